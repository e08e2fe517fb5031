### Dune: Imperium and Rise of Ix: the names of the components, what they do, and the terms of the rules.
### "unofficial" above a name: our own translation, as the Japanese rulebook does not print one;
### Rise of Ix has no Japanese rulebook.
###
### What components do is put together from phrases. A phrase is written as in the middle of a sentence; full stops are added.
### $x-the, $x-of, $x-inline: the name $x in that form (its Fluent attribute), if it has one.
### .and: the phrase when another one follows; .do: the phrase as something one may choose to do.

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
resource-troops = 部隊

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
zone-discard = 捨て場
zone-play = プレイ済み
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
# unofficial
term-tech-tile = 技術タイル
# unofficial
term-freighter = 貨物船
# unofficial
term-dreadnought = 弩級戦艦
# unofficial
term-negotiator = 交渉人

## Terms: cards

term-fremen-bond = フレーメンの絆

## Terms: board and play

# unofficial
term-shipping-track = 輸送トラック
# unofficial
term-infiltration = 潜入
# unofficial
term-unload = 荷下ろし

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
effect-pay = { $cost }もよい。そうしたら、{ $effect }
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
