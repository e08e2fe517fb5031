### Bots by name, for the table and its page.

bot-novice = 初心者
bot-adept = 熟練者
bot-master = 達人
bot-mentat = メンタート
bot-greedy = 強欲
bot-random = ランダム
alone = 誰もいなくてもボットが続ける
alone-note = そうでなければ、誰かが卓を見るまで待ちます。
