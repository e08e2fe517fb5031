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
refuse-not-asked = 今はあなたが選ぶ番ではありません。
refuse-unknown = このゲームに「{ $choice }」という選択はありません。
refuse-unknown-near = このゲームに「{ $choice }」という選択はありません。近いもの：{ $near }
refuse-undo = { $allowed ->
    [0] 今は取り消せる選択がありません。
   *[other] 取り消せるのは直前の{ $allowed }手までです。
}

## Why a choice is advised

reason-alike = 他の選択と大差ない。
reason-gamble = 賭け：勝率は{ $low }%から{ $high }%まで開く。
reason-rival-less = 阻止：最も強い相手の勝率が{ $n }%下がる。
reason-rival-more = 危険：最も強い相手の勝率が{ $n }%上がる。
reason-points-more = 勝利点を得る。
reason-points-less = 勝利点を失う。
reason-influence-more = 影響力を得る。
reason-influence-less = 影響力を失う。
reason-resources-more = 資源を約{ $n }得る。
reason-resources-less = 資源を約{ $n }失う。
reason-troops-more = 約{ $n }部隊を得る。
reason-troops-less = 約{ $n }部隊を失う。
reason-intrigues-more = 策謀カードを得る。
reason-intrigues-less = 策謀カードを失う。
reason-strongholds-more = ターン終了までに要塞を得る。
reason-strongholds-less = ターン終了までに要塞を失う。
reason-spice-more = 香料を約{ $n }得る。
reason-spice-less = 香料を約{ $n }失う。
reason-forces-more = 約{ $n }部隊を守る。
reason-forces-less = 約{ $n }部隊を危険にさらす。
reason-leaders-more = 指揮官を守る。
reason-leaders-less = 指揮官を危険にさらす。
reason-cards-more = 背信カードを得る。
reason-cards-less = 背信カードを失う。
reason-clock-more = 時間は味方：最後まで誰も勝たなければ自分の陣営が勝つ。
reason-clock-less = 時間は敵：最後まで誰も勝たなければ別の陣営が勝つ。
