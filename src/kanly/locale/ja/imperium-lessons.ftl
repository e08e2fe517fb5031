### Lessons for Dune: Imperium and Rise of Ix: see docs/lessons.md.

## What any lesson says

lesson-won = お見事。目標を達成しました。
lesson-missed = もう目標には届きません。最初からやり直しましょう。1分で済みます。
lesson-other = それも可能ですが、このレッスンの狙いは別にあります。取り消すか、そのまま続けてください。まだ目標に届くかもしれません。
lesson-goal-reached = 目標達成：{ $goal }
lesson-goal-missed = 目標に届かず：{ $goal }。次の目標へ進みましょう。

## Dune: Imperium

lesson-imperium = { imperium-game }
    .text = 実際のボードで学ぶ10の短いレッスン。最初の代行者から最初の勝利まで。

## Imperium: your Agents

lesson-imperium-agents = 代行者を派遣する
    .goal = 最初の勝利点を得る。
    .won = 皇帝に対する影響力が2になり、勝利点1を得ました。どの派閥でも、2度目の訪問が点になります。
    .missed = 代行者が別の場所へ行ったまま、ラウンドが終わりました。やり直して、1人を皇帝のもとへ送りましょう。
lesson-imperium-agents-hand = これが手札です。カードの左端のアイコンは、代行者を送れる場所を示します。黄色い三角は香料交易のマスです。
lesson-imperium-agents-contract = 〈{ card-dune-the-desert-planet }〉を選び、次に《{ space-secure-contract }》を選びます。費用はかからず、3ソラリが入ります。
    .right = 3ソラリを得ました。このラウンド、他のプレイヤーはそこに代行者を送れません。
    .other = 代行者は別の場所へ行きました。それも構いません。レッスンに沿うなら取り消し、続けるなら代行者を1人、皇帝のために残しましょう。
lesson-imperium-agents-turn = 手番を終了します。代行者は1人ずつ順番に送るので、次は他のプレイヤーの番です。
lesson-imperium-agents-track = これは皇帝の影響力トラックです。あなたは1にいます。2には勝利点があります。
lesson-imperium-agents-wealth = 〈{ card-diplomacy }〉で2人目の代行者を《{ space-wealth }》に送ります。派閥のマスを訪れるたび、その派閥に対する影響力1を得ます。
    .other = それでは皇帝に対する影響力が得られません。取り消して《{ space-wealth }》を試しましょう。

## Imperium: the Reveal turn

lesson-imperium-reveal = 説得力でカードを獲得する
    .goal = 自分の山に加えるカードを1枚獲得する。
    .won = カードは捨て場に置かれました。山が尽きるとシャッフルされて山に入り、いずれ手札に来ます。
    .missed = 使わなかった説得力は手番の終わりに失われます。やり直して、終える前にカードを獲得しましょう。
lesson-imperium-reveal-agents = 代行者は2人ともボードにいます。この手番では、残りの手札を公開します。
lesson-imperium-reveal-reveal = 公開を押します。カードの下段から、説得力（青いひし形）が得られます。
    .right = 説得力は5です。この手番の間だけ使えます。
lesson-imperium-reveal-row = これが帝国の列です。値段はカードの隅にあり、獲得できるカードが光ります。
lesson-imperium-reveal-buy = 4で〈{ card-fremen-camp }〉を、または好きなカードを獲得します。山が良くなれば、後のラウンドがすべて楽になります。

## Imperium: the Conflict

lesson-imperium-conflict = 紛争に勝利する
    .goal = 戦場で最も強くなり、1位の報酬を得る。
    .won = 最も強かったので、勝利点を得ました。部隊は基地に戻ります。勝っても負けても、戦力は使い切りです。
    .missed = 青の方が強かったようです。やり直して、もっと多くの部隊を進軍させましょう。
lesson-imperium-conflict-prize = これがこのラウンドの紛争です。最も強いプレイヤーが1位の報酬の勝利点を得ます。青はすでに2部隊を置いています。
lesson-imperium-conflict-arrakeen = 〈{ card-reconnaissance }〉で代行者を《{ space-arrakeen }》に送ります。交差した剣は、そこから部隊を進軍させられるしるしです。
    .other = 部隊を進軍させられるのは、交差した剣のある紛争エリアだけです。取り消すか、別の紛争エリアを選びましょう。
lesson-imperium-conflict-deploy = 3部隊を進軍させます。召集したばかりの1部隊と、駐屯地からの2部隊です。1部隊の戦力は2です。
    .right = 戦力は6対4。さらに剣が加わります。
    .other = 部隊が少ないと戦力も下がります。取り消して3部隊を進軍させられます。
lesson-imperium-conflict-turn = 手番を終了します。他のプレイヤーが手札を公開します。剣でどれだけ強くなるか見ましょう。
lesson-imperium-conflict-swords = 公開します。手札の短剣2枚から剣が1つずつ得られます。剣1つは戦力1です。
lesson-imperium-conflict-strength = あなたがリードしています。手番を終了すると、紛争の勝敗が決まります。

## Imperium: spice

lesson-imperium-spice = 香料を収穫して売る
    .goal = 香料を6ソラリ以上に換える。
    .won = ソラリで最高議会の議席や剣士や部隊が手に入ります。追加香料のたまったマスで収穫し、十分になったら売りましょう。
lesson-imperium-spice-maker = ここはメイカーのマスです。誰も来ないラウンドごとに追加香料が1つたまり、次に来た人のものになります。
lesson-imperium-spice-harvest = 〈{ card-dune-the-desert-planet }〉で代行者を《{ space-imperial-basin }》に送ります。香料1と追加香料を収穫します。
    .right = 香料2を収穫し、手持ちと合わせて3になりました。
lesson-imperium-spice-turn = 手番を終了します。ここからは部隊も進軍させられますが、このレッスンは交易の話です。
lesson-imperium-spice-sell = もう1人の代行者を《{ space-sell-melange }》に送ります。一度に多く売るほど、収入が増えます。
lesson-imperium-spice-price = 香料3を8ソラリで売るか、2だけ6ソラリで売って1つ残します。

## Imperium: the Landsraad

lesson-imperium-council = 最高議会の議席
    .goal = 〈{ card-the-spice-must-flow }〉を獲得し、勝利点を得る。
    .won = 説得力9で勝利点を手に入れました。議席は今後の説得力の行使のたびに、説得力2をもたらします。
lesson-imperium-council-seat = 〈{ card-dagger }〉で代行者を《{ space-high-council }》に送ります。5ソラリで、ゲームの間ずっと使える議席を得ます。
    .right = 議席はあなたのものです。誰にも奪われません。
lesson-imperium-council-turn = 手番を終了します。
lesson-imperium-council-reveal = 公開します。カードの説得力7に、議席の2が加わります。
lesson-imperium-council-flow = 共用カードの〈{ card-the-spice-must-flow }〉を獲得します。コストは9で、すぐに勝利点1になります。

## Imperium: the Alliance

lesson-imperium-alliance = 同盟を奪う
    .goal = 青からフレーメンとの同盟を奪う。
    .won = トークンは勝利点1になり、青はそれを失いました。今度は誰かに追い越されないよう注意しましょう。
lesson-imperium-alliance-track = フレーメンに対するあなたの影響力は3、青は4で同盟トークンを持っています。保持者を上回ると奪い取れます。
lesson-imperium-alliance-intrigue = 手札の〈{ intrigue-know-their-ways }〉をプレイします。陰謀カードは、自分の手番ならいつでも使えます。
    .right = 影響力4でトラックのボーナスを得ました。ただし、同点ではトークンは奪えません。
lesson-imperium-alliance-visit = あと1つ。〈{ card-diplomacy }〉で代行者を《{ space-stillsuits }》に送れば、青を上回ります。
    .other = それではフレーメンに対する影響力が得られません。取り消して、フレーメンのマスを訪れましょう。

## Imperium: Intrigue

lesson-imperium-intrigue = 戦術カードで逆転する
    .goal = 負けている紛争を逆転する。
    .won = 剣4つで、4対6が8対6になりました。あなたが策謀カードを持つ限り、誰も紛争の勝ちを確信できません。
    .missed = 青が紛争に勝ちました。やり直して、パスする前にカードを使いましょう。
lesson-imperium-intrigue-behind = 全員が公開を終えました。あなたは2部隊で戦力4、青は3部隊で戦力6です。
lesson-imperium-intrigue-ambush = 〈{ intrigue-ambush }〉をプレイします。戦術カードを使うのは今です。全員が続けてパスするまで、順番に使えます。
    .other = パスすると青が勝ちます。やり直して、カードを使いましょう。

## Imperium: trashing

lesson-imperium-trash = 小さな山は強い山
    .goal = 弱いカードを1枚破棄する。
    .won = そのカードはゲームから除かれました。これからは良いカードがより頻繁に手札に来ます。
lesson-imperium-trash-weak = 〈{ card-dagger }〉は剣1つだけで、説得力はありません。そのうち別のカードを引きたくなります。
lesson-imperium-trash-breeding = 〈{ card-diplomacy }〉で代行者を《{ space-selective-breeding }》に送ります。到着時に香料2を支払います。
lesson-imperium-trash-effect = 待っている効果を押します。カードを1枚破棄して2枚引きます。
lesson-imperium-trash-card = 〈{ card-dagger }〉を破棄します。破棄は捨て札とは違い、二度と戻りません。

## Imperium: your Leader

lesson-imperium-leader = 指揮官
    .goal = 指揮官の力を借りて、皇帝に対する影響力を2にする。
    .won = 指輪の香料で、皇帝の最も豊かなマスに行けました。指輪の能力は指揮官ごとに違います。それを軸に計画しましょう。
lesson-imperium-leader-leader = あなたは{ leader-earl-memnon-thorvald }です。右側の能力は〈{ card-signet-ring }〉で使い、香料1を得ます。
lesson-imperium-leader-ring = 香料が4必要ですが、手元には3です。〈{ card-signet-ring }〉で代行者を《{ space-carthag }》に送ると、指輪が4つ目をくれます。
    .right = 香料が4になり、《{ space-carthag }》で1部隊も召集しました。
lesson-imperium-leader-card = 効果が待っています。押して策謀カードを引きましょう。
lesson-imperium-leader-turn = 手番を終了します。
lesson-imperium-leader-conspire = もう1人の代行者を〈{ card-diplomacy }〉で《{ space-conspire }》に送ります。香料4で、影響力と5ソラリと2部隊と策謀カードが手に入ります。

## Imperium: the end

lesson-imperium-victory = 最後のラウンド
    .goal = ゲームに勝利する。
    .won = 誰かが勝利点10に達すると、そのラウンドでゲームが終わります。あなたの勝ちです。これですべて学びました。さあ、遊びましょう。
    .missed = 今回は届きませんでした。やり直しましょう。皇帝から1点、紛争から1点です。
lesson-imperium-victory-score = あなたの勝利点は8、青は9です。誰かが10に達したラウンドでゲームは終わります。
lesson-imperium-victory-ninth = 皇帝に対する2つ目の影響力が9点目です。〈{ card-diplomacy }〉で《{ space-wealth }》へ。
lesson-imperium-victory-turn = 9点です。手番を終了します。
lesson-imperium-victory-reveal = 10点目は紛争で取ります。残りの手札を公開します。
lesson-imperium-victory-strength = あなたは4部隊と剣1つ、青は3部隊と剣1つ。手番を終了して、紛争に勝ちましょう。

## Rise of Ix

lesson-ix = { expansion-ix }
    .text = 拡張で加わる要素の八つのレッスン。先に基本のチュートリアルを遊びましょう。

## Ix: Tech tiles

lesson-ix-tech = 技術タイルを獲得する
    .goal = 技術タイルを1枚獲得する。
    .won = タイルはゲームの終わりまであなたのものです。早く手に入れるほど、何度も働きます。
lesson-ix-tech-stacks = イックス・ボードには技術タイルの山が三つあり、一番上だけを獲得できます。コストは香料です。
lesson-ix-tech-go = 〈{ card-dagger }〉で代行者を《{ space-tech-negotiation }》に送ります。タイルが香料1だけ安くなります。
lesson-ix-tech-effect = 効果が待っています。押しましょう。
lesson-ix-tech-option = 今はタイルを選びます。もう一方は交渉人を送り、後のタイルを安くします。
lesson-ix-tech-tile = 香料は2です。毎ラウンド部隊が得られる〈{ tile-training-drones }〉を取ります。

## Ix: using a tile

lesson-ix-tile = 技術タイルを使う
    .goal = タイルで1部隊を召集する。
    .won = 毎ラウンド、無償で1部隊。タイルは次のラウンドの初めに表に戻ります。
lesson-ix-tile-tile = これがあなたの〈{ tile-training-drones }〉です。1ラウンドに1回、自分の手番ならいつでも使えます。
lesson-ix-tile-use = 今使います。手番の行動ではないので、このあと代行者も送れます。

## Ix: dreadnoughts

lesson-ix-dreadnought = 弩級戦艦を就役させる
    .goal = 弩級戦艦を駐屯地に置き、〈{ tile-spaceport }〉を獲得する。
    .won = 一度の訪問で戦艦とタイルを手に入れ、香料は5でなく3で済みました。交渉人は好きなときに使えます。
lesson-ix-dreadnought-go = 〈{ card-dagger }〉で代行者を《{ space-dreadnought }》に送ります。3ソラリで戦艦が手に入り、タイルも獲得できます。
lesson-ix-dreadnought-commission = 弩級戦艦を就役させます。駐屯地に置かれ、後の紛争で戦力3になります。
lesson-ix-dreadnought-tech = 次はタイルです。効果を押します。
lesson-ix-dreadnought-tile = 香料3と交渉人2人で、コスト5の〈{ tile-spaceport }〉に届きます。
lesson-ix-dreadnought-return = 交渉人を2人とも戻します。1人につきコストが1下がります。

## Ix: fighting with a dreadnought

lesson-ix-conflict = 戦場の弩級戦艦
    .goal = 紛争に勝利し、弩級戦艦をボードに置く。
    .won = 戦艦は次の紛争フェイズの終わりまでそのマスを占拠し、それから戻ってまた戦えます。
    .missed = 青が紛争に勝ちました。やり直して、すべてを進軍させましょう。
lesson-ix-conflict-foe = 青は戦場に3部隊を置き、戦力6です。さらに剣が1つ加わります。
lesson-ix-conflict-go = 〈{ card-reconnaissance }〉で代行者を紛争エリアの《{ space-arrakeen }》に送ります。
lesson-ix-conflict-ship = 弩級戦艦を進軍させます。戦力は3で、駐屯地からの2個のうちの1個に数えます。
lesson-ix-conflict-troops = 2部隊も進軍させます。召集した部隊と、駐屯地の1部隊です。
lesson-ix-conflict-turn = 戦力は7対6です。手番を終了します。
lesson-ix-conflict-reveal = 手札を公開します。短剣で剣が1つ加わります。
lesson-ix-conflict-fight = 8対7です。手番を終了すると、紛争の勝敗が決まります。
lesson-ix-conflict-place = 弩級戦艦を《{ space-carthag }》に置きます。占拠している間、代行者が送られるたびに利益があります。

## Ix: shipping

lesson-ix-freighter = 貨物船を動かす
    .goal = 貨物船を回収し、積み荷の報酬を受け取る。
    .won = 2段目からの回収で、2段分の報酬を一度に得ました。待つほど多くなりますが、その間は何も入りません。
lesson-ix-freighter-track = これが輸送トラックです。貨物船は1段目にいます。上へ行くほど報酬が良くなります。
lesson-ix-freighter-go = 〈{ card-dune-the-desert-planet }〉で代行者を《{ space-interstellar-shipping }》に送ります。貨物船を2回動かせます。
lesson-ix-freighter-first = 2回のうち1回目を押します。
lesson-ix-freighter-advance = 2段目に進めます。2部隊と影響力1が得られる段です。
lesson-ix-freighter-second = 2回目を押します。
lesson-ix-freighter-recall = 今度は回収します。一番下に戻り、2段目と1段目の報酬を受け取ります。
lesson-ix-freighter-dividends = 1段目の報酬を押します。
lesson-ix-freighter-option = 配当を選びます。自分に5ソラリ、他のプレイヤーに1ソラリずつです。香料2でも構いません。

## Ix: points from a tile

lesson-ix-satellites = タイルで得点する
    .goal = 〈{ tile-spy-satellites }〉を勝利点に換える。
    .won = その場で、または終了時に点になるタイルがあります。獲得する前に読みましょう。
lesson-ix-satellites-tile = 〈{ tile-spy-satellites }〉は香料3で勝利点1をもたらしますが、一度使うと破棄されます。香料は今1です。
lesson-ix-satellites-harvest = 足りない2を収穫します。〈{ card-dune-the-desert-planet }〉で《{ space-imperial-basin }》へ。
lesson-ix-satellites-use = 同じ手番のうちに、タイルを使います。

## Ix: a Leader of the expansion

lesson-ix-leader = イックスの指揮官
    .goal = 2隻の弩級戦艦で紛争に勝利する。
    .won = 2隻で戦力8です。拡張の指揮官は計画の価値を変えます。最初の手番の前に読みましょう。
    .missed = 青が紛争に勝ちました。やり直して、2隻目を進軍させましょう。
lesson-ix-leader-leader = あなたは{ leader-prince-rhombur-vernius }です。戦場の弩級戦艦の戦力は、3でなく4になります。
lesson-ix-leader-go = 〈{ card-signet-ring }〉で代行者を紛争エリアの《{ space-arrakeen }》に送ります。
lesson-ix-leader-second = 2隻目の弩級戦艦を進軍させます。戦力は8対6です。
lesson-ix-leader-turn = 手番を終了します。指輪の効果は任意なので、使わなくても構いません。
lesson-ix-leader-reveal = 手札を公開します。
lesson-ix-leader-fight = 手番を終了すると、紛争の勝敗が決まります。
lesson-ix-leader-place = 勝ちました。戦艦を1隻置きます。1ラウンドの間、そのマスを占拠します。

## Ix: the end

lesson-ix-victory = { conflict-economic-supremacy }
    .goal = 勝利点10に達する。
    .won = 一つの紛争で3点です。終盤の紛争のために蓄えましょう。使う前にカードを確かめます。
    .missed = 報酬の機会は過ぎました。やり直して、両方を支払いましょう。
lesson-ix-victory-reward = 〈{ conflict-economic-supremacy }〉に勝ち、最初の1点を得ました。報酬であと2点を買えます。
lesson-ix-victory-solari = 6ソラリを支払って勝利点1を得ます。
lesson-ix-victory-spice = 香料4でもう1点。残しても、最後のラウンドのあとは役に立ちません。

## Imperium: the first game

lesson-imperium-first-game = 最初のゲーム
    .goal = { leader-paul-atreides }で1ゲームを遊び通す。ラウンドごとに目標があり、いつでも助言を受けられる。
    .won = 1ゲームを遊び終えました。転機を見直し、次は案内なしで遊びましょう。
lesson-imperium-first-game-round-1 = 第1ラウンド：1人を派閥へ、1人をソラリか部隊のために送ります。それから公開し、買える中で最も良いカードを獲得します。
    .goal = いずれかの派閥で影響力1
lesson-imperium-first-game-round-2 = 第2ラウンド：同じ派閥をもう一度訪れます。影響力2で最初の勝利点です。
    .goal = 勝利点1
lesson-imperium-first-game-round-3 = 第3ラウンド：蓄えます。5ソラリで最高議会の議席、8ソラリで剣士が手に入り、どちらも後のラウンドで毎回役立ちます。
    .goal = 5ソラリ、最高議会の議席、または剣士
lesson-imperium-first-game-round-4 = 第4ラウンド：紛争を見ます。1位の報酬に価値があるなら勝てるだけ進軍させ、なければ何も送りません。
    .goal = 勝利点2
lesson-imperium-first-game-round-5 = 第5ラウンド：追加香料のたまったマスで収穫し、売るか使います。
    .goal = 2香料
lesson-imperium-first-game-round-6 = 第6ラウンド：一つの派閥を影響力4まで上げます。ボーナスと、空いていれば同盟が得られます。
    .goal = いずれかの派閥で影響力4
lesson-imperium-first-game-round-7 = 第7ラウンド：紛争に勝ちます。駐屯地に部隊を、手元に戦術カードを残しておきましょう。
    .goal = 勝利点4
lesson-imperium-first-game-round-8 = 第8ラウンド：全員の点を数えます。先頭なら急ぎ、そうでなければ1ラウンドで2点を狙います。
    .goal = 勝利点5
lesson-imperium-first-game-round-9 = 第9ラウンド：説得力9あれば〈{ card-the-spice-must-flow }〉が1点です。最後の紛争の部隊も用意します。
    .goal = 勝利点6
lesson-imperium-first-game-round-10 = 第10ラウンドが最後です。点になることなら何でも正解です。
    .goal = ゲームに勝つ

## Ix: the first game

lesson-ix-first-game = イックスでの最初のゲーム
    .goal = { leader-prince-rhombur-vernius }で1ゲームを遊び通す。目標があり、いつでも助言を受けられる。
    .won = 拡張を入れて1ゲームを遊び終えました。転機を見直し、別の指揮官も試しましょう。
lesson-ix-first-game-round-1 = 第1ラウンド：弩級戦艦のために3ソラリを用意するか、交渉人を送ります。あなたの戦艦の戦力は4です。
    .goal = 3ソラリ、弩級戦艦、または交渉人
lesson-ix-first-game-round-2 = 第2ラウンド：貨物船を動かし始め、長く使えるうちに最初の技術タイルを取ります。
    .goal = 貨物船が進んでいる、または技術タイル
lesson-ix-first-game-round-3 = 第3・第4ラウンド：二つの派閥で影響力2、そして駐屯地に弩級戦艦を1隻。
    .goal = 勝利点2
lesson-ix-first-game-round-5 = 第5・第6ラウンド：戦艦で紛争に勝って都市を押さえ、貨物船は高い段から回収します。
    .goal = 支配する都市一つ、または勝利点4
lesson-ix-first-game-round-7 = 第7・第8ラウンド：同盟か、点になるタイルを狙います。全員の点を数えましょう。
    .goal = 同盟一つ、または勝利点6
lesson-ix-first-game-round-9 = 第9・第10ラウンド：戦艦は2隻とも戦場へ、残りはすべて点に換えます。
    .goal = ゲームに勝つ
