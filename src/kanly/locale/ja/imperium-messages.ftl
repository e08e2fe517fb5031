### Dune: Imperium and Rise of Ix: what happened, what is asked, why not, and what one may choose.
### $x-the, $x-of, $x-inline: the name $x in that form (its Fluent attribute), if it has one.

## Events: setup and round

event-leader = { $seat }の指揮官は〈{ $leader }〉。
event-round = 第{ $n }ラウンド開始。
event-conflict = このラウンドの紛争は〈{ $card }〉。
event-first-player = { $seat }が筆頭公家になった。
event-end-turn = { $seat }が手番を終了した。
event-pass-turn = { $seat }がこの手番をパスした。

## Events: cards

event-draw = { $seat }がカードを{ $n }枚引いた。
event-drew-card = { $seat }が〈{ $card }〉を引いた。
event-shuffle = { $seat }が捨て場のカードを山に加えてシャッフルした。
event-discard = { $seat }が〈{ $card }〉を捨てた。
event-trash = { $seat }が〈{ $card }〉を破棄した。
event-take = { $seat }が捨て場から〈{ $card }〉を手札に加えた。
event-acquire = { $seat }が〈{ $card }〉を獲得した。
event-set-aside = { $seat }が〈{ $card }〉を脇によけた。
event-aside-trash = { $seat }が脇によけて獲得しなかった〈{ $card }〉が破棄された。
event-row = 〈{ $card }〉が帝国の列に加わった。
event-row-trash = 帝国の列の〈{ $card }〉が破棄された。
event-draw-intrigue = { $seat }が策謀カードを{ $n }枚引いた。
event-drew-intrigue-card = { $seat }が策謀カード〈{ $card }〉を引いた。
event-shuffle-intrigue = 策謀の捨て札がシャッフルされ、新しい山になった。
event-play = { $seat }が策謀カード〈{ $card }〉をプレイした。
event-steal-intrigue = { $seat }が{ $victim }から策謀カードを1枚奪った。
event-stole-intrigue-card = { $seat }が{ $victim }から策謀カード〈{ $card }〉を奪った。

## Events: Agents

event-agent = { $seat }が〈{ $card }〉をプレイし、《{ $space }》に代行者を派遣した。
event-recall-agent = { $seat }が《{ $space }》の代行者を回収した。
event-mentat = { $seat }がメンタートを受け取った。
event-mentat-next = { $seat }が次のラウンドのメンタートを受け取った。
event-swordmaster = { $seat }が剣士（3人目の代行者）を得た。
event-council = { $seat }が最高議会の議席を得た。
event-voice = { $seat }が他プレイヤーに対して《{ $space }》を封鎖した。

## Events: resources and points

event-gain = { $seat }が{ $n }{ $resource }を獲得した。
event-pay = { $seat }が{ $n }{ $resource }を支払った。
event-sell = { $seat }が{ $spice }香料を{ $solari }ソラリで売却した。
event-vp = { $seat }が勝利点{ $n ->
    [-1] 1を失った
   *[other] { $n }を獲得した
}。
event-influence-up = { $faction }に対する{ $seat }の影響力が{ $at }に上がった。
event-influence-down = { $faction }に対する{ $seat }の影響力が{ $at }に下がった。
event-alliance = { $seat }が{ $faction }と同盟を結んだ。
event-alliance-lost = { $seat }が{ $faction }との同盟を失った。
event-masterstroke = { $seat }が〈{ ability-masterstroke }〉を使用した（{ $faction }と{ $other }）。

## Events: troops and combat

event-recruit = { $seat }が{ count-troops }を召集した。
event-deploy = { $seat }が{ count-troops }を戦場に進軍させた。
event-retreat = { $seat }が{ count-troops }を駐屯地に撤退させた。
event-lose-troops = 戦場にいる{ $seat }の{ count-troops }が帰投した。
event-lose-garrison = 駐屯地にいる{ $seat }の{ count-troops }が帰投した。
event-reveal = { $seat }が説得力の行使を行った。
event-reveal-card = { $seat }が〈{ $card }〉を公開した。
event-swords = { $seat }：{ bonus-swords }。
event-strength = { $seat }の戦力は{ $n }。
event-combat = 紛争開始。
event-win = { $seat }が戦力{ $n }で紛争に勝利した。
event-no-winner = 紛争の勝者はいない。
event-reward = { $seat }が{ $place }位の報酬を獲得した。
event-control = { $seat }が《{ $space }》を占拠した。
event-control-lost = 公家ハイガルの勝利により、{ $seat }は《{ $space }》の占拠を失った。
event-maker = 《{ $space }》に香料が追加された（追加香料{ $n }）。
event-victory = { $seat }が{ count-points }でゲームに勝利した。

## Events: House Hagal

event-hagal-card = 公家ハイガル・カードは〈{ $card }〉。
event-rival-agent = { $seat }が《{ $space }》に代行者を派遣した。
event-rival-stays = { $seat }は空いているマスがなく、この手番は代行者を派遣しない。
event-exchange = { $seat }が{ $n }{ $resource }を勝利点1と交換した。
event-exchange-intrigues = { $seat }が策謀カード{ $n }枚を勝利点1に換えた。

## Events: Rise of Ix

event-tech = { $seat }が技術タイル〈{ $tile }〉を{ $n }{ $resource }で獲得した。
event-tile = 技術タイル〈{ $tile }〉が表向きになった。
event-tile-scrapped = 技術タイル〈{ $tile }〉はライバルに使えないため、ゲームから取り除かれた。
event-use = { $seat }が技術タイル〈{ $tile }〉を使用した。
event-negotiator = { $seat }が交渉人をイックスに送った。
event-freighter-up = { $seat }が貨物船を{ $at }段目に進めた。
event-freighter-back = { $seat }が貨物船を{ $at }段目から回収した。
event-commission = { $seat }が弩級戦艦1隻を就役させた。
event-deploy-dreadnought = { $seat }が弩級戦艦1隻を戦場に進軍させた。
event-retreat-dreadnought = { $seat }が弩級戦艦1隻を駐屯地に撤退させた。
event-place-dreadnought = { $seat }が弩級戦艦1隻を《{ $space }》に置いた。
event-detonate = { $seat }が弩級戦艦1隻を基地に戻した（〈{ tile-detonation-devices }〉）。
event-under = { $seat }が策謀カード1枚を策謀の山の一番下に置いた。
event-keep = { $seat }が手札1枚を裏向きで脇によけた。
event-take-back = { $seat }が脇によけた〈{ $card }〉を公開し、手札に戻した。
event-snooper = { $seat }が{ $faction }の探知機トークンに達した。

## Prompts

ask-leader = 指揮官を選んでください。
ask-masterstroke = 〈{ ability-masterstroke }〉の派閥を2つ、秘密裏に選んでください。
ask-defend = 自分が占拠している《{ $space }》をめぐる紛争です。基地から1部隊を進軍させますか？
ask-turn = あなたの手番です。代行者を派遣するか、手札を公開してください。
ask-pass-turn = ただちに手番を終了しますか？
ask-agent-effects = 代行者の派遣の効果を解決してください。
ask-reveal-effects = 説得力の行使の効果を解決し、カードを獲得してください。
ask-sell = 香料をいくつ売却しますか？
ask-influence = { $seat }が影響力{ $n }を獲得します。どの派閥ですか？
ask-lose-influence = 影響力を{ $n }失います。どの派閥ですか？
ask-alliance = { $faction }との同盟を結ぶのは誰ですか？
ask-option = { $seat }：{ $n }つ選んでください。
ask-trash = どのカードを破棄しますか？
ask-take = 捨て場からどのカードを手札に加えますか？
ask-acquire = 説得力コスト{ $n }以下のどのカードを獲得しますか？
ask-set-aside = 帝国の列のどのカードを脇によけますか？
ask-snoop = 山の一番上のカードは〈{ $card }〉です。引きますか、破棄しますか？
ask-deploy = 何部隊を戦場に進軍させますか（{ $n }部隊まで）？
ask-retreat = 何部隊を撤退させますか（{ $n }部隊まで）？
ask-target = 戦場の1部隊を帰投させるのは、どの他プレイヤーですか？
ask-voice = 他プレイヤーに対してどのマスを封鎖しますか？
ask-recall = どの代行者を回収しますか？
ask-discard = 手札を{ $n }枚捨ててください。
ask-test-of-humanity = 手札を1枚捨てるか、戦場の1部隊を帰投させてください。
ask-combat = 紛争：策謀カードをプレイするか、パスしてください。
ask-reward = 報酬を好きな順に受け取ってください。
ask-interlude = ゲームを続ける前に、これを解決するか、任意のものは辞退してください。
ask-place = 弩級戦艦で紛争に勝利しました。どこに置きますか？
ask-tech = { $n ->
    [0] どの技術タイルを獲得しますか？
   *[other] どの技術タイルを{ $n }香料安く獲得しますか？
}
ask-negotiators = 〈{ $tile }〉のコストを下げるために、交渉人を何人戻しますか？
ask-freighter = 貨物船は輸送トラックの{ $at ->
    [0] 一番下
   *[other] { $at }段目
}にあります。どう動かしますか？
ask-withdraw = どのユニットを撤退させますか（あと{ $n }ユニット）？
ask-send-units = 駐屯地からどのユニットを進軍させますか（あと{ $n }ユニットまで）？
ask-lose-troop = どこの部隊を帰投させますか？
ask-under = どの策謀カードを策謀の山の一番下に置きますか？
ask-swap = どの策謀カードを1枚ずつ策謀の山の一番下に置きますか（現在{ $n }枚）？
ask-destination = 獲得したカードをどこに置きますか？
ask-keep = 2回目の手番まで脇によける手札はどれですか？
ask-intelligence = 策謀の山の上の2枚のうち、どちらを自分のものにしますか？
ask-victory = 紛争に勝利しました。策謀カードをプレイするか、先に進んでください。
ask-endgame = ゲームの終了です。終盤の策謀カードをプレイするか、先に進んでください。

## Results

result-points = 勝利点{ $n }で決着。
result-chaumurky = { count-points }で並び、〈{ tile-chaumurky }〉で決着。
result-spice = { count-points }で並び、香料で決着。
result-solari = { count-points }で並び、ソラリで決着。
result-water = { count-points }で並び、水で決着。
result-garrison = { count-points }で並び、駐屯地の部隊数で決着。
result-shared = { count-points }で並び、他もすべて同じため、勝利を分かち合う。

## Choices

label-agent = 〈{ $card }〉で《{ $space }》に代行者を派遣する
label-agent-from = 〈{ $card }〉で《{ $origin }》の代行者を《{ $space }》に派遣する
label-reveal = 手札を公開する
label-play = 〈{ $intrigue }〉をプレイする
label-deploy = { $n ->
    [0] 進軍させない
   *[other] { count-troops }を進軍させる
}
label-retreat = { $n ->
    [0] 撤退させない
   *[other] { count-troops }を撤退させる
}
label-buy = 〈{ $card }〉を獲得する
label-buy-to-deck = 〈{ $card }〉を獲得し、山の一番上に置く
label-buy-aside = 脇によけた〈{ $card }〉を獲得する
label-buy-aside-to-deck = 脇によけた〈{ $card }〉を獲得し、山の一番上に置く
label-acquire = 〈{ $card }〉を無償で獲得する
label-acquire-aside = 脇によけた〈{ $card }〉を無償で獲得する
label-acquire-to-deck = 〈{ $card }〉を無償で獲得し、山の一番上に置く
label-acquire-aside-to-deck = 脇によけた〈{ $card }〉を無償で獲得し、山の一番上に置く
label-end = 手番を終了する
label-enough = これ以上受け取らない
label-pass = パスする
label-no-card = カードをプレイしない
label-continue = 手番を続ける
label-influence = { $faction }に対する影響力を獲得する
label-lose = { $faction }に対する影響力を失う
label-trash-hand = 手札の〈{ $card }〉を破棄する
label-trash-discard = 捨て場の〈{ $card }〉を破棄する
label-trash-play = プレイ済みの〈{ $card }〉を破棄する
label-discard = 〈{ $card }〉を捨てる
label-lose-troop = 戦場の1部隊を帰投させる
label-voice = 《{ $space }》を封鎖する
label-sell = { $spice }香料を{ $solari }ソラリで売却する
label-take = 〈{ $card }〉を手札に加える
label-set-aside = 〈{ $card }〉を脇によける
label-snoop-draw = 引く
label-snoop-trash = 破棄する
label-recall = 《{ $space }》の代行者を回収する
label-target = { $seat }の1部隊を帰投させる
label-defend = 基地から1部隊を進軍させる
label-decline = この部隊を進軍させない
label-masterstroke = { $first }と{ $second }
label-leader = { $leader }
label-alliance = { $seat }が同盟を結ぶ
label-use = 〈{ $tile }〉を使用する
label-freighter-advance = 貨物船を1段進める
label-freighter-recall = 貨物船を回収し、報酬を受け取る
label-tech = 技術タイル〈{ $tile }〉を獲得する
label-tech-solari = 技術タイル〈{ $tile }〉を獲得し、ソラリで支払う
label-return = { $n ->
    [0] 交渉人を戻さない
   *[other] 交渉人を{ $n }人戻す
}
label-place = 弩級戦艦を《{ $space }》に置く
label-detonate = 弩級戦艦を基地に戻し、勝利点1を獲得する
label-withdraw-troop = 戦場の1部隊を撤退させる
label-withdraw-dreadnought = 戦場の弩級戦艦1隻を撤退させる
label-lose-garrison = 駐屯地から1部隊を帰投させる
label-lose-conflict = 戦場から1部隊を帰投させる
label-under = 〈{ $intrigue }〉を策謀の山の一番下に置く
label-no-more-cards = これ以上置かない
label-send-troop = 駐屯地の1部隊を進軍させる
label-send-dreadnought = 弩級戦艦1隻を進軍させる
label-no-more-units = これ以上進軍させない
label-keep = 〈{ $card }〉を脇によける
label-learn = 〈{ $intrigue }〉を自分のものにする
label-to-discard = 捨て場に置く
label-to-deck = 山の一番上に置く
label-ambush-troop = { $seat }の1部隊を撤退させる
label-ambush-dreadnought = { $seat }の弩級戦艦1隻を撤退させる

## Refusals

refuse-not-offered = それは今選べるものの中にありません。
refuse-moment-answer = 先に、今尋ねられていることに答えてください。
refuse-moment-pass = 手番ではパスできません。代行者を派遣するか、手札を公開してください。
refuse-moment-turn = 代行者の派遣か説得力の行使かは、手番の開始時に選びます。
refuse-moment-play = 策謀カードは効果と効果の間にプレイします。先に今の問いに答えてください。
refuse-moment-effect = 効果を解決するのは、代行者を派遣した後、説得力の行使のとき、または報酬を受け取るときです。
refuse-moment-deploy = 部隊を進軍させるのは、紛争エリアに代行者を派遣した後か、効果で認められたときです。
refuse-moment-deploy-dreadnought = 弩級戦艦を進軍させるのは、紛争エリアに代行者を派遣した後です。
refuse-moment-buy = 説得力でカードを獲得するのは、説得力の行使のときです。
refuse-moment-continue = 手番を続けるかどうかを決めるのは、〈{ intrigue-bindu-suspension }〉の後だけです。
refuse-moment-influence = 派閥を指定するのは、効果で好きな影響力を獲得するときです。
refuse-moment-lose-influence = 派閥を指定するのは、効果で好きな影響力を失うときです。
refuse-moment-option = 効果を選ぶのは、カードやマスが複数の効果を示しているときです。
refuse-moment-trash = カードを破棄するのは、効果で認められたときです。
refuse-moment-discard = 手札を捨てるのは、効果で求められたときです。
refuse-moment-lose-troop = 部隊の帰投を選ぶのは、他プレイヤーが〈{ card-test-of-humanity }〉をプレイしたときです。
refuse-moment-voice = マスを封鎖するのは、〈{ card-the-voice }〉をプレイしたときです。
refuse-moment-sell = 香料を売却するのは、《{ space-sell-melange }》に代行者を派遣したときです。
refuse-moment-retreat = 戦場にいるものは、効果で撤退できるまで戦場に残ります。
refuse-moment-take = 捨て場からカードを手札に加えるのは、〈{ card-other-memory }〉で認められたときです。
refuse-moment-acquire = 説得力を使わずにカードを獲得するのは、効果で認められたときです。
refuse-moment-set-aside = 帝国の列のカードを脇によけるのは、〈{ ability-manipulate }〉を使うときです。
refuse-moment-snoop = 山の一番上のカードを引くか破棄するのは、〈{ intrigue-poison-snooper }〉を使うときです。
refuse-moment-recall = 代行者を回収するのは、効果で認められたときです。
refuse-moment-target = 他プレイヤーを指定するのは、効果で戦場の1部隊を帰投させるときです。
refuse-moment-defend = 防衛の部隊を進軍させられるのは、自分が占拠しているマスをめぐる紛争が公開されたときです。
refuse-moment-tokens = 〈{ ability-masterstroke }〉の派閥は、最初のラウンドの前に選びます。
refuse-moment-leader = 指揮官はゲームの開始前に選びます。
refuse-moment-alliance = 失った同盟を誰が結ぶかを決めるのは、影響力の等しいプレイヤーが複数いるときです。
refuse-moment-use = 技術タイルは自分の手番に、効果と効果の間に使います。
refuse-moment-freighter = 貨物船を動かすのは、貨物船アイコンを使うときです。
refuse-moment-tech = 技術タイルを獲得するのは、技術獲得アイコンを使うときです。
refuse-moment-negotiators = 交渉人を戻すのは、技術タイルを獲得するときです。
refuse-moment-place = 弩級戦艦を置くのは、その弩級戦艦で紛争に勝利したときです。
refuse-moment-detonate = 〈{ tile-detonation-devices }〉を使うのは、弩級戦艦で紛争に勝利したときです。
refuse-moment-lose-from = どこの部隊を帰投させるかを決められるのは、《{ intrigue-strongarm }》をプレイしたときだけです。
refuse-moment-under = 策謀カードを策謀の山の一番下に置くのは、効果で認められたときです。
refuse-moment-send = 駐屯地のユニットを進軍させるのは、〈{ intrigue-second-wave }〉で認められたときです。
refuse-moment-keep = { leader-ilesa-ecaz }はラウンドの開始時にカードを脇によけます。
refuse-moment-learn = { leader-viscount-hundro-moritani }は最初のラウンドの前に策謀カードを1枚選びます。
refuse-moment-destination = 獲得したカードの置き場所を選ぶのは、〈{ tile-spaceport }〉などで認められたときです。
refuse-moment-ambush = 〈{ card-desert-ambush }〉でユニットを撤退させるのは、部隊を進軍させるときです。
refuse-not-in-hand = 〈{ $card }〉は手札にありません。
refuse-no-agent = 派遣できる代行者が残っていません。
refuse-not-there = 《{ $space }》に自分の代行者はいません。
refuse-icon = 〈{ $card }〉には《{ $space }》の代行者アイコンがありません。
refuse-voice = 《{ $space }》は〈{ card-the-voice }〉によって封鎖されています。
refuse-no-space = このゲームのボードに《{ $space }》はありません。
refuse-requirement = 《{ $space }》には{ $faction }に対する影響力{ $n }が必要です（現在{ $has }）。
refuse-closed = この難易度では《{ $space }》を使用できません。
refuse-once = 《{ $space }》に代行者を派遣できるのはゲーム中に1回だけです。
refuse-occupied = 《{ $space }》にはすでに代行者がいます。
refuse-cost = 《{ $space }》のコストは{ $n }{ $resource }です（現在{ $has }）。
refuse-agent-turn = この策謀カードをプレイした後は、代行者を派遣しなければなりません。
refuse-intrigue-not-held = 〈{ $card }〉を持っていません。
refuse-timing-plot = 〈{ $card }〉は自分の手番にのみプレイできます。
refuse-timing-start = 〈{ $card }〉は手番の開始時、他の何よりも先にのみプレイできます。
refuse-timing-agent = 〈{ $card }〉は代行者の派遣でカードをプレイする前にのみプレイできます。
refuse-timing-faction = 〈{ $card }〉は代行者の派遣の際、派閥のマスに代行者を派遣した後にのみプレイできます。
refuse-timing-combat = 〈{ $card }〉は紛争フェイズにのみプレイできます。
refuse-timing-victory = 〈{ $card }〉は紛争に勝利したときにのみプレイできます。
refuse-timing-endgame = 〈{ $card }〉はゲームの終了時にのみプレイできます。
refuse-condition = 〈{ $card }〉のコストを支払えないか、条件を満たしていません。
refuse-nothing-to-do = 〈{ $card }〉は今プレイしても何も起こりません。手放すためだけにプレイすることはできません。
refuse-effect = この効果のコストを支払えないか、効果がありません。
refuse-not-pending = この効果は今解決できるものではありません。
refuse-no-combat-space = 部隊を進軍させられるのは、紛争エリアに代行者を派遣した手番だけです。
refuse-deploy-limit = { count-troops }は進軍させられません。今進軍させられるのは{ $most }部隊までです。
refuse-deploy-none = 進軍させないなら、他のことを行うか、手番を終了してください。
refuse-no-dreadnought = 駐屯地に弩級戦艦がありません。
refuse-dreadnought-limit = この手番に駐屯地に加わったユニットのほかに進軍させられるのは、2ユニットまでです。
refuse-ambush-unit = 相手はそのユニットを紛争に出していません。
refuse-foldspace = 〈{ $card }〉は説得力では獲得できません。《{ space-foldspace }》のマスで獲得します。
refuse-not-aside = 〈{ $card }〉を脇によけていません。
refuse-not-for-sale = 〈{ $card }〉は帝国の列にも共用カードにもありません。
refuse-price = 〈{ $card }〉の説得力コストは{ $n }です（現在{ $has }）。
refuse-to-deck = この手番では〈{ $card }〉を山の一番上に置けません。
refuse-mandatory = まだ解決しなければならない効果があります。
