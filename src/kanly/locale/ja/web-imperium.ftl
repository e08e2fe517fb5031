### デューン：インペリウムの盤面。ゲーム自体の文章はサーバーから届く。

## 盤面の各部

imperium-landsraad = ランドスラード評議会
imperium-choam = CHOAM公社
imperium-tech = イックスの技術タイル
imperium-shipping = 輸送トラック
imperium-shipping-step = 輸送トラックの{ $n }段目
imperium-conflict = 紛争
imperium-garrison = 駐屯地
imperium-market = 帝国の列と共用カード
imperium-row = 帝国の列
imperium-reserve = 共用カード
imperium-aside = あなたのために脇に置かれたカード
imperium-hagal-last = 公家ハイガル・カード：
imperium-hagal = 公家ハイガル

## もの

imperium-resource-solari = ソラリ
imperium-resource-spice = 香料
imperium-resource-water = 水
imperium-persuasion = 説得力
imperium-troop = 部隊
imperium-dreadnought = 弩級戦艦
imperium-freighter = 貨物船
imperium-negotiators = 交渉人
imperium-deck = 山札
imperium-discard = 捨て札
imperium-hand = あなたの手札
imperium-in-play = プレイ済みのカード
imperium-kept = { $card }（脇に置かれている）
imperium-intrigues = あなたの策謀カード
imperium-agent-home = 指揮官のもとにいる代行者
imperium-agent-at = { $space }の代行者
imperium-infiltration = 潜入
imperium-unload = 荷下ろし

## それについて言うこと

imperium-there = ここにいる代行者：{ $names }。
imperium-bonus-spice = 追加香料：{ $n }。
imperium-controlled = { $name }が占拠。
imperium-voice = { $name }が封鎖
imperium-alliance = 同盟：{ $name }
imperium-alliance-with = 同盟
imperium-council = 最高議会の議席
imperium-swordmaster = 剣士
imperium-first-player = 筆頭公家
imperium-mentat = メンタート
imperium-revealed = 手札を公開済み
imperium-control = { $space }を占拠
imperium-troops = { $house }の{ $n }部隊、{ $place }
imperium-dreadnoughts = { $house }の弩級戦艦{ $n }隻、{ $place }
imperium-place-garrison = 駐屯地
imperium-place-conflict = 戦場
imperium-strength = 戦力{ $n }、うち赤刃{ $swords }
imperium-strength-now = 赤刃
imperium-strength-then = その後の戦力：{ $n }
imperium-still = まだカードをプレイできる
imperium-score = { $n }勝利点
imperium-house-agents = 残りの代行者{ $n }人
imperium-house-hand = 手札{ $n }枚
imperium-house-intrigues = 策謀カード{ $n }枚
imperium-stack = 残り{ $n }枚
imperium-deck-left = 山札：{ $n }枚
imperium-discard-of = { $name }の捨て札：{ $n }枚
imperium-deck-of = { $name }の山札：{ $n }枚
imperium-play-of = { $name }のプレイ済みのカード：{ $n }枚
imperium-conflicts-left = 残りの紛争：{ $n }
imperium-house-negotiators = イックスの交渉人{ $n }人
imperium-tokens = 秘密に選んだ派閥
imperium-snooper = 探知機トークン
imperium-hand-of = { $name }の手札のうち分かっているカード
imperium-costs = 説得力{ $n }
imperium-pile-empty = ここにカードはありません。
imperium-deck-known = 一番上は{ $card }
imperium-deck-top = 一番上から順に
imperium-deck-rest = 山札のどこかにあるカード（順番は不明）
imperium-deck-or-hand = 山札か手札にあるカード（順番は不明）
imperium-known-intrigue = { $card }を見ました。{ $name }が持っているかもしれません

imperium-next-space = 〈{ $card }〉：どのマスに代行者を派遣しますか？
imperium-next-card = 《{ $space }》：どのカードで代行者を派遣しますか？
imperium-turn-reveal = あなたの手番です。手札を公開してください。
