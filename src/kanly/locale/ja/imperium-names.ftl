### Dune: Imperium, base game: the names of its components and the terms of its rules.
### "unofficial" above a name: our own translation, as the Japanese rulebook does not print one.

## Starter cards

card-convincing-argument = 演説
card-dagger = 短剣
card-diplomacy = 交渉
card-dune-the-desert-planet = デューン砂の惑星
card-reconnaissance = 予備偵察
card-seek-allies = 手を組む
card-signet-ring = 公家の指輪

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

## Conflict cards

# unofficial
conflict-skirmish-a = 小競り合い
# unofficial
conflict-skirmish-b = 小競り合い
# unofficial
conflict-skirmish-c = 小競り合い
# unofficial
conflict-skirmish-d = 小競り合い
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
house-hagal = 公家ハイガル

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
