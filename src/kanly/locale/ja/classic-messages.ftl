### Dune, the classic game: what happened, what is asked, why not, and what one may choose.
### $x-the, $x-of, $x-inline: the name $x in that form, if it has one; $x-key: its key.
### $location: territory and sector in one; $quote: a player’s own words; $faction-number: one or many.

## Numbers

classic-count-forces = { $n }部隊
classic-count-spice = { $n }香料
classic-count-price = { $spice }香料
classic-count-cards = カード{ $n }枚
classic-count-sectors = { $n }セクター
classic-dial = { $half ->
    [0] { $dial }
   *[other] { $dial ->
       [0] ½
      *[other] { $dial }½
    }
}
classic-total = { $half ->
    [0] { $n }
   *[other] { $n ->
       [0] ½
      *[other] { $n }½
    }
}
classic-none = なし

## Grammar

classic-number = { $faction-key ->
   *[other] one
}
classic-ending = { $faction-number ->
   *[other] { "" }
}
classic-to-faction = { $faction }に
classic-to-other = { $other }に
classic-quote = ：「{ $words }」
classic-use = { $power-key ->
    [classic-power-bidding-prescience] 競りのカードの確認
    [classic-power-spice-prescience] 香料の山の確認
    [classic-power-battle-prescience] 先見の明
    [classic-power-kwisatz-haderach] クイサッツ・ハデラッハ
    [classic-power-spiritual-advisor] 無償の部隊
    [classic-power-voice] 声
    [classic-power-charity] 無条件の施し
    [classic-power-worthless-as-karama] 無価値カードのカラマ化
    [classic-power-flip-to-fighters] 顧問の戦士化
    [classic-power-intrusion] 介入
    [classic-power-treachery-payment] 皇帝への代金
    [classic-power-gift-to-ally] 香料の贈与
    [classic-power-ally-extra-revival] 同盟者の追加復活
    [classic-power-sardaukar] サルダウカーの力
    [classic-power-movement-two] 2地域の移動
    [classic-power-worm-immunity] 砂虫への耐性
    [classic-power-worm-protection-of-ally] 砂虫からの同盟者の保護
    [classic-power-ally-free-revival] 同盟者の無償の復活
    [classic-power-storm-card-peek] 砂嵐カードの確認
    [classic-power-extra-worm-placement] 砂虫の配置
    [classic-power-storm-half-losses] 砂嵐での損失半減
    [classic-power-fedaykin] フェダイキンの力
    [classic-power-free-full-strength] 香料なしの全力
    [classic-power-extra-card] 追加の背信カード
    [classic-power-traitor-for-ally] 同盟者のための裏切り
    [classic-power-capture-leader] 指揮官の捕縛
    [classic-power-shipment-payment] 宇宙協会への代金
    [classic-power-half-price] 半額
    [classic-power-half-price-for-ally] 同盟者の半額
    [classic-power-special-shipments] 地域間と予備への輸送
    [classic-power-timing] 手番の選択
   *[other] { $power }
}

## Events: setup and turns

classic-player = プレイヤー{ $seat }
event-classic-faction = { $player }の派閥は{ $faction }。
event-classic-pick-clash = { $player }は{ $faction }を選んだが、より高いカードの者が得た。
event-classic-mulligan = { $faction }が裏切り者カードを戻し、別の4枚を引いた。
event-classic-swapped = { $faction }と{ $other }の担当が入れ替わった。
event-classic-predicted = あなたの予言：第{ $turn }ターンに{ $faction }の勝利。
event-classic-placed = { $faction }が《{ $location }》に{ classic-count-forces }を置いた。
event-classic-advisor = { classic-faction-bene-gesserit }が《{ $location }》に顧問を置いた。
event-classic-turn = 第{ $n }ターン開始。
event-classic-phase = フェイズ：{ $phase }。

## Events: storm

event-classic-storm-dial = { $faction }の砂嵐のダイヤル値は{ $n }。
event-classic-storm-card = 砂嵐カードは{ $n }。
event-classic-storm-card-seen = 次の砂嵐カードは{ $n }（自分だけが見た）。
event-classic-weather = { $faction }が砂嵐の進む距離を{ classic-count-sectors }に決めた。
event-classic-storm = 砂嵐は第{ $sector }セクターで止まった。筆頭プレイヤーは{ $faction }。
event-classic-forces-die = { $faction }が《{ $location }》で{ classic-count-forces }を失った。
event-classic-spice-lost = 砂嵐が《{ $location }》の{ classic-count-spice }を吹き飛ばした。
event-classic-plays-card = { $faction }が〈{ $card }〉をプレイした。

## Events: spice blow and Nexus

event-classic-worm-aside = 第1ターンなので、砂虫は脇によけられた。
event-classic-worm-nowhere = 砂虫が出たが、効果はない。
event-classic-wall-stronghold = 4匹目の砂虫が現れ、防嵐壁が要塞になった。
event-classic-worm = 《{ $territory }》に砂虫が現れた。
event-classic-blow = 香料噴出：《{ $location }》に{ classic-count-spice }。
event-classic-blow-in-storm = 香料噴出：《{ $location }》は砂嵐の中なので香料は出ない。
event-classic-spice-reshuffle = 捨てられた香料カードがシャッフルされ、新しい山になった。
event-classic-nexus = ネクサス：同盟を結ぶことも破ることもできる。
event-classic-alliance-offer = { $faction }が{ classic-to-other }同盟を申し出た。
event-classic-alliance-refused = { $faction }が{ $other }の申し出を断った。
event-classic-alliance = { $faction }と{ $other }が同盟を結んだ。
event-classic-alliance-broken = { $faction }が同盟を破棄した。
event-classic-alliances-end = すべての同盟が終わる。

## Events: charity and bidding

event-classic-charity = { $faction }が施しとして{ classic-count-spice }を受け取った。
event-classic-hand-size = { $faction }の手札は{ $n }枚。
event-classic-auction = { $n ->
    [0] 競りにかけられるカードはない。
   *[other] カード{ $n }枚が競りにかけられる。
}
event-classic-lot-seen = 競りのカードは〈{ $card }〉（自分だけが見た）。
event-classic-promise = { $faction }が同盟者のために{ classic-count-spice }まで支払うと約束した。
event-classic-bid = { $faction }が{ classic-count-spice }で入札した。
event-classic-pass = { $faction }がパスした。
event-classic-bought = { $faction }がカードの代金{ classic-count-spice }を支払った。
event-classic-card-taken = { $faction }がカードを手に入れた。
event-classic-card = 新しい手札：〈{ $card }〉。
event-classic-extra-card = { $faction }がカードをもう1枚引いた。
event-classic-unsold = 残ったカードは山の上に戻された。
event-classic-bidding-restarts = 最高額の入札を支払えなくなったので、このカードの競りをやり直す。
event-classic-reshuffle = 捨てられた背信カードがシャッフルされ、新しい山になった。

## Events: Karama

event-classic-karama = { $faction }が{ $card-key ->
    [classic-card-karama] 〈{ $card }〉をプレイした
   *[other] 〈{ $card }〉をカラマとしてプレイした
}。
event-classic-stopped = カラマにより、{ $faction }の{ classic-use }が封じられた。
event-classic-swap-cards = { classic-faction-harkonnen }が{ $faction }とカードを交換する。
event-classic-takes-cards = { classic-faction-harkonnen }が{ $faction }の手札から{ classic-count-cards }を見ずに取った。

## Events: revival

event-classic-grant = { classic-faction-emperor }が{ $faction }のさらに{ classic-count-forces }までの復活を支払うと申し出た。
event-classic-grant-free = { classic-faction-fremen }が{ $faction }に3部隊の無償の復活を認めた。
event-classic-revived = { $faction }が{ $spice ->
    [0] 無償で
   *[other] { classic-count-price }で
}{ classic-count-forces }を復活させた。
event-classic-leader-revived = 〈{ $leader }〉が復活した。
event-classic-leader-revived-unnamed = { $faction }が指揮官1人を復活させた。
event-classic-kwisatz-revived = クイサッツ・ハデラッハが復活した。

## Events: shipment and movement

event-classic-spice-seen = 香料の山の一番上は「{ $card }」（自分だけが見た）。
event-classic-ship-turn = { $faction }の輸送と移動の手番。
event-classic-ships = { $faction }が《{ $location }》に{ classic-count-forces }を{ classic-count-price }で輸送する。
event-classic-ships-across = { $faction }が地域間の輸送で《{ $location }》に{ classic-count-forces }を{ classic-count-price }で送る。
event-classic-ships-back = { $faction }が{ classic-count-forces }を{ classic-count-price }で予備に戻す。
event-classic-reinforces = { $faction }が《{ $location }》に{ classic-count-forces }の増援を送る。
event-classic-shipment-stopped = { classic-faction-guild }が輸送を阻止した。
event-classic-moves = { $faction }が{ classic-count-forces }を《{ $start }》から《{ $location }》に動かした。
event-classic-follows = { classic-faction-bene-gesserit }が《{ $location }》に1部隊を置いた。
event-classic-advisors = 《{ $territory }》の{ $faction }は顧問になった。
event-classic-fighters = 《{ $territory }》の{ classic-faction-bene-gesserit }は戦士になった。

## Events: battle

event-classic-battle = 《{ $location }》の戦闘：{ $faction }が{ $other }を攻撃する。
event-classic-leaderless = { $faction }は指揮官も〈{ classic-card-cheap-hero }〉も出せない。
event-classic-voice-play = 声の命令：{ $faction }は{ $kind }をプレイせよ。
event-classic-voice-no = 声の命令：{ $faction }は{ $kind }をプレイするな。
event-classic-foresees = { classic-faction-atreides }が{ $faction }に計画の{ $element }を尋ねた。
event-classic-foretold = { $faction }の答え：{ $answer }。
event-classic-foretold-dial = { $faction }の答え：ダイヤル値{ classic-dial }。
event-classic-sees-plan = { classic-faction-atreides }は{ $faction }の戦闘計画を見る。
event-classic-plan = { $faction }の計画：ダイヤル値{ classic-dial }{ $spice ->
    [0] { "" }
   *[other] （{ classic-count-price }）
}、指揮官：{ $leader }{ $kwisatz ->
    [0] { "" }
   *[other] とクイサッツ・ハデラッハ
}、武器：{ $weapon }、防御：{ $defense }。
event-classic-plan-seen = { $faction }の計画を見た：ダイヤル値{ classic-dial }{ $spice ->
    [0] { "" }
   *[other] （{ classic-count-price }）
}、指揮官：{ $leader }{ $kwisatz ->
    [0] { "" }
   *[other] とクイサッツ・ハデラッハ
}、武器：{ $weapon }、防御：{ $defense }。
event-classic-treason = { $faction }が裏切りを宣言した：〈{ $leader }〉は裏切り者。
event-classic-treason-for-ally = { $faction }が{ $other }のために裏切りを宣言した。
event-classic-wins-by-treason = { $faction }が裏切りで戦闘に勝った。
event-classic-explosion = ラスガンとシールドが爆発し、《{ $territory }》のすべてが失われた。
event-classic-kwisatz-dies = クイサッツ・ハデラッハが爆発で失われた。
event-classic-total = { $faction }の合計は{ classic-total }。
event-classic-wins = { $faction }が{ $other }との戦闘に勝った。
event-classic-leader-dies = { $faction }の〈{ $leader }〉が倒された。
event-classic-bounty = { $faction }が倒れた指揮官により{ classic-count-spice }を得た。
event-classic-keeps = { $faction }が〈{ $card }〉を手元に残した。
event-classic-discards = { $faction }が〈{ $card }〉を捨てた。
event-classic-captures = { classic-faction-harkonnen }が{ $faction }の指揮官1人を捕らえた。
event-classic-captured = 捕虜は〈{ $leader }〉。
event-classic-captive-killed = { classic-faction-harkonnen }が{ $faction }の捕虜を殺し、2香料を得た。
event-classic-captive-kept = { classic-faction-harkonnen }が{ $faction }の捕虜を手元に置いた。
event-classic-captive-returns = 捕虜が{ $faction }のもとに戻った。

## Events: spice collection and victory

event-classic-collects = { $faction }が《{ $location }》で{ classic-count-spice }を収穫した。
event-classic-income = { $faction }が《{ $territory }》から{ classic-count-spice }を得た。
event-classic-winner = { $faction }がゲームに勝利した（{ $reason }）。

## Events: gifts, secrets and Truthtrance

event-classic-gift = { classic-faction-emperor }が{ classic-to-faction }香料を贈る。
event-classic-gift-given = { classic-faction-emperor }が{ classic-to-faction }{ classic-count-spice }を贈った。
event-classic-shows-card = { $faction }が手札〈{ $card }〉を見せた。
event-classic-shows-traitor = { $faction }が裏切り者〈{ $leader }〉を見せた。
event-classic-shows-prediction = 予言が示された：第{ $turn }ターンに{ $faction }の勝利。
event-classic-shows-spice = { $faction }が{ classic-count-spice }を見せた。
event-classic-truthtrance = { $faction }が〈{ classic-card-truthtrance }〉をプレイした。{ $other }は真実を答えなければならない。
event-classic-asks-card = { $faction }への質問：〈{ $card }〉を持っているか？
event-classic-asks-traitor = { $faction }への質問：〈{ $leader }〉は自分の裏切り者か？
event-classic-asks-spice = { $faction }への質問：{ classic-count-spice }以上を持っているか？
event-classic-asks-prediction = { $faction }への質問：予言したのは{ $other }か？
event-classic-asks-turn = { $faction }への質問：予言したのは第{ $n }ターンか？
event-classic-asks-plays = { $faction }への質問：〈{ $card }〉をプレイするか？
event-classic-asks-leads = { $faction }への質問：〈{ $leader }〉を出すか？
event-classic-asks-words = { $faction }への質問{ $quote }。
event-classic-answers-yes = { $faction }の答え：はい。
event-classic-answers-no = { $faction }の答え：いいえ。
event-classic-answers-unknowable = { $faction }の答え：それは知りえない。
event-classic-question-withdrawn = { $faction }が〈{ classic-card-truthtrance }〉を手札に戻した。

## Events: deals

event-classic-deal-proposed = { $faction }が取り決め{ $n }を提案した{ $quote }。
event-classic-deal-agreed = { $faction }が取り決め{ $n }に同意した。
event-classic-deal-declined = { $faction }が取り決め{ $n }を断った。
event-classic-deal-withdrawn = { $faction }が取り決め{ $n }を取り下げた。
event-classic-deal-failed = 取り決め{ $n }は不成立：{ $faction }がその場で支払えない。
event-classic-deal-failed-cards = 取り決め{ $n }は不成立：{ $faction }は今カードをやり取りできない。
event-classic-deal = { $faction }の取り決め{ $n }が成立した{ $quote }。
event-classic-deal-at-once = ただちに、{ $faction }が{ classic-to-other }{ classic-count-spice }を支払う。
event-classic-deal-card = ただちに、{ $faction }が{ classic-to-other }〈{ $card }〉を渡す。
event-classic-deal-later = 第{ $turn }ターンの「{ $phase }」に、{ $faction }が{ classic-to-other }{ classic-count-spice }を支払う。
event-classic-bribe = { $faction }が{ classic-to-other }{ classic-count-spice }を支払った。
event-classic-deal-cancel = { $faction }が取り決め{ $n }の解消を望んでいる。
event-classic-deal-cancelled = 取り決め{ $n }は解消された。
event-classic-card-traded = { $faction }が{ classic-to-other }〈{ $card }〉を渡した。

## How the game ended

classic-win-strongholds = 要塞の占拠
classic-win-prediction = 予言の的中
classic-win-fremen = フレーメンの勝利条件
classic-win-guild = 宇宙協会の勝利条件
classic-win-fremen-default = 他に勝者がいない
classic-win-most-strongholds = 最多の要塞
classic-end-strongholds = 第{ $turn }ターン、{ $faction }の陣営が必要な数の要塞を占拠した。
classic-end-prediction = 第{ $turn }ターンの勝利は予言されていた。勝者は{ $faction }。
classic-end-fremen = 第{ $turn }ターン後に勝者がなく、{ $faction }の陣営が勝利した（{ classic-advantage-fremen-victory }）。
classic-end-guild = 第{ $turn }ターン後に勝者がなく、{ $faction }の陣営が勝利した（{ classic-advantage-guild-victory }）。
classic-end-fremen-default = 第{ $turn }ターン後に勝者がなく、宇宙協会もいないので、{ $faction }の陣営が勝利した。
classic-end-most-strongholds = 第{ $turn }ターン後に最も多くの要塞を占拠していたのは{ $faction }。同数なら勝利を分かち合う。

## Prompts

ask-draft = どの派閥を担当しますか？
ask-secret-draft = どの派閥を望みますか？全員が選ぶまで、誰にも見えません。
ask-swap-faction = あなたの派閥は{ $faction }です。他プレイヤーと交換しますか？
ask-consent = { $other }のプレイヤーが{ $faction }との交換を望んでいます。応じますか？
ask-prediction = { $faction }：どの派閥が、どのターンに勝利すると予言しますか？
ask-traitor = { $faction }：どの指揮官を裏切り者として残しますか？
ask-mulligan = { $faction }：裏切り者カードを戻して別の4枚を引きますか？
ask-split = { $faction }：《{ $location }》に何部隊を置いて始めますか？
ask-first-advisor = { $faction }：最初の顧問をどこに置きますか？
ask-storm-dial = { $faction }：砂嵐のダイヤル値をいくつにしますか？
ask-before-storm = { $faction }：砂嵐が動く前にカードをプレイしますか？
ask-weather = { $faction }：砂嵐を何セクター進めますか？
ask-storm-losses = { $faction }：砂嵐で《{ $location }》の{ classic-count-forces }を失います。どの部隊ですか？
ask-pause = { $faction }：いつでもプレイできるカードを使えます。先に進みますか？
ask-protect = { $faction }：砂虫が《{ $territory }》の{ $other }の部隊に迫ります。守りますか？
ask-worm = { $faction }：この砂虫をどこに置きますか？
ask-nexus = { $faction }：同盟を結びますか、破りますか？
ask-ride = { $faction }：《{ $territory }》の砂虫に乗りますか？行き先はどこですか？
ask-charity = { $faction }：施しを求めますか？
ask-promise = { $faction }：同盟者のために最大でいくら支払いますか？
ask-bid = { $faction }：{ $n ->
    [0] まだ入札はありません。入札しますか？
   *[other] 現在の最高額は{ classic-count-spice }です。それより高く入札しますか？
}
ask-pay = { $faction }：カードを{ classic-count-spice }で落札しました。どう支払いますか？
ask-response = { $what ->
    [power] { $faction }：{ $other }の「{ classic-use }」をカラマで止めますか？
    [shipment] { $faction }：{ $other }の輸送にカラマで応じますか？
   *[several] { $faction }：これにカラマで応じますか？
}
ask-swap-count = { $faction }：{ $other }の手札から何枚取りますか？
ask-give-back = { $faction }：代わりにどのカードを渡しますか？
ask-grant = { $faction }：{ $other }のために、さらに何部隊の復活を支払いますか？
ask-grant-free = { $faction }：{ $other }に3部隊の無償の復活を認めますか？
ask-revive = { $faction }：何部隊を復活させますか？
ask-revive-leader = { $faction }：指揮官を復活させますか？
ask-to-fighters = { $faction }：どの地域の顧問を戦士にしますか？
ask-step-in = { $faction }：今、自分の手番を行いますか？
ask-lend = { $faction }：{ $other }に半額と地域間の輸送を使わせますか？
ask-ship = { $faction }：輸送しますか？行き先はどこですか？
ask-cargo = { $faction }：《{ $location }》に何部隊を送りますか？
ask-ship-pay = { $faction }：《{ $location }》への{ classic-count-forces }の輸送は{ classic-count-price }です。どう支払いますか？
ask-cross-to = { $faction }：《{ $territory }》の部隊をどこへ輸送しますか？
ask-forces = { $faction }：《{ $location }》から何部隊が行きますか？
ask-move = { $faction }：移動しますか？どこの部隊ですか？
ask-move-to = { $faction }：《{ $territory }》の部隊をどこへ動かしますか？
ask-follow = { $faction }：《{ $location }》に部隊が到着しました。無償で1部隊を置きますか？
ask-intrusion = { $faction }：{ $other }の部隊が《{ $territory }》に来ました。戦士を顧問にしますか？
ask-side = { $faction }：《{ $location }》には戦士として入りますか、顧問として入りますか？
ask-arrival-losses = { $faction }：砂嵐の中の《{ $location }》に着いて{ classic-count-forces }を失います。どの部隊ですか？
ask-battle = { $faction }：次はどの戦闘を行いますか？
ask-the-voice = { $faction }：{ $other }に声を使いますか？
ask-prescience = { $faction }：{ $other }の計画の何を尋ねますか？
ask-foretell = { $faction }：{ classic-faction-atreides }が計画の{ $element }を尋ねています。何と答えますか？
ask-see-plan = { $faction }：カラマで戦闘計画を見ますか？
ask-plan = { $faction }：あなたの戦闘計画です。{ $part }
ask-treason = { $faction }：裏切りを宣言しますか？
ask-losses = { $faction }：どの部隊を失いますか？
ask-losses-at = { $faction }：あと{ classic-count-forces }を失います。《{ $location }》からはいくつですか？
ask-keep-card = { $faction }：〈{ $card }〉を手元に残しますか？
ask-capture = { $faction }：{ $other }の指揮官1人を捕らえますか？
ask-captive = { $faction }：捕虜を手元に置きますか、殺しますか？
ask-any-time = { $faction }：いつでも行えること。
ask-question = { $faction }：{ $other }に何を尋ねますか？
ask-truth = { $faction }：{ $other }に真実を答えてください。
ask-revive-free = { $faction }：無償で誰を復活させますか？

## Parts of a battle plan

classic-part-dial = ダイヤル値をいくつにしますか？
    .the = ダイヤル値
classic-part-support = 部隊の支援にいくつの香料を使いますか？
    .the = 香料
classic-part-leader = 誰が指揮しますか？
    .the = 指揮官
classic-part-kwisatz = クイサッツ・ハデラッハを同行させますか？
    .the = クイサッツ・ハデラッハ
classic-part-weapon = 武器は何ですか？
    .the = 武器
classic-part-defense = 防御は何ですか？
    .the = 防御

## Choices

label-classic-faction = { $faction }を担当する
label-classic-swap = { $faction }との交換を申し出る
label-classic-keep-faction = この派閥のままにする
label-classic-mulligan = 別の4枚を引く
label-classic-agree = 応じる
label-classic-refuse = 応じない
label-classic-predict = { $faction }の勝利を予言する
label-classic-predict-turn = 第{ $n }ターンと予言する
label-classic-traitor = 〈{ $leader }〉を裏切り者として残す
label-classic-forces = { $n ->
    [0] 部隊なし
   *[other] { classic-count-forces }
}
label-classic-forces-starred = { classic-count-forces }（うち{ $star }{ $starred }）
label-classic-priced = { $what }：{ $spice ->
    [0] 無償
   *[other] { classic-count-price }（残り{ $left }）
}{ $paid ->
    [0] { "" }
   *[other] 、うち同盟者が{ $paid }
}
label-classic-priced-karama = { $what }：カラマで{ classic-count-price }
label-classic-lose = { $n ->
    [0] 部隊を失わない
   *[other] { classic-count-forces }を失う
}
label-classic-lose-starred = { classic-count-forces }を失う（うち{ $star }{ $starred }）
label-classic-revive = { $n ->
    [0] 部隊を復活させない
   *[other] { classic-count-forces }を復活させる
}
label-classic-revive-starred = { classic-count-forces }を復活させる（うち{ $star }{ $starred }）
classic-star-any = 精鋭部隊
label-classic-advisor = 《{ $location }》に顧問を置く
label-classic-storm = 砂嵐のダイヤル値を{ $n }にする
label-classic-weather-control = 〈{ classic-card-weather-control }〉をプレイする
label-classic-family-atomics = 〈{ classic-card-family-atomics }〉をプレイする
label-classic-sectors = 砂嵐を{ classic-count-sectors }進める
label-classic-decline = 辞退する
label-classic-decline-at-before-storm = カードをプレイしない
label-classic-decline-at-mulligan = 裏切り者カードをそのまま持つ
label-classic-decline-at-pause = 先に進む
label-classic-decline-at-worm = 砂虫を置かない
label-classic-decline-at-charity = 施しを求めない
label-classic-decline-at-response = 応じない
label-classic-decline-at-grant-free = 認めない
label-classic-decline-at-revive-leader = 指揮官を復活させない
label-classic-decline-at-lend = 使わせない
label-classic-decline-at-follow = 部隊を置かない
label-classic-decline-at-intrusion = 戦士のままにする
label-classic-decline-at-the-voice = 声を使わない
label-classic-decline-at-prescience = 何も尋ねない
label-classic-decline-at-see-plan = 計画を見ない
label-classic-decline-at-capture = 誰も捕らえない
label-classic-protect = 同盟者の部隊を守る
label-classic-abandon = 同盟者の部隊を見捨てる
label-classic-worm = 《{ $territory }》に砂虫を置く
label-classic-ally = { classic-to-faction }同盟を申し出る
label-classic-accept = { $faction }の申し出を受ける
label-classic-reject = { $faction }の申し出を断る
label-classic-break-alliance = 同盟を破棄する
label-classic-done = 終える
label-classic-done-at-nexus = このネクサスを終える
label-classic-done-at-to-fighters = これ以上戦士にしない
label-classic-ride = 《{ $location }》へ騎乗する
label-classic-stay = その場に留まる
label-classic-claim = 施しを求める
label-classic-bid = { classic-count-spice }で入札する
label-classic-pass = パスする
label-classic-pass-at-ship = 輸送しない
label-classic-pass-at-move = 手番を終える
label-classic-pay = 支払う
label-classic-pay-at-pay = { classic-count-spice }を支払う
label-classic-pay-at-ship-pay = { classic-count-price }を支払う
label-classic-promise = { $n ->
    [0] 同盟者のために支払わない
   *[other] 同盟者のために{ classic-count-spice }まで支払う
}
label-classic-stop = カラマで{ classic-use }を封じる
label-classic-stop-with = 〈{ $card }〉をカラマとし、{ classic-use }を封じる
label-classic-buy = カラマで支払わずにカードを取る
label-classic-buy-with = 〈{ $card }〉をカラマとし、支払わずにカードを取る
label-classic-half-price = カラマで輸送を半額にする
label-classic-half-price-with = 〈{ $card }〉をカラマとし、輸送を半額にする
label-classic-karama-see-plan = カラマで{ $faction }の計画を見る
label-classic-karama-call-worm = カラマで《{ $territory }》に砂虫を呼ぶ
label-classic-karama-swap-cards = カラマで{ $faction }とカードを交換する
label-classic-take = { $n ->
    [0] カードを取らない
   *[other] { classic-count-cards }を取る
}
label-classic-give = 〈{ $card }〉を渡す
label-classic-karama-revive-free = カラマで部隊か指揮官を無償で復活させる
label-classic-karama-stop-shipment = カラマで輸送を阻止する
label-classic-revive-leader = 〈{ $leader }〉を復活させる
label-classic-revive-kwisatz = クイサッツ・ハデラッハを復活させる
label-classic-grant = { $n ->
    [0] 追加の復活を支払わない
   *[other] さらに{ classic-count-forces }の復活を支払う
}
label-classic-grant-free = 同盟者に3部隊の無償の復活を認める
label-classic-ship = 《{ $location }》に輸送する
label-classic-cross = 《{ $territory }》の部隊を他の地域に輸送する
label-classic-back = 《{ $territory }》の部隊を予備に戻す
label-classic-reinforce = 《{ $location }》に増援を送る
label-classic-to = 《{ $location }》へ
label-classic-follow-polar-sink = 《{ classic-territory-polar-sink }》に1部隊を置く
label-classic-follow-advisor = 到着した場所に顧問を置く
label-classic-become-advisors = 顧問になる
label-classic-lend = 半額と地域間の輸送を使わせる
label-classic-act-now = 今、手番を行う
label-classic-wait = 待つ
label-classic-fighters = 《{ $territory }》で戦士になる
label-classic-move = 《{ $territory }》の部隊を動かす
label-classic-hajr = 〈{ classic-card-hajr }〉でもう1回移動する
label-classic-as-fighters = 戦士として
label-classic-as-advisors = 顧問として
label-classic-battle = 《{ $location }》で{ $faction }と戦う
label-classic-voice-no = { $kind }をプレイするな
label-classic-voice-play = { $kind }をプレイせよ
label-classic-foresee = { $element }を尋ねる
label-classic-dial = ダイヤル値を{ classic-dial }にする
label-classic-support = { $n ->
    [0] 香料なし
   *[other] { classic-count-spice }で支援する
}
label-classic-leader = 〈{ $leader }〉が指揮する
label-classic-leader-cheap = 指揮官の代わりに〈{ classic-card-cheap-hero }〉を出す
label-classic-leader-none = 指揮官なし
label-classic-with-kwisatz = クイサッツ・ハデラッハを同行させる
label-classic-without-kwisatz = クイサッツ・ハデラッハを同行させない
label-classic-weapon = 武器：{ $card }
label-classic-weapon-none = 武器なし
label-classic-defense = 防御：{ $card }
label-classic-defense-none = 防御なし
label-classic-treason = 裏切りを宣言する
label-classic-silent = 黙っている
label-classic-keep = 〈{ $card }〉を手元に残す
label-classic-discard = 〈{ $card }〉を捨てる
label-classic-capture = 指揮官1人を無作為に捕らえる
label-classic-kill-captive = 捕虜を殺して2香料を得る
label-classic-keep-captive = 捕虜を手元に置く
label-classic-truthtrance = 読真トランスで{ classic-to-faction }質問する
label-classic-ask-card = 〈{ $card }〉を持っているか尋ねる
label-classic-ask-traitor = 〈{ $leader }〉が裏切り者か尋ねる
label-classic-ask-spice = { classic-count-spice }以上を持っているか尋ねる
label-classic-ask-prediction = { $faction }を予言したか尋ねる
label-classic-ask-prediction-turn = 第{ $n }ターンを予言したか尋ねる
label-classic-ask-plays = 〈{ $card }〉をプレイするか尋ねる
label-classic-ask-leads = 〈{ $leader }〉を出すか尋ねる
label-classic-ask-words = 自分の言葉で質問する{ $quote }
label-classic-withdraw-question = 〈{ classic-card-truthtrance }〉を手札に戻す
label-classic-yes = はい
label-classic-no = いいえ
label-classic-unknowable = それは知りえない
label-classic-ghola = ゴーラで〈{ $leader }〉を復活させる
label-classic-ghola-kwisatz = ゴーラでクイサッツ・ハデラッハを復活させる
label-classic-ghola-forces = ゴーラで5部隊までを復活させる
label-classic-gift = { classic-to-faction }{ classic-count-spice }を贈る
label-classic-show-hand = { classic-to-faction }手札を見せる
label-classic-show-traitors = { classic-to-faction }裏切り者を見せる
label-classic-show-prediction = { classic-to-faction }予言を見せる
label-classic-show-spice = { classic-to-faction }香料を見せる
label-classic-deal-with = { $faction }との取り決めを考える
label-classic-deal-pay = 取り決め：{ classic-to-faction }{ classic-count-spice }を支払う
label-classic-deal-ask = 取り決め：{ $faction }から{ classic-count-spice }を受け取る
label-classic-deal-give = 取り決め：{ classic-to-faction }〈{ $card }〉を渡す
label-classic-deal-want = 取り決め：{ $faction }から〈{ $card }〉を受け取る
label-classic-deal-at = 第{ $turn }ターンの「{ $phase }」に支払う
label-classic-deal-send = 取り決めを提案する{ $quote }
label-classic-deal-drop = 取り決めの案をやめる
label-classic-deal-accept = 取り決め{ $n }に同意する
label-classic-deal-decline = 取り決め{ $n }を断る
label-classic-deal-withdraw = 取り決め{ $n }を取り下げる
label-classic-deal-cancel = 取り決め{ $n }の解消に賛成する

## Refusals: not now, not you, not in this game

refuse-classic-only = それを行えるのは{ $faction }だけです。
refuse-classic-advanced = それは今回使用しない上級ゲームの要素です。
refuse-classic-absent = このゲームに{ $faction }はいません。
refuse-classic-two-players = 2人ゲームでは同盟を結べません。
refuse-classic-phase = それは「{ $phase }」フェイズに行います。今は「{ $now }」です。
refuse-classic-setup = 準備の間はカードのプレイも取り決めもできません。
refuse-classic-busy = 別のカードか特典の処理中です。まずそれを終えます。
refuse-classic-must-answer = ここでは何かを選ばなければなりません。
refuse-classic-no-answer = それは今選べるものの中にありません。
refuse-classic-stopped = { classic-use }はカラマで封じられています。
refuse-classic-special-used = 特殊能力はすでに使いました。1ゲームに1回だけです。
refuse-classic-first-turn = それは第2ターン以降です。
refuse-classic-own-faction = 他プレイヤーの派閥を選んでください。

## Refusals: when each thing is done

refuse-classic-when-draft = 派閥は自分の番が来たときに選びます。
refuse-classic-when-swap = 派閥の交換は、割り当て直後に尋ねられたときだけです。
refuse-classic-when-consent = 応じるか断るかは、交換を申し込まれたときに選びます。
refuse-classic-when-predict = 予言は裏切り者カードが配られる前に行います。
refuse-classic-when-traitor = 裏切り者は裏切り者カードが配られたときに選びます。
refuse-classic-when-mulligan = 引き直せるのは、オプションがあり、自分の指揮官を2枚以上配られたハルコンネンだけで、裏切り者カードが配られたときです。
refuse-classic-when-advisor = 最初の顧問はフレーメンの配置の後に置きます。
refuse-classic-when-forces = 部隊の数は、行き先を決めた後に答えます。
refuse-classic-when-storm-dial = 砂嵐のダイヤルは、砂嵐フェイズの始めに指名された2人が合わせます。
refuse-classic-when-weather = そのカードは第2ターン以降、砂嵐が動く直前にプレイします。
refuse-classic-when-sectors = 砂嵐の距離は〈{ classic-card-weather-control }〉をプレイした後に決めます。
refuse-classic-when-lose = 損失は尋ねられたときだけ選びます。
refuse-classic-when-protect = それは砂虫が同盟者の部隊に迫ったときに決めます。
refuse-classic-when-worm = 置けるのは、1回の香料噴出で2匹目以降の砂虫だけです。
refuse-classic-when-nexus = 同盟を結び破れるのはネクサスの間だけです。
refuse-classic-when-ride = 騎乗はネクサスの後、砂虫が現れた地域から行います。
refuse-classic-when-charity = 施しは、全員が尋ねられたときに1回だけ求められます。
refuse-classic-when-bid = 今は自分の入札の番ではありません。
refuse-classic-when-buy = カラマでカードを取れるのは、自分が入札するか支払うときです。
refuse-classic-when-pay = 今支払うものはありません。
refuse-classic-when-promise = 同盟者への支払いは、競りの前か同盟者の輸送の前、選択ルールがあれば戦闘計画の前にも決めます。
refuse-classic-when-stop = カラマで封じられるのは、特典が使われるその時だけです。
refuse-classic-when-half = カラマで半額にできるのは、輸送の支払いのときです。
refuse-classic-when-no-landing = 輸送を阻止できるのは、他の派閥が宣言したときです。
refuse-classic-when-see-plan = 計画を見られるのは、声と先見の明の後、計画を立てる前です。
refuse-classic-when-exchange = カードの受け渡しはハルコンネンの交換のときだけです。
refuse-classic-when-revive = 部隊の復活は、復活フェイズの自分の番に行います。
refuse-classic-when-revive-leader = 指揮官の復活は、部隊の後、尋ねられたときに行います。
refuse-classic-when-grant = 同盟者への援助は、その復活の直前に決めます。
refuse-classic-when-ship = 輸送は手番の始め、移動の前に1回だけです。
refuse-classic-when-to = まず出発地を、次に行き先を決めます。
refuse-classic-when-follow = 部隊を置けるのは、他の派閥が惑星外から輸送した直後です。
refuse-classic-when-intrusion = それは他の派閥が自分の戦士のもとに来たときに決めます。
refuse-classic-when-step-in = それは他の派閥の手番の前に尋ねられます。
refuse-classic-when-lend = 航路を使わせるかは、同盟者の手番の始めに決めます。
refuse-classic-when-fighters = 顧問を戦士にするのは、誰かが輸送する前です。
refuse-classic-when-move = 移動は輸送の後、尋ねられたときに行います。
refuse-classic-when-side = どちらになるかは、他の派閥のいる地域に入るときに選びます。
refuse-classic-when-battle = 次の戦闘は、複数あるときに攻撃側が選びます。
refuse-classic-when-voice = 声を使えるのは、自分か同盟者の戦闘の始めです。
refuse-classic-when-prescience = 先見の明は、自分か同盟者の戦闘で、声の後に使います。
refuse-classic-when-plan = 今は戦闘計画を立てていません。
refuse-classic-when-treason = 裏切りの宣言は、計画の公開直後に行います。
refuse-classic-when-keep = カードを残すか捨てるかは、戦闘の勝者が尋ねられたときだけです。
refuse-classic-when-capture = 指揮官を捕らえるのは、戦闘に勝った後です。
refuse-classic-when-captive = 今捕らえたばかりの捕虜はいません。
refuse-classic-when-ask = まず〈{ classic-card-truthtrance }〉をプレイしてください。
refuse-classic-when-answer = 今は質問を受けていません。

## Refusals: setup and storm

refuse-classic-taken = { $faction }はすでに選ばれています。
refuse-classic-swap-own = それは自分の派閥です。
refuse-classic-predict-faction-first = まず派閥を選んでください。
refuse-classic-predict-turn-now = 派閥は選びました。次はターンです。
refuse-classic-predict-self = 予言できるのは他の派閥の勝利です。
refuse-classic-turns = このゲームは第1から第{ $most }ターンまでです。
refuse-classic-not-dealt = 〈{ $leader }〉は配られた裏切り者カードにありません。
refuse-classic-storm-dial = この砂嵐のダイヤル値は{ $least }から{ $most }までです。
refuse-classic-atomics-far = 《{ classic-territory-shield-wall }》かその隣に戦える部隊がいません。
refuse-classic-atomics-storm = 自分の部隊と《{ classic-territory-shield-wall }》の間に砂嵐があります。

## Refusals: worms and alliances

refuse-classic-not-sand = 砂虫が現れるのは砂漠だけです。《{ $territory }》には現れません。
refuse-classic-between-blows = 砂虫を呼べるのは香料噴出の段階の合間です。
refuse-classic-ally-self = 自分自身とは同盟を結べません。
refuse-classic-allied-already = { $faction }とはすでに同盟を結んでいます。
refuse-classic-two-alliances = 自分と{ $faction }は別々の同盟にいます。2つの同盟には入れません。
refuse-classic-alliance-limit = 同盟は{ $most }派閥までです。
refuse-classic-alliance-all = 全派閥が1つの同盟になることはできません。
refuse-classic-alliance-once = 1回のネクサスで加われる同盟は1つだけです。
refuse-classic-asked-already = { $faction }にはすでに申し出ています。
refuse-classic-no-offer = 答えられる{ $faction }の申し出はありません。
refuse-classic-no-alliance = 同盟を結んでいません。
refuse-classic-broke-already = このネクサスではすでに同盟を破棄しました。
refuse-classic-not-ally = { $faction }は同盟者ではありません。

## Refusals: spice

refuse-classic-price = それには{ classic-count-spice }が必要です（支払えるのは{ $has }）。
refuse-classic-spice-counted = この質問の間は香料を渡せません。終わってから申し出てください。
refuse-classic-spice = { classic-count-spice }は出せません（使えるのは{ $has }）。
refuse-classic-nothing = 香料の量を決めてください。
refuse-classic-rich = { $has }香料を持っています。施しは0か1香料の派閥のものです。
refuse-classic-bid-least = { $least }以上で入札してください。
refuse-classic-bid-most = { classic-count-spice }では入札できません（支払えるのは{ $has }）。
refuse-classic-bid-uncovered = { $has }香料では{ classic-count-spice }を支払えません。カラマをプレイしなければなりません。
refuse-classic-no-ally = 支払う相手の同盟者がいません。
refuse-classic-promised-already = すでに{ classic-count-spice }を約束しています。
refuse-classic-promise-bound = 同盟者の入札がその約束に基づいています。

## Refusals: cards and Karama

refuse-classic-no-card = 〈{ $card }〉を持っていません。
refuse-classic-karama-pledged = そのカラマは自分の{ classic-count-spice }の入札の支払いに必要です。
refuse-classic-own-power = { classic-use }は自分の特典です。
refuse-classic-not-in-use = { classic-use }は今使われていません。
refuse-classic-half-whose = カラマで半額になるのは自分か同盟者の輸送だけです。
refuse-classic-half-already = 代金はすでに半額です。
refuse-classic-no-shipment = 阻止できる他の派閥の惑星外からの輸送がありません。
refuse-classic-own-plan = 自分の計画は見るまでもありません。
refuse-classic-not-in-battle = { $faction }はこの戦闘に加わっていません。
refuse-classic-few-cards = { classic-count-cards }は取れません（相手の手札は{ $has }枚）。

## Refusals: numbers of forces

refuse-classic-few-forces = { classic-count-forces }もいません（{ $has }部隊だけです）。
refuse-classic-few-normal = 精鋭でない部隊は{ $has }だけで、{ $n }はいません。
refuse-classic-few-starred = そこの{ $force }は{ $has }で、{ $n }はいません。
refuse-classic-most-forces = あと置けるのは{ $most }部隊までです。
refuse-classic-all-forces = ここが最後の場所です。残りの{ classic-count-forces }すべてを置きます。
refuse-classic-one-force = 少なくとも1部隊が必要です。
refuse-classic-most-paid = { $has }香料で支払えるのは、あと{ $most }部隊までです。
refuse-classic-lose-exactly = ちょうど{ classic-count-forces }を失わなければなりません。
refuse-classic-losses = 損失はちょうどダイヤル値{ classic-dial }にならなければなりません。
refuse-classic-losses-left = あと{ classic-count-forces }を失い、残りは他のセクターから出します。

## Refusals: revival

refuse-classic-most-revived = 復活できるのは{ $most }部隊までです。
refuse-classic-most-granted = 追加で支払えるのはあと{ $most }部隊までです。
refuse-classic-starred-once = 復活できる精鋭部隊（{ $force }）は毎ターン1つだけです。
refuse-classic-tanks-empty = 今復活できるものがタンクにありません。
refuse-classic-not-your-leader = 〈{ $leader }〉は自分の指揮官ではありません。
refuse-classic-lives = 〈{ $leader }〉はタンクにいません。
refuse-classic-captive = 〈{ $leader }〉はハルコンネンの捕虜です。
refuse-classic-kwisatz-lives = クイサッツ・ハデラッハはタンクにいません。
refuse-classic-revival-closed = 指揮官を復活できるのは、使える指揮官が1人もいなくなってからです。
refuse-classic-face-down = 〈{ $leader }〉は再び倒されたので、他の全員も再び倒されるまで待ちます。
refuse-classic-ghola-face-down = 〈{ $leader }〉は再び倒されたので、ゴーラでは復活できません。

## Refusals: places, shipment and movement

refuse-classic-storm-there = 《{ $location }》は砂嵐の中です。
refuse-classic-full = 《{ $territory }》は満員です。他の2派閥がいます。
refuse-classic-ally-there = 《{ $territory }》には同盟者がいます。
refuse-classic-no-forces = 《{ $territory }》に自分の部隊がいません。
refuse-classic-held-by-storm = 《{ $territory }》の部隊は砂嵐で動けません。
refuse-classic-same-territory = 《{ $territory }》の部隊は別の地域へ行かなければなりません。
refuse-classic-there-already = 部隊はすでに《{ $location }》にいます。
refuse-classic-nowhere = 《{ $territory }》の部隊には行ける場所がありません。
refuse-classic-fremen-ship = フレーメンは輸送を行いません。増援を送ります。
refuse-classic-no-reserves = 予備が残っていません。
refuse-classic-onto-advisors = 《{ $territory }》の自分の顧問のもとには輸送できません。
refuse-classic-far-from-flat = 《{ $territory }》は《{ classic-territory-the-great-flat }》から2地域より遠くにあります。
refuse-classic-not-lent = 宇宙協会はこのターン、その輸送を使わせていません。
refuse-classic-moved = このターンの移動は残っていません。
refuse-classic-far = 《{ $location }》は遠すぎます。移動できるのは{ $n }地域までです。
refuse-classic-way-storm = 《{ $location }》への道は砂嵐に遮られています。
refuse-classic-way-ally = 《{ $location }》への途中に同盟者がいます。
refuse-classic-no-advisors = 《{ $territory }》に顧問がいません。
refuse-classic-own-fighters = 《{ $territory }》には自分の戦士がいます。
refuse-classic-polar-sides = 《{ classic-territory-polar-sink }》に顧問はいません。

## Refusals: battle

refuse-classic-fight-self = 自分自身とは戦えません。
refuse-classic-fight-ally = { $faction }とは味方なので戦いません。
refuse-classic-fight-polar = 《{ classic-territory-polar-sink }》では戦闘は起こりません。
refuse-classic-advisors-fight = 《{ $territory }》の顧問は戦いません。
refuse-classic-no-enemy = 《{ $territory }》に{ $faction }の部隊はいません。
refuse-classic-storm-between = 《{ $territory }》の部隊は砂嵐に隔てられています。
refuse-classic-fight-named = その戦闘は《{ $location }》の名で選んでください。
refuse-classic-foretell = 尋ねられているのは{ $element }だけです。
refuse-classic-part-done = 計画の{ $part-the }はもう決めました。
refuse-classic-part-later = 先に計画の{ $part-the }を決めます。
refuse-classic-bound = アトレイデに答えた{ $element }を変えることはできません。
refuse-classic-bound-other = アトレイデへの答えのため、このカードは使えません。
refuse-classic-oath = 〈{ classic-card-truthtrance }〉で答えたことに反します。
refuse-classic-voice-play = 声により{ $kind }をプレイしなければなりません。
refuse-classic-voice-no = 声により{ $kind }はプレイできません。
refuse-classic-halves = 半分の値は、半分に数える部隊があるときだけ使えます。
refuse-classic-dial-most = 部隊と香料で合わせられるのは{ classic-dial }までです。
refuse-classic-dial-exactly = 部隊でちょうど{ classic-dial }にはできません。
refuse-classic-support-none = 自分の部隊は香料なしで全力です。
refuse-classic-support-forces = ここの{ $has }部隊に対して{ classic-count-spice }は多すぎます。
refuse-classic-support-fit = { classic-count-spice }ではちょうど{ classic-dial }にできません。
refuse-classic-leader-must = 可能なら指揮官か〈{ classic-card-cheap-hero }〉を出さなければなりません。
refuse-classic-dead = 〈{ $leader }〉はタンクにいます。
refuse-classic-elsewhere = 〈{ $leader }〉はこのフェイズに《{ $territory }》で戦いました。
refuse-classic-kwisatz-dead = クイサッツ・ハデラッハはタンクにいます。
refuse-classic-kwisatz-early = クイサッツ・ハデラッハは戦闘で{ $n }部隊を失ってから使えます（現在{ $has }）。
refuse-classic-kwisatz-elsewhere = クイサッツ・ハデラッハはこのターン《{ $territory }》にいます。
refuse-classic-no-leader-no-card = 指揮官も〈{ classic-card-cheap-hero }〉もなしではカードを出せません。
refuse-classic-not-weapon = 〈{ $card }〉は武器でも無価値カードでもありません。
refuse-classic-not-defense = 〈{ $card }〉は防御でも無価値カードでもありません。
refuse-classic-card-twice = そのカードはすでに武器として出しました。
refuse-classic-two-worthless = このゲームでは計画に無価値カードを1枚しか入れられません。
refuse-classic-not-traitor = 〈{ $leader }〉は自分の裏切り者ではありません。
refuse-classic-other-card = 今尋ねられているのは〈{ $card }〉です。
refuse-classic-no-prey = { $faction }に捕らえられる指揮官はいません。

## Refusals: Truthtrance and secrets

refuse-classic-no-plan = { $faction }は今戦闘計画を立てていません。
refuse-classic-not-in-plan = 〈{ $card }〉は戦闘計画に入れられません。
refuse-classic-cannot-lead = 〈{ $leader }〉はこの戦闘を指揮しません。
refuse-classic-question-first = カードを手札に戻せるのは、質問に答えられなかったときだけです。
refuse-classic-answer-known = それは自分で分かることです。はいかいいえで答えてください。
refuse-classic-answer-true = その答えは真実になりません。
refuse-classic-hand-empty = 見せるカードがありません。

## Refusals: deals

refuse-classic-deal-none = 取り決めの案がありません。まず相手を選んでください。
refuse-classic-deal-ally = 同盟者とは取り決めを結びません。{ $faction }は味方です。
refuse-classic-deal-allies = { $faction }はこの取り決めの当事者と同盟しています。
refuse-classic-deal-party = { $faction }はすでにこの取り決めの当事者です。
refuse-classic-deal-no-party = { $faction }はこの取り決めの当事者ではありません。
refuse-classic-deal-terms = 取り決めの支払いは{ $most }件までです。
refuse-classic-deal-asked = 求められるのは{ $most }香料までです。
refuse-classic-deal-paid = 申し出られるのは{ $most }香料までです。
refuse-classic-deal-turn = このターンに提案できる取り決めは{ $most }件までです。
refuse-classic-deal-many = 成立中または提案中の取り決めは{ $most }件までです。先に1件を断るか、取り下げるか、取り消してください。
refuse-classic-deal-no-spice = まず後で支払う香料を決めてください。
refuse-classic-deal-cards = この卓では、取り決めで背信カードを渡せません。
refuse-classic-deal-room = 手札が上限を超えます。
refuse-classic-deal-trade-when = カードのやり取りは、ネクサス、復活、輸送と移動の間、または戦闘と戦闘の間に、カードや能力が使われていない時だけできます。
refuse-classic-deal-timed = その支払いの時期はもう決まっています。
refuse-classic-deal-past = その時期はもう過ぎました。
refuse-classic-deal-unknown = 自分の取り決め{ $n }はありません。
refuse-classic-deal-made = 取り決め{ $n }は成立しており、守らなければなりません。
refuse-classic-deal-open = 取り決め{ $n }はまだ成立していません。
refuse-classic-deal-cancelling = 取り決め{ $n }の解消にはすでに賛成しています。
refuse-classic-deal-own = 取り決め{ $n }は自分の提案です。
refuse-classic-deal-others = 取り決め{ $n }は他の派閥の提案です。
refuse-classic-deal-agreed = 取り決め{ $n }にはすでに同意しています。

## Components

classic-entry-faction = 派閥
classic-entry-leader = 指揮官
classic-entry-card = 背信カード
classic-entry-spice-card = 香料カード
classic-entry-territory = 地域
classic-field-faction = 派閥
classic-field-strength = 戦力
classic-field-kind = 種類
classic-field-copies = 枚数
classic-field-spice = 香料
classic-field-place = 場所
classic-field-terrain = 地形
classic-field-sectors = セクター
classic-field-income = 収入
classic-field-forces = 部隊
classic-field-start = 開始時
classic-field-reserves = 予備
classic-field-free-revival = 無償の復活
classic-field-hand-limit = 手札の上限
classic-field-leaders = 指揮官
classic-field-effect = 効果
classic-about-leader = 戦闘の合計に{ $n }を加える。倒されると勝者は{ classic-count-spice }を得る。
classic-about-spice-card = 砂嵐がなければ《{ $location }》に{ classic-count-spice }を置く。次の砂虫はこの地域に現れる。
classic-about-worm = 捨て場の一番上の地域に砂虫が現れ、香料と部隊を食らう。その後ネクサスが起こる。第1ターンでは脇によける。
classic-about-stronghold = 要塞。勝利条件に数えられ、入れるのは2派閥まで。
classic-about-city = 都市。搏翼機（3地域）が使え、収穫は1部隊につき2香料でなく3香料になる。
classic-about-safe = 砂嵐の被害を受けない。
classic-about-behind-wall = 《{ classic-territory-shield-wall }》があるかぎり砂嵐の被害を受けない。
classic-about-rock = 岩場。砂嵐にも砂虫にも襲われない。
classic-about-sand = 砂漠。砂嵐で部隊を失い、砂虫も現れる。
classic-about-worms = 砂漠。砂虫が現れる。
classic-about-polar = 砂嵐にも砂虫にも襲われず、戦闘も起こらない。いくつの派閥でもいられる。
classic-about-forces = 《{ $location }》に{ classic-count-forces }
classic-about-split = { $places }に{ classic-count-forces }
classic-about-starred = { $force }{ $n }（{ classic-term-advanced-game }）
classic-about-income = { classic-count-spice }（{ classic-term-advanced-game }）
classic-about-section = （{ $section }）{ $text }
classic-about-leader-of = { $leader }（{ $n }）
