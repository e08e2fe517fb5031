### 卓の言葉：ゲーム、オプション、ボット、そして卓が断ること。

## Games and bots

table-game-imperium = デューン　砂の惑星：インペリウム
bot-greedy = 強欲
bot-random = ランダム

## Options of Dune: Imperium

option-imperium-ix = ライズ・オブ・イックス
option-imperium-ix-hint = 拡張を使います。専用ボード、技術、大型戦艦、指揮官が加わります。
option-imperium-epic = 大戦モード
option-imperium-epic-hint = 拡張を使う長いゲームです。初期兵力が多く、戦いも激しくなります。
option-imperium-draft = 指揮官のドラフト
option-imperium-draft-hint = 各プレイヤーは指揮官を2枚受け取り、1枚を選びます。
option-imperium-leaders = 指揮官
option-imperium-leaders-hint = 各席が指揮官を選びます。選ばない席は引いて決めます。
option-imperium-difficulty = 難易度
option-imperium-difficulty-hint = ソロゲームのライバル2人の強さです。
option-imperium-rolling-row = 流れる列
option-imperium-rolling-row-hint = ソロゲームで、帝国の列がラウンドごとに進みます。
option-imperium-brutal-escalation = 過酷な激化
option-imperium-brutal-escalation-hint = ソロゲームで、ライバルがラウンドごとに強くなります。

## Taking back

table-undo-start = まだ何も選んでいません。
table-undo-others = その後に他の人が選びました。
table-undo-seen = 最後の選択の後に新しいものが見えました。

## Refusals

table-bad-request = この要求は理解できません。
table-bad-option = このオプションでは遊べません。
table-bad-name = 名前は見える文字1〜24字です。
table-bad-record = これはゲームの記録ではありません。
table-not-you = ログイン名またはパスワードが違います。
table-no-account = アカウントがまだありません。
table-origin = この要求は卓のページから来ていません。
table-not-host = これは卓の主催者だけができます。
table-not-seated = あなたはこの卓に着いていません。
table-private = これはあなたには見せられません。
table-not-found = ここには何もありません。
table-no-room = その卓はありません。
table-no-game = そのゲームはありません。
table-no-record = その記録がないか、ゲームが終わっていません。
table-no-rule = そのルールはありません。
table-not-allowed = ここではできません。
table-started = ゲームは始まっています。
table-not-started = ゲームはまだ始まっていません。
table-not-over = ゲームはまだ終わっていません。
table-seat-taken = この席は埋まっています。
table-full = 空席がありません。
table-old-rules = このゲームは古いルールで始まったため、ここでは続けられません。
table-seats-open = まだ空席があります。
table-pick-taken = 他の人が選んでいます。
table-login-taken = このログイン名は使われています。
table-not-left = この席のプレイヤーはいます。
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
table-bot-plays = ボットが代わりに遊んでいます。先に席を取り戻してください。
table-bad-message = このメッセージは理解できません。
