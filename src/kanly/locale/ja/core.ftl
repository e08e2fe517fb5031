### Words that belong to no game: how a list reads, and why the table refuses something.

## Lists and sentences

sentence = { $text }。
list-text = { $first }{ $next }
list-text-last = { $first }{ $next }
list-and = { $first }、{ $next }
list-and-last = { $first }と{ $next }
list-or = { $first }、{ $next }
list-or-last = { $first }、{ $next }
list-plus = { $first }、{ $next }
list-plus-last = { $first }、{ $next }
list-do = { $first }、{ $next }
list-do-last = { $first }、{ $next }
list-clause = { $first }、{ $next }
list-clause-last = { $first }、{ $next }
list-choice = { $first }／{ $next }
list-choice-last = { $first }／{ $next }
list-choices = { $first }／{ $next }
list-choices-last = { $first }／{ $next }
labelled = { $label }：{ $text }

## Refusals

refuse-over = ゲームは終了しています。
refuse-not-asked = 今は自分が選ぶ番ではありません。
refuse-unknown = このゲームに「{ $choice }」という選択はありません。
refuse-unknown-near = このゲームに「{ $choice }」という選択はありません。近いもの：{ $near }
refuse-undo = { $allowed ->
    [0] 今は取り消せる選択がありません。
   *[other] 取り消せるのは直前の{ $allowed }手までです。
}
