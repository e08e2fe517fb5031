### 端末の『デューン：インペリウム』のテーブル：見出し、命令、テーブル自身の言葉。

## The table

round-of = 第{ $n }ラウンド（全10）
you-lead = あなたは{ $house }、指揮官は{ $leader }です。
rival-is = { $house }はライバルの{ $leader }です。
hagal-is = { $house }は{ house-hagal }です。
imperium-legend = ⚔ 紛争エリア   ★ 同盟   ⚑ 占拠   +n 追加香料   ● 議席・剣士を獲得済み
reward-place = { $n ->
    [1] 1位
    [2] 2位
   *[3] 3位
}

## Columns

column-points = 点
column-agents = 代行者
column-garrison = 駐屯地
column-hand = 手札
column-intrigue = 策謀
column-deck = 山
column-discard = 捨て場

## Cards

hand-empty = 手札はありません。
no-hand = { $house }の手札はありません。
tokens-are = あなたの秘密の派閥：{ $factions }
top-card = あなたの山の一番上：{ $card }

## Choosing

title-agent = 代行者を派遣する
title-intrigue = 策謀カードをプレイする
title-effects = 効果
title-deploy = 部隊を進軍させる
title-buy = カードを獲得する
agent-from = { $card }（{ $space }の代行者）
price = 説得力{ $n }
not-in-game = 「{ $text }」は拡張「{ expansion-ix }」のもので、このゲームでは使いません。
gives-up = ターンを終えると次の効果を行いません：{ $lost }。終える場合はもう一度「{ $command }」と入力してください。
without = 未実行：{ $lost }

## Commands

look-house = 公家を指定してください：look { $houses }
fought-now = 現在の紛争
help-imperium-choose = 選択肢は、番号、表記、または各単語の先頭の文字（「agent dagger hall-of-oratory」なら「ag dag hall」）で選びます。
help-imperium-about = カード、マス、指揮官、紛争、派閥の効果
help-imperium-hand = 自分のカードとその効果
help-imperium-row = 帝国の列と共用カード、その効果
help-imperium-look = 公家の指揮官と、全員に公開されているカード
