### 卓での助言と、対局の分析。

## 助言

advice = 助言
advice-thinking = ボットが選択肢を考えています…
advice-note = { $of }個中{ $n }個の選択肢を調べました。確率は推定、他の人の選択は推測です。
advice-chance = 勝率{ $chance }
advice-then = その後：{ $line }
advice-best = 助言：{ $choice }、勝率{ $chance }。
advice-unknown = 未検討
help = 助言
help-note = プレイヤーはボットに最善の選択を尋ねられます。

## 分析

analysis = 転機
analysis-begin = 転機を探す
analysis-thinking = ボットが対局を調べています。30秒ほどかかります。
analysis-none = この対局を決めた選択はありません。
analysis-where = ラウンド{ $round }、選択{ $n }
analysis-made = 選択「{ $choice }」：勝率{ $chance }。
analysis-better = より良い選択「{ $choice }」：{ $chance }。
analysis-after = 次の選択の時点：{ $chance }。
