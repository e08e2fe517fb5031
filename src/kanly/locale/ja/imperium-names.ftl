### Dune: Imperium and Rise of Ix: the names of the components and the terms of the rules.
### "unofficial" above a name: our own translation, as the Japanese rulebook does not print one;
### Rise of Ix has no Japanese rulebook.

## Starter cards

card-convincing-argument = 演説
card-dagger = 短剣
card-diplomacy = 交渉
card-dune-the-desert-planet = デューン砂の惑星
card-reconnaissance = 予備偵察
card-seek-allies = 手を組む
card-signet-ring = 公家の指輪
# unofficial
card-control-the-spice = 香料の支配

## Reserve cards

card-arrakis-liaison = アラキス連絡員
card-the-spice-must-flow = 香料こそ流るるべし
card-foldspace = 空間転移

## Imperium cards

# unofficial
card-arrakis-recruiter = アラキスの徴募官
# unofficial
card-assassination-mission = 暗殺任務
card-bene-gesserit-initiate = ベネ・ゲセリットの入信者
# unofficial
card-bene-gesserit-sister = ベネ・ゲセリットの修道女
card-carryall = キャリオール
# unofficial
card-chani = チャニ
# unofficial
card-choam-directorship = CHOAM公社の理事職
# unofficial
card-crysknife = クリスナイフ
# unofficial
card-dr-yueh = ドクター・ユエ
card-duncan-idaho = ダンカン・アイダホ
# unofficial
card-fedaykin-death-commando = フェダイキン決死隊
# unofficial
card-firm-grip = 揺るぎなき掌握
card-fremen-camp = フレーメンの野営地
# unofficial
card-gene-manipulation = 遺伝子操作
# unofficial
card-guild-administrator = 宇宙協会の管理官
# unofficial
card-guild-ambassador = 宇宙協会の大使
# unofficial
card-guild-bankers = 宇宙協会の銀行家
card-gun-thopter = 砲搏翼機
# unofficial
card-gurney-halleck = ガーニイ・ハレック
card-imperial-spy = 帝国の密偵
card-kwisatz-haderach = クイサッツ・ハデラッハ
# unofficial
card-lady-jessica = レディ・ジェシカ
card-liet-kynes = リエト・カインズ
# unofficial
card-missionaria-protectiva = ミッショナリア・プロテクティヴァ
# unofficial
card-opulence = 豪奢
# unofficial
card-other-memory = 他者の記憶
# unofficial
card-piter-de-vries = パイター・ド・ヴリース
# unofficial
card-power-play = 権力の駆け引き
card-reverend-mother-mohiam = 教母モヒアム
# unofficial
card-sardaukar-infantry = サルダウカー歩兵
card-sardaukar-legion = サルダウカー軍団
# unofficial
card-scout = 斥候
card-shifting-allegiances = 裏切り
# unofficial
card-sietch-reverend-mother = シーチの教母
card-smugglers-thopter = 密輸業者の搏翼機
card-space-travel = 航空輸送
# unofficial
card-spice-hunter = 香料の狩人
# unofficial
card-spice-smugglers = 香料の密輸業者
card-stilgar = スティルガー
card-test-of-humanity = 人間性テスト
card-the-voice = 声
# unofficial
card-thufir-hawat = スフィル・ハワト
# unofficial
card-worm-riders = 砂虫の乗り手

## Imperium cards of Rise of Ix

# unofficial
card-appropriate = 接収
# unofficial
card-bounty-hunter = 賞金稼ぎ
# unofficial
card-choam-delegate = CHOAM公社の代表
# unofficial
card-court-intrigue = 宮廷の陰謀
# unofficial
card-desert-ambush = 砂漠の伏兵
# unofficial
card-embedded-agent = 潜伏工作員
# unofficial
card-esmar-tuek = エスマー・トゥエク
# unofficial
card-freighter-fleet = 貨物船団
# unofficial
card-full-scale-assault = 総攻撃
# unofficial
card-guild-accord = 宇宙協会との協定
# unofficial
card-guild-chief-administrator = 宇宙協会の主席管理官
# unofficial
card-imperial-bashar = 帝国のバシャール
# unofficial
card-imperial-shock-trooper = 帝国突撃兵
# unofficial
card-in-the-shadows = 影に潜む
# unofficial
card-ix-guild-compact = イックスと宇宙協会の盟約
# unofficial
card-ixian-engineer = イックスの技師
# unofficial
card-jamis = ジャミス
# unofficial
card-landing-rights = 着陸権
# unofficial
card-local-fence = 地元の故買屋
# unofficial
card-negotiated-withdrawal = 交渉による撤退
# unofficial
card-satellite-ban = 衛星の禁止
# unofficial
card-sayyadina = サイヤディナ
# unofficial
card-shai-hulud = シャイー・フルード
# unofficial
card-spice-trader = 香料商人
# unofficial
card-treachery = 背信
# unofficial
card-truthsayer = 読真師
# unofficial
card-water-peddler = 水売り
# unofficial
card-web-of-power = 権力の網
# unofficial
card-weirding-way = 超常の技

## Intrigue cards

# unofficial
intrigue-allied-armada = 同盟艦隊
intrigue-ambush = 待ち伏せ
intrigue-bindu-suspension = ビンドゥー・サスペンション
# unofficial
intrigue-bribery = 賄賂
intrigue-bypass-protocol = バイパス・プロトコル
intrigue-calculated-hire = 計画徴用
# unofficial
intrigue-charisma = カリスマ
# unofficial
intrigue-choam-shares = CHOAM公社の株式
intrigue-corner-the-market = 市場独占
# unofficial
intrigue-councilors-dispensation = 議員の特免
intrigue-demand-respect = 敬意を集める
# unofficial
intrigue-dispatch-an-envoy = 使節の派遣
intrigue-double-cross = 寝返り
# unofficial
intrigue-favored-subject = 寵臣
# unofficial
intrigue-guild-authorization = 宇宙協会の認可
# unofficial
intrigue-infiltrate = 潜入
# unofficial
intrigue-know-their-ways = 流儀を知る
# unofficial
intrigue-master-tactician = 戦術の達人
# unofficial
intrigue-plans-within-plans = 計画の中の計画
intrigue-poison-snooper = 毒物探知機
# unofficial
intrigue-private-army = 私設軍
# unofficial
intrigue-rapid-mobilization = 緊急動員
# unofficial
intrigue-recruitment-mission = 徴募任務
intrigue-refocus = 再集中
# unofficial
intrigue-reinforcements = 増援
# unofficial
intrigue-secret-of-the-sisterhood = 修道女会の秘密
# unofficial
intrigue-staged-incident = 仕組まれた事件
# unofficial
intrigue-the-sleeper-must-awaken = 眠れる者は目覚めねばならぬ
# unofficial
intrigue-tiebreaker = 均衡を破る一手
intrigue-to-the-victor = 勝者のために……
# unofficial
intrigue-urgent-mission = 緊急任務
# unofficial
intrigue-water-of-life = 生命の水
# unofficial
intrigue-water-peddlers-union = 水売り組合
# unofficial
intrigue-windfall = 思わぬ実入り

## Intrigue cards of Rise of Ix

# unofficial
intrigue-advanced-weaponry = 先進兵器
# unofficial
intrigue-blackmail = 脅迫
# unofficial
intrigue-cannon-turrets = 砲塔
# unofficial
intrigue-cull = 間引き
# unofficial
intrigue-diversion = 陽動
# unofficial
intrigue-expedite = 迅速な配送
# unofficial
intrigue-finesse = 手練
# unofficial
intrigue-glimpse-the-path = 道を垣間見る
# unofficial
intrigue-grand-conspiracy = 大いなる陰謀
# unofficial
intrigue-ixian-probe = イックスの探査機
# unofficial
intrigue-machine-culture = 機械文化
# unofficial
intrigue-quid-pro-quo = 交換条件
# unofficial
intrigue-second-wave = 第二波
# unofficial
intrigue-secret-forces = 秘密部隊
# unofficial
intrigue-strategic-push = 戦略的攻勢
# unofficial
intrigue-strongarm = 力ずく
# unofficial
intrigue-war-chest = 軍資金

## Conflict cards

# unofficial
conflict-skirmish-a = 小競り合い（A）
# unofficial
conflict-skirmish-b = 小競り合い（B）
# unofficial
conflict-skirmish-c = 小競り合い（C）
# unofficial
conflict-skirmish-d = 小競り合い（D）
# unofficial
conflict-cloak-and-dagger = 暗躍
# unofficial
conflict-desert-power = 砂漠の力
# unofficial
conflict-guild-bank-raid = 宇宙協会銀行襲撃
# unofficial
conflict-machinations = 権謀術数
# unofficial
conflict-raid-stockpiles = 備蓄庫襲撃
# unofficial
conflict-secure-imperial-basin = 帝国盆地確保
conflict-siege-of-arrakeen = アラキーン包囲戦
# unofficial
conflict-siege-of-carthag = カルタゴ包囲戦
# unofficial
conflict-sort-through-the-chaos = 混沌の収拾
# unofficial
conflict-terrible-purpose = 恐るべき目的
# unofficial
conflict-battle-for-arrakeen = アラキーン争奪戦
# unofficial
conflict-battle-for-carthag = カルタゴ争奪戦
# unofficial
conflict-battle-for-imperial-basin = 帝国盆地争奪戦
# unofficial
conflict-grand-vision = 大いなる幻視

## Conflict cards of Rise of Ix

# unofficial
conflict-skirmish-ix-freighter-spice = 小競り合い（E）
# unofficial
conflict-skirmish-ix-freighter-troop = 小競り合い（F）
# unofficial
conflict-trade-monopoly = 交易独占
# unofficial
conflict-economic-supremacy = 経済的覇権

## Tech tiles

# unofficial
tile-artillery = 砲兵隊
# unofficial
tile-chaumurky = チャウマーキー
# unofficial
tile-detonation-devices = 起爆装置
# unofficial
tile-disposal-facility = 廃棄施設
# unofficial
tile-flagship = 旗艦
# unofficial
tile-holoprojectors = ホログラム投影機
# unofficial
tile-holtzman-engine = ホルツマン機関
# unofficial
tile-invasion-ships = 侵攻艦
# unofficial
tile-memocorders = 記憶記録器
# unofficial
tile-minimic-film = ミニミック・フィルム
# unofficial
tile-restricted-ordnance = 規制兵器
# unofficial
tile-shuttle-fleet = シャトル船団
# unofficial
tile-sonic-snoopers = 音波探知機
# unofficial
tile-spaceport = 宇宙港
# unofficial
tile-spy-satellites = 偵察衛星
# unofficial
tile-training-drones = 訓練用ドローン
# unofficial
tile-troop-transports = 部隊輸送艦
# unofficial
tile-windtraps = 風捕器

## Leaders

leader-paul-atreides = パウル・アトレイデ
# unofficial
leader-duke-leto-atreides = レト・アトレイデ公爵
leader-baron-vladimir-harkonnen = ウラディミール・ハルコンネン男爵
leader-glossu-rabban = グロッセ「野獣」ラッバン
leader-count-ilban-richese = イルバン・リチェス伯爵
leader-helena-richese = ヘレナ・リチェス
leader-countess-ariana-thorvald = アリアナ・トールヴァルド伯爵夫人
leader-earl-memnon-thorvald = メムノン・トールヴァルド伯爵

## Leaders of Rise of Ix

# unofficial
leader-archduke-armand-ecaz = アルマン・エカズ大公
# unofficial
leader-ilesa-ecaz = イレサ・エカズ
# unofficial
leader-princess-yuna-moritani = 「プリンセス」ユナ・モリタニ
# unofficial
leader-viscount-hundro-moritani = フンドロ・モリタニ子爵
# unofficial
leader-tessia-vernius = テッシア・ヴェルニウス
# unofficial
leader-prince-rhombur-vernius = ロンバー・ヴェルニウス公子

## Leader abilities

ability-prescience = 先見の明
# unofficial
ability-discipline = 規律
# unofficial
ability-landsraad-popularity = ランドスラードの人望
# unofficial
ability-prudent-diplomacy = 慎重な外交
ability-masterstroke = 絶妙な一手
# unofficial
ability-scheme = 謀略
# unofficial
ability-arrakis-fiefdom = アラキスの封土
# unofficial
ability-brutality = 残虐
ability-ruthless-negotiator = 無慈悲な交渉者
# unofficial
ability-manufacturing = 製造業
ability-eyes-everywhere = 全体俯瞰
ability-manipulate = 人心掌握
ability-spice-addict = 香料中毒
# unofficial
ability-hidden-reservoir = 隠し貯水槽
# unofficial
ability-connections = 人脈
# unofficial
ability-spice-hoard = 香料の備蓄

## Leader abilities of Rise of Ix

# unofficial
ability-coordination = 連携
# unofficial
ability-conscript = 徴兵
# unofficial
ability-one-step-ahead = 一歩先
# unofficial
ability-guild-contacts = 宇宙協会の伝手
# unofficial
ability-smuggling-operation = 密輸稼業
# unofficial
ability-final-delivery = 最終納品
# unofficial
ability-intelligence = 諜報
# unofficial
ability-couriers = 急使
# unofficial
ability-careful-observation = 入念な観察
# unofficial
ability-duplicity = 二枚舌
# unofficial
ability-heavy-lasgun-cannons = 重ラスガン砲
# unofficial
ability-ixian-technology = イックスの技術

## Board spaces

space-conspire = 嘆願
space-wealth = 補助金
space-heighliner = 大宇宙船
space-foldspace = 宇宙航路
space-selective-breeding = 選択的繁殖計画
space-secrets = 極秘主義
space-hardy-warriors = 極地戦部隊
space-stillsuits = 蒸還服
space-high-council = 最高議会
space-mentat = 人間電算機
space-swordmaster = 道場
space-rally-troops = 部隊集結
space-hall-of-oratory = 講堂
space-secure-contract = 契約締結
space-sell-melange = メランジ売却
space-arrakeen = アラキーン
space-carthag = カルタゴ
space-research-station = 研究所
space-sietch-tabr = タブルのシーチ
space-imperial-basin = 帝国盆地
space-hagga-basin = ハッガ盆地
space-the-great-flat = 大平原

## Board spaces of Rise of Ix

# unofficial
space-smuggling = 密輸
# unofficial
space-interstellar-shipping = 星間輸送
# unofficial
space-dreadnought = 弩級戦艦
# unofficial
space-tech-negotiation = 技術交渉

## Factions

faction-emperor = 皇帝
faction-guild = 宇宙協会
faction-bene-gesserit = ベネ・ゲセリット修道女会
faction-fremen = フレーメン

## Agent icons

icon-emperor = 皇帝
icon-guild = 宇宙協会
icon-bene-gesserit = ベネ・ゲセリット修道女会
icon-fremen = フレーメン
icon-landsraad = ランドスラード評議会
icon-city = 都市部
icon-spice-trade = 香料交易

## House Hagal cards

hagal-conspire = 嘆願
hagal-wealth = 補助金
hagal-heighliner = 大宇宙船
hagal-foldspace = 宇宙航路
hagal-selective-breeding = 選択的繁殖計画
hagal-secrets = 極秘主義
hagal-hardy-warriors = 極地戦部隊
hagal-stillsuits = 蒸還服
hagal-rally-troops = 部隊集結
hagal-hall-of-oratory = 講堂
hagal-carthag = カルタゴ
hagal-harvest-spice = 香料の収穫
hagal-arrakeen-1p = アラキーン
hagal-arrakeen-2p = アラキーン
hagal-reshuffle = シャッフル

## House Hagal cards of Rise of Ix

# unofficial
hagal-interstellar-shipping = 星間輸送
# unofficial
hagal-foldspace-or-interstellar-shipping = 宇宙航路／星間輸送
# unofficial
hagal-smuggling-or-interstellar-shipping = 密輸／星間輸送
# unofficial
hagal-tech-negotiation = 技術交渉
# unofficial
hagal-dreadnought-1p = 弩級戦艦
# unofficial
hagal-dreadnought-2p = 弩級戦艦

## Solo difficulty

difficulty-mercenary = 傭兵
difficulty-sardaukar = サルダウカー
difficulty-mentat = メンタート
difficulty-kwisatz-haderach = クイサッツ・ハデラッハ

## Phases

phase-round-start = ラウンド開始
phase-player-turns = 公家の手番
phase-combat = 紛争
phase-makers = メイカー
phase-recall = 回収
phase-endgame = ゲームの終了

## Resources

resource-solari = ソラリ
resource-spice = 香料
resource-water = 水
resource-persuasion = 説得力
resource-swords = 赤刃
resource-strength = 戦力
resource-influence = 影響力
resource-troops = 部隊
resource-vp = 勝利点

## Player colours

colour-red = 赤
colour-blue = 青
colour-yellow = 黄
colour-green = 緑

## Houses

# unofficial
house-atreides = 公家アトレイデ
# unofficial
house-harkonnen = 公家ハルコンネン
# unofficial
house-richese = 公家リチェス
# unofficial
house-thorvald = 公家トールヴァルド
# unofficial
house-ecaz = 公家エカズ
# unofficial
house-moritani = 公家モリタニ
# unofficial
house-vernius = 公家ヴェルニウス
house-hagal = 公家ハイガル

## Expansions

# unofficial
expansion-ix = ライズ・オブ・イックス

## Zones

zone-hand = 手札
zone-deck = 公家の山
zone-discard = 捨て場
zone-play = プレイ済み
zone-supply = 基地
zone-garrison = 駐屯地
zone-conflict = 戦場
zone-reserve = 共用カード
zone-row = 帝国の列
zone-intrigue = 策謀カード
zone-aside = 脇によけたカード

## Intrigue card types

type-plot = 陰謀
type-combat = 戦術
type-endgame = 終盤

## Conflict tiers

tier-1 = 紛争Ⅰ
tier-2 = 紛争Ⅱ
tier-3 = 紛争Ⅲ

## Terms: pieces

term-leader = 指揮官
term-agent = 代行者
term-mentat = メンタート
term-swordmaster = 剣士
term-troop = 部隊
term-alliance-token = 同盟トークン
term-control-marker = 占拠マーカー
term-combat-marker = 戦力マーカー
term-score-marker = 点数マーカー
term-councilor-token = 議員マーカー
term-first-player-marker = 筆頭公家マーカー
term-baron-token = ハルコンネン男爵トークン
# unofficial
term-tech-tile = 技術タイル
# unofficial
term-freighter = 貨物船
# unofficial
term-dreadnought = 弩級戦艦
# unofficial
term-negotiator = 交渉人
# unofficial
term-unit = ユニット
# unofficial
term-snooper = 探知機トークン

## Terms: cards

term-starter-card = 公家初期カード
term-imperium-card = 帝国カード
term-reserve-card = 共用カード
term-intrigue-card = 策謀カード
term-conflict-card = 紛争カード
term-hagal-card = 公家ハイガル・カード
term-imperium-deck = 帝国の山
term-intrigue-deck = 策謀の山
term-conflict-deck = 紛争の山
term-agent-icon = 代行者アイコン
term-agent-box = 上段
term-reveal-box = 下段
term-acquire-effect = 獲得効果
term-signet-ring = 公家の指輪
term-fremen-bond = フレーメンの絆

## Terms: board and play

term-faction = 派閥
term-alliance = 同盟
term-influence-track = 影響力トラック
term-combat-track = 戦力トラック
term-score-track = 点数トラック
term-space = マス
term-combat-space = 紛争エリア
term-maker = メイカー
term-base-spice = 基本香料
term-bonus-spice = 追加香料
term-bank = 資源銀行
term-garrison = 駐屯地
term-high-council-seat = 最高議会の議席
term-control = 占拠
term-control-bonus = 占拠ボーナス
term-defensive-bonus = 守備ボーナス
term-steal-intrigue = 策謀盗み
term-round = ラウンド
term-agent-turn = 代行者の派遣
term-reveal-turn = 説得力の行使
term-clean-up = クリーンナップ
term-first-player = 筆頭公家
term-opponent = 他プレイヤー
term-rival = ライバル
term-solo-game = ソロゲーム
term-two-player-game = 2人ゲーム
# unofficial
term-ix-board = イックス・ボード
# unofficial
term-shipping-track = 輸送トラック
# unofficial
term-dividends = 配当
# unofficial
term-infiltration = 潜入
# unofficial
term-unload = 荷下ろし
# unofficial
term-epic-game = エピック・ゲーム

## Terms: verbs

term-recruit = 召集
term-deploy = 進軍
term-retreat = 撤退
term-lose = 帰投
term-recall = 回収
term-harvest = 収穫
term-acquire = 獲得
term-trash = 破棄
term-discard = 捨てる
term-draw = 引く
# unofficial
term-commission = 就役
