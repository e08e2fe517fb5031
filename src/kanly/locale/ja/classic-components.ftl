### Dune, the classic game: the names of the components, what they do, the options and the terms.
### .full: the whole name of a faction.
### "unofficial" above a name: our own translation, as the Japanese rulebook of Dune: Imperium does
### not print one; the classic game has none. Texts and options are our own in every language.

## The game

# unofficial
classic-game = デューン砂の惑星

## Factions

classic-faction-atreides = アトレイデ
    .full = 公家アトレイデ
classic-faction-bene-gesserit = ベネ・ゲセリット
    .full = ベネ・ゲセリット修道女会
classic-faction-emperor = 皇帝
classic-faction-fremen = フレーメン
classic-faction-guild = 宇宙協会
classic-faction-harkonnen = ハルコンネン
    .full = 公家ハルコンネン

## Leaders

# unofficial
classic-leader-thufir-hawat = スフィル・ハワト
# unofficial
classic-leader-lady-jessica = レディ・ジェシカ
# unofficial
classic-leader-gurney-halleck = ガーニイ・ハレック
classic-leader-duncan-idaho = ダンカン・アイダホ
# unofficial
classic-leader-dr-wellington-yueh = ドクター・ウェリントン・ユエ
# unofficial
classic-leader-alia = アリア
# unofficial
classic-leader-margot-lady-fenring = レディ・マーゴット・フェンリング
# unofficial
classic-leader-mother-ramallo = 教母ラマロ
# unofficial
classic-leader-princess-irulan = プリンセス・イルーラン
# unofficial
classic-leader-wanna-yueh = ワンナ・ユエ
# unofficial
classic-leader-hasimir-fenring = ハシミール・フェンリング
# unofficial
classic-leader-captain-aramsham = アラムシャム大尉
# unofficial
classic-leader-caid = カイド
# unofficial
classic-leader-burseg = ブルセグ
# unofficial
classic-leader-bashar = バシャール
classic-leader-stilgar = スティルガー
# unofficial
classic-leader-chani = チャニ
# unofficial
classic-leader-otheym = オセイム
# unofficial
classic-leader-shadout-mapes = シャダウト・メイプス
# unofficial
classic-leader-jamis = ジャミス
# unofficial
classic-leader-staban-tuek = スタバン・トゥエク
# unofficial
classic-leader-master-bewt = マスター・ビュート
# unofficial
classic-leader-esmar-tuek = エスマー・トゥエク
# unofficial
classic-leader-soo-soo-sook = スースー・スーク
# unofficial
classic-leader-guild-representative = 宇宙協会の代表
# unofficial
classic-leader-feyd-rautha = フェイド＝ラウサ
# unofficial
classic-leader-beast-rabban = 「野獣」ラッバン
# unofficial
classic-leader-piter-de-vries = パイター・ド・ヴリース
# unofficial
classic-leader-captain-iakin-nefud = イアキン・ネフュド大尉
# unofficial
classic-leader-umman-kudu = ウマン・クドゥ

## Forces

classic-force-normal = 部隊
# unofficial
classic-force-starred = 精鋭部隊
classic-force-sardaukar = サルダウカー
# unofficial
classic-force-fedaykin = フェダイキン
# unofficial
classic-force-advisor = 顧問
# unofficial
classic-force-fighter = 戦士

## Territories

classic-territory-arrakeen = アラキーン
classic-territory-carthag = カルタゴ
# unofficial
classic-territory-habbanya-sietch = ハッバニヤのシーチ
classic-territory-sietch-tabr = タブルのシーチ
# unofficial
classic-territory-tueks-sietch = トゥエクのシーチ
# unofficial
classic-territory-polar-sink = 極地の窪地
# unofficial
classic-territory-false-wall-east = 偽壁東
# unofficial
classic-territory-false-wall-south = 偽壁南
# unofficial
classic-territory-false-wall-west = 偽壁西
# unofficial
classic-territory-pasty-mesa = パスティ・メサ
# unofficial
classic-territory-plastic-basin = プラスティック盆地
# unofficial
classic-territory-rim-wall-west = 周縁壁西
# unofficial
classic-territory-shield-wall = 防嵐壁
# unofficial
classic-territory-arsunt = アルスント
# unofficial
classic-territory-basin = 盆地
# unofficial
classic-territory-bight-of-the-cliff = 断崖の湾曲
# unofficial
classic-territory-broken-land = 破砕の地
# unofficial
classic-territory-cielago-depression = シエラゴ低地
# unofficial
classic-territory-cielago-east = シエラゴ東
# unofficial
classic-territory-cielago-north = シエラゴ北
# unofficial
classic-territory-cielago-south = シエラゴ南
# unofficial
classic-territory-cielago-west = シエラゴ西
# unofficial
classic-territory-funeral-plain = 葬送の平原
# unofficial
classic-territory-gara-kulon = ガラ・クーロン
# unofficial
classic-territory-habbanya-erg = ハッバニヤ・エルグ
# unofficial
classic-territory-habbanya-ridge-flat = ハッバニヤ尾根平原
classic-territory-hagga-basin = ハッガ盆地
# unofficial
classic-territory-harg-pass = ハーグ峠
# unofficial
classic-territory-hole-in-the-rock = 岩穴
classic-territory-imperial-basin = 帝国盆地
# unofficial
classic-territory-meridian = 子午線
# unofficial
classic-territory-old-gap = 古い山峡
# unofficial
classic-territory-red-chasm = 赤い裂け目
# unofficial
classic-territory-rock-outcroppings = 露岩帯
# unofficial
classic-territory-sihaya-ridge = シハヤ尾根
# unofficial
classic-territory-south-mesa = 南メサ
classic-territory-the-great-flat = 大平原
# unofficial
classic-territory-the-greater-flat = 広大平原
# unofficial
classic-territory-the-minor-erg = 小エルグ
# unofficial
classic-territory-tsimpo = ツィンポ
# unofficial
classic-territory-wind-pass = 風の峠
# unofficial
classic-territory-wind-pass-north = 風の峠北

## Locations and sectors

classic-location = { $territory }{ $sector }

## Kinds of territory

# unofficial
classic-terrain-stronghold = 要塞
# unofficial
classic-terrain-rock = 岩場
classic-terrain-sand = 砂漠
# unofficial
classic-terrain-polar = 極地

## Phases

# unofficial
classic-phase-setup = 準備
# unofficial
classic-phase-storm = 砂嵐
# unofficial
classic-phase-spice-blow-nexus = 香料噴出とネクサス
# unofficial
classic-phase-choam-charity = CHOAM公社の施し
# unofficial
classic-phase-bidding = 競り
# unofficial
classic-phase-revival = 復活
# unofficial
classic-phase-shipment-movement = 輸送と移動
# unofficial
classic-phase-battle = 戦闘
# unofficial
classic-phase-spice-collection = 香料の収穫
# unofficial
classic-phase-mentat-pause = メンタートの休止

## Stops

classic-stop-before-storm = 砂嵐が動く前
classic-stop-charity = CHOAM公社の施し
classic-stop-promise = 同盟者の入札への約束
classic-stop-see-plan = 戦闘計画を見るとき
classic-stop-response-shipment = 輸送
classic-stop-response-several = 複数の特殊能力が同時に使われるとき
classic-stops-other = その他の場面
classic-stops-response = 特殊能力が使われるとき
classic-stops-pause = カードのための間

## Treachery cards

# unofficial
classic-card-lasgun = ラスガン
# unofficial
classic-card-crysknife = クリスナイフ
# unofficial
classic-card-maula-pistol = マウラ・ピストル
# unofficial
classic-card-slip-tip = スリップ・ティップ
# unofficial
classic-card-stunner = スタナー
# unofficial
classic-card-chaumas = チャウマス
# unofficial
classic-card-chaumurky = チャウマーキー
# unofficial
classic-card-ellaca-drug = エラッカ薬
# unofficial
classic-card-gom-jabbar = ゴム・ジャッバール
# unofficial
classic-card-shield = シールド
classic-card-snooper = 毒物探知機
# unofficial
classic-card-cheap-hero = 三文英雄
# unofficial
classic-card-tleilaxu-ghola = トレイラクスのゴーラ
# unofficial
classic-card-family-atomics = 公家の核兵器
# unofficial
classic-card-hajr = ハジュル
# unofficial
classic-card-karama = カラマ
# unofficial
classic-card-truthtrance = 読真トランス
# unofficial
classic-card-weather-control = 気象制御
# unofficial
classic-card-baliset = バリセット
# unofficial
classic-card-jubba-cloak = ジュッバ外套
# unofficial
classic-card-kulon = クーロン
# unofficial
classic-card-la-la-la = ラ・ラ・ラ
# unofficial
classic-card-trip-to-gamont = ガモントへの旅

## What treachery cards do

classic-card-lasgun-text = 武器：防御に関係なく、相手の指揮官を倒す。その戦闘のいずれかの計画に〈シールド〉があれば爆発し、その地域の部隊、指揮官、香料はすべて失われる。
classic-card-crysknife-text = 投射武器：相手が〈シールド〉をプレイしていなければ、相手の指揮官を倒す。
classic-card-maula-pistol-text = { classic-card-crysknife-text }
classic-card-slip-tip-text = { classic-card-crysknife-text }
classic-card-stunner-text = { classic-card-crysknife-text }
classic-card-chaumas-text = 毒武器：相手が〈毒物探知機〉をプレイしていなければ、相手の指揮官を倒す。
classic-card-chaumurky-text = { classic-card-chaumas-text }
classic-card-ellaca-drug-text = { classic-card-chaumas-text }
classic-card-gom-jabbar-text = { classic-card-chaumas-text }
classic-card-shield-text = 防御：自分の指揮官は投射武器では倒されない。その戦闘のいずれかの計画に〈ラスガン〉があれば爆発する。
classic-card-snooper-text = 防御：自分の指揮官は毒武器では倒されない。
classic-card-cheap-hero-text = 指揮官の代わりにプレイする。戦力は0で、武器と防御も一緒にプレイできる。裏切り者にはならず、戦闘後に捨てる。
classic-card-tleilaxu-ghola-text = いつでもプレイできる。自分の指揮官1人、または自分の5部隊までを無償で復活させる。通常の復活とは別に数える。
classic-card-family-atomics-text = 第2ターン以降、砂嵐が動く前に、《防嵐壁》かその隣に自分の部隊があればプレイできる。《防嵐壁》の部隊はすべて失われ、以後《帝国盆地》《アラキーン》《カルタゴ》は砂嵐から守られない。このカードはゲームから除外する。
classic-card-hajr-text = 自分の移動の際にプレイする。同じ部隊か別の部隊で、もう1回移動する。
classic-card-karama-text = 次から1つを選ぶ：他の派閥の特典1つをフェイズ終了まで封じる／惑星外の予備からの輸送1回を半額にし、銀行に支払う／競りにかけられている背信カードを支払いなしで取る。上級ゲームでは、自分の派閥の特殊能力を使うこともできる（1ゲームに1回）。
classic-card-truthtrance-text = いつでもプレイできる。他プレイヤー1人に、ゲームに関する「はい」か「いいえ」で答えられる質問を1つ、全員の前で行う。答えは真実でなければならない。
classic-card-weather-control-text = 第2ターン以降、砂嵐が動く前にプレイする。砂嵐が進むセクター数を0から10の間で決める。
classic-card-baliset-text = 無価値：戦闘計画で武器か防御の代わりに置けるが、効果はない。
classic-card-jubba-cloak-text = { classic-card-baliset-text }
classic-card-kulon-text = { classic-card-baliset-text }
classic-card-la-la-la-text = { classic-card-baliset-text }
classic-card-trip-to-gamont-text = { classic-card-baliset-text }

## Kinds of treachery card

# unofficial
classic-kind-projectile-weapon = 投射武器
# unofficial
classic-kind-poison-weapon = 毒武器
# unofficial
classic-kind-lasgun = ラスガン
# unofficial
classic-kind-shield = シールド
classic-kind-snooper = 毒物探知機
# unofficial
classic-kind-cheap-hero = 三文英雄
# unofficial
classic-kind-worthless = 無価値カード
# unofficial
classic-kind-special = 特殊カード

## Spice cards

classic-spice-card-cielago-north = { classic-territory-cielago-north }
classic-spice-card-cielago-south = { classic-territory-cielago-south }
classic-spice-card-the-minor-erg = { classic-territory-the-minor-erg }
classic-spice-card-red-chasm = { classic-territory-red-chasm }
classic-spice-card-south-mesa = { classic-territory-south-mesa }
classic-spice-card-sihaya-ridge = { classic-territory-sihaya-ridge }
classic-spice-card-old-gap = { classic-territory-old-gap }
classic-spice-card-broken-land = { classic-territory-broken-land }
classic-spice-card-hagga-basin = { classic-territory-hagga-basin }
classic-spice-card-rock-outcroppings = { classic-territory-rock-outcroppings }
classic-spice-card-funeral-plain = { classic-territory-funeral-plain }
classic-spice-card-the-great-flat = { classic-territory-the-great-flat }
classic-spice-card-habbanya-erg = { classic-territory-habbanya-erg }
classic-spice-card-wind-pass-north = { classic-territory-wind-pass-north }
classic-spice-card-habbanya-ridge-flat = { classic-territory-habbanya-ridge-flat }
# unofficial
classic-spice-card-shai-hulud = シャイー・フルード

## Parts of a faction sheet

# unofficial
classic-section-basic = 特典
classic-section-alliance = 同盟
# unofficial
classic-section-advanced = 上級特典
# unofficial
classic-section-karama-power = カラマ特殊能力
# unofficial
classic-section-victory = 特別勝利

## Advantages of the Atreides

# unofficial
classic-advantage-bidding-prescience = 先見の明（競り）
classic-advantage-bidding-prescience-text = 背信カードが競りにかけられるごとに、誰かが入札する前にそのカードを見てもよい。
# unofficial
classic-advantage-notes = 記録
classic-advantage-notes-text = 競りで見たカードの記録を残せるのは自分だけである。
# unofficial
classic-advantage-spice-prescience = 先見の明（香料）
classic-advantage-spice-prescience-text = 輸送と移動のフェイズの開始時、誰も行動しないうちに、香料の山の一番上のカードを見てもよい。
# unofficial
classic-advantage-battle-prescience = 先見の明（戦闘）
classic-advantage-battle-prescience-text = 自分の戦闘で、声の後、計画を立てる前に、相手の計画のうち指揮官、武器、防御、ダイヤル値のいずれか1つを尋ねてもよい。相手は答えたとおりにしなければならない。
# unofficial
classic-advantage-battle-prescience-for-ally = 同盟者のための先見の明
classic-advantage-battle-prescience-for-ally-text = 同盟者の戦闘でも、その相手に戦闘の先見の明を使ってよい。答えは同盟者にも知らされる。
classic-advantage-kwisatz-haderach = クイサッツ・ハデラッハ
classic-advantage-kwisatz-haderach-text = 戦闘で合わせて7部隊を失った後、毎ターン1つの地域で、指揮官か〈三文英雄〉にクイサッツ・ハデラッハを同行させてよい。その指揮官が倒されないかぎり合計に2を加え、その指揮官は裏切り者にならない。爆発でのみ失われる。
# unofficial
classic-advantage-see-plan = 戦闘計画の透視
classic-advantage-see-plan-text = 1ゲームに1回、〈カラマ〉で使う。計画の公開前に、プレイヤー1人の戦闘計画をすべて見る。

## Advantages of the Bene Gesserit

# unofficial
classic-advantage-prediction = 予言
classic-advantage-prediction-text = ゲーム開始前に、他の派閥1つとターン1つを秘密裏に予言する。その派閥がそのターンに単独または同盟で（特別勝利によらず）勝利したなら、代わりに自分だけが勝利する。
# unofficial
classic-advantage-spiritual-advisor = 精神顧問
classic-advantage-spiritual-advisor-text = 他の派閥が惑星外から輸送するたびに、自分の予備から1部隊を無償で《極地の窪地》に置いてもよい。
classic-advantage-voice = 声
classic-advantage-voice-text = 自分の戦闘で、先見の明と計画より先に、投射武器、毒武器、ラスガン、シールド、毒物探知機、三文英雄、無価値カードのいずれか1種類を、プレイせよ、またはプレイするなと相手に命じてもよい。相手は可能なら従う。
# unofficial
classic-advantage-voice-for-ally = 同盟者のための声
classic-advantage-voice-for-ally-text = 同盟者の戦闘でも、その相手に声を使ってよい。
# unofficial
classic-advantage-charity = 施し
classic-advantage-charity-text = CHOAM公社の施しのたびに、所持量に関係なく2香料を受け取る。
# unofficial
classic-advantage-advisors = 顧問
classic-advantage-advisors-text = 好きな場所に顧問1つを置いてゲームを始める。他の派閥が惑星外から輸送したとき、《極地の窪地》の部隊の代わりに、その到着地に顧問1つを無償で置いてもよい（自分の戦士がいる地域を除く）。
# unofficial
classic-advantage-coexistence = 共存
classic-advantage-coexistence-text = 顧問は誰とでも同じ地域にいられる。戦闘、収穫、占拠、封鎖はせず、搏翼機も使えない。砂嵐、砂虫、爆発、核兵器では部隊と同じく失われる。
# unofficial
classic-advantage-fighters = 戦士
classic-advantage-fighters-text = 1つの地域にいる自分のコマは、すべて戦士かすべて顧問である。輸送したものは戦士として到着する。自分だけになった顧問はただちに戦士になり、他の派閥のいる地域に移動した顧問はどちらにするか選ぶ。
# unofficial
classic-advantage-intrusion = 介入
classic-advantage-intrusion-text = 同盟者でない派閥が、自分の戦士のいる地域に輸送、移動、騎乗で入ったとき、ただちにその戦士すべてを顧問にしてもよい。
# unofficial
classic-advantage-battle-announcement = 戦闘の宣言
classic-advantage-battle-announcement-text = 誰かが輸送する前に地域を指定し、そこにいる自分の顧問すべてを戦士にしてもよい。同盟者のいる地域、砂嵐の中、要塞の3番目の派閥となる場合を除く。
# unofficial
classic-advantage-worthless-as-karama = 無価値カードのカラマ化
classic-advantage-worthless-as-karama-text = 無価値カードを〈カラマ〉としてプレイしてもよい。カラマ特殊能力は持たない。

## Advantages of the Emperor

# unofficial
classic-advantage-treachery-payment = 背信カードの代金
classic-advantage-treachery-payment-text = 他の派閥が背信カードを買うときの代金は、銀行ではなく自分が受け取る。自分の分は銀行に支払う。
# unofficial
classic-advantage-gift-to-ally = 同盟者への贈与
classic-advantage-gift-to-ally-text = いつでも、どんな目的にでも、同盟者に香料を与えてよい。
# unofficial
classic-advantage-ally-extra-revival = 同盟者の追加復活
classic-advantage-ally-extra-revival-text = 復活のフェイズで、同盟者が自分で復活できる分とは別に、1部隊につき2香料を支払い、同盟者の3部隊までを復活させてもよい。
classic-advantage-sardaukar = サルダウカー
classic-advantage-sardaukar-text = 自分の部隊のうち5つはサルダウカーで、戦闘でも損失でも2として数える（フレーメンに対しては1）。復活は毎ターン1つまで。それ以外では普通の1部隊として扱う。
# unofficial
classic-advantage-revive-free = 無償の復活
classic-advantage-revive-free-text = 1ゲームに1回、〈カラマ〉で使う。自分の3部隊まで、または指揮官1人を無償で復活させる。通常の復活とは別に数える。

## Advantages of the Fremen

# unofficial
classic-advantage-reinforcements = 増援
classic-advantage-reinforcements-text = 輸送は行わない。代わりに、予備から任意の数の部隊を、《大平原》かそこから2地域以内の地域1つに無償で置いてもよい。
# unofficial
classic-advantage-movement-two = 2地域の移動
classic-advantage-movement-two-text = 自分の部隊は2地域まで移動できる（搏翼機があれば3地域）。
# unofficial
classic-advantage-worm-immunity = 砂虫への耐性
classic-advantage-worm-immunity-text = 自分の部隊は砂虫に食われない。ネクサスの後、砂虫が現れた地域の部隊を任意の数だけ砂虫に乗せ、好きな場所1つへ動かしてもよい。これは通常の移動には数えない。
# unofficial
classic-advantage-worm-protection-of-ally = 同盟者を砂虫から守る
classic-advantage-worm-protection-of-ally-text = 砂虫が同盟者の部隊のもとに現れたとき、その部隊を守るかどうかを決める。
# unofficial
classic-advantage-ally-free-revival = 同盟者の無償の復活
classic-advantage-ally-free-revival-text = そのターン、同盟者に3部隊を無償で復活させてよい。
# unofficial
classic-advantage-share-fremen-victory = フレーメンの勝利の共有
classic-advantage-share-fremen-victory-text = 自分の特別勝利は同盟者の勝利にもなる。
# unofficial
classic-advantage-storm-cards = 砂嵐カード
classic-advantage-storm-cards-text = 最初の砂嵐の後は、ダイヤルの代わりに1から6の砂嵐カードで砂嵐を動かす。カードは1ターン前に引かれ、自分はそれを見てもよい。
# unofficial
classic-advantage-extra-worm-placement = 追加の砂虫の配置
classic-advantage-extra-worm-placement-text = 1回の香料噴出で2匹目以降に現れた砂虫は、自分が好きな砂漠の地域に置く。砂虫はそこで食い荒らし、騎乗もできる。
# unofficial
classic-advantage-storm-half-losses = 砂嵐での損失半減
classic-advantage-storm-half-losses-text = 砂嵐に襲われた場所で失う自分の部隊は半数（端数切り上げ）で済む。同じ損失を払えば、砂嵐の中に予備を置いてもよい。
# unofficial
classic-advantage-fedaykin = フェダイキン
classic-advantage-fedaykin-text = 自分の部隊のうち3つはフェダイキンで、誰に対しても、戦闘でも損失でも2として数える。復活は毎ターン1つまで。それ以外では普通の1部隊として扱う。
# unofficial
classic-advantage-free-full-strength = 香料なしの全力
classic-advantage-free-full-strength-text = 上級戦闘で、自分の部隊は香料なしでも全力で数える。
# unofficial
classic-advantage-call-worm = 砂虫の召喚
classic-advantage-call-worm-text = 1ゲームに1回、第2ターン以降の香料噴出フェイズに〈カラマ〉で使う。好きな砂漠の地域に砂虫を置く。砂虫はそこで食い荒らし、騎乗もできるが、ネクサスは起こさない。
# unofficial
classic-advantage-fremen-victory = フレーメンの特別勝利
classic-advantage-fremen-victory-text = 最終ターン後に勝者がなく、《タブルのシーチ》と《ハッバニヤのシーチ》を他の派閥が占拠しておらず、《トゥエクのシーチ》をハルコンネン、アトレイデ、皇帝のいずれも占拠していなければ、自分が勝利する。

## Advantages of the Guild

# unofficial
classic-advantage-shipment-payment = 輸送の代金
classic-advantage-shipment-payment-text = 他の派閥の輸送の代金は、銀行ではなく自分が受け取る。自分の分は銀行に支払う。
# unofficial
classic-advantage-three-shipments = 3種類の輸送
classic-advantage-three-shipments-text = 自分の輸送は、予備からの輸送、ある地域から他の任意の地域への輸送、地域から予備への輸送のいずれかを選べる。
# unofficial
classic-advantage-half-price = 半額
classic-advantage-half-price-text = 半額（端数切り上げ）で輸送する。予備に戻すのは2部隊につき1香料。
# unofficial
classic-advantage-half-price-for-ally = 同盟者の半額
classic-advantage-half-price-for-ally-text = 同盟者は予備から、または地域から地域へ、半額で輸送し、代金を自分に支払う。
# unofficial
classic-advantage-share-guild-victory = 宇宙協会の勝利の共有
classic-advantage-share-guild-victory-text = 自分の特別勝利は同盟者の勝利にもなる。
# unofficial
classic-advantage-timing = 順番の選択
classic-advantage-timing-text = 輸送と移動の手番を、他のどの派閥の手番の前にでも、または最後に行ってよい。他の派閥の順番は変わらない。
# unofficial
classic-advantage-stop-shipment = 輸送の阻止
classic-advantage-stop-shipment-text = 1ゲームに1回、〈カラマ〉で使う。他の派閥が惑星外からの輸送1回を宣言したとき、それを阻止する。
# unofficial
classic-advantage-guild-victory = 宇宙協会の特別勝利
classic-advantage-guild-victory-text = 最終ターン後に勝者がなく、フレーメンも自らの条件を満たしていなければ、自分が勝利する。

## Advantages of the Harkonnen

# unofficial
classic-advantage-traitors = 裏切り者
classic-advantage-traitors-text = 配られた裏切り者カード4枚をすべて手元に残す。他の派閥の指揮官のものはどれでも使える。
# unofficial
classic-advantage-treachery = 背信
classic-advantage-treachery-text = 背信カードは手札8枚まで持て、2枚で始める。カードを買うたびに、8枚に達していなければ山からもう1枚引く。
# unofficial
classic-advantage-traitor-for-ally = 同盟者のための裏切り者
classic-advantage-traitor-for-ally-text = 同盟者の戦闘でも、その相手に対して自分の裏切り者を使ってよい。
# unofficial
classic-advantage-capture-leader = 指揮官の捕縛
classic-advantage-capture-leader-text = 戦闘に勝った後、敗者の生きている指揮官1人を無作為に捕らえてもよい。殺して2香料を得るか、手元に置いて1回の戦闘で使う。
# unofficial
classic-advantage-swap-cards = カードの交換
classic-advantage-swap-cards-text = 1ゲームに1回、〈カラマ〉で使う。プレイヤー1人の手札から好きな枚数を見ずに取り、同じ枚数の好きなカードを渡す。

## What a Karama stops

classic-power-bidding-prescience = { classic-advantage-bidding-prescience }
classic-power-spice-prescience = { classic-advantage-spice-prescience }
classic-power-battle-prescience = { classic-advantage-battle-prescience }
classic-power-kwisatz-haderach = { classic-advantage-kwisatz-haderach }
classic-power-spiritual-advisor = { classic-advantage-spiritual-advisor }
classic-power-voice = { classic-advantage-voice }
classic-power-charity = { classic-advantage-charity }
classic-power-worthless-as-karama = { classic-advantage-worthless-as-karama }
# unofficial
classic-power-flip-to-fighters = 顧問の戦士化
classic-power-intrusion = { classic-advantage-intrusion }
classic-power-treachery-payment = { classic-advantage-treachery-payment }
classic-power-gift-to-ally = { classic-advantage-gift-to-ally }
classic-power-ally-extra-revival = { classic-advantage-ally-extra-revival }
classic-power-sardaukar = { classic-advantage-sardaukar }
classic-power-movement-two = { classic-advantage-movement-two }
classic-power-worm-immunity = { classic-advantage-worm-immunity }
classic-power-worm-protection-of-ally = { classic-advantage-worm-protection-of-ally }
classic-power-ally-free-revival = { classic-advantage-ally-free-revival }
# unofficial
classic-power-storm-card-peek = 砂嵐カードの確認
classic-power-extra-worm-placement = { classic-advantage-extra-worm-placement }
classic-power-storm-half-losses = { classic-advantage-storm-half-losses }
classic-power-fedaykin = { classic-advantage-fedaykin }
classic-power-free-full-strength = { classic-advantage-free-full-strength }
# unofficial
classic-power-extra-card = 追加の背信カード
classic-power-traitor-for-ally = { classic-advantage-traitor-for-ally }
classic-power-capture-leader = { classic-advantage-capture-leader }
classic-power-shipment-payment = { classic-advantage-shipment-payment }
classic-power-half-price = { classic-advantage-half-price }
classic-power-half-price-for-ally = { classic-advantage-half-price-for-ally }
# unofficial
classic-power-special-shipments = 地域間と予備への輸送
classic-power-timing = { classic-advantage-timing }

## Terms: pieces and cards

classic-term-faction = 派閥
# unofficial
classic-term-traitor = 裏切り者
# unofficial
classic-term-captive = 捕虜
classic-term-spice = 香料
classic-term-kwisatz-haderach = クイサッツ・ハデラッハ
# unofficial
classic-term-storm-card = 砂嵐カード

## Terms: places

# unofficial
classic-term-stronghold = 要塞
# unofficial
classic-term-reserves = 予備
# unofficial
classic-term-tanks = トレイラクス・タンク

## Terms: play

# unofficial
classic-term-deal = 取り決め
# unofficial
classic-term-prediction = 予言
# unofficial
classic-term-advanced-game = 上級ゲーム

## Parts of a battle plan, as Prescience names them

# unofficial
classic-element-dial = ダイヤル値
classic-element-leader = 指揮官
# unofficial
classic-element-weapon = 武器
# unofficial
classic-element-defense = 防御

## What may be shown to others

# unofficial
classic-secret-hand = 背信カード
# unofficial
classic-secret-traitors = 裏切り者カード
# unofficial
classic-secret-prediction = 予言
classic-secret-spice = 香料

## Options

classic-options-advanced = 上級ゲームの各部分
classic-options-advanced-text = それぞれ単独でも遊べる。
classic-options-customs = 卓の取り決め
classic-options-customs-text = 卓ごとに異なる点。変えなければ、最もよく遊ばれる形になる。
classic-preset-basic = 基本
classic-preset-basic-text = 基本ゲーム。すぐに覚えられ、各派閥は主な特殊能力を使います。
classic-preset-advanced = 上級
classic-preset-advanced-text = すべてのルール。あらゆる特殊能力、戦闘でのスパイス、カラマの力を使います。
classic-preset-tournament = 大会
classic-preset-tournament-text = 大会で遊ばれる上級ゲーム。派閥は秘密裏に選んで交換せず、ハルコンネンの引き直しがあり、防嵐壁が要塞になりうる。
classic-option-factions = 派閥
classic-option-factions-text = 誰がどの派閥を担当するか。
classic-option-factions-deal = 配る
classic-option-factions-deal-text = 派閥を無作為に配る。
classic-option-factions-draft = 選ぶ
classic-option-factions-draft-text = 各プレイヤーが番号を引き、大きい順に派閥を選ぶ。
classic-option-factions-hidden = 秘密に選ぶ
classic-option-factions-hidden-text = 全員が同時に秘密に選ぶ。同じ派閥を選んだ者の中では最も大きい番号の者が得て、他の者は選び直す。
classic-option-circles = 円
classic-option-circles-text = 各派閥がボード周囲のどの円に着くか（席順）。
classic-option-advanced = 上級ゲーム
classic-option-advanced-text = 上級ゲームの5つの要素をすべて使うか。
classic-option-advanced-false = なし
classic-option-advanced-false-text = 基本ゲーム。個別に選んだ要素だけを加える。
classic-option-advanced-true = あり
classic-option-advanced-true-text = 上級ゲーム。個別に外した要素だけを除く。
classic-option-turns = ターン数
classic-option-turns-text = ゲームが最大で何ターン続くか。
classic-option-turns-1 = 1ターン
classic-option-turns-1-text = ゲームは遅くとも第1ターンで終わる。
classic-option-turns-2 = 2ターン
classic-option-turns-2-text = ゲームは遅くとも第2ターンで終わる。
classic-option-turns-3 = 3ターン
classic-option-turns-3-text = ゲームは遅くとも第3ターンで終わる。
classic-option-turns-4 = 4ターン
classic-option-turns-4-text = ゲームは遅くとも第4ターンで終わる。
classic-option-turns-5 = 5ターン
classic-option-turns-5-text = ゲームは遅くとも第5ターンで終わる。
classic-option-turns-6 = 6ターン
classic-option-turns-6-text = ゲームは遅くとも第6ターンで終わる。
classic-option-turns-7 = 7ターン
classic-option-turns-7-text = ゲームは遅くとも第7ターンで終わる。
classic-option-turns-8 = 8ターン
classic-option-turns-8-text = ゲームは遅くとも第8ターンで終わる。
classic-option-turns-9 = 9ターン
classic-option-turns-9-text = ゲームは遅くとも第9ターンで終わる。
classic-option-turns-10 = 10ターン
classic-option-turns-10-text = ゲームは遅くとも第10ターンで終わる。
classic-option-spice-flow = 香料の増産
classic-option-spice-flow-text = 都市と《トゥエクのシーチ》がその占拠者に香料をもたらすか。
classic-option-spice-flow-false = なし
classic-option-spice-flow-false-text = ボード上の香料だけを収穫する。
classic-option-spice-flow-true = あり
classic-option-spice-flow-true-text = 香料の収穫のとき、《アラキーン》と《カルタゴ》は2香料ずつ、《トゥエクのシーチ》は1香料をもたらす。
classic-option-double-blow = 二重の香料噴出
classic-option-double-blow-text = 毎ターン香料噴出が2回起こるか。
classic-option-double-blow-false = なし
classic-option-double-blow-false-text = 香料噴出は毎ターン1回。
classic-option-double-blow-true = あり
classic-option-double-blow-true-text = 香料噴出は毎ターン2回。捨て場は別々で、砂虫はそれぞれの捨て場が示す地域に現れる。
classic-option-advanced-combat = 上級戦闘
classic-option-advanced-combat-text = 部隊が全力で戦うのに香料が必要か。
classic-option-advanced-combat-false = なし
classic-option-advanced-combat-false-text = すべての部隊を全力で数える。
classic-option-advanced-combat-true = あり
classic-option-advanced-combat-true-text = 戦闘計画で1香料を費やした部隊は全力で、それ以外は半分で数える。
classic-option-advanced-karama = 上級カラマ
classic-option-advanced-karama-text = 派閥がカラマ特殊能力を持つか。
classic-option-advanced-karama-false = なし
classic-option-advanced-karama-false-text = 〈カラマ〉は通常の使い方だけができる。
classic-option-advanced-karama-true = あり
classic-option-advanced-karama-true-text = 1ゲームに1回、〈カラマ〉で自分の派閥の特殊能力を使える。
classic-option-advanced-factions = 上級特典
classic-option-advanced-factions-text = 派閥がシートの上級特典を持つか。
classic-option-advanced-factions-false = なし
classic-option-advanced-factions-false-text = 基本の特典だけを使う。
classic-option-advanced-factions-true = あり
classic-option-advanced-factions-true-text = 砂嵐カード、精鋭部隊、顧問、クイサッツ・ハデラッハ、捕虜などを使う。
classic-option-alliance-variant = 同盟
classic-option-alliance-variant-text = 同盟の最大人数と、勝利に必要な要塞の数。
classic-option-alliance-variant-2-members-4-strongholds = 2人、要塞4つ
classic-option-alliance-variant-2-members-4-strongholds-text = 同盟は2人まで。合わせて要塞4つで勝利する。
classic-option-alliance-variant-2-members-3-strongholds = 2人、要塞3つ
classic-option-alliance-variant-2-members-3-strongholds-text = 同盟は2人まで。合わせて要塞3つで勝利する。
classic-option-alliance-variant-3-members-4-strongholds = 3人、要塞4つ
classic-option-alliance-variant-3-members-4-strongholds-text = 同盟は3人まで。合わせて要塞4つで勝利する。
classic-option-alliance-variant-3-members-3-strongholds = 3人、要塞3つ
classic-option-alliance-variant-3-members-3-strongholds-text = 同盟は3人まで。合わせて要塞3つで勝利する。
classic-option-alliance-variant-unlimited-members-3-strongholds = 人数無制限、要塞3つ
classic-option-alliance-variant-unlimited-members-3-strongholds-text = 全員でなければ何人でも同盟できる。合わせて要塞3つで勝利する。
classic-option-alliance-limit = 同盟の人数
classic-option-alliance-limit-text = 同盟の最大人数。
classic-option-alliance-limit-0 = 選んだ方式どおり
classic-option-alliance-limit-0-text = 選んだ同盟の方式に従う。
classic-option-alliance-limit-2 = 2人
classic-option-alliance-limit-2-text = 2人まで。
classic-option-alliance-limit-3 = 3人
classic-option-alliance-limit-3-text = 3人まで。
classic-option-alliance-limit-6 = 無制限
classic-option-alliance-limit-6-text = 全員でなければ何人でもよい。
classic-option-strongholds-to-win = 同盟の要塞数
classic-option-strongholds-to-win-text = 同盟が勝利するのに必要な要塞の数。
classic-option-strongholds-to-win-0 = 選んだ方式どおり
classic-option-strongholds-to-win-0-text = 選んだ同盟の方式に従う。
classic-option-strongholds-to-win-3 = 要塞3つ
classic-option-strongholds-to-win-3-text = 合わせて要塞3つ。
classic-option-strongholds-to-win-4 = 要塞4つ
classic-option-strongholds-to-win-4-text = 合わせて要塞4つ。
classic-option-swap-factions = 派閥の交換
classic-option-swap-factions-text = 派閥を配った、または選んだ直後に交換できるかどうか。
classic-option-swap-factions-true = あり
classic-option-swap-factions-true-text = 双方が同意すれば交換できる。
classic-option-swap-factions-false = なし
classic-option-swap-factions-false-text = 配られた、または選んだ派閥のままプレイする。
classic-option-two-factions = 2派閥ずつ
classic-option-two-factions-text = 2人ゲームで、各プレイヤーが派閥を2つずつ担当するか。
classic-option-two-factions-false = なし
classic-option-two-factions-false-text = 各プレイヤーが派閥1つを担当する。
classic-option-two-factions-true = あり
classic-option-two-factions-true-text = 派閥4つを使い、各プレイヤーが2つずつ担当する。
classic-option-first-storm-kills = 最初の砂嵐
classic-option-first-storm-kills-text = 第1ターンに砂嵐を置くとき、どこに被害が出るか。
classic-option-first-storm-kills-final-sector-only = 最後のセクター
classic-option-first-storm-kills-final-sector-only-text = 止まったセクターだけが被害を受ける。
classic-option-first-storm-kills-all-sectors-passed = 通過した全セクター
classic-option-first-storm-kills-all-sectors-passed-text = 進んだすべてのセクターが被害を受ける。
classic-option-first-storm-kills-none = なし
classic-option-first-storm-kills-none-text = どのセクターも被害を受けない。
classic-option-storm-move-zero = 動かない砂嵐
classic-option-storm-move-zero-text = 砂嵐が0セクター動くとき、何が起こるか。
classic-option-storm-move-zero-no-damage = 被害なし
classic-option-storm-move-zero-no-damage-text = 被害は出ない。
classic-option-storm-move-zero-hit-current-sector = 今のセクターに被害
classic-option-storm-move-zero-hit-current-sector-text = 砂嵐のあるセクターがもう一度被害を受ける。
classic-option-battle-under-storm = 砂嵐の中の戦闘
classic-option-battle-under-storm-text = 砂嵐の中の部隊どうしが戦うか。
classic-option-battle-under-storm-false = なし
classic-option-battle-under-storm-false-text = 砂嵐の中の部隊は戦わない。
classic-option-battle-under-storm-same-sector-only = 同じセクターのみ
classic-option-battle-under-storm-same-sector-only-text = 砂嵐の同じセクターにいる部隊どうしは戦う。
classic-option-spice-deck-reshuffle-advanced = 香料の山切れ
classic-option-spice-deck-reshuffle-advanced-text = 香料の山が尽きたとき、どのカードで新しい山を作るか。
classic-option-spice-deck-reshuffle-advanced-all-cards-of-both-piles = 捨て札すべて
classic-option-spice-deck-reshuffle-advanced-all-cards-of-both-piles-text = 捨て札をすべて混ぜる。次の砂虫は、それまで捨て場の一番上にあった地域に現れる。
classic-option-spice-deck-reshuffle-advanced-keep-top-territory-cards = 一番上の地域を除く
classic-option-spice-deck-reshuffle-advanced-keep-top-territory-cards-text = 各捨て場の一番上の地域カードは残し、他をすべて混ぜる。
classic-option-bid-again-after-pass = パス後の再入札
classic-option-bid-again-after-pass-text = パスした派閥が同じカードに再び入札できるか。
classic-option-bid-again-after-pass-true = できる
classic-option-bid-again-after-pass-true-text = パスした派閥も、再び順番が来れば入札できる。
classic-option-bid-again-after-pass-false = できない
classic-option-bid-again-after-pass-false-text = パスしたら、そのカードには入札できない。
classic-option-karama-scope = カラマの及ぶ範囲
classic-option-karama-scope-text = 〈カラマ〉で封じた特典がいつまで使えないか。
classic-option-karama-scope-phase = フェイズ中
classic-option-karama-scope-phase-text = フェイズが終わるまで使えない。
classic-option-karama-scope-single-use = 1回だけ
classic-option-karama-scope-single-use-text = カード1枚、輸送1回、戦闘1回など、その1回だけ使えない。
classic-option-karama-overbid = カラマ頼みの入札
classic-option-karama-overbid-text = 〈カラマ〉の持ち主が、所持する香料より多く入札できるか。
classic-option-karama-overbid-true = できる
classic-option-karama-overbid-true-text = できる。競り落としたら〈カラマ〉をプレイしなければならず、何も支払わない。
classic-option-karama-overbid-false = できない
classic-option-karama-overbid-false-text = 支払える量を超える入札はできない。
classic-option-ally-transit = 同盟者の地域の通過
classic-option-ally-transit-text = 同盟者の部隊がいる地域を通過できるか。
classic-option-ally-transit-forbidden = できない
classic-option-ally-transit-forbidden-text = 通過も進入とみなし、できない。
classic-option-ally-transit-pass-through-and-ship-then-leave = できる
classic-option-ally-transit-pass-through-and-ship-then-leave-text = 通過できる。同じターンに出るなら輸送もできる。
classic-option-ally-shipping-contribution = 同盟者の輸送費負担
classic-option-ally-shipping-contribution-text = 同盟者が輸送のために支払った香料がどこへ行くか。
classic-option-ally-shipping-contribution-to-guild-directly = 代金と同じ
classic-option-ally-shipping-contribution-to-guild-directly-text = 代金と同じところへ行く。宇宙協会が同盟者のために支払った分は銀行へ行く。
classic-option-ally-shipping-contribution-via-shipper = 輸送する派閥を経由
classic-option-ally-shipping-contribution-via-shipper-text = 輸送する派閥の香料とみなす。宇宙協会が同盟者のために支払った分は自分に戻る。
classic-option-ally-separation = 新しい同盟者の分離
classic-option-ally-separation-text = 同じ地域にいる同盟者が、いつ離れなければならないか。
classic-option-ally-separation-same-turn = 同じターン
classic-option-ally-separation-same-turn-text = ネクサスの直後の移動で離れる。
classic-option-ally-separation-next-turn = 次のターン
classic-option-ally-separation-next-turn-text = 次のターンの移動で離れる。
classic-option-ally-again-when-left = 去られた後の再同盟
classic-option-ally-again-when-left-text = 新しい同盟者に同盟を破棄された派閥が、同じネクサスで再び同盟できるか。
classic-option-ally-again-when-left-true = できる
classic-option-ally-again-when-left-true-text = 独りになった派閥は再び同盟できる。新しい同盟を自ら破棄した派閥はできない。
classic-option-ally-again-when-left-false = できない
classic-option-ally-again-when-left-false-text = 1回のネクサスで派閥が結ぶか加わる同盟は、相手が破棄しても1つまで。
classic-option-advisors-with-ally = 顧問と同盟者
classic-option-advisors-with-ally-text = 顧問が同盟者と同じ地域にいられるか。
classic-option-advisors-with-ally-must-separate = 分離
classic-option-advisors-with-ally-must-separate-text = 他の同盟者の部隊と同じく離れる。
classic-option-advisors-with-ally-coexist = 共存
classic-option-advisors-with-ally-coexist-text = 同じ地域にいてよい。
classic-option-bg-ship-onto-advisors = 顧問のいる地域への輸送
classic-option-bg-ship-onto-advisors-text = ベネ・ゲセリットが、自分の顧問のいる地域に輸送できるか。
classic-option-bg-ship-onto-advisors-join-as-advisors = 顧問として
classic-option-bg-ship-onto-advisors-join-as-advisors-text = 到着したものは顧問になる。
classic-option-bg-ship-onto-advisors-forbidden = できない
classic-option-bg-ship-onto-advisors-forbidden-text = そのような輸送はできない。
classic-option-reposition-within-territory = 地域内の移動
classic-option-reposition-within-territory-text = 部隊が同じ地域の別のセクターへ動けるか。
classic-option-reposition-within-territory-allowed-as-the-move = 移動として可
classic-option-reposition-within-territory-allowed-as-the-move-text = できる。それがそのターンの移動のすべてとなる。
classic-option-reposition-within-territory-forbidden = できない
classic-option-reposition-within-territory-forbidden-text = 移動は別の地域で終わらなければならない。
classic-option-worthless-two-in-one-plan = 無価値カード2枚
classic-option-worthless-two-in-one-plan-text = 1つの戦闘計画に無価値カードを2枚入れられるか。
classic-option-worthless-two-in-one-plan-true = できる
classic-option-worthless-two-in-one-plan-true-text = 1枚を武器、もう1枚を防御の代わりに置ける。
classic-option-worthless-two-in-one-plan-false = できない
classic-option-worthless-two-in-one-plan-false-text = 1枚までしか入れられない。
classic-option-explosion-kills-leaders-left-from-earlier-battles = 爆発と指揮官
classic-option-explosion-kills-leaders-left-from-earlier-battles-text = そのフェイズにその地域で先に戦った指揮官も、爆発で倒されるか。
classic-option-explosion-kills-leaders-left-from-earlier-battles-true = その場の全員
classic-option-explosion-kills-leaders-left-from-earlier-battles-true-text = その地域にいる指揮官は、誰のものでもすべて倒される。
classic-option-explosion-kills-leaders-left-from-earlier-battles-false = 両計画の指揮官
classic-option-explosion-kills-leaders-left-from-earlier-battles-false-text = 2つの戦闘計画の指揮官だけが倒される。
classic-option-traitor-winner-leader-free = 裏切りを宣言した側の指揮官
classic-option-traitor-winner-leader-free-text = 裏切りを宣言した派閥自身の指揮官が、そのフェイズに他の地域でも戦えるか。
classic-option-traitor-winner-leader-free-false = とどまる
classic-option-traitor-winner-leader-free-false-text = 他の生存者と同じく、その地域にとどまる。
classic-option-traitor-winner-leader-free-true = 自由
classic-option-traitor-winner-leader-free-true-text = このフェイズには使われていないとみなす。
classic-option-captured-leader-kept-after-treason-win = 裏切り後の捕虜
classic-option-captured-leader-kept-after-treason-win-text = 裏切りで勝った側が使った捕虜がどうなるか。
classic-option-captured-leader-kept-after-treason-win-returned-after-use = 返す
classic-option-captured-leader-kept-after-treason-win-returned-after-use-text = 他の戦闘の後と同じく、持ち主に返す。
classic-option-captured-leader-kept-after-treason-win-kept = 手元に残す
classic-option-captured-leader-kept-after-treason-win-kept-text = 使われていないとみなし、ハルコンネンの手元に残る。
classic-option-contested-stronghold-counts = 係争中の要塞
classic-option-contested-stronghold-counts-text = 砂嵐のために2つの派閥が残った要塞を、その派閥のものと数えるか。
classic-option-contested-stronghold-counts-false = 誰のものでもない
classic-option-contested-stronghold-counts-false-text = どちらにも数えず、どちらにも香料をもたらさない。
classic-option-contested-stronghold-counts-true = 両方のもの
classic-option-contested-stronghold-counts-true-text = どちらもあらゆる点で占拠しているとみなす。
classic-option-bribe-spice-deferred = 取り決めの香料
classic-option-bribe-spice-deferred-text = 取り決めで受け取った香料をいつ使えるか。
classic-option-bribe-spice-deferred-true = メンタートの休止から
classic-option-bribe-spice-deferred-true-text = メンタートの休止まで、つい立ての前に置いておく。
classic-option-bribe-spice-deferred-false = すぐに
classic-option-bribe-spice-deferred-false-text = すぐについ立ての裏に入れる。
classic-option-fremen-move-or-ride-into-storm = フレーメンと砂嵐
classic-option-fremen-move-or-ride-into-storm-text = フレーメンが砂嵐の中へ移動や騎乗ができるか。
classic-option-fremen-move-or-ride-into-storm-false = できない
classic-option-fremen-move-or-ride-into-storm-false-text = できない。砂嵐の中に置けるのは予備だけである。
classic-option-fremen-move-or-ride-into-storm-true = できる
classic-option-fremen-move-or-ride-into-storm-true-text = 砂嵐の中で移動や騎乗を終えてよい。
classic-option-fremen-reserves-via-guild-ally = 宇宙協会によるフレーメンの輸送
classic-option-fremen-reserves-via-guild-ally-text = 宇宙協会と同盟したフレーメンが、予備をどこへでも輸送できるか。
classic-option-fremen-reserves-via-guild-ally-true = できる
classic-option-fremen-reserves-via-guild-ally-true-text = 増援の代わりに、半額でできる。
classic-option-fremen-reserves-via-guild-ally-false = できない
classic-option-fremen-reserves-via-guild-ally-false-text = 予備は増援としてのみ置ける。
classic-option-fremen-karama-worm-causes-nexus = 召喚した砂虫とネクサス
classic-option-fremen-karama-worm-causes-nexus-text = フレーメンが〈カラマ〉で召喚した砂虫がネクサスを起こすか。
classic-option-fremen-karama-worm-causes-nexus-false = 起こさない
classic-option-fremen-karama-worm-causes-nexus-false-text = その砂虫によって同盟が結ばれたり破られたりすることはない。
classic-option-fremen-karama-worm-causes-nexus-true = 起こす
classic-option-fremen-karama-worm-causes-nexus-true-text = 他の砂虫と同じくネクサスを起こす。
classic-option-ghola-on-face-down-leader = 再び倒れた指揮官のゴーラ
classic-option-ghola-on-face-down-leader-text = 〈トレイラクスのゴーラ〉で、裏向きの指揮官を復活させられるか。
classic-option-ghola-on-face-down-leader-allowed = できる
classic-option-ghola-on-face-down-leader-allowed-text = 倒れた自分の指揮官なら誰でもよい。
classic-option-ghola-on-face-down-leader-refused = できない
classic-option-ghola-on-face-down-leader-refused-text = 表向きの指揮官だけを復活させられる。
classic-option-one-starred-revival-covers-ghola = 精鋭部隊とゴーラ
classic-option-one-starred-revival-covers-ghola-text = 精鋭部隊の復活は毎ターン1つまでという制限が、〈トレイラクスのゴーラ〉にも及ぶか。
classic-option-one-starred-revival-covers-ghola-true = 制限あり
classic-option-one-starred-revival-covers-ghola-true-text = そのターンの復活すべてを合わせて1つまで。
classic-option-one-starred-revival-covers-ghola-false = 制限なし
classic-option-one-starred-revival-covers-ghola-false-text = ゴーラでは精鋭部隊をいくつでも復活できる。
classic-option-harkonnen-karama-timing = カードの交換
classic-option-harkonnen-karama-timing-text = ハルコンネンがカラマ特殊能力をいつ使えるか。
classic-option-harkonnen-karama-timing-any-time = いつでも
classic-option-harkonnen-karama-timing-any-time-text = いつでもプレイできるカードを使えるときなら、いつでも使える。
classic-option-harkonnen-karama-timing-bidding-phase = 競りのフェイズ
classic-option-harkonnen-karama-timing-bidding-phase-text = 競りのフェイズだけで使える。
classic-option-emperor-karama-timing = 無償の復活
classic-option-emperor-karama-timing-text = 皇帝がカラマ特殊能力をいつ使えるか。
classic-option-emperor-karama-timing-any-time = いつでも
classic-option-emperor-karama-timing-any-time-text = いつでもプレイできるカードを使えるときなら、いつでも使える。
classic-option-emperor-karama-timing-revival-phase = 復活のフェイズ
classic-option-emperor-karama-timing-revival-phase-text = 復活のフェイズだけで使える。
classic-option-guild-karama-timing = 輸送の阻止
classic-option-guild-karama-timing-text = 宇宙協会がカラマ特殊能力で輸送をいつ阻止できるか。
classic-option-guild-karama-timing-when-declared = 宣言時
classic-option-guild-karama-timing-when-declared-text = 宣言されたとき、支払いの前に阻止する。
classic-option-guild-karama-timing-after-shipment = 到着後
classic-option-guild-karama-timing-after-shipment-text = 部隊の到着直後にも阻止できる。
classic-option-guild-acts-after-last = 宇宙協会の最後の手番
classic-option-guild-acts-after-last-text = 宇宙協会が、他の全員の輸送と移動が終わるまで待てるか。
classic-option-guild-acts-after-last-allowed = できる
classic-option-guild-acts-after-last-allowed-text = 最後に手番を行ってよい。
classic-option-two-players-two-factions-alliances = 2派閥ずつ：同盟
classic-option-two-players-two-factions-alliances-text = 1人のプレイヤーの2つの派閥がどういう関係にあるか。
classic-option-two-players-two-factions-alliances-separate-no-alliances = 別々
classic-option-two-players-two-factions-alliances-separate-no-alliances-text = プレイヤーが同じだけで何も共有せず、同盟も結ばない。
classic-option-two-factions-victory = 2派閥ずつ：勝利
classic-option-two-factions-victory-text = 1人のプレイヤーの2つの派閥の要塞を合わせて数えるか。
classic-option-two-factions-victory-together = 合計
classic-option-two-factions-victory-together-text = 2つの派閥で合わせて要塞4つなら勝利する。
classic-option-two-factions-victory-single-faction = 単独
classic-option-two-factions-victory-single-faction-text = どちらか1つの派閥だけで要塞4つを占拠しなければならない。
classic-option-nexus-breaks-alliances = ネクサスでの同盟
classic-option-nexus-breaks-alliances-text = ネクサスですべての同盟が終わるか。
classic-option-nexus-breaks-alliances-false = 続く
classic-option-nexus-breaks-alliances-false-text = 同盟は、誰かが破るまで続く。
classic-option-nexus-breaks-alliances-true = すべて終わる
classic-option-nexus-breaks-alliances-true-text = ネクサスのたびに、まずすべての同盟が終わる。すぐに結び直してもよい。
classic-option-guild-special-victory = 宇宙協会の特別勝利
classic-option-guild-special-victory-text = 最終ターンの終わりまでに誰も勝利しなかったとき、宇宙協会が勝利するか。
classic-option-guild-special-victory-true = あり
classic-option-guild-special-victory-true-text = フレーメンが勝利しないかぎり、宇宙協会が勝利する。
classic-option-guild-special-victory-false = なし
classic-option-guild-special-victory-false-text = フレーメンが条件を満たさないかぎり、要塞の最も多い派閥が勝利する。
classic-option-loser-forces-beyond-storm = 砂嵐の向こうの敗者の部隊
classic-option-loser-forces-beyond-storm-text = 同じ地域にいながら砂嵐のため戦闘に加わらない、敗者の部隊をどうするか。
classic-option-loser-forces-beyond-storm-spared = 失わない
classic-option-loser-forces-beyond-storm-spared-text = 戦闘に加わった部隊だけを失う。
classic-option-loser-forces-beyond-storm-lost = 失う
classic-option-loser-forces-beyond-storm-lost-text = 敗者は、砂嵐の中や向こう側も含め、その地域の部隊をすべて失う。
classic-option-unpaid-promises = 足りない約束の香料
classic-option-unpaid-promises-text = 後のフェイズに約束した香料が、その時に支払う者の手元になければどうなるか。
classic-option-unpaid-promises-lapse = 失効する
classic-option-unpaid-promises-lapse-text = その時に支払えない分は、支払われない。
classic-option-unpaid-promises-stay-due = 残る
classic-option-unpaid-promises-stay-due-text = 残りは、香料があればその後のフェイズの開始時に支払われる。
classic-option-storm-cards-without-fremen = フレーメンなしの砂嵐カード
classic-option-storm-cards-without-fremen-text = フレーメンがいない上級ゲームで、砂嵐カードが砂嵐を動かすか。
classic-option-storm-cards-without-fremen-false = ダイヤル
classic-option-storm-cards-without-fremen-false-text = フレーメンがいなければ、ダイヤルで動く。
classic-option-storm-cards-without-fremen-true = 砂嵐カード
classic-option-storm-cards-without-fremen-true-text = 第2ターンから砂嵐カードで動き、次のカードは誰も見ない。
classic-option-advisors-alone = 取り残された顧問
classic-option-advisors-alone-text = 戦闘によって地域に自分だけになった顧問が、戦士になるか。
classic-option-advisors-alone-fighters-at-once = ただちに戦士
classic-option-advisors-alone-fighters-at-once-text = 自分だけになった顧問は、どのフェイズでも戦士になる。
classic-option-advisors-alone-advisors-from-battle-on = 戦闘からは顧問のまま
classic-option-advisors-alone-advisors-from-battle-on-text = 戦闘フェイズからターンの終わりまでは、自分だけになっても顧問のままである。
classic-option-ornithopters = 搏翼機
classic-option-ornithopters-text = 同じターンに都市へ輸送した部隊で、搏翼機を使えるか。
classic-option-ornithopters-also-after-shipping = 輸送後でもよい
classic-option-ornithopters-also-after-shipping-text = 移動の開始時にアラキーンかカルタゴに戦闘部隊がいればよい。
classic-option-ornithopters-held-before-shipping = 輸送前から必要
classic-option-ornithopters-held-before-shipping-text = 輸送の前にも、都市に戦闘部隊がいなければならない。
classic-option-shield-wall-stronghold = 要塞としての防嵐壁
classic-option-shield-wall-stronghold-text = 4匹目の砂虫が現れたら、防嵐壁が要塞になるか。
classic-option-shield-wall-stronghold-false = なし
classic-option-shield-wall-stronghold-false-text = 防嵐壁は他と同じ岩場である。
classic-option-shield-wall-stronghold-true = あり
classic-option-shield-wall-stronghold-true-text = 第1ターンより後の4枚目のシャイー・フルードから、防嵐壁は残っているかぎり6つ目の要塞である。
classic-option-harkonnen-mulligan = ハルコンネンの引き直し
classic-option-harkonnen-mulligan-text = 自分の指揮官を2枚以上裏切り者として配られたハルコンネンが、引き直せるか。
classic-option-harkonnen-mulligan-false = なし
classic-option-harkonnen-mulligan-false-text = 配られた4枚の裏切り者カードをそのまま持つ。
classic-option-harkonnen-mulligan-true = あり
classic-option-harkonnen-mulligan-true-text = 一度だけ、4枚すべてを戻して引き直せる。
classic-option-kwisatz-haderach = クイサッツ・ハデラッハ
classic-option-kwisatz-haderach-text = アトレイデスがクイサッツ・ハデラッハを持つか。
classic-option-kwisatz-haderach-false = なし
classic-option-kwisatz-haderach-false-text = 上級の派閥能力がなければ使わない。
classic-option-kwisatz-haderach-true = あり
classic-option-kwisatz-haderach-true-text = 他の上級の派閥能力がなくても使う。
classic-option-bg-charity = ベネ・ゲセリットの施し
classic-option-bg-charity-text = ベネ・ゲセリットが、持っている香料にかかわらず毎ターン施しを受けるか。
classic-option-bg-charity-false = なし
classic-option-bg-charity-false-text = 上級の派閥能力がなければ使わない。
classic-option-bg-charity-true = あり
classic-option-bg-charity-true-text = 他の上級の派閥能力がなくても使う。
classic-option-bg-advisors = 顧問
classic-option-bg-advisors-text = ベネ・ゲセリットが、他の派閥と地域を共有する顧問を使うか。
classic-option-bg-advisors-false = なし
classic-option-bg-advisors-false-text = 上級の派閥能力がなければ使わない。
classic-option-bg-advisors-true = あり
classic-option-bg-advisors-true-text = 他の上級の派閥能力がなくても使う。
classic-option-worthless-as-karama = カラマとしての無価値カード
classic-option-worthless-as-karama-text = ベネ・ゲセリットが、無価値カードをカラマとしてプレイできるか。
classic-option-worthless-as-karama-false = なし
classic-option-worthless-as-karama-false-text = 上級の派閥能力がなければ使わない。
classic-option-worthless-as-karama-true = あり
classic-option-worthless-as-karama-true-text = 他の上級の派閥能力がなくても使う。
classic-option-sardaukar = サルダウカー
classic-option-sardaukar-text = 皇帝の部隊のうち5つがサルダウカーか。
classic-option-sardaukar-false = なし
classic-option-sardaukar-false-text = 上級の派閥能力がなければ使わない。
classic-option-sardaukar-true = あり
classic-option-sardaukar-true-text = 他の上級の派閥能力がなくても使う。
classic-option-fedaykin = フェダイキン
classic-option-fedaykin-text = フレーメンの部隊のうち3つがフェダイキンか。
classic-option-fedaykin-false = なし
classic-option-fedaykin-false-text = 上級の派閥能力がなければ使わない。
classic-option-fedaykin-true = あり
classic-option-fedaykin-true-text = 他の上級の派閥能力がなくても使う。
classic-option-storm-cards = 砂嵐カード
classic-option-storm-cards-text = フレーメンが見る砂嵐カードで砂嵐が動くか。
classic-option-storm-cards-false = なし
classic-option-storm-cards-false-text = 上級の派閥能力がなければ使わない。
classic-option-storm-cards-true = あり
classic-option-storm-cards-true-text = 他の上級の派閥能力がなくても使う。
classic-option-extra-worms = 続く砂虫
classic-option-extra-worms-text = 1回の噴出で最初の後に続く砂虫を、フレーメンが置くか。
classic-option-extra-worms-false = なし
classic-option-extra-worms-false-text = 上級の派閥能力がなければ使わない。
classic-option-extra-worms-true = あり
classic-option-extra-worms-true-text = 他の上級の派閥能力がなくても使う。
classic-option-storm-half-losses = 砂嵐の中のフレーメン
classic-option-storm-half-losses-text = フレーメンが砂嵐で部隊の半分だけを失い、予備軍を砂嵐の中に送れるか。
classic-option-storm-half-losses-false = なし
classic-option-storm-half-losses-false-text = 上級の派閥能力がなければ使わない。
classic-option-storm-half-losses-true = あり
classic-option-storm-half-losses-true-text = 他の上級の派閥能力がなくても使う。
classic-option-guild-timing = 宇宙協会の手番
classic-option-guild-timing-text = 宇宙協会が、輸送と移動をいつ行うかを選べるか。
classic-option-guild-timing-false = なし
classic-option-guild-timing-false-text = 上級の派閥能力がなければ使わない。
classic-option-guild-timing-true = あり
classic-option-guild-timing-true-text = 他の上級の派閥能力がなくても使う。
classic-option-captured-leaders = 捕らえた指揮官
classic-option-captured-leaders-text = ハルコンネンが、破った相手の指揮官を捕らえるか。
classic-option-captured-leaders-false = なし
classic-option-captured-leaders-false-text = 上級の派閥能力がなければ使わない。
classic-option-captured-leaders-true = あり
classic-option-captured-leaders-true-text = 他の上級の派閥能力がなくても使う。
classic-option-ally-battle-support = 戦闘での同盟者の支援
classic-option-ally-battle-support-text = 戦闘で兵力を支える香料を同盟者が支払えるか（上級戦闘）。
classic-option-ally-battle-support-false = なし
classic-option-ally-battle-support-false-text = 双方とも自分で支払う。
classic-option-ally-battle-support-true = あり
classic-option-ally-battle-support-true-text = 計画を立てる前に、双方の同盟者が最大の支払い額を秘密に決める。
classic-option-card-trading = カードの取り決め
classic-option-card-trading-text = 取り決めで背信カードを渡せるか。
classic-option-card-trading-false = なし
classic-option-card-trading-false-text = 取り決めの内容は香料と情報と約束だけ。
classic-option-card-trading-true = あり
classic-option-card-trading-true-text = カードも取り決めに含められ、公開してただちに渡す。
