### ブラウザーで使うクラシック版の盤面の言葉。ゲームの文章はサーバーから届く。

## フェイズ

phase-classic-setup = 準備
phase-classic-storm = 砂嵐
phase-classic-storm-short = 砂嵐
phase-classic-spice-blow-nexus = 香料噴出とネクサス
phase-classic-spice-blow-nexus-short = 噴出
phase-classic-choam-charity = CHOAM公社の施し
phase-classic-choam-charity-short = 施し
phase-classic-bidding = 競り
phase-classic-bidding-short = 競り
phase-classic-revival = 復活
phase-classic-revival-short = 復活
phase-classic-shipment-movement = 輸送と移動
phase-classic-shipment-movement-short = 輸送と移動
phase-classic-battle = 戦闘
phase-classic-battle-short = 戦闘
phase-classic-spice-collection = 香料の収穫
phase-classic-spice-collection-short = 収穫
phase-classic-mentat-pause = メンタートの休止
phase-classic-mentat-pause-short = 休止
board-phases = { $turns }ターン中{ $turn }ターン目のフェイズ
board-turn-of = { $turns }ターン中{ $turn }ターン目
board-turn-n = { $n }ターン目
board-waits-you = あなたの番です。
board-waits-secret = 秘密の決定が行われています。
board-over = ゲームは終わりました。
board-told = 起きたこと

## 地図

board-map = デューンの地図
board-map-keys = Tabキーと矢印で選べる場所を移動します。＋と－で拡大縮小、地図そのものの上では矢印で動かし、0で全体を表示します。
board-zoom-in = 拡大
board-zoom-out = 縮小
board-zoom-all = 地図全体を表示
board-show-list = 一覧
board-show-map = 地図
board-stage = 地図の横
board-ground-sand = 砂漠
board-ground-rock = 岩場
board-ground-stronghold = 要塞
board-ground-polar = 砂嵐は来ない
board-in-storm = 砂嵐の中
board-can-choose = 選べます
board-barred-storm = 砂嵐には入ることも出ることもできません。
board-barred-full = すでに他の2派閥がいます
board-price = 1部隊につき香料{ $n }
board-price-pair = 2部隊で1香料
board-there-forces = { $faction } { $n }
board-there-starred = { $faction } 精鋭{ $n }
board-there-advisors = { $faction } 顧問{ $n }
board-there-spice = 香料{ $n }
board-list-show = 表示
board-list-all = すべての場所
board-list-taken = 何かがある場所
board-list-lit = 選べる場所
board-list-territory = 地域
board-list-sector = セクター
board-list-there = そこにあるもの
board-list-choose = 選ぶ
board-list-pick = 選ぶ

## 派閥

board-storm-order = 砂嵐の順の派閥
board-house = { $faction }（{ $player }）
board-now = 現在
board-first-player = 筆頭プレイヤー
board-allied = 同盟者
board-spice = 香料
board-bribes = 取り決めで得た香料（メンタートの休止まで使えない）
board-bribes-short = 取り決めで得た香料
board-bribes-n = 取り決めであと{ $n }（メンタートの休止に受け取る）
board-cards = 背信カード
board-reserves = 予備
board-tanks = トレイラクス・タンク
board-tanks-short = タンク
board-tanks-empty = タンクには誰もいません。
board-strongholds = 占拠している要塞
board-leaders = 指揮官
board-leaders-away = 不在の指揮官
board-leader-at-home = 待機中
board-leader-at-tanks = タンクの中
board-leader-at-captive = 捕虜
board-leader-at-unknown = 捕虜かどうか不明
board-leader-label = { $leader }、戦力{ $n }、{ $where }
board-captive = 捕虜
board-unknown-leader = 不明の指揮官
board-unknown-card = 伏せたカード
board-unknown = 不明
board-known-cards = 知っているカード
board-known-traitors = 知っている裏切り者
board-traitor-of = 〈{ $leader }〉を裏切り者として持つ
board-shown = 第{ $turn }ターンに{ $n }を公開
board-shown-once = 以前{ $n }を公開
board-with-starred = { $n }（うち精鋭{ $starred }）
board-forces-n = 部隊{ $n }
board-starred-n = 精鋭部隊{ $n }
board-predicted = { $turn }ターン目の勝利を予言しました。
board-predicted-ever = ターンは不明

## 衝立

board-shield-spice = 香料
board-shield-cards = 背信カード
board-shield-leaders = 指揮官
board-shield-traitors = 裏切り者
board-shield-forces = 部隊
board-shield-prediction = 予言
board-shield-kwisatz = クイサッツ・ハデラッハ
board-kwisatz-losses = 戦闘で{ $n }部隊を失いました。7でクイサッツ・ハデラッハが目覚めます。
board-seen = 全員に見えています。
board-unseen = あなただけに見えています。
board-no-cards = なし

## 山札

board-spice-deck = 香料の山札
board-treachery-deck = 背信カードの山札
board-left = 残り{ $n }
board-pile = 捨て札{ $n }
board-pile-n = { $pile }：{ $n }
board-next-card = 次
board-next-storm = 次の砂嵐
board-discard = 捨てられた背信カード
board-discard-show = 捨て札{ $n }枚。すべて表示。
board-shai-hulud = シャイー・フルード

## 競りとその他の数

board-lots = 残りのカード：{ $n }枚
board-only-you = あなただけに見えています。
board-highest = { $faction }の入札額
board-no-bid = 入札はまだありません
board-bids = { $n }を付けた
board-passed = パスした
board-to-bid = 手番
board-full-hand = 手札が上限
board-purse = 所持：{ $n }香料
board-purse-ally = 所持：{ $n }香料、同盟者の補助は{ $promised }まで
board-bid-keys = 矢印とEnterで入札、Pでパス
board-amount-bid = 入札額
board-order-up-to = 上限
board-order-set = 決める
board-order-pass = このカードはパス
board-order-pass-all = このターンの残りはすべてパス
board-order-most = このカードには{ $n }まで入札します。
board-order-passes = このカードはパスします。
board-order-passes-all = このターンの残りはすべてパスします。
board-order-back = 取り消す
board-amount-forces = 部隊
board-amount-starred = うち精鋭
board-amount-storm = ダイヤル値
board-storm-dial = 二人のダイヤル値の合計だけ、砂嵐が反時計回りに進みます。
board-amount-sectors = セクター数
board-amount-promise = 約束する香料の上限
board-amount-take = 取る枚数
board-amount-grant = 支払う部隊数
board-amount-revive = 復活する部隊
board-amount-lose = 損失
board-amount-dial = ダイヤル値
board-amount-support = 部隊に使う香料
board-amount-predict-turn = ターン

## 戦闘

board-battle-in = 戦闘：{ $territory }
board-attacks = 攻撃側
board-defends = 防御側
board-wheel = { $faction }の戦闘ダイヤル
board-sealed = 伏せてある
board-foresee = 相手の計画のどれを見ますか？ 図を選ぶか、次から選んでください：
board-plans-sealed = 両者の用意ができるまで、計画は伏せられます。
board-your-plan = あなたの計画
board-part-dial = ダイヤル値
board-part-spice = 香料
board-part-leader = 指揮官
board-part-weapon = 武器
board-part-defense = 防御
board-no-leader = 指揮官なし
board-no-weapon = 武器なし
board-no-defense = 防御なし
board-kwisatz = クイサッツ・ハデラッハ
board-at-most = 最大{ $dial }＋{ $leader }
board-total-alive = 合計（指揮官が生きている）
board-total-dead = 合計（指揮官が倒された）
board-their-most = 相手の最大
board-dangers = 指揮官が倒されるおそれ：{ $list }
board-danger-projectile = 投射武器
board-danger-poison = 毒武器
board-danger-lasgun = ラスガン
board-danger-explosion = ラスガンとの爆発
board-weapon-saved-shield = 相手がシールドを出さなければ、武器で指揮官が倒れます。
board-weapon-saved-snooper = 相手が毒物探知機を出さなければ、武器で指揮官が倒れます。
board-weapon-saved-nothing = ラスガンで指揮官が倒れます。シールドがあれば爆発します。
board-explosion-own = ラスガンとシールドが揃うと爆発します。
board-sure = この計画なら必ず勝てます。
board-seal = この計画に決める
board-explosion = ラスガンとシールド：地域のすべてが失われます。
board-leader-falls = { $faction }の指揮官が倒れます。
board-total-of = { $faction }：{ $dial } + { $leader } = { $total }
board-wins = 裏切りがなければ{ $faction }の勝ちです。
board-wins-tie = 同点のため、裏切りがなければ攻撃側の{ $faction }の勝ちです。
board-voice-must = 出さなければならない：
board-voice-must-not = 出してはならない：
board-voice-play = 声の命令：{ $faction }は{ $kind }を出すこと。
board-voice-no = 声の命令：{ $faction }は{ $kind }を出さないこと。
board-kind-projectile-weapon = 投射武器
board-kind-poison-weapon = 毒武器
board-kind-lasgun = ラスガン
board-kind-shield = シールド
board-kind-snooper = 毒物探知機
board-kind-cheap-hero = 三文英雄
board-kind-worthless = 無価値カード

## ネクサス、同盟、取り決め

board-nexus = ネクサス：同盟
board-allied-with = { $factions }と同盟
board-alone = 同盟者なし
board-offers = { $faction }に同盟を申し込み中
board-offers-you = あなたに同盟を申し込んでいる
board-nexus-ally = 同盟を申し込む
board-nexus-accept = 受ける
board-nexus-reject = 断る
board-alliances = 同盟
board-no-alliances = 同盟はありません。
board-deals-open = 申し出
board-deals-yours = あなたへの提案
board-deals-made = 取り決め
board-no-deals = 取り決めはまだありません。
board-agreed = 同意済み
board-deal-n = { $n }番
board-to = から
board-at-once = すぐに
board-when = { $turn }ターン目、{ $phase }
board-would-cancel = 取り消しに同意：
board-deal-accept = 受ける
board-deal-decline = 断る
board-deal-counter = 対案を出す
board-deal-waits = 提案：{ $faction }。未同意：{ $others }
board-deal-withdraw = 取り下げる
board-deal-cancel = 取り消す
board-deal-new = 新しい取り決め
board-deal-hint = 相手を選び、支払いと約束を決めます。全員が同意すると成立します。
board-deal-with = 相手
board-deal-also = さらに
board-deal-way = 支払うか求めるか
board-deal-pay = 支払う
board-deal-ask = 求める
board-deal-add = 加える
board-deal-too-much = 1回の支払いは{ $n }香料までです。
board-deal-card = カード
board-deal-at = 時期
board-deal-common = よくある取り決め：
board-deal-common-share = スパイスを分ける
board-deal-common-secret = カードの秘密を買う
board-deal-common-peace = ここでは攻めない
board-deal-common-vote = 票を買う
board-deal-promise-peace = 第{ $n }ターンには互いに攻撃しない。
board-deal-promise-attack = { $faction }は第{ $n }ターンに{ $place }を攻撃する。
board-deal-promise-no-attack = { $faction }は第{ $n }ターンに{ $place }を攻撃しない。
board-deal-promise-share = 第{ $n }ターンにどちらかが集めたスパイスを分け合う。
board-deal-promise-secret = { $faction }は第{ $n }ターンに手札の1枚を正直に明かす。
board-deal-promise-vote = { $faction }は第{ $n }ターンのネクサスで{ $other }と同盟する。
board-deal-promise-no-vote = { $faction }は第{ $n }ターンのネクサスで{ $other }と同盟しない。
board-deal-promise-told = { $faction }はこのカードを持っている：{ $card }
board-deal-this-turn = このターン
board-deal-next-turn = 次のターン
board-deal-turn = 第{ $n }ターン
board-deal-begins = { $turn }、{ $phase }の開始時
board-deal-words = 約束の内容（自由な言葉で）
board-deal-send = 申し出る
board-deal-drop = やめる
board-deal-closed = 今は取り決めを結べません。

## いつでもできること

board-any-time = いつでもできること
board-any-truthtrance = 〈読真トランス〉を使う
board-any-ghola = 〈トレイラクスのゴーラ〉を使う
board-any-gift = 香料を贈る
board-any-show = 何かを見せる
board-any-promise = 約束を変える
board-any-karama-call-worm = カラマ：砂虫を呼ぶ
board-any-karama-swap-cards = カラマ：カードを交換する
board-any-karama-revive-free = カラマ：無償で復活する
board-ask-card = このカードを持っているか？
board-ask-traitor = この指揮官はあなたの裏切り者か？
board-ask-spice = これだけの香料を持っているか？
board-ask-prediction = この派閥を予言したか？
board-ask-prediction-turn = このターンを予言したか？
board-ask-plays = このカードを出すか？
board-ask-leads = この指揮官を出すか？
board-ask-words = 「はい」か「いいえ」で答えられる他の質問
board-ask = 尋ねる

## Whoever has no name of their own is called as the faction is

classic-faction-atreides = アトレイデ
classic-faction-bene-gesserit = ベネ・ゲセリット
classic-faction-emperor = 皇帝
classic-faction-fremen = フレーメン
classic-faction-guild = 宇宙協会
classic-faction-harkonnen = ハルコンネン
