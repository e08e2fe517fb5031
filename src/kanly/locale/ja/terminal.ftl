### 端末のテーブル：見出し、命令、テーブル自身の言葉。

## The table

setting-up = 第1ラウンドの前
first-player = 筆頭公家：{ $house }
you-are = あなたは{ $house }です。
bot-is = { $house }はボット「{ $bot }」が担当します。
seed-is = シード { $seed }。できることを見るには「help」、保存して終えるには「quit」と入力してください。

## Columns

column-house = 公家
column-place = 順位

## Cards

copies = ×{ $n }
unknown-cards = 不明なカード{ $n }枚

## Choosing

title-other = または
enter-takes-it = Enterキーで唯一の選択肢を選びます。
can-undo = { $n ->
    [1] 「undo」で直前の選択を取り消せます。
   *[other] 「undo」で直前の選択を、「undo { $n }」で直前の{ $n }回分を取り消せます。
}
answer = 選択
since = 前回の選択以降
so-far = 最初の選択の前
ambiguous = 「{ $text }」に当てはまる選択肢が{ $n }個あります：{ $choices }
unknown-choice = 「{ $text }」という選択肢はありません。
unknown-name = 「{ $text }」というものはありません。
did-you-mean = もしかして：{ $choices }
type-help = できることを見るには「help」と入力してください。
takes-nothing = 「{ $command }」は単独で入力してください。
unknown-number = 選択肢{ $n }はありません。番号は1から{ $most }までです。
rule = ルール{ $rule }。
thinking = { $house }が考えています……

## Commands

undone = 直前の選択{ $n }回分を取り消しました。
undo-seen = その後、カードを引くなど新しい情報が見えたためです。
undo-others = その後、他の公家が選択したためです。
undo-start = まだ何も選択していません。
undo-usage = 「undo」は1回分、「undo 3」は3回分、「undo all」は可能な限り取り消します。
log-usage = 「log」は直近20件、「log 50」は直近50件の出来事を表示します。
saved = { $path } に保存しました。
save-usage = 保存先を指定してください：save { usage-file }
resume-usage = 再開するゲームを指定してください：resume { usage-file }
cannot-save = 「{ $path }」に保存できません：{ $reason }。
cannot-read = 「{ $path }」を読めません：{ $reason }。
bad-record = 「{ $path }」は再開できるゲームの記録ではありません。
none-unfinished = 途中のゲームはありません。
save-elsewhere = ゲームは続いています。先に別の場所に保存してください：save { usage-file }
no-folder = フォルダーがありません
no-file = ファイルがありません
is-folder = フォルダーです
not-allowed = 権限がありません
disk-full = ディスクに空きがありません
not-a-record = 既存のファイルで、ゲームの記録ではありません
bad-file = 使えないファイルです
resume-with = 続きから始めるには：{ $command }
replay-with = もう一度見るには：{ $command }
resumed = { $n }回の選択の後から再開しました。
usage-name = 名前
usage-file = ファイル
usage-window = 場面
nothing-happened = まだ何も起きていません。
about-usage = 調べるものを指定してください：? { usage-name }
game-over = ゲーム終了です。
winner-is = { $house }の勝利です。
winners-are = { $houses }が勝利を分かち合います。

help-choose = 選択肢は、番号、表記、または各単語の先頭の文字で選びます。
help-help = この一覧
help-board = ボードと公家をもう一度表示する
help-log = これまでの出来事（直近20件、または指定した件数）
help-choices = 選択肢をもう一度表示する
help-undo = 直前の選択（またはN回分）を、許される範囲で取り消す
help-save = ゲームをファイルに保存する
help-resume = このゲームを離れ、保存したゲームを再開する
help-quit = 終了する（ゲームは保存されます）

## Replay

replay-position = { $most }回中{ $n }回目の選択の後
replay-start = { $most }回の選択の前
replay-help = Enterか「next」で次へ、「back」で前へ、番号でその位置へ、「end」で最後へ、「board」でボード表示、「quit」で終了します。
replay-end = 記録はここまでです。
replay-range = 選択{ $n }はありません。番号は0から{ $most }までです。

## 助言

advise-looked = { $of }個中{ $n }個の選択肢を{ $playouts }回の試行で比較しました。確率は推定、他の人の選択は推測です。
advise-then = その後
analysis-round = 時点
analysis-end = 終了
analysis-point = { $game ->
    [classic] 第{ $round }ターン
   *[other] 第{ $round }ラウンド
}、選択{ $n }：
analysis-made = 選択「{ $choice }」：勝率{ $chance }。
analysis-better = より良い選択「{ $choice }」：{ $chance }。
analysis-after = 次の選択の時点：{ $chance }。
analysis-none = このゲームを決めた選択はありません。
