# 問題、やり直し、本としてのルール

puzzles = 問題
puzzles-about = ボット同士のゲームから選んだ局面です。長い探索で、一つの選択が明らかに最善と分かっています。それを見つけ、理由を確かめてください。続けて遊ぶこともできます。
puzzles-solved = { $of }問中{ $n }問正解
puzzle = 問題
puzzle-daily = 今日の問題
puzzle-play-daily = 解く
puzzle-once-more = もう一度遊ぶ
puzzle-kinds = 問題の種類
puzzle-kind-all = すべて
puzzle-kind-imperium = デューン　砂の惑星：インペリウム
puzzle-kind-ix = ライズ・オブ・イックス
puzzle-kind-battle = 戦闘
puzzle-kind-auction = 競り
puzzle-kind-shipment = 輸送
puzzle-facts = { $game }、{ $kind ->
    [classic] 第{ $round }ターン
   *[other] 第{ $round }ラウンド
}、{ $house }を担当
puzzle-level = 難しさ{ $n }（3段階）
puzzle-asks = ここでは一つの選択が明らかに最善です。盤上で選んでください。見えるのは、そのプレイヤーに見えていたものだけです。
puzzle-solved = 正解
puzzle-failed = 最善の選択ではありません
puzzle-yours = あなたの選択
puzzle-next = 次の問題
puzzle-retry = もう一度解く
puzzle-go-on = このまま続けて遊ぶこともできます。

again = ここからやり直す
again-as = { again }：{ $name }、{ $n }手目

book-contents = 目次
book-place = { $book }、第{ $n }章
book-ways = 章
book-ruling = この裁定の理由
book-example = 詳しい例
book-examples = 詳しい例
book-play = この局面を遊ぶ
book-play-of = { book-play }：{ $rule }
book-restart = 初めからやり直す
book-back = ルールに戻る
