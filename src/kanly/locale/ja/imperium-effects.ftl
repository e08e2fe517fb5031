### Dune: Imperium and Rise of Ix: what their components do. The program puts these phrases together.
### A phrase is written as in the middle of a sentence; full stops are added.
### $x-the, $x-of, $x-inline: the name $x in that form (its Fluent attribute), if it has one.
### .and: the phrase when another one follows; .do: the phrase as something one may choose to do.

## Counts

count-cards = カード{ $n }枚
count-intrigues = 策謀カード{ $n }枚
count-troops = { $n }部隊
count-units = { $n }ユニット
count-points = 勝利点{ $n }

## Amounts

amount-solari = { $n }ソラリ
amount-spice = { $n }香料
amount-water = { $n }水
amount-vp = { count-points }
amount-vp-per-low-track = 影響力が1以下の派閥1つにつき{ count-points }
amount-influence = { $faction }に対する影響力{ $n }
amount-influence-any = 任意の派閥1つに対する影響力{ $n }
amount-influence-one-of = { $factions }のいずれかに対する影響力{ $n }
amount-influence-behind = 自分より影響力の高い他プレイヤーがいる派閥1つに対する影響力{ $n }
amount-influence-agents = 自分の代行者がマスにいる派閥それぞれに対する影響力{ $n }
amount-influence-visited = その派閥に対する影響力{ $n }
amount-influence-snooped = 影響力トラックに自分の探知機トークンが残っている派閥1つに対する影響力{ $n }
amount-influence-each = { $factions }つの派閥それぞれに対する影響力{ $n }
amount-influence-different = 異なる{ $factions }つの派閥それぞれに対する影響力{ $n }

## Numbers to add

bonus-solari = ソラリ+{ $n }
bonus-spice = 香料+{ $n }
bonus-water = 水+{ $n }
bonus-persuasion = 説得力+{ $n }
bonus-swords = 赤刃+{ $n }

## Costs

cost-pay = { $amount }を支払って
    .and = { $amount }を支払い
cost-trash-this = このカードを破棄して
    .and = このカードを破棄し
cost-trash = { count-cards }を破棄して
    .and = { count-cards }を破棄し
cost-influence = いずれか1つの派閥に対する影響力を{ $n }失って
    .and = いずれか1つの派閥に対する影響力を{ $n }失い
cost-troops = 戦場にいる自分の{ $n }部隊を帰投させて
    .and = 戦場にいる自分の{ $n }部隊を帰投させ
cost-discard = 手札を{ $n }枚捨てて
    .and = 手札を{ $n }枚捨て
cost-units = 戦場にいる自分の{ count-units }を撤退させて
    .and = 戦場にいる自分の{ count-units }を撤退させ
cost-lose-troop = 駐屯地か戦場にいる自分の{ count-troops }を帰投させて
    .and = 駐屯地か戦場にいる自分の{ count-troops }を帰投させ
cost-bottom = 自分の策謀カード{ $n }枚を策謀の山の一番下に置いて
    .and = 自分の策謀カード{ $n }枚を策謀の山の一番下に置き
cost-flip-tile = このタイルを裏向きにして
    .and = このタイルを裏向きにし
cost-trash-tile = このタイルを破棄して
    .and = このタイルを破棄し
cost-sell = { $least }～{ $most }香料

## Conditions

condition-bond = 他のフレーメン・カードがプレイ済みなら
condition-sisterhood = 他のベネ・ゲセリット・カードがプレイ済みなら
condition-alliance = { $faction }と同盟を結んでいるなら
condition-any-alliance = いずれかの派閥と同盟を結んでいるなら
condition-influence = { $faction }に対する影響力が{ $n }以上なら
condition-council = 最高議会の議席があるなら
condition-spice-must-flow = 〈{ $card }〉を{ $n }枚以上持っているなら
condition-most-spice-must-flow = 〈{ $card }〉をどの他プレイヤーよりも多く持っているなら
condition-tech = 技術タイルを{ $n }枚以上持っているなら
condition-enemy-agent = この代行者を派遣したマスに他プレイヤーの代行者がすでにいたなら
condition-agent-with = { $faction }のマスに自分の代行者がいるなら
condition-persuasion = 説得力が{ $n }以上残っているなら
condition-solari = ソラリを{ $n }以上持っているなら
condition-all-tracks = 4つの派閥それぞれに対する影響力が{ $n }以上なら
condition-units-deployed = この手番に{ $n }ユニット以上を戦場に進軍させているなら
condition-agents-out = ランドスラード評議会、都市部、香料交易のマスに自分の代行者が合わせて{ $n }人以上いるなら

## Joints

effect-nothing = 効果なし
effect-pay = { $cost }、{ $effect }
effect-pay-option = { $cost }、{ $effect }
effect-if = { $condition }、{ $effect }
effect-if-else = { $condition }、{ $effect }。そうでなければ、{ $otherwise }
effect-bond = { term-fremen-bond }：{ $effect }
effect-choose = 次から{ $n }つを選ぶ：{ $options }
effect-at-reveal = このラウンドの説得力の行使の際、{ $effect }
effect-here-at-reveal = 説得力の行使の際、このマスに自分の代行者がいるなら、{ $effect }
effect-may = 望むなら、{ $effect }
effect-on-win = この紛争に勝利したら、{ $effect }
effect-times = { $effect }（{ $times }回）

## Effects

effect-gain = { $amount }を獲得する
    .and = { $amount }を獲得し
effect-recruit = { count-troops }を召集する
    .and = { count-troops }を召集し
effect-draw = カードを{ $n }枚引く
    .and = カードを{ $n }枚引き
effect-intrigue = 策謀カードを{ $n }枚引く
    .and = 策謀カードを{ $n }枚引き
effect-trash = カード1枚を破棄してもよい
    .and = カード1枚を破棄してもよく
    .do = カード1枚を破棄する
effect-trash-this = このカードを破棄する
    .and = このカードを破棄し
effect-deploy-garrison = { $n ->
    [1] 自分の駐屯地から1部隊を戦場に進軍させてもよい
   *[other] 自分の駐屯地から{ $n }部隊まで戦場に進軍させてもよい
}
    .do = { $n ->
        [1] 自分の駐屯地から1部隊を戦場に進軍させる
       *[other] 自分の駐屯地から{ $n }部隊まで戦場に進軍させる
    }
effect-deploy-garrison-any = 自分の駐屯地から任意の数の部隊を戦場に進軍させてもよい
    .do = 自分の駐屯地から任意の数の部隊を戦場に進軍させる
effect-deploy-recruited = そのうち{ $n }部隊までを戦場に進軍させてもよい
effect-deploy-recruited-at-reveal = 説得力の行使の最中なら、そのうち{ $n }部隊までを戦場に進軍させてもよい
effect-deploy-supply = 自分の基地から{ count-troops }を戦場に進軍させる
    .and = 自分の基地から{ count-troops }を戦場に進軍させ
effect-retreat = 自分の部隊を{ $n }部隊まで撤退させる
    .and = 自分の部隊を{ $n }部隊まで撤退させ
effect-retreat-any = 自分の部隊を任意の数だけ撤退させる
    .and = 自分の部隊を任意の数だけ撤退させ
effect-acquire = 説得力コスト{ $n }以下のカード1枚を無償で獲得する
    .and = 説得力コスト{ $n }以下のカード1枚を無償で獲得し
effect-acquire-onto-deck = 説得力コスト{ $n }以下のカード1枚を無償で獲得し、自分の山の一番上に置く
    .and = 説得力コスト{ $n }以下のカード1枚を無償で獲得し、自分の山の一番上に置き
effect-acquire-reserve = 共用カードの〈{ $card }〉1枚を獲得する
    .and = 共用カードの〈{ $card }〉1枚を獲得し
effect-control = 《{ $space }》を占拠する
    .and = 《{ $space }》を占拠し
effect-signet = 自分の指揮官の指輪能力を起動する
    .and = 自分の指揮官の指輪能力を起動し
effect-double-harvest = この代行者が収穫する基本香料は2倍になる（追加香料は増えない）
effect-cheaper-spice-must-flow = この手番中、〈{ $card }〉の説得力コストは{ $n }下がる
effect-opponents-lose-garrison = 他プレイヤーは全員、駐屯地の1部隊を帰投させる
effect-send-anywhere = 自分の代行者1人（すでにマスに派遣されている代行者でもよい）を、代行者アイコンと他の代行者を無視して、任意のマスに派遣する
effect-persuasion-per-fremen = プレイ済みのフレーメン・カード1枚につき（このカード自身も含む）、説得力+{ $n }
effect-take-from-discard = 自分の捨て場から{ $faction }のカード1枚を手札に加える
    .and = 自分の捨て場から{ $faction }のカード1枚を手札に加え
effect-space-influence = この代行者を派遣した派閥のマスで得る影響力は、1ではなく{ $n }になる
effect-opponents-discard = 他プレイヤーは全員、手札を{ $n }枚捨てる
effect-opponents-discard-or-lose = 他プレイヤーは全員、手札を1枚捨てるか、戦場の1部隊を帰投させなければならない
effect-voice = マス1つを選ぶ。次の自分の手番まで、他プレイヤーはそのマスに代行者を派遣できない
effect-may-pass = その後、ただちに手番を終了してもよい
effect-mentat = 《{ space-mentat }》のマスにあるメンタートを（あれば）受け取り、このラウンド中、追加の代行者として使用する
effect-mentat-next-round = 次のラウンドの追加の代行者として、メンタートを受け取る
    .and = 次のラウンドの追加の代行者として、メンタートを受け取り
effect-faction-icons = この手番でプレイするカードは、4つの派閥すべての代行者アイコンも持つ
effect-ignore-enemies = この手番で次に派遣する代行者は、他プレイヤーの代行者がいるマスにも派遣できる
effect-opponent-loses-troop = 他プレイヤー1人を選び、その戦場の1部隊を帰投させる
    .and = 他プレイヤー1人を選び、その戦場の1部隊を帰投させ
effect-tracks = 影響力3以上の影響力トラックが3つなら{ count-points }を、4つすべてなら代わりに勝利点{ $all }を獲得する
effect-snoop = 自分の山の一番上のカードを見て、それを引くか破棄する
    .and = 自分の山の一番上のカードを見て、それを引くか破棄し
effect-acquire-to-deck = 獲得する各カードを自分の山の一番上に置いてもよい
effect-reshuffle = 捨て場のカードを自分の山に加えてシャッフルする
    .and = 捨て場のカードを自分の山に加えてシャッフルし
effect-recall = ボード上の自分の代行者1人を回収する
    .and = ボード上の自分の代行者1人を回収し
effect-set-aside = 帝国の列のカード1枚を脇によける。このラウンド中、そのカードを獲得できるのは自分だけで、説得力の行使の際、そのコストは{ $n }下がる。その手番の終わりまでに獲得しなければ破棄される
effect-harvest = { $n }香料と、このマスの追加香料すべてを獲得する
effect-steal-intrigue = 策謀カードを4枚以上持つ他プレイヤー全員から、ランダムに1枚ずつ奪う
effect-council = 最高議会の議席を得る。以降ゲーム終了まで、説得力の行使のたびに説得力+{ $n }
effect-swordmaster = 剣士（3人目の代行者）を得て、以降ゲーム終了まで使用できる
effect-freighter = 自分の貨物船を{ $times ->
    [1] 動かす
   *[other] { $times }回動かす
}
    .and = 自分の貨物船を{ $times ->
        [1] 動かし
       *[other] { $times }回動かし
    }
effect-dreadnought = 弩級戦艦1隻を就役させる
    .and = 弩級戦艦1隻を就役させ
effect-tech = 技術タイル1枚を獲得する
    .and = 技術タイル1枚を獲得し
effect-tech-cheaper = 技術タイル1枚を{ $n }香料安く獲得する
    .and = 技術タイル1枚を{ $n }香料安く獲得し
effect-tech-with-solari = 技術タイル1枚を獲得する（コストは香料の代わりにソラリで支払ってもよい）
    .and = 技術タイル1枚を獲得し（コストは香料の代わりにソラリで支払ってもよい）
effect-negotiator = 自分の基地の{ $times }部隊を交渉人としてイックスに送る
    .and = 自分の基地の{ $times }部隊を交渉人としてイックスに送り
effect-dividends = 配当を得る（自分は{ $n }ソラリ、他プレイヤーは全員{ $others }ソラリ）
    .and = 配当を得て（自分は{ $n }ソラリ、他プレイヤーは全員{ $others }ソラリ）
effect-ship-troops = { count-troops }を召集する
    .and = { count-troops }を召集し
    .do = 輸送トラックから{ count-troops }を召集する
effect-trash-in-play = プレイ済みの自分のカード1枚を破棄してもよい
    .and = プレイ済みの自分のカード1枚を破棄してもよく
    .do = プレイ済みの自分のカード1枚を破棄する
effect-swords-per-dreadnought = 戦場にいる自分の弩級戦艦1隻につき、{ bonus-swords }
effect-swords-per-card = この手番に公開する赤刃のあるカード1枚につき、{ bonus-swords }
effect-swords-per-card-but-this = この手番に公開する赤刃のある他のカード1枚につき、{ bonus-swords }
effect-ambush = この手番に戦場に進軍させる1部隊につき、戦場にいる他プレイヤーの1ユニットを撤退させてもよい
effect-extra-turn = この手番の直後に、もう1回手番を行ってもよい
    .do = この手番の直後に、もう1回手番を行う
effect-space-discount = このカードで《{ $space }》に代行者を派遣するなら、そのコストは{ $n }香料下がる
effect-opponents-retreat-dreadnought = 他プレイヤーは全員、戦場の弩級戦艦1隻を撤退させる
effect-deploy-units = 自分の駐屯地から{ count-units }まで戦場に進軍させてもよい
    .do = 自分の駐屯地から{ count-units }まで戦場に進軍させる
effect-goals = 次の4つの目標のうち、3つを達成しているなら{ count-points }を、4つすべてなら代わりに勝利点{ $all }を獲得する：自分の弩級戦艦が2隻とも就役中／〈{ $card }〉が1枚以上／影響力4以上の影響力トラックが2つ以上／最高議会の議席
effect-swap-intrigues = 自分の策謀カードを任意の枚数だけ策謀の山の一番下に置き、同じ枚数を引く
    .and = 自分の策謀カードを任意の枚数だけ策謀の山の一番下に置き、同じ枚数を引き
effect-place-dreadnought = 戦場にいる自分の弩級戦艦1隻を《アラキーン》《カルタゴ》《帝国盆地》のいずれかに置く
    .and = 戦場にいる自分の弩級戦艦1隻を《アラキーン》《カルタゴ》《帝国盆地》のいずれかに置き
effect-keep-card = このラウンドの自分の2回目の手番まで、手札1枚を脇によける
    .and = このラウンドの自分の2回目の手番まで、手札1枚を脇によけ
effect-win-ties = ゲームの終了時、1位が同点なら自分の勝利となる
effect-all-to-deck = カードを獲得するたび、それを自分の山の一番上に置いてもよい
effect-ship-bonus = 輸送トラックから部隊を召集するたび、さらに{ $n }部隊を召集し、それらの部隊を任意の数だけ戦場に進軍させてもよい
effect-detonate = 弩級戦艦を使って紛争に勝利したとき、それをマスに置く代わりに、自分の基地に戻して{ count-points }を獲得してもよい
effect-sell = 次のいずれか1つの交換を1回行う：{ $rows }
sell-row = { $spice }香料で{ $solari }ソラリ

## When an Intrigue card is played

timing-turn-start = 手番の開始時、他の何よりも先に：{ $text }
timing-before-agent = 代行者の派遣の際、カードをプレイする前に：{ $text }
timing-victory = 紛争に勝利したら、{ $text }
timing-after-faction = 代行者の派遣の際、派閥のマスに代行者を派遣した後で、{ $text }

## Left abilities of the Leaders

left-prescience = いつでも自分の山の一番上のカードを見てもよい。
left-landsraad-popularity = ランドスラード評議会のマスのコストが1ソラリ下がる。
left-masterstroke = 最初のラウンドの前に、2つの派閥を秘密裏に選ぶ。自分の1手番に4部隊以上を初めて戦場に進軍させたとき、それらを公開し、それぞれに対する影響力1を獲得する。
left-arrakis-fiefdom = 追加の1香料と1ソラリを持ってゲームを開始する。
left-ruthless-negotiator = マスのコストとしてソラリを支払うたび、カードを1枚引く。
left-eyes-everywhere = ランドスラード評議会と都市部のマスでは、他プレイヤーの代行者がいても自分の代行者を派遣できる。
left-spice-addict = 香料を収穫するたび、獲得する香料が1少なくなり、カードを1枚引く。
left-connections = 最高議会の議席を得たとき、任意の派閥1つに対する影響力1を獲得する。
left-coordination = 説得力の行使の際、ランドスラード評議会、都市部、香料交易のマスに自分の代行者が合わせて2人以上いるなら、プレイ済みの自分のカード1枚を破棄してもよい。
left-one-step-ahead = 各ラウンドの開始時、手札1枚を裏向きで脇によける。そのラウンドの自分の2回目の手番の開始時、それを公開して手札に戻す。その手番にそのカードで代行者を派遣したなら、代行者アイコンがちょうど1つのカードであれば1香料を、そうでなければ1ソラリを獲得する。
left-smuggling-operation = 水を持たずにゲームを開始する。自分の手番中にソラリを獲得するたび、さらに1ソラリを獲得する。
left-intelligence = 最初のラウンドの前に、策謀の山の上から2枚を見る。1枚を自分のものにし、もう1枚を山の一番上に戻す。
left-careful-observation = 最初のラウンドの前に、各影響力トラックの影響力2に探知機トークンを1つずつ置く。1つ目のトークンに達したとき、手札を1枚捨てて、1香料を獲得してもよい。2つ目のときはそのトラックの影響力4のボーナスを、3つ目のときはそのトラックの影響力1を、4つ目のときはその両方を獲得する。
left-heavy-lasgun-cannons = 戦場にいる自分の弩級戦艦の戦力は、3ではなく4になる。

## Board spaces

board-requirement = { $faction }に対する影響力{ $n }以上
board-once = 各プレイヤーともゲーム中に1回のみ
board-combat = 紛争エリア
board-maker = メイカー
board-control = このマスに代行者が派遣されるたび、《{ $space }》の占拠者は{ $amount }を獲得する

## Influence tracks

track-influence = 影響力{ $n }
track-alliance = 最初に影響力{ $n }に達したプレイヤーが同盟トークン（勝利点1）を得る。保持者の影響力を上回ったプレイヤーは、それを奪い取る。

## Shipping track

shipping-move = 効果によって貨物船を動かすときは、1段進めるか、一番下に回収するかを選んでよい。回収したら、貨物船が離れた段とそれより下の段すべての報酬を、好きな順に受け取る。
shipping-step = { $n }段目

## Pieces of Rise of Ix

about-freighter = 自分の貨物船は輸送トラックの一番下から始まる。{ shipping-move }
about-dreadnought = 弩級戦艦は2隻あり、最初は基地にある。就役させると駐屯地に置かれる（就役させなくてもよい）。部隊と同じように進軍させることができ、戦場での戦力は3。紛争の後も基地には戻らない。弩級戦艦を使って紛争に勝利したら、《アラキーン》《カルタゴ》《帝国盆地》のうち、他の弩級戦艦がないいずれかに置く。次の紛争フェイズの終了まで、占拠マーカーがあっても、そのマスを占拠する。
about-tech-tile = 技術タイルを獲得するときは、イックス・ボードの表向きのタイルのうち1枚の香料コストを支払い、獲得時の効果とともにそれを得る（獲得しなくてもよい）。その能力は、以降ゲーム終了まで使用できる。
about-negotiator = 技術タイルを獲得するとき、自分の交渉人を任意の数だけ基地に戻してもよい。1人につきコストが1下がる。

## Cards and games of Rise of Ix

infiltration = このカードで派遣する代行者は、他プレイヤーの代行者がいるマスにも派遣できる。
unload = このカードを捨てるか破棄したときにも、下段の効果を得る。
game-without-ix = { expansion-ix }を使わないゲームのみ
game-epic = エピック・ゲーム専用

## House Hagal cards

rival-does = ライバルは{ $what }
rival-sends = 《{ $space }》に代行者を派遣する
    .and = 《{ $space }》に代行者を派遣し
rival-influence = { $faction }に対する影響力1を獲得する
    .and = { $faction }に対する影響力1を獲得し
rival-troops = { count-troops }を召集する
    .and = { count-troops }を召集し
rival-troops-to-conflict = { count-troops }を召集して戦場に進軍させる
    .and = { count-troops }を召集して戦場に進軍させ
rival-garrison = 駐屯地から最大{ count-troops }を戦場に進軍させる
    .and = 駐屯地から最大{ count-troops }を戦場に進軍させ
rival-swords = { $n ->
    [0] 赤刃なし
   *[other] { bonus-swords }
}
rival-signet = 指揮官の指輪能力を起動する
    .and = 指揮官の指輪能力を起動し
rival-harvest = 追加香料が最も多い空きのメイカーのマス（同数なら香料の合計が最も多いマス）に代行者を派遣する
    .and = 追加香料が最も多い空きのメイカーのマス（同数なら香料の合計が最も多いマス）に代行者を派遣し
rival-harvest-solo = ソロゲームでは、そこにある香料をすべて取る
rival-harvest-two = 2人ゲームでは、追加香料を銀行に戻す
rival-no-harvest = 追加香料のある空きのメイカーのマスがなければ、次のカードを公開する
rival-reshuffle = 公家ハイガル・カードをすべてシャッフルして新しい山を作り、次のカードを公開する
rival-if-influence = ライバルの{ $faction }に対する影響力が{ $n }以上なら、{ $what }
rival-otherwise = そうでなければ、{ $what }
rival-otherwise-next = そうでなければ、次のカードを公開する
rival-freighter = { $n ->
    [1] 貨物船を動かす
   *[other] 貨物船を{ $n }回動かす
}
    .and = { $n ->
        [1] 貨物船を動かし
       *[other] 貨物船を{ $n }回動かし
    }
rival-dreadnought = 弩級戦艦1隻を就役させる
    .and = 弩級戦艦1隻を就役させ
rival-no-dreadnought = 弩級戦艦が2隻ともすでに就役中なら、代わりに次のカードを公開する
rival-tech = 可能なら技術タイル1枚を獲得する
    .and = 可能なら技術タイル1枚を獲得し
rival-tech-or-negotiator = 可能なら技術タイル1枚を{ $n }香料安く獲得し、できなければ交渉人をイックスに送る
    .and = 可能なら技術タイル1枚を{ $n }香料安く獲得し、できなければ交渉人をイックスに送り
rival-may-acquire = ソロゲームのライバルも獲得できる
rival-solo = ソロゲーム専用
rival-two = 2人ゲーム専用

## Levels of difficulty

level-start = 自分は追加の{ $amount }を持って開始する
level-mentat = 《{ space-mentat }》のマスのコストは{ $n }ソラリになる
level-garrison = 各ライバルの駐屯地の部隊数は{ $n }で開始する
level-intrigues = 各ライバルは{ count-intrigues }を持って開始する
level-third-agent = 各ライバルは第{ $n }ラウンドに3人目の代行者を受け取る
level-expert = 紛争Ⅰと紛争Ⅱでは、戦力が{ $n }以上リードしているライバルは部隊を進軍させない
level-no-swordmaster = 自分は《{ space-swordmaster }》のマスを使用できない

## Fields of an entry

field-faction = 派閥
field-cost = コスト
field-price = 説得力コスト
field-icons = 代行者アイコン
field-icon = 代行者アイコン
field-copies = 枚数
field-agent = 上段
field-reveal = 下段
field-acquire = 獲得時
field-trashed = 破棄時
field-type = 種類
field-tier = 段階
field-location = 占拠するマス
field-first = 1位
field-second = 2位
field-third = 3位
field-house = 公家
field-complexity = 難度
field-signet = { $ability }（公家の指輪）
field-rival = ライバル
field-requirement = 条件
field-limit = 制限
field-kind = 区分
field-effect = 効果
field-control = 占拠ボーナス
field-game = ゲーム
field-turn = 代行者の派遣
field-combat = 紛争
field-alliance = 同盟
field-infiltration = { term-infiltration }
field-unload = { term-unload }
field-freighter = { term-freighter }
field-set = 拡張
field-symbol = 公家ハイガルの印
field-round-start = ラウンド開始
field-reveal-turn = 説得力の行使
field-win = 紛争勝利時
field-flip = ラウンドに1回
field-trash = 自分の手番
field-always = 能力
field-endgame = ゲームの終了
field-name = 名前
field-text = 内容
no-rival = ライバルにはなれない
not-sold = 説得力では獲得できない

## Kinds of component

kind-starter = 公家初期カード
    .many = 公家初期カード
kind-reserve = 共用カード
    .many = 共用カード
kind-imperium = 帝国カード
    .many = 帝国の山
kind-intrigue = 策謀カード
    .many = 策謀の山
kind-conflict = 紛争カード
    .many = 紛争の山
kind-tile = 技術タイル
    .many = 技術タイル
kind-leader = 指揮官
    .many = 指揮官
kind-space = マス
    .many = マス
kind-faction = 影響力トラック
    .many = 影響力トラック
kind-shipping = トラック
    .many = 輸送トラック
kind-piece = コンポーネント
    .many = ライズ・オブ・イックスのコンポーネント
kind-hagal = 公家ハイガル・カード
    .many = 公家ハイガルの山
kind-difficulty = ソロゲームの難易度
    .many = ソロゲームの難易度
