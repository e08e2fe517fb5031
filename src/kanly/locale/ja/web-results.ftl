### 結果：プロフィール、レーティング、挑戦。

## ゲームのモード

mode-standard = 標準
mode-imperium-base = 基本ゲーム
mode-imperium-ix = ライズ・オブ・イックス
mode-imperium-epic = エピック・ゲーム
mode-imperium-short = 短いゲーム
mode-imperium-solo = ソロゲーム
mode-imperium-two-players = 2人ゲーム
mode-classic-basic = 基本ゲーム
mode-classic-advanced = 上級ゲーム
mode-classic-short = 短いゲーム
mode-classic-two-players = 2人ゲーム
house-of-imperium = 指揮官
house-of-classic = 派閥
mode = モード
results = 結果
score = 得点
seat = 席
player = プレイヤー
percent = { $n }%
guest-name = ゲスト
place = { $n }位

## プロフィール

profile = あなたのプロフィール
profile-look = プロフィールを見る：遊んだゲームとその成績
profile-games = 終了したゲーム：{ $n }
profile-since = { $date }から
profile-nobody = まだここで遊んでいません。最初のゲームが終わるとプロフィールができます。
profile-empty = 終了したゲームはまだありません。ゲームが終わるとここに表示されます。
profile-public = プロフィールを公開する
profile-public-note = リンクを知っている人は誰でもこのページを見られ、レーティングは一覧に載ります。対戦相手の名前は、相手のプロフィールも公開のときだけ表示されます。
profile-link = プロフィールへのリンク
tally-company = 人との対戦とボットとの対戦
tally-against = 相手
tally-people = 人
tally-bots = ボットのみ
tally-houses = 使ったもの別
tally-seats = 席別
tally-played = 対戦数
tally-won = 勝ち
tally-place = 順位
opponents = 対戦相手
opponents-note = 一緒に遊んだゲームと、そのうちこのプロフィールの持ち主が勝った数
latest-games = 最近のゲーム

## レーティング

rating = レーティング
ratings = レーティング一覧
rating-doubt = ±{ $n }
rating-graph = ゲームごとのレーティング
rating-now = あなたのレーティング：{ $n }（{ $change }）
ratings-note = レーティング戦では、卓の全員のレーティングが変わります。400点の差は10対1の勝算にあたります。ボットのレーティングは固定なので、自分の強さがわかります。この一覧には、レーティング戦を{ $n }回以上遊んだ公開プロフィールが載ります。
ratings-none = まだ誰も載っていません。
rated = レーティング戦
rated-note = 結果によって卓の全員のレーティングが変わります。助言はありません。途中で離れた人や、時間切れが三回になった人は、席に戻っても最下位として扱われます。
rated-left = 途中で離れたか時間切れになったため、最下位として計算されました。
rated-not = このゲームではレーティングは変わりませんでした。

## 同じ配り

deal-words = 配り
deal-words-note = 省略できます。好きな言葉を入れると、言葉と人数とルールが同じ卓では同じ配りになります。レーティングは変わりません。
deal-against = 相手：{ $bots }
deal-bots = { $name }×{ $n }
deal-play = この配りで遊ぶ
deal-go-on = 続きを遊ぶ
deal-once = 同じ配りで遊べるのは一人一回です。名前と結果は、このページを見る人全員に表示されます。
deal-results = 結果
deal-nobody = この配りを終えた人はまだいません。
deal-when = 終了
deal-compare = 結果を比べる
daily = 今日の挑戦
daily-of = { $day }の挑戦
daily-invite = 今日の挑戦を遊ぶ：全員が同じ配り
daily-note = 毎日、ゲームごとに新しい配りが一つあります。カードも席もボットも全員同じです。一度だけ遊んで、結果を比べましょう。
daily-left = 次の挑戦まで{ $time }。
daily-account = アカウントを作る・ログインする
daily-account-note = 今日の挑戦はアカウントで遊びます。誰も遊ぶ前に配りを見られないようにするためです。名前と結果は、このページを見る人全員に表示されます。
challenge = 挑戦
challenge-by = { $name }からの挑戦
challenge-make = 友達に挑戦する
challenge-note = 同じカード、同じ席、同じボット。もっとうまくできますか？
challenge-link = この挑戦へのリンク

## 観戦

games-to-watch = 観戦できるゲーム
none-to-watch = 進行中の公開ゲームはありません。
commentary = 実況
commentary-agree = 実況者に自分の手札を見せる
commentary-note = プレイヤー全員が同意すると、実況者用のリンクを持つ人は全員の手札をすぐに見られます。同意はいつでも取り消せます。
commentary-open = 全員が同意しました。実況者用のリンクで全員の手札が見られます。
commentary-later = 実況者用のリンクで{ $n }分前の全員の手札が見られます。
commentary-waits = まだ同意していないプレイヤー：{ $n }人
commentary-link = 実況者用のリンク。プレイヤーには渡さないでください。
commentary-delay = 遅れての実況
commentary-delay-note = 実況者用のリンクで、この時間だけ遅れて全員の手札が見られます。この設定はゲームの前に全員に表示されます。
commentary-never = なし
commentary-minutes = { $n }分遅れ
view-hands = 全員の手札
stretch-begin = 共有する区間をここから始める
stretch-drop = 区間の始まりを取り消す
stretch-from = 選択{ $n }からの区間
stretch-play = 次の{ $n }手を再生する
share-stretch = この区間へのリンクをコピーする
