app-description = Three board games about wolves, with friends and against strong bots, in the browser.
skip-to-content = Skip to content
nav-label = Main
nav-rules = Rules
nav-language = Language
theme-night = Night
theme-day = Day
drawer-log = Log and chat
drawer-menu = Menu
switch-calm = Less motion
foot-owners = The games’ names belong to their owners. Moonpack uses no art or text of the boxes.
foot-api = For bot writers: the API
go-home = To the start page
home-title = Three games, one moon
home-line = Play a bot with one click, or send a friend the link. No account needed.
me-elsewhere = Log out on all other devices
home-games = Games
home-own = Your games
home-open = Open tables
home-open-none = Nobody is waiting. Tables that may be found by strangers stand here.
home-running = Games to watch
home-running-none = Games anybody may watch appear here.
home-paste = Open a record or a code
home-paste-label = Paste it here
home-paste-go = Open
game-the-wolves = The Wolves
game-lone-wolves = Lone Wolves
game-wolfwalkers = Wolfwalkers
game-the-wolves-facts = 2–5 players · 60–90 minutes
game-lone-wolves-facts = 2 players · 10 minutes
game-wolfwalkers-facts = 1–4 players · 15 minutes
game-the-wolves-line = Lead a pack across a hex map: every action flips the tiles that decide what you can do next.
game-lone-wolves-line = A duel of thirteen tricks over five territories, where losing a trick can make your pack stronger.
game-wolfwalkers-line = Draft stories and goals into a five by five display and make the patterns meet.
game-the-wolves-designed = All component values of this game follow the printed game.
game-lone-wolves-designed = Some values are ours, because the printed ones are not public: the points on the territory tiles, the order of the territories and the pack fields. Owners of the box can enter the printed values.
game-wolfwalkers-designed = The cards, most modules and the solo challenges are ours, because the printed ones are not public. Owners of the box can enter the printed values.
play-bot = Against bots
play-friends = With friends
play-device = On this device
setting-players = Players
setting-level = Bot level
setting-character = An alpha with a liking of its own
setting-clock = Clock
clock-off = Off
clock-relaxed = Relaxed: minutes for each decision
clock-days = Slow: days for each decision
flag-yes = Yes
flag-no = No
level-random = Random
level-pup = Pup
level-rover = Rover
level-yearling = Yearling
level-scout = Scout
level-tracker = Tracker
level-hunter = Hunter
level-elder = Elder
level-warden = Warden
level-ranger = Ranger
level-veteran = Veteran
level-greyback = Greyback
level-sage = Sage
level-shadow = Shadow
level-beta = Beta
level-alpha = Alpha
level-packmate = Packmate
level-alpha-stalker = Alpha the Stalker
level-alpha-builder = Alpha the Builder
level-alpha-raider = Alpha the Raider
level-alpha-strategist = Alpha the Strategist
rules-title = Rules
rules-of = Rules of { $game }
rules-older = These are the rules of version { $version }, by which this table plays to its end. New tables play by version { $newest }.
rules-search = Search the rules
rules-none = No rule has these words.
rules-contents = Contents
seat-open = open seat
tag-your-move = Your turn
players = Players
you = (you)
away = away
points-label = points
points-sum = Sum
status-at = Step { $step } of { $steps }
status-over = The game is over.
status-waiting = Waiting for somebody to sit down.
status-yours = It is your decision.
status-thinking = { $name } is thinking …
status-theirs = { $name } decides.
close = Close
curtain-text = Hand the device to { $name }. Nobody’s hand is shown now.
curtain-go = I am { $name }
commands = Commands
command-join = Sit down
command-copy-link = Copy the link
command-hint = Hint
command-undo = Undo
command-resign = Give up
command-record = Download the record
command-rematch = Play again
hint = Alpha’s idea:
hint-so-far = Alpha thinks; so far:
hint-sought = Alpha thinks …
hint-missed = Alpha has no idea. Ask again.
choices =
    { $count ->
        [one] { $count } possible action
       *[other] { $count } possible actions
     }
log = What happened
chat = Chat
chat-say = Your message
chat-send = Send
leave = Leave the game
result-nobody = Nobody wins.
result-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
     }
replay = Go through the game
replay-go = Show
page-error = That did not work
blocked-now = This is not possible now.
seat-number = Player { $number }
play-guide = Learn by playing
guide = Guide
guide-begin = Guide on this board
guide-step = Guide · step { $step } of { $steps }
guide-leave = Leave the guide
guide-done = Done!
guide-rules = The rules:
guide-back = Back
guide-next = Next
guide-skip = Skip
guide-end = Play on
command-end = Offer to end now
command-leave = Get up
command-back = Take my seat back
command-replace = Let a bot play
command-accept = Accept
command-withdraw = Take it back
command-next = To the new game
about-end = Ends the game with the points as they stand, if everybody agrees.
about-leave = A bot plays on for you until you come back.
about-leave-waiting = Your seat becomes free. If nobody stays, the table is closed.
about-resign = You lose. Between two the game is over; with more players a bot plays on for you.
offer-back = A bot is playing for you.
offer-replace = { $name } has been away for a while. A bot can play until they are back.
offer-end =
    { $count ->
        [one] { $names } offers to end the game now. To decline, just play on.
       *[other] { $names } offer to end the game now. To decline, just play on.
    }
offer-end-mine = You have offered to end the game now. The offer stands until the next decision.
offer-rematch =
    { $count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
offer-rematch-mine = You want to play again. Waiting for the others.
offer-next = The next game stands ready.
row-play = Play on
row-look = Look back
row-watch = Watch
chat-none = Nobody has said anything yet.
chat-watching = Only the players can write here.
log-none = Nothing has happened yet.
replay-first = To the beginning
replay-earlier = One step back
replay-later = One step on
replay-last = To the end
replay-now = To the table as it stands
command-copied = Link copied
ending-resigned = Decided because somebody gave up.
ending-agreed = Everybody agreed to stop here.
ending-stopped = It had gone on for longer than a game may, and was scored as it stood.
ending-abandoned = Everybody got up before the game began.
offer-join = A seat is free. Sit down to play, or stay and watch.
offer-share = Send this link to whoever should play. The game begins by itself as soon as everybody sits.
home-levels = Who will you face?
home-shelf = Tables
home-own-none = The games you begin lie here, your turn first.
play-pup = Play the Pup
play-rover = Play the Rover
play-yearling = Play the Yearling
play-scout = Play the Scout
play-hunter = Play the Hunter
play-elder = Play the Elder
play-alpha = Play the Alpha
play-packmate = Play at my level
play-friends-short = Friends
play-device-short = Device
play-guide-short = Learn
level-pup-line = still learning
level-rover-line = tries things
level-yearling-line = plays fair
level-scout-line = sees clearly
level-tracker-line = follows the trail
level-hunter-line = plans ahead
level-elder-line = has seen much
level-warden-line = guards the border
level-ranger-line = knows every path
level-veteran-line = has survived winters
level-greyback-line = forgets nothing
level-sage-line = sees it coming
level-shadow-line = is there before you
level-beta-line = stands next to the Alpha
level-alpha-line = hardly errs
level-packmate-line = as strong as you
level-alpha-stalker-line = hunts whatever it can reach
level-alpha-builder-line = turns dens into lairs
level-alpha-raider-line = dominates what is yours
level-alpha-strategist-line = holds the regions when they count
game-the-wolves-mood = Lead a pack across the highlands.
game-lone-wolves-mood = Thirteen tricks, five territories.
game-wolfwalkers-mood = Hang stories until they meet.
me = You
me-nobody = Guest
me-guest = guest · choose a name
me-name = The name others read
me-keep = Keep this name
me-line = No account: the name is kept in this browser.
set = New table: { $game }
set-who = Who plays?
set-listed = Strangers may find this table and sit down.
set-go = To the table
guest-name = Wolf { $number }
bot-pup = Pip, Tasso, Momo, Luma
bot-rover = Nika, Taro, Wim, Bela
bot-yearling = Juno, Bran, Ylva, Rolf
bot-scout = Kaya, Lark, Odo, Mira
bot-tracker = Tala, Faro, Enno, Zora
bot-hunter = Skadi, Akela, Ruben, Vesna
bot-elder = Orla, Bodo, Runa, Theo
bot-warden = Brand, Isa, Hilde, Milan
bot-ranger = Jorun, Falk, Lada, Timo
bot-veteran = Borga, Arno, Irena, Knut
bot-greyback = Grima, Alvar, Mirko, Silke
bot-sage = Sunna, Merle, Anselm, Vida
bot-shadow = Nox, Umbra, Sköll, Mora
bot-beta = Garm, Freki, Selene, Volk
bot-alpha = Fenris, Morrigan, Lupa, Hati
bot-packmate = Ash, Birk, Juna, Sorrel
bot-random = Echo, Dice, Whirl, Chance
pace = Pace
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = at once
sound = Sound
settings = Settings
command-board = See the board
command-result = See the result
turning = The turning point · step { $step } of { $steps }
result-numbers = Point by point
river = How the chances went
river-how = Reckoned from the points on the table and those still to come
river-step = step { $step }
percent = { $number } %
result-margin =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $more } more than { $name }.
command-share = Share the link
command-next-level = Next opponent: { $level }

# What is kept, and being forgotten.
privacy = What is kept about you
privacy-short = No account, no address, no advertising, nobody counts you. This server keeps what a game needs, and no more:
privacy-guest = You are a guest: a number and the name you chose. Both stand in a cookie of your browser that the server has signed; the server has no list of guests.
privacy-cookies = Other cookies hold only what you have set: language, day or night, less motion, the level of your last bot.
privacy-games = Of each game: who sat where, every decision with its time, and what was said. A game that has not ended is kept until it has.
privacy-finished =
    { $days ->
        [one] A finished game is deleted { $days } day after the last thing that happened there.
       *[other] A finished game is deleted { $days } days after the last thing that happened there.
    }
privacy-finished-ever = A finished game is kept until whoever runs this server deletes it.
privacy-chat =
    { $days ->
        [one] What was said in it is deleted after { $days } day.
       *[other] What was said in it is deleted after { $days } days.
    }
privacy-chat-ever = What was said in it is kept as long as the game.
privacy-strength = If you play with a packmate: how strong it found you, game by game, as a number. Nobody is shown it, and it goes when you ask to be forgotten.
privacy-address = The address of your connection is held in memory for limits and fairness. It is not stored and stands in no log of this program.
privacy-shown = Whoever has the link of a table can watch it and read its chat. When the game is over, they can also load its record, with the players’ names. Games you offer to everybody are listed on the start page.
privacy-forget = Be forgotten
privacy-forget-line = You leave every table; in a running game a bot plays on for you. Your number, your name and your words are deleted from every game, and you are logged out on every device, in programs too; so that no old login counts again, your bare number is remembered for 90 days, with nothing beside it. Games that others have played with you stay, with a nameless player in your place. Copies that the host has made before still hold your data until they are replaced. This cannot be undone.
privacy-sure = Yes, delete everything about me
privacy-forget-go = Forget me
privacy-nobody = You are not a guest here: there is nothing to forget.
privacy-gone = Done: nothing here names you any more.
