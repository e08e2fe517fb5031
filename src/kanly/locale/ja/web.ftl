### The pages of the browser client, and the hints of its guided games.

## Everywhere

skip = 本文へ移動
nav = ページ
nav-games = ゲーム一覧
nav-learn = 学ぶ
nav-rules = ルール
nav-account = アカウント
nav-settings = 設定
language = 言語
unofficial = Kanlyはファンによる非公式の作品です。出版社の絵や文章は含まれていません。
no-server = サーバーが応答しません。少し待ってからもう一度お試しください。
loading = お待ちください……
close = 閉じる
cancel = やめる
confirm = 確定する
back = 戻る
save = 保存する
saved = 保存しました。
yes = はい
no = いいえ
more = 増やす
less = 減らす
next = 次へ
previous = 前へ
copied = コピーしました。
nowhere = このページはありません
nowhere-text = アドレスが間違っているか、卓がもうないようです。
to-start = スタートページへ

## Start page

start-sentence = 二つの「デューン」を一つの卓で。友人とも、ボットとも、ブラウザーで遊べます。
start-imperium = 代行者を派遣し、香料を集め、紛争に勝つ。デッキを育てて他の公家を出し抜きましょう。
start-classic = 砂嵐と香料と裏切り。それぞれ固有の力を持つ六つの派閥が、アラキスをめぐって戦い、交渉します。
start-players = { $from }～{ $to }人用
continue = 続ける
continue-at = { $game }を続ける
play-now = 今すぐ遊ぶ
play-now-at = 今すぐ遊ぶ：{ $game }
starting = 準備中……
set-up = 卓を用意する
set-up-of = 卓を用意する：{ $game }
join-code = コードで参加する
join = 参加する

## Seats without a name

colour-red = 赤
colour-blue = 青
colour-yellow = 黄
colour-green = 緑

## Setting up a table

setup-people = プレイヤー
setup-game = ルール
setup-time = 時間と手引き
your-name = あなたの名前
table-title = 卓の名前
players = 人数
seat-number = { $n }番の席
seat-open = 空席
you = あなた
host = 主催者
bot = ボット
bot-named = ボット：{ $name }
who-sits = { $seat }の担当
sit-here = ここに座る
sit-at = ここに座る：{ $seat }
draw-seats = 席を抽選で決める
draw-seats-note = 席はゲームの開始時に抽選されます。
public = 公開
public-note = 誰でも一覧から卓を見つけて座れます。
private = 非公開：リンクかコードで参加
visibility = 参加できる人
option-needs = 「{ $option }」が必要です。
option-excludes = 「{ $option }」とは併用できません。
no-options = この人数で選べる項目はありません。
picked-at-table = { $option }：卓で各自が選びます。
each-picks = 卓で各自が選ぶ
preset = プリセット
preset-own = 独自のルール
all-options = すべての設定
fill-bots = 空席をボットで埋める
abilities-of = { $option }：それぞれの能力
play-this = これで遊ぶ
plays-this = あなた
options-changed = { $n }件変更
clock = 持ち時間
clock-none = なし
clock-live = リアルタイム
clock-live-note = 各自に持ち時間があり、選択のたびに加算されます。なくなるとボットが代わりに選びます。
clock-days = 通信ゲーム
clock-days-note = 一手に数日かけられます。期限を過ぎるとボットが代わりに選びます。
clock-minutes = 一人あたりの分数
clock-increment = 選択ごとに加わる秒数
clock-per-move = 一手の日数
clock-live-text = { $minutes }分＋{ $seconds }秒
clock-days-text = 一手{ $n }日
days-hours = { $days }日{ $hours }時間
pace = 速さ
pace-note = ボットが選ぶ前に待つ時間と、場面の長さです。
pace-at-once = 待たない
pace-brisk = 速め
pace-calm = ふつう
pace-slow = ゆっくり
guided = ヒント
guided-note = 新しい質問が初めて出たときに説明します。
open-table = 卓を開く

## Lobby

lobby = ロビー
lobby-of = { $game }の卓
seats = 席
sit-down = 席に着く
get-up = 席を立つ
close-table = 卓を閉じる
close-table-note = この卓には誰も入れなくなり、今いる人には知らされます。
close-table-sure = 完全に閉じる
add-bot = ボット
add-bot-at = { $seat }をボットに任せる
remove-from = { $seat }を空ける
pick-of = { $seat }の{ $option }
drawn = 抽選
away = 離席中
spectators = 観戦者{ $n }人
invite = 招待
invite-link = この卓へのリンク
invite-code = コード
copy-link = リンクをコピーする
copy-code = コードをコピーする
copy-text = コピー
rules-of-table = この卓の設定
change = 変更する
game = ゲーム
start-game = ゲームを始める
seats-open = あと{ $n }席空いています。誰かを招待するか、ボットを加えてください。
wait-for-host = 主催者がゲームを始めます。
you-watch = 観戦中です。
joining = 卓に向かっています……
no-table = その卓はありません
table-closed = この卓は閉じられました
too-many-pages = この卓を開いているページが多すぎます
old-rules = このゲームは以前のルールで行われました
rules-changed = ゲームの開始後にルールが変わりました。{ $made }回の選択のうち、結果が同じなのは最初の{ $same }回です。続け方を全員で決めてください。
rules-draw = 引き分けで終える（{ $votes }/{ $needed }）
rules-go-on = { $same }回目の選択まで戻って続ける（{ $votes }/{ $needed }）
replay-cut = リプレイはここまでです。残りの{ $n }回の選択は以前のルールで行われました。
not-allowed = この卓には入れません

## Several people at one device, and a screen for all

seat-here = この端末の別の人
seat-beside = この端末
seat-beside-at = この端末の別の人が{ $seat }をプレイする
seat-beside-title = この端末の別の人
seat-beside-note = 手番ごとに端末を渡します。本人が受け取ったと答えるまで、誰の手札も表示されません。
their-name = その人の名前
name-of = { $seat }をプレイする人の名前
at-this-device = この端末
hand-over = 端末を渡す
hand-over-to = 端末を{ $names }に渡してください
hand-over-note = ほかの人は画面を見ないでください。自分の名前を押すまで、手札は隠れています。
i-am = { $name }です
look-as = { $name }：手札を見る
hide-hand = 手札を隠す
screen = 共有画面
open-screen = 共有画面として開く
screen-note = テレビや大きな画面に、誰の手札も出さずに卓を表示します。各自はスマートフォンでプレイします。
screen-toggle = 共有画面：各自がスマートフォンでプレイする
screen-toggle-note = この端末は全員に卓を見せるだけで、席には着きません。スマートフォンはコードで参加します。
join-with-phone = スマートフォンで参加
qr-label = この卓をスマートフォンで開くコード
screen-alone = このサーバーにはこのマシンからしか接続できません。スマートフォンが参加できるように、オプション「--host」を付けて起動してください。

## The table

your-turn = あなたの番です
round = { $game ->
    [classic] 第{ $n }ターン
   *[other] 第{ $n }ラウンド
}
asked = いま求められていること
waiting = 待っています……
waiting-for = 待っている相手：
thinks-most = 考え中（最長{ $seconds }秒）
choices = できること
unasked = いつでもできること
all-choices = すべての選択肢（{ $n }）
filter = 絞り込む
choices-found = { $n }件
point-choices = { $name }：選択肢{ $n }個
effects = 効果（好きな順に）
unpick = { $name }を戻す
cannot-undo = { $choice }：取り消せません。
gives-up = { $choice }：{ $lost } を行わずに終わります。
without = 未実行：{ $lost }
undo = 一手戻す
undo-nothing = 取り消せるものはありません。
claim-seat = ボットから席を取り戻す
own-words = ひとこと
own-words-note = 空欄でもかまいません。200字まで。
lost = 接続が切れました。つなぎ直しています。選んだものは失われません。
since = 離れていた間の出来事
since-turn = 自分の前の手番から
play-scenes = もう一度見る
tab-legend = アイコン
purse = 自分の所有物
go-on = 続ける
rules-about = 関連するルール
words-stay = 「？」キーまたは右クリックで開いたままにできます。
rule-link = ルール { $rule }
hint = ヒント
hint-done = わかった
hint-stop = ヒントを消す

## Lessons

learn = 遊び方を学ぶ
learn-about = 実際のボードで学ぶ短いレッスンです。それぞれに一つの目標があり、遊びながら達成します。いつでも中断でき、続きはこのブラウザーが覚えています。
learn-start = 最初のレッスンを始める
learn-next = 次のレッスン
learn-next-of = { $do }：{ $tutorial }
learn-won = 達成
learn-left = 途中
learn-game = 遊び方を学ぶ：{ $game }
coach = レッスン
coach-steps = 済んだ段階：{ $n }／{ $of }
coach-goal = 目標：{ $goal }
coach-goals = これまでの目標
coach-goal-open = 進行中
coach-goal-reached = 達成
coach-goal-missed = 未達成
coach-refused = 今はできません。理由は質問の行に出ています。囲まれたものを探しましょう。
coach-off = 独自の道を進んでいます。それも構いません。まだ目標に届くかもしれません。
coach-advice = どうすればいい？
coach-next = 次のレッスン
coach-read = 続ける
coach-undo = 取り消す
coach-again = 最初から
coach-lessons = すべてのレッスン

## Parts of the table

parts = 卓の各部
new = 新着
tab-board = 盤面
tab-hand = 手元
tab-houses = { $game ->
    [classic] 派閥
   *[other] 公家
}
tab-log = 記録
beside = 盤の横
log-empty = まだ何も起きていません。
log-newest = 最新へ
older = 以前の記録
chat = チャット
chat-empty = まだ発言はありません。
chat-say = 発言する
send = 送信
talk-to = 話す相手
talk-all = 全員
privately-to = { $name }にだけ
deals = 取り決め

## Menu of the table

menu = メニュー
pause = 一時停止
pause-note = 全員が同意するとゲームが止まります。
pause-asked = 停止？
paused = ゲームは一時停止中です。
paused-short = 停止中
voted = 同意済み：{ $names }
vote-pause = 停止に同意する
vote-resume = 再開に同意する
take-vote-back = 同意を取り消す
stops = どこで尋ねるか
stops-note = ボットだけが相手なら、できることがある場面でのみ尋ねます。複数の人がいる卓では、誰かが停止を設定した場面は、誰が何を持っていても数秒間開いたままになります。
stops-forced = 答えが一つでも尋ねる
stops-list = 場面：カラマ、間、秘密の反応
stop-again = 次もここで止める：
stop-always = いつも
stop-turn = このターンだけ
stop-never = 止めない
stop-usual = 通常（{ $on ->
    [yes] 止める
   *[no] 止めない
}）
stop-closes = あと{ $seconds }秒で先に進みます
hold = 次の場面で待つ
hold-on = 次の場面はあなたを待ちます
to-my-turn = 自分の番まで
hurrying = 自分の番まで進めています…
done-for-you = 自動で行いました：{ $what }
leaving = その他
leave = ゲームを離れる
leave-sure = 本当に離れますか？
leave-note = ボットが引き継ぎ、いつでも席に戻れます。
leave-note-rated = ボットが引き継ぎ、席に戻ることもできます。ただしレーティング戦なので、戻っても最下位として扱われます。
bot-for = { $name }の代わりをボットに任せる

## Result and replay

result = 結果
you-won = あなたの勝利です
winners = { $names }の勝利です
ranking = 順位
score-classic = 要塞{ $n }
score-imperium = { $n }点
score-graph = 得点の推移
score-table = 表で見る
round-column = 時点
to-result = 結果へ
rematch = もう一度遊ぶ
to-rematch = 次のゲームへ
see-board = 盤面を見る
download = プレイ記録をダウンロードする
proof = 公正なシャッフルの証明
proof-note = この指紋はゲームの開始時に公開されました。下のシードとソルトの指紋なので、後から選ばれたものではありません。
proof-seed = シードとソルト
replay = リプレイ
view = 視点
view-all = すべて公開
view-none = 公開情報のみ
view-of = { $name }の視点
before-first = 最初の選択の前
moment = 時点
move-of = { $total }手中の{ $n }手目
to-first = 最初へ
to-last = 最後へ
run = 再生
stop = 停止
share-moment = この時点へのリンクをコピーする

## Games

my-running = 自分のゲーム
my-over = 終わったゲーム
open-tables = 公開の卓
none-running = 進行中のゲームはありません。
none-over = 終わったゲームはまだありません。
none-open = 公開の卓はいまありません。
and-bots = ボット{ $n }体
status-lobby = ロビー
status-playing = ゲーム中
status-over = 終了
import = プレイ記録を再生する
import-note = ここでダウンロードしたプレイ記録や、端末版で保存した記録を開けます。
import-choose = ファイルを選ぶ

## Rules

rules-search = ルールについて質問する、カードを検索する
rules-note = 自由な質問文、カード、用語、ルールの番号で探せます。
all-games = すべて
rules-found = { $n }件
hit-component = コンポーネント
hit-rule = ルール
hit-ruling = 裁定

## Account

guest-note = ゲストとして遊んでいます。このブラウザーがあなたを覚えています。アカウントは任意で、作ると他の端末でもゲームを続けられます。
signed-in = { $login }としてログインしています。
shown-to-others = 他のプレイヤーに見える名前
account = ログイン・アカウント作成
account-note = ゲームと席はそのまま引き継がれます。
login = ログイン名
password = パスワード
password-note = 8文字以上。
account-needs = 先にログイン名と8文字以上のパスワードを入力してください。
sign-in = ログインする
sign-out = ログアウトする
signed-out = ログアウトしました。
make-account = アカウントを作る
account-made = アカウントができました。
welcome-back = おかえりなさい。
passkey = パスキー
passkey-note = 端末があなたを証明します。パスワードを覚える必要はありません。
passkey-use = パスキーでログインする
passkey-make = パスキーでアカウントを作る
passkey-needs = 先にログイン名を入力してください。
passkey-add = パスキーを追加する
passkey-stopped = パスキーは使われませんでした。
devices = パスキー
passkeys = パスキー{ $n }個
password-old = 今のパスワード
password-new = 新しいパスワード
password-change = パスワードを変更する
password-set = パスワードを設定する
password-change-note = 8文字以上。ほかのブラウザーでは、ログインし直す必要があります。
password-changed = パスワードを変更しました。
sessions = ログイン中のブラウザー
session-here = このブラウザー
session-seen = 最後の利用：{ $date }
session-unknown = 不明なブラウザー
session-end = ログアウトさせる
session-end-of = ログアウトさせる：{ $agent }
sessions-end = ほかをすべてログアウトさせる
own-data = あなたのデータ
own-data-note = このサーバーに保存されているあなたの情報（名前、卓、そこでの発言、送信したプレイ記録）のすべてです。
own-data-get = ダウンロード
forget-me = データを削除する
forget-me-note = 名前、アカウント、送信したプレイ記録、発言がすべて完全に削除されます。参加したゲームは名前なしでほかの人に残り、席はボットが引き継ぎます。
forget-me-sure = すべて削除する
forgotten = データを削除しました。

## Other people

notice-close = このお知らせを閉じる
about-person = { $name }をブロック・報告する
block = ブロックする
block-note = この人の発言は表示されなくなり、あなたがホストの卓には参加できなくなります。
blocked = { $name }の発言は表示されません。
blocks = ブロックした人
nameless = ゲスト
unblock = ブロックを解除する
unblock-of = { $name }のブロックを解除する
mute = この卓での発言を止める
unmute = 発言を認める
muted = { $name }はここで発言できなくなりました。
unmuted = { $name }は発言できるようになりました。
kick = 退席させる
kick-note = この卓には戻れなくなります。
kicked = { $name }を退席させました。
report = サーバーの運営者に知らせる
report-abuse = 侮辱や脅迫
report-cheating = 不正行為
report-name = 不適切な名前
report-other = その他
report-text = 何があったか
report-send = 報告する
reported = サーバーの運営者が確認します。
closed-by-operator = サーバーの運営者がゲームを終了しました。

## Settings

looks = 表示と音
theme = テーマ
theme-system = システムに合わせる
theme-light = ライト
theme-dark = ダーク
sound = 音
sound-note = 手番、拒否、卓上の出来事を短い音で知らせます。
still = 動きを減らす
still-note = 場面や動きの代わりに、起きたことを文で知らせます。
notify = 通知
notify-note = このページを見ていないときに、手番をお知らせします。
notify-refused = ブラウザーで許可されていません。
playing = プレイ
confirm-final = 取り消せない選択の前に確認する
confirm-note = もう一度押すと確定します。
autopass = 選択肢が一つなら自動で答える
autopass-note = 参加するすべてのゲームに適用されます。各ゲームのメニューでも切り替えられます。
keys = 一文字のキー操作
keys-note = Lで選択肢の一覧を開き、Uで一手戻し、Hで次の場面を待たせます。
hints-again = ヒントを最初から表示する
hints-again-done = ヒントが最初から表示されます。
engine-compiled = エンジン：コンパイル版
engine-interpreted = エンジン：インタープリター版
engine-compiling = エンジン：インタープリター版（コンパイル版を作成中：{ $percent }%）
engine-bots = エンジン：ボットはコンパイル版（次回の起動からすべてコンパイル版）

## Phases

phase-imperium-setup = 準備
phase-imperium-round-start = ラウンド開始
phase-imperium-player-turns = 公家の手番
phase-imperium-combat = 紛争
phase-imperium-makers = メイカー
phase-imperium-recall = 回収
phase-imperium-endgame = ゲームの終了

## Hints for Dune: Imperium

guide-imperium-welcome = ようこそ。毎ラウンド、代行者を一人ずつ派遣し、最後に残りの手札を公開します。誰かが勝利点10点に達するとゲームは終わり、最も点の高い公家が勝ちます。いまできることはオレンジ色に光ります。
guide-imperium-turn = カードを選ぶと、そのアイコンで行けるマスが光ります。マスを選ぶと代行者が向かいます。先にマスを選べば、そこへ行けるカードが持ち上がります。
guide-imperium-turn-2 = 代行者が残っていない、行きたいマスがないときは公開しましょう。残りの手札が、より良いカードを獲得するための説得力と、紛争のための赤刃になります。
guide-imperium-turn-3 = 影響力は点になります。一つの派閥で2に達すると勝利点1、4でボーナスと、場合によりさらに1点の同盟が得られます。同じ派閥に通いましょう。
guide-imperium-agent-effects = 代行者が到着しました。効果のチップを好きな順に押してください。紛争エリアなら部隊を進軍させられます。したいことがなくなったら手番を終えます。
guide-imperium-reveal-effects = 説得力で帝国の列や共用カードを獲得しましょう。捨て場に置かれ、後のラウンドで手札に来ます。使わなかった分は失われます。
guide-imperium-combat = 全員が公開しました。戦力は部隊一つにつき2、赤刃一つにつき1です。戦術の策謀カードでまだ変えられます。よければパスしましょう。戦力の高い順に報酬を得ます。
guide-imperium-trash = 破棄したカードはゲームから完全に取り除かれます。弱い初期カードを減らすと、デッキは強くなります。
guide-imperium-influence = キューブを上げる派閥を選びます。2で勝利点1、4でボーナスと、最初なら同盟が得られます。
guide-imperium-deploy = 戦場の部隊はこのラウンドに戦い、勝っても負けても基地に戻ります。駐屯地の部隊は待機します。
guide-imperium-option = 選択肢を読んで一つ選んでください。他は得られません。
guide-imperium-leader = 指揮官には、常に働く能力と、「公家の指輪」カードで使う能力があります。
guide-imperium-masterstroke = 男爵は秘密に二つの派閥を選びます。この能力を使うと、両方で同時に影響力を得ます。
guide-imperium-tech = 技術タイルは香料で獲得します。割引があれば引かれます。効果は今後ずっと使えます。
guide-imperium-freighter = 貨物船を進めて積み荷を増やすか、回収して、これまでの段の報酬を受け取ります。

## Hints for Dune

guide-classic-welcome = ようこそ。ターンの終わりに、単独または同盟で要塞を押さえれば勝ちです。1ターンは九つのフェイズからなり、地図の上に現在のフェイズが開いて示されます。いまできることはオレンジ色に光ります。
guide-classic-storm-dial = 秘密に数字を選びます。二人の合計だけ砂嵐が進み、通り道の砂地にある部隊は失われます。
guide-classic-prediction = 誰が、どのターンに勝つかを予言します。当たれば、代わりにあなただけが勝者になります。
guide-classic-traitor = 指揮官を一人、裏切り者として手元に残します。敵がその人物を戦闘であなたに使えば、裏切りを明かして損失なしで勝てます。
guide-classic-bid = 背信カードは伏せたまま競りにかけられます。前より高く入札するか、パスします。残した香料は輸送に使えます。
guide-classic-revive = 毎ターン、失った部隊の一部は無償で戻り、香料を払えばさらに戻せます。
guide-classic-ship = 予備から輸送します。要塞は安く、砂漠は倍かかります。輸送は1回、その後に移動が1回できます。
guide-classic-move = 部隊を一つ、隣の地域へ移動します。アラキーンかカルタゴにいれば、搏翼機で3地域先まで行けます。
guide-classic-plan = 失ってもよい部隊数をダイヤルで合わせ、指揮官と、あれば武器と防御を選びます。その数と指揮官の強さの合計で競い、合わせた数の部隊は勝っても失われます。
guide-classic-nexus = 砂虫が現れました。いまなら同盟を結んだり破棄したりできます。
guide-classic-any-time = よければ今これを行えます。何もしなければ、そのままゲームが進みます。

## Notifications with the page closed

channels = ページを閉じているときの通知
channels-note = あなたの手番になったとき、ゲームが始まったとき、終わったときにお知らせします。あなただけが知る情報は含まれません。
channels-table = この卓の通知を受け取る
channels-table-note = ページを閉じているとき、アカウントで設定した方法でお知らせします。
channel-push = ブラウザー
channel-mail = メール
channel-hook = Webhook
channel-here = このブラウザー
channel-unconfirmed = 送信したメールのリンクを開くと有効になります。
channel-failing = 前回の送信に失敗しました。再試行します。
channel-test = 試す
channel-test-of = 試す：{ $name }
channel-test-sent = 送信しました。
channel-again = リンクを再送する
channel-again-of = リンクを再送する：{ $name }
channel-remove = 削除
channel-remove-of = { $name }を削除
channel-push-add = このブラウザーに通知する
channel-push-added = これからは、ページを閉じていてもこのブラウザーに通知します。
channel-push-never = このブラウザーは、ページを閉じている間は通知できません。iPhoneやiPadでは、先にこのページをホーム画面に追加してください。
channel-mail-address = メールアドレス
channel-mail-add = メールで通知する
channel-mail-asked = メールを送信しました。中のリンクを開いてアドレスを確認してください。
channel-minutes = 頻度の上限
channel-every =
    { $n ->
        [15] 15分に1通
        [60] 1時間に1通
        [240] 4時間に1通
       *[other] 1日に1通
    }
channel-hook-note = Discordのチャンネルやntfyのトピックなど、あなたのアドレスに投稿します。それを読める人には、あなたの手番がわかります。
channel-hook-url = アドレス
channel-hook-format = 形式
channel-hook-json = 署名付きJSON
channel-hook-discord = Discord
channel-hook-ntfy = ntfy
channel-hook-add = Webhookを追加
channel-hook-added = Webhookを追加しました。
channel-hook-secret = 投稿に署名する秘密の値です。表示されるのは今だけです：
mail-confirm-done = アドレスを確認しました。手番になるとメールが届きます。
mail-stop-done = このアドレスにはもうメールを送りません。

## Bots from outside

outside-bots = 外部のボット
outside-invite = 招待
outside-invite-of = { $name }を招待
outside-invited = 招待済み
own-bots = あなたのボット
own-bots-note = ボットは、このサーバーでプレイするあなたのプログラムです。ホストに招待された卓に参加し、名前は必ずBOTで始まります。
own-bot-name = ボットの名前
own-bot-add = ボットを作成
token = トークン
own-bot-token = 新しいトークン
own-bot-token-of = { $name }の新しいトークン
own-bot-made = { $name }：プログラムが自分を示すためのトークンです。表示されるのは今だけです。
