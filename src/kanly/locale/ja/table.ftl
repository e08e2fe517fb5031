### 卓の言葉：ゲーム、オプション、そして卓が断ること。

## Games

imperium-game = デューン　砂の惑星：インペリウム

## Options of Dune: Imperium

imperium-option-ix = ライズ・オブ・イックス
imperium-option-ix-text = 拡張を使います。専用ボード、技術、弩級戦艦、指揮官が加わります。
imperium-option-epic = エピック・ゲーム
imperium-option-epic-text = 拡張を使う長いゲームです。初期部隊が多く、紛争も激しくなります。
imperium-option-draft = 指揮官のドラフト
imperium-option-draft-text = 各プレイヤーは指揮官を2枚受け取り、1枚を選びます。
imperium-option-leaders = 指揮官
imperium-option-leaders-text = 各席が指揮官を選びます。選ばない席は引いて決めます。
imperium-option-difficulty = 難易度
imperium-option-difficulty-text = ソロゲームのライバル2人の強さです。
imperium-option-rolling-row = 帝国の列の入れ替え
imperium-option-rolling-row-text = ソロゲームで、説得力の行使を終えるたびに、2個のダイスで帝国の列のカードが破棄されます。
imperium-option-brutal-escalation = 過酷な激化
imperium-option-brutal-escalation-text = ソロゲームで、紛争Ⅲの戦場にいる各ライバルは公家ハイガル・カードを2枚公開し、両方の赤刃を加えます。
imperium-option-rounds = ラウンド数
imperium-option-rounds-text = 最大で何ラウンド遊ぶか。短いゲームでは、同じ割合で紛争カードが少なくなります。
imperium-option-small-decks = 小さな山
imperium-option-small-decks-text = 帝国の山と陰謀の山が、各カード1枚ずつになります。
imperium-options-smaller = 小さなゲーム
imperium-options-smaller-text = 手早く遊ぶため、または学ぶためのもの。

## Rules

rule-option = （選択ルール：{ $option }）

## People

guest = ゲスト

## Taking back

table-undo-start = まだ何も選んでいません。
table-undo-others = その後に他の人が選びました。
table-undo-seen = 最後の選択の後に新しいものが見えました。

## Refusals

table-bad-request = この要求は理解できません。
table-bad-option = このオプションでは遊べません。
table-bad-name = 名前は見える文字1～24文字です。
table-bad-record = これはゲームの記録ではありません。
table-not-you = ログイン名またはパスワードが違います。
table-no-account = アカウントがまだありません。
table-origin = この要求は卓のページから来ていません。
table-not-host = これは卓の主催者だけができます。
table-not-seated = あなたはこの卓に着いていません。
table-private = これを見る権限がありません。
table-banned = このサーバーの運営者により、利用を停止されています。
table-not-welcome = ホストがこの卓への参加を認めていません。
table-muted = この卓では、ホストにより発言を止められています。
table-no-name = 発言する前に名前を決めてください。
table-look-alike = この卓には、見た目のよく似た名前の人がいます。別の名前にしてください。
table-not-found = ここには何もありません。
table-no-room = その卓はありません。
table-no-game = そのゲームはありません。
table-no-lesson = そのレッスンはありません。
table-no-record = その記録がないか、ゲームが終わっていません。
table-no-rule = そのルールはありません。
table-no-puzzle = その問題はありません。
table-no-example = このルールには遊べる局面がありません。
table-no-chapter = その章はありません。
table-not-allowed = ここではできません。
table-started = ゲームは始まっています。
table-not-started = ゲームはまだ始まっていません。
table-not-over = ゲームはまだ終わっていません。
table-seat-taken = この席は埋まっています。
table-full = 空席がありません。
table-old-rules = このゲームは以前のルールで行われたもので、このプログラムでは再開できません。リプレイで保存されている内容を見られます。
table-rules-changed = ゲームの開始後にルールが変わりました。先に、どうするかを全員で決めてください。
table-drawn = ルールが変わったため、全員の合意で引き分けになりました。
table-seats-open = まだ空席があります。
table-pick-taken = 他の人が選んでいます。
table-login-taken = このログイン名は使われています。
table-not-left = この席のプレイヤーはいます。
table-no-restart = やり直せるのは、決められた局面から一人で遊んでいるときだけです。
table-no-challenge = 挑戦にできるのは、ボットだけを相手に最後まで遊んだ自分のゲームだけです。
table-unplayed-deal = 他の人の内容を見る前に、まずこの配りを自分で遊んでください。
table-no-deal = そのような配りはありません。
table-no-profile = ここに公開プロフィールはありません。
table-too-large = 大きすぎます。
table-media-type = この種類の内容は理解できません。
table-too-fast = 一度に多すぎました。少し待ってください。
table-server-error = ここで問題が起きました。記録しました。
table-busy = 保存できませんでした。もう一度試してください。
table-stopping = サーバーはまもなく止まります。
table-illegal = 今それは選べません。
table-stale = その間に質問が変わりました。
table-over = ゲームは終わりました。
table-paused = ゲームは一時停止中です。
table-undo = 今は何も取り消せません。
table-no-talk = この席とは内緒で話せません。
table-no-help = この卓では助言を使えません。
table-no-adviser = このゲームにはまだ助言がありません。
table-no-advice = 今は助言できません。後でもう一度試してください。
table-overloaded = サーバーが混み合っています。少し待ってからもう一度試してください。
table-bots-busy = 考えるボットはすべて使用中で、約{ $seconds }秒待つことになります。後でもう一度試すか、すぐに答えるボットを選んでください。
table-records-full = 一人が保存できる記録の上限に達しています。引き取り手のない古い記録はやがて削除されます。
table-too-many-choices = このゲームでは、求められていない選択をこれ以上できません。まず質問に答えてください。
table-bot-plays = ボットが代わりに遊んでいます。先に席を取り戻してください。
table-bad-message = このメッセージは理解できません。
table-bad-address = このアドレスはここでは使えません。
table-private-address = このアドレスは非公開ネットワークにあり、サーバーはそこへ送信しません。
table-too-many-channels = 通知先の数が上限に達しています。先に一つ削除してください。
table-no-mail = このサーバーはメールを送信しません。
table-no-bots = これはボットにはできません。
table-not-invited = この卓のホストから招待されていません。
table-too-many-bots = 上限に達しています。ボットは1アカウントに5体、ゲームは1体につき8つまでです。

## Notifications with the page closed

notify-turn = { $table }：あなたの手番です
notify-asked = { $table }：あなたへの質問があります
notify-begun = { $table }：ゲームが始まりました
notify-over = { $table }：ゲームが終わりました
notify-test = Kanlyの通知はここに届きます
notify-confirm = Kanlyのためにメールアドレスを確認してください
notify-turn-of = { $table }：{ $name }さんの手番です
notify-begun-of = { $table }：ゲームが始まりました
notify-over-of = { $table }：ゲームが終わりました
notify-digest = { $n }つのゲームがあなたを待っています
notify-happened = 前回の選択のあとに起きたこと：
notify-confirm-text =
    このアドレスで手番の知らせを受け取りたいという希望がありました。ご本人の場合は、次のリンクを開いてください。

    { $link }

    心当たりがなければ、何もしないでください。これ以上メールは届きません。
notify-mail-end =
    このメールはご希望によりお送りしています。頻度の変更：{ $settings }
    配信の停止：{ $stop }
