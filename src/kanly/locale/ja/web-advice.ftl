### 卓での助言と、ゲームの分析。

## 助言

advice = 助言
advice-thinking = ボットが選択肢を考えています……
advice-note = { $of }個中{ $n }個の選択肢を調べました。確率は推定、他の人の選択は推測です。
advice-chance = 勝率{ $chance }
advice-then = その後：{ $line }
advice-best = 助言：{ $choice }、勝率{ $chance }。
advice-unknown = 未検討
advice-unasked = 助言は、あなたの選択を待っているときに聞けます。
help = 助言
help-note = プレイヤーはボットに最善の選択を尋ねられます。

## 分析

analysis = 転機
tab-analysis = 分析
analysis-begin = 転機を探す
analysis-thinking = ボットがゲームを調べています。30秒ほどかかります。
analysis-none = このゲームを決めた選択はありません。
analysis-chances = 勝率の推移
analysis-end = 終局
analysis-where = { $game ->
    [classic] 第{ $round }ターン、選択{ $n }
   *[other] 第{ $round }ラウンド、選択{ $n }
}
analysis-by-choice = この選択で{ $change }
analysis-by-rest = その後の展開で{ $change }
analysis-made = 実際の選択
analysis-better = より良い選択
analysis-after = その後
analysis-note = 勝率は、そのプレイヤーに見えていたことからの推定です。「その後」は、そのプレイヤーの次の選択の時点、または終局です。
