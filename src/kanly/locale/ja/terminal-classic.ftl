### ターミナルのクラシック版の卓：見出し、コマンド、卓そのものの言葉。

## The table

turn-of = 第{ $n }ターン（全{ $most }ターン）
storm-at = 砂嵐：第{ $n }セクター
no-storm = 砂嵐はまだありません
wall-gone = { classic-territory-shield-wall }は失われました
storm-card-is = 次の砂嵐カード：{ $n }
stopped-are = 封じられた力：{ $powers }
classic-legend = ≈砂嵐　■要塞　▲岩場　◆香料　ア5★2　部隊5、うち精鋭2　ベ(1)顧問
decks = 山札
spice-deck-has = 香料カード残り{ $n }枚
worm-comes = 次の砂虫：{ $places }
top-spice = 次の香料カード：{ $card }
treachery-deck-has = 背信カード残り{ $n }枚
discard-has = 捨て札{ $n }枚
seat-is = 席{ $n }

## Columns

column-map = 地図上
column-tanks = タンク
column-cards = カード
column-leaders = 指揮官
column-strongholds = 要塞
column-allies = 同盟者

## The auction and the battle

cards-to-sell = { $n ->
    [1] 最後の1枚
   *[other] 競りにかかるカード{ $n }枚
}
on-offer = 競りのカード：{ $card }
no-bid = まだ入札なし
highest-bid = { $faction }が{ $n }で入札
have-passed = パス：{ $factions }
forces-there = 部隊
wheel = 戦闘計画
must-keep = 答えた内容（変更不可）
no-plan = 未決定
sealed-plan = 伏せてある
voice-play = 必ず出す：{ $card }
voice-not = 出せない：{ $card }
no-card = なし
no-leader = 指揮官なし

## Behind the shield

no-treachery = 背信カードなし
more-cards-perhaps = 数えられていないカード
predicts = 第{ $turn }ターンに{ $faction }
in-tanks = タンク
kwisatz-awake = 使用可能
kwisatz-sleeps = 戦闘で失った部隊{ $n }（{ $most }で覚醒）
purse-spice = 香料{ $n }

## Deals

deal-pays = { $faction }が{ $other }に香料{ $n }を払う
deal-pays-later = { $faction }が{ $other }に香料{ $n }を払う（第{ $turn }ターン、{ $phase }）
deal-gives = { $faction }が{ $other }に〈{ $card }〉を渡す
deal-draft = { $factions }との取り決めの下書き
deal-waits = あなたの返事を待つ取り決め（「anytime」）：
waits-for = { $factions }の返事待ち

## Choosing

title-ship = 輸送先
title-reinforce = 予備を送る先
title-to = 行き先
title-ride = 砂虫に乗って行く先
title-advisor = 顧問を置く場所
title-cross = 惑星を横断して輸送する元
title-back = 予備に戻す元
title-move = 移動元
title-worm = 砂虫の行き先
title-call-worm = 砂虫を呼ぶ場所
title-fighters = 顧問を戦士にする場所
title-truthtrance = { classic-card-truthtrance }：尋ねる相手
title-ghola = { classic-card-tleilaxu-ghola }：復活
title-karama = { classic-card-karama }：特殊能力
title-gift = 香料を与える
title-promise = 同盟者に香料を約束する
title-deal-answer = 取り決めに答える
title-deal = 取り決めをする
title-show = 自分のものを見せる
unknown-amount = { $n }は選べません。{ $range }の数を入力してください。
type-sector = 複数のセクターがある場所は、番号とセクターを入力してください：「7 5」。
type-stars = 「5」は精鋭なしの5部隊、「5 2」は精鋭2を含む5部隊です。
at-any-time = いつでも
enter-closes = 番号と数量を続けて入力：「3 10」。Enterキーで質問に戻ります。
nothing-unasked = 今、求められずにできることはありません。
your-words = あなたの言葉（なければEnter）
look-faction = 派閥を指定してください：look { $factions }
stop-usage = いつ止めるか、今の場面でなければどこで止めるかも入力します：stop never、stop always response-voice、stop never all。「stop」だけなら一覧を表示します。
stop-here = 次もここで尋ねるか：stop always、stop turn、stop never。
stop-all = すべての場面
stop-set-always = { $window }：いつも尋ねます。
stop-set-turn = { $window }：このターンの終わりまで尋ねます。
stop-set-never = { $window }：尋ねません。施しのように無料のものは受け取ります。
stop-set-usual = { $window }：通常どおり尋ねます。
stop-yes = 止める
stop-no = –
stop-always = いつも
stop-turn = このターン
stop-never = 止めない
stop-usual = 通常
hold-on = 次の場面はあなたを待ちます。
hold-off = 次の場面はあなたを待ちません。
upto-usage = 競りの間に使います：upto 5（このカードに5まで入札）、upto 0（パス）、upto 0 all（このターンの残りすべて）、upto off。
upto-most = { $n }まで入札します。
upto-pass = パスします。
upto-off = 入札のたびに尋ねます。
plan-so-far = ここまでの計画：{ $parts }

help-classic-anytime = 求められずにできること：{ classic-card-truthtrance }、{ classic-card-tleilaxu-ghola }、贈与、取り決め、自分のものを見せること
help-classic-stop = どこで尋ねるか：名前で指定した場面、今の場面、またはすべて
help-classic-hold = 何を持っていても、次の場面があなたを待ちます
help-classic-upto = 出ているカードにいくらまで出すか。0ならパス、「all」ならこのターンのすべてのカード
help-classic-choose = 選択は番号または文字、表記、または単語の始め（「ship carthag」なら「sh carth」）で行います。数を尋ねられたら、その数を入力します。求められずにできることも、どの質問でも入力できます。
help-classic-about = カード、指揮官、派閥、地域、特典の説明
help-classic-board = 地図と派閥をもう一度
help-classic-hand = 自分のつい立ての裏：カードとその文章、指揮官、裏切り者
help-classic-look = ある派閥について分かっていること
