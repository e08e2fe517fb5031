### Lessons for Dune, the classic game: see docs/lessons.md.

## Dune

lesson-classic = { classic-game }
    .text = 地図の上で学ぶ10の短いレッスン。輸送し、集め、戦い、手を組み、勝つ。

## Dune: shipment

lesson-classic-ship = アラキスに降り立つ
    .goal = 要塞を一つ占拠する。
    .won = 要塞を一つ占拠しました。ターンの終わりに三つあれば勝ちです。
    .missed = このターンは輸送しませんでした。やり直して、要塞に輸送しましょう。
lesson-classic-ship-map = あなたは皇帝です。部隊はすべて予備にいます。濃い色の場所が五つの要塞で、《{ classic-territory-tueks-sietch }》は空いています。
lesson-classic-ship-ship = 《{ classic-territory-tueks-sietch }》に輸送します。1部隊につき、要塞なら香料1、ほかの場所なら香料2かかります。
lesson-classic-ship-forces = 5部隊を送ります。守るのに十分で、香料も半分残ります。

## Dune: spice

lesson-classic-spice = 香料を集める
    .goal = 砂漠から香料を持ち帰る。
    .won = 1部隊につき香料2を、ある限り集めました。香料は部隊やカードや復活に使います。毎ターン取りに行きましょう。
    .missed = 誰も集めに行かないままターンが終わりました。やり直して、香料のある所へ移動しましょう。
lesson-classic-spice-blow = 《{ classic-territory-south-mesa }》に香料が8あり、あなたの部隊のすぐ隣です。ターンの終わりにそこにいる者が集めます。
lesson-classic-spice-skip = まず輸送の番です。今は必要ないのでパスします。
lesson-classic-spice-move = 次に、部隊を一つ移動できます。《{ classic-territory-tueks-sietch }》の部隊を選びます。
lesson-classic-spice-there = 香料のある《{ classic-territory-south-mesa }》へ送ります。
lesson-classic-spice-forces = 4部隊で香料8を運べます。1部隊は要塞を守るために残します。

## Dune: the storm

lesson-classic-storm = 砂嵐を生き延びる
    .goal = 《{ classic-territory-red-chasm }》の4部隊を生き残らせる。
    .won = 砂嵐は手前で止まりました。岩場と要塞の部隊は常に安全です。砂地ではセクターを数えましょう。
    .missed = 砂嵐にのまれました。やり直して、できるだけ小さい数を選びましょう。
lesson-classic-storm-wedge = 《{ classic-territory-red-chasm }》の部隊は砂地にいて、砂嵐の5セクター先です。
lesson-classic-storm-dial = 二人が秘密に1から3を選び、砂嵐は合計だけ進みます。1を選べば、4より多くは進みません。

## Dune: the auction

lesson-classic-auction = 背信カードを競り落とす
    .goal = 競りに勝つ。
    .won = カードを手に入れました。他のプレイヤーは、持っていることは知っていても中身は知りません。それが価値の半分です。
    .missed = カードは他のプレイヤーのものになりました。やり直して入札しましょう。
lesson-classic-auction-look = 背信カードは伏せたまま売られます。アトレイデのあなただけは先に見られます。これは武器の〈{ classic-card-crysknife }〉です。
lesson-classic-auction-bid = ハルコンネンは1で入札しました。2で入札します。ほかの全員がパスすれば、最も高い入札が勝ちます。
    .other = パスするとカードは他の人のものです。次のカードに入札できます。

## Dune: battle

lesson-classic-battle = 戦闘に勝つ
    .goal = ハルコンネンを《{ classic-territory-carthag }》から追い出す。
    .won = 10対7です。あなたはダイヤルで合わせた4部隊を失い、敗者はそこにいた全部隊を失いました。
    .missed = 戦闘に負けました。やり直しましょう。ダイヤルの数と指揮官の強さは合計されます。
lesson-classic-battle-foes = 《{ classic-territory-carthag }》に二つの派閥がいるので、戦闘になります。あなたは7部隊、ハルコンネンは4部隊です。
lesson-classic-battle-plan = 戦闘ダイヤルを4に合わせ、強さ6の〈{ classic-leader-hasimir-fenring }〉を選びます。合計10はハルコンネンの上限と同じで、同点なら攻撃側のあなたが勝ちます。この計画に決めましょう。

## Dune: weapons

lesson-classic-weapons = 武器と防御
    .goal = 2枚のカードで、より大きな敵に勝つ。
    .won = 死んだ指揮官は何も加えません。〈{ classic-card-shield }〉が味方を守り、〈{ classic-card-crysknife }〉が敵を倒し、3部隊が5部隊に勝ちました。
    .missed = 2枚がそろわないと勝てません。やり直して、両方を計画に入れましょう。
lesson-classic-weapons-cards = ハルコンネンの5部隊に対し、あなたは3部隊。しかし武器と防御があります。
lesson-classic-weapons-weapon = 〈{ classic-card-crysknife }〉は武器です。相手に〈{ classic-card-shield }〉がなければ、敵の指揮官を倒します。
lesson-classic-weapons-defense = 〈{ classic-card-shield }〉は防御です。飛び道具を防ぎます。
lesson-classic-weapons-plan = 2に合わせます。それ以上は無駄です。カードには指揮官が必要なので〈{ classic-leader-caid }〉を送り、2枚とも計画に入れて決めます。

## Dune: traitors

lesson-classic-traitor = 裏切りを明かす
    .goal = 勝てるはずのない戦闘に勝つ。
    .won = 敵の指揮官は初めからあなたの手の者でした。敵は8部隊すべてを失い、あなたは無傷です。指揮官を送るときは思い出しましょう。
    .missed = 黙っていたため、皇帝が勝ちました。やり直して、裏切りを明かしましょう。
lesson-classic-traitor-traitors = 皇帝の8部隊に対し、あなたは2部隊。しかし〈{ classic-leader-hasimir-fenring }〉は、あなたの裏切り者カードの1枚です。
lesson-classic-traitor-plan = 1に合わせ、最も弱い〈{ classic-leader-umman-kudu }〉を送ります。皇帝が裏切り者を送ってくれば、何も失いません。この計画に決めましょう。
lesson-classic-traitor-treason = 皇帝は彼を送ってきました。裏切りを明かしましょう。その場で勝ちです。

## Dune: revival

lesson-classic-revival = 部隊を復活させる
    .goal = 3部隊を復活させる。
    .won = 3部隊が予備に戻りました。無償の復活は毎ターンあります。忘れずに使いましょう。
    .missed = もう移動が始まっています。やり直して、3部隊を復活させましょう。
lesson-classic-revival-tanks = あなたの6部隊と〈{ classic-leader-hasimir-fenring }〉が、トレイラクス・タンクにいます。
lesson-classic-revival-revive = 上限の3部隊を復活させます。1部隊は無償で、残りは1部隊につき香料2です。

## Dune: alliances

lesson-classic-alliance = 同盟を結ぶ
    .goal = フレーメンと同盟を結ぶ。
    .won = 同盟者は互いに戦わず、ともに勝ちます。同盟は少なくとも次の砂虫まで続きます。
    .missed = ネクサスは終わりました。やり直して、申し出を受け入れましょう。
lesson-classic-alliance-worm = 砂虫が現れ、ネクサスになりました。同盟を結び、破棄できるのはこのときだけです。フレーメンの戦力と皇帝の香料は相性のよい組み合わせです。
lesson-classic-alliance-accept = フレーメンが同盟を申し込んでいます。受け入れましょう。同盟は双方が望んだときだけ成立します。

## Dune: victory

lesson-classic-victory = 三つの要塞
    .goal = ゲームに勝利する。
    .won = ターンの終わりに要塞が三つ。アラキスはあなたのものです。これで本番のゲームを始められます。
    .missed = ターンの終わりに三つありませんでした。やり直して、空いている要塞を取りましょう。
lesson-classic-victory-three = 《{ classic-territory-carthag }》と《{ classic-territory-arrakeen }》を押さえています。ターンの終わりに三つ目があれば勝ちです。
lesson-classic-victory-ship = あなたの手番は最後なので、誰も対応できません。《{ classic-territory-tueks-sietch }》に輸送します。
lesson-classic-victory-forces = 5部隊で十分です。もう誰も来られません。
lesson-classic-victory-stay = すべてそのままにします。移動をパスしましょう。

## Dune: the first game

lesson-classic-first-game = 最初のゲーム
    .goal = ハルコンネンで8ターンを遊ぶ。ターンごとに目標があり、いつでも助言を受けられる。
    .won = 1ゲームを遊び終えました。転機を見直し、次は別の派閥を試しましょう。
lesson-classic-first-game-turn-1 = 第1ターン：あなたは《{ classic-territory-carthag }》を押さえています。砂嵐の進路を避けて香料のそばに部隊を送り、集めます。
    .goal = 11香料
lesson-classic-first-game-turn-2 = 第2ターン：背信カードを買います。1枚ごとにもう1枚を無償で引けます。輸送のための香料は残しましょう。
    .goal = 背信カード4枚
lesson-classic-first-game-turn-3 = 第3ターン：空いているか、守りの薄い二つ目の要塞を取ります。
    .goal = 要塞二つ
lesson-classic-first-game-turn-4 = 第4ターン：無償の復活を使い、香料を集め、誰が勝ちそうかを見ます。
    .goal = 8香料
lesson-classic-first-game-turn-5 = 第5ターン：確実に勝てる戦闘を選びます。防がれない武器か、裏切り者の指揮官がいる戦闘です。
    .goal = 要塞二つ
lesson-classic-first-game-turn-6 = 第6ターン：三つ目の要塞に届く所に部隊を集めます。砂虫が出たら同盟を考えましょう。
    .goal = 要塞三つ、または同盟者
lesson-classic-first-game-turn-7 = 第7ターン：砂嵐順で後の手番のとき、誰も対応できないうちに攻めます。
    .goal = 要塞三つ
lesson-classic-first-game-turn-8 = 第8ターンが最後です。要塞が多いほど有利です。守りながら、もう一つ取りましょう。
    .goal = ゲームに勝つ
