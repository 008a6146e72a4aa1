app-description = Drei Brettspiele über Wölfe, mit Freunden und gegen starke Bots, im Browser.
skip-to-content = Zum Inhalt
nav-label = Hauptmenü
nav-rules = Regeln
nav-language = Sprache
theme-night = Nacht
theme-day = Tag
drawer-log = Verlauf und Chat
drawer-menu = Menü
switch-calm = Weniger Bewegung
foot-owners = Die Namen der Spiele gehören ihren Inhabern. Moonpack verwendet weder Bilder noch Texte der Schachteln.
foot-api = Für Botschreiber: die API
go-home = Zur Startseite
home-title = Drei Spiele, ein Mond
home-line = Spiel mit einem Klick gegen einen Bot oder schick Freunden den Link. Ohne Konto.
me-elsewhere = Auf allen anderen Geräten abmelden
home-games = Spiele
home-own = Deine Spiele
home-open = Offene Tische
home-open-none = Gerade wartet niemand. Hier stehen Tische, die Fremde finden dürfen.
home-running = Spiele zum Zuschauen
home-running-none = Hier erscheinen Spiele, denen alle zusehen dürfen.
home-paste = Aufzeichnung oder Code öffnen
home-paste-label = Hier einfügen
home-paste-go = Öffnen
game-the-wolves = The Wolves
game-lone-wolves = Lone Wolves
game-wolfwalkers = Wolfwalkers
game-the-wolves-facts = 2–5 Personen · 60–90 Minuten
game-lone-wolves-facts = 2 Personen · 10 Minuten
game-wolfwalkers-facts = 1–4 Personen · 15 Minuten
game-the-wolves-line = Führe ein Rudel über einen Spielplan aus Sechsecken: Jede Aktion wendet die Plättchen, die bestimmen, was du als Nächstes tun kannst.
game-lone-wolves-line = Ein Duell um dreizehn Stiche in fünf Gebieten, in dem ein verlorener Stich dein Rudel stärken kann.
game-wolfwalkers-line = Nimm Geschichten und Ziele und füge sie zu einer Auslage von fünf mal fünf zusammen.
game-the-wolves-designed = Alle Werte dieses Spiels folgen dem gedruckten Spiel.
game-lone-wolves-designed = Einige Werte sind von uns, weil die gedruckten nicht öffentlich sind: die Punkte der Gebietsplättchen, die Reihenfolge der Gebiete und die Rudelfelder. Wer die Schachtel besitzt, kann die gedruckten Werte eintragen.
game-wolfwalkers-designed = Die Karten, die meisten Module und die Solo-Aufgaben sind von uns, weil die gedruckten nicht öffentlich sind. Wer die Schachtel besitzt, kann die gedruckten Werte eintragen.
play-bot = Gegen Bots
play-friends = Mit Freunden
play-device = An diesem Gerät
setting-players = Personen
setting-level = Stärke der Bots
setting-character = Ein Alpha mit Vorliebe
setting-clock = Bedenkzeit
clock-off = Unbegrenzt
clock-relaxed = Entspannt: Minuten je Entscheidung
clock-days = Langsam: Tage je Entscheidung
flag-yes = Ja
flag-no = Nein
level-random = Zufall
level-pup = Welpe
level-rover = Streuner
level-yearling = Jährling
level-scout = Späher
level-tracker = Fährtenleser
level-hunter = Jäger
level-elder = Ältester
level-warden = Hüter
level-ranger = Waldläufer
level-veteran = Veteran
level-greyback = Graurücken
level-sage = Weiser
level-shadow = Schatten
level-beta = Beta
level-alpha = Alpha
level-packmate = Gefährte
level-alpha-stalker = Alpha der Pirscher
level-alpha-builder = Alpha der Baumeister
level-alpha-raider = Alpha der Räuber
level-alpha-strategist = Alpha der Stratege
rules-title = Regeln
rules-of = Regeln von { $game }
rules-older = Das sind die Regeln der Fassung { $version }, nach denen an diesem Tisch zu Ende gespielt wird. An neuen Tischen gilt Fassung { $newest }.
rules-search = Regeln durchsuchen
rules-none = Keine Regel enthält diese Wörter.
rules-contents = Inhalt
seat-open = freier Platz
tag-your-move = Du bist dran
players = Personen
you = (du)
away = abwesend
points-label = Punkte
points-sum = Summe
status-at = Schritt { $step } von { $steps }
status-over = Das Spiel ist zu Ende.
status-waiting = Wir warten, bis sich jemand setzt.
status-yours = Du entscheidest.
status-thinking = { $name } denkt nach …
status-theirs = { $name } entscheidet.
close = Schließen
curtain-text = Gib das Gerät an { $name }. Gerade sind keine Handkarten zu sehen.
curtain-go = Ich bin { $name }
commands = Befehle
command-join = Hinsetzen
command-copy-link = Link kopieren
command-hint = Tipp
command-undo = Zurücknehmen
command-resign = Aufgeben
command-record = Aufzeichnung sichern
command-rematch = Noch einmal
hint = Alphas Idee:
hint-so-far = Alpha denkt nach; bisher:
hint-sought = Alpha denkt nach …
hint-missed = Alpha hat keine Idee. Frag noch einmal.
choices =
    { $count ->
        [one] { $count } mögliche Aktion
       *[other] { $count } mögliche Aktionen
     }
log = Was geschah
chat = Chat
chat-say = Deine Nachricht
chat-send = Senden
leave = Spiel verlassen
result-nobody = Niemand gewinnt.
result-won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
     }
replay = Partie durchgehen
replay-go = Zeigen
page-error = Das hat nicht geklappt
blocked-now = Das geht jetzt nicht.
seat-number = Person { $number }
play-guide = Beim Spielen lernen
guide = Anleitung
guide-begin = Anleitung an diesem Brett
guide-step = Anleitung · Schritt { $step } von { $steps }
guide-leave = Anleitung verlassen
guide-done = Geschafft!
guide-rules = Die Regeln:
guide-back = Zurück
guide-next = Weiter
guide-skip = Überspringen
guide-end = Weiterspielen
command-end = Vorschlagen, jetzt aufzuhören
command-leave = Aufstehen
command-back = Meinen Platz wieder einnehmen
command-replace = Einen Bot spielen lassen
command-accept = Annehmen
command-withdraw = Zurücknehmen
command-next = Zum neuen Spiel
about-end = Beendet das Spiel mit den jetzigen Punkten, wenn alle zustimmen.
about-leave = Ein Bot spielt für dich weiter, bis du zurückkommst.
about-leave-waiting = Dein Platz wird frei. Bleibt niemand sitzen, wird der Tisch geschlossen.
about-resign = Du verlierst. Zu zweit ist das Spiel damit aus; zu mehreren spielt ein Bot für dich weiter.
offer-back = Ein Bot spielt gerade für dich.
offer-replace = { $name } ist schon eine Weile weg. Ein Bot kann spielen, bis die Person zurück ist.
offer-end =
    { $count ->
        [one] { $names } schlägt vor, das Spiel jetzt zu beenden. Wenn du nicht willst, spiel einfach weiter.
       *[other] { $names } schlagen vor, das Spiel jetzt zu beenden. Wenn du nicht willst, spiel einfach weiter.
    }
offer-end-mine = Du hast vorgeschlagen, das Spiel jetzt zu beenden. Der Vorschlag gilt bis zur nächsten Entscheidung.
offer-rematch =
    { $count ->
        [one] { $names } möchte noch einmal spielen.
       *[other] { $names } möchten noch einmal spielen.
    }
offer-rematch-mine = Du möchtest noch einmal spielen. Die anderen haben noch nicht zugestimmt.
offer-next = Das nächste Spiel steht bereit.
row-play = Weiterspielen
row-look = Ansehen
row-watch = Zuschauen
chat-none = Noch hat niemand etwas gesagt.
chat-watching = Hier können nur die Mitspielenden schreiben.
log-none = Noch ist nichts geschehen.
replay-first = Zum Anfang
replay-earlier = Einen Schritt zurück
replay-later = Einen Schritt weiter
replay-last = Zum Ende
replay-now = Zum jetzigen Stand
command-copied = Link kopiert
ending-resigned = Entschieden, weil jemand aufgegeben hat.
ending-agreed = Alle waren sich einig, hier aufzuhören.
ending-stopped = Es dauerte länger, als ein Spiel dauern darf, und wurde gewertet, wie es stand.
ending-abandoned = Alle sind aufgestanden, bevor das Spiel begann.
offer-join = Ein Platz ist frei. Setz dich, um mitzuspielen, oder bleib und schau zu.
offer-share = Schick diesen Link an alle, die mitspielen sollen. Das Spiel beginnt von selbst, sobald alle sitzen.
home-levels = Wem stellst du dich?
home-shelf = Tische
home-own-none = Hier liegen die Spiele, die du begonnen hast; zuerst die, in denen du dran bist.
play-pup = Gegen den Welpen
play-rover = Gegen den Streuner
play-yearling = Gegen den Jährling
play-scout = Gegen den Späher
play-hunter = Gegen den Jäger
play-elder = Gegen den Ältesten
play-alpha = Gegen den Alpha
play-packmate = Auf meinem Niveau
play-friends-short = Freunde
play-device-short = Gerät
play-guide-short = Lernen
level-pup-line = lernt noch
level-rover-line = probiert aus
level-yearling-line = spielt ordentlich
level-scout-line = sieht klar
level-tracker-line = folgt jeder Spur
level-hunter-line = plant voraus
level-elder-line = hat viel gesehen
level-warden-line = bewacht die Grenze
level-ranger-line = kennt jeden Pfad
level-veteran-line = hat Winter überlebt
level-greyback-line = vergisst nichts
level-sage-line = sieht es kommen
level-shadow-line = ist vor dir da
level-beta-line = steht neben dem Alpha
level-alpha-line = irrt sich selten
level-packmate-line = so stark wie du
level-alpha-stalker-line = jagt jede Beute in Reichweite
level-alpha-builder-line = macht Baue zu Höhlen
level-alpha-raider-line = dominiert, was dir gehört
level-alpha-strategist-line = hält die Regionen, wenn es zählt
game-the-wolves-mood = Führe ein Rudel durchs Hochland.
game-lone-wolves-mood = Dreizehn Stiche, fünf Gebiete.
game-wolfwalkers-mood = Häng Geschichten auf, bis sie sich treffen.
me = Du
me-nobody = Gast
me-guest = Gast · Namen wählen
me-name = Der Name, den andere lesen
me-keep = Namen behalten
me-line = Kein Konto: Der Name bleibt in diesem Browser.
set = Neuer Tisch: { $game }
set-who = Wer spielt?
set-listed = Fremde dürfen diesen Tisch finden und sich dazusetzen.
set-go = An den Tisch
guest-name = Wolf { $number }
bot-pup = Pip, Tasso, Momo, Luma
bot-rover = Nika, Taro, Wim, Bela
bot-yearling = Juno, Bran, Ylva, Rolf
bot-scout = Kaya, Lerche, Odo, Mira
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
bot-packmate = Asko, Birk, Juna, Sorin
bot-random = Echo, Till, Wirbel, Zufall
pace = Tempo
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-instant = sofort
sound = Ton
settings = Einstellungen
command-board = Brett ansehen
command-result = Zum Ergebnis
turning = Der Wendepunkt · Schritt { $step } von { $steps }
result-numbers = Punkt für Punkt
river = Wie die Aussichten standen
river-how = Geschätzt aus den Punkten auf dem Tisch und denen, die noch kamen
river-step = Schritt { $step }
percent = { $number } %
result-margin =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $more } mehr als { $name }.
command-share = Link teilen
command-next-level = Nächster Gegner: { $level }

# Was aufbewahrt wird, und wie man vergessen wird.
privacy = Was über dich gespeichert wird
privacy-short = Kein Konto, keine Adresse, keine Werbung, niemand zählt dich. Dieser Server bewahrt auf, was eine Partie braucht, und nicht mehr:
privacy-guest = Du bist ein Gast: eine Nummer und der Name, den du gewählt hast. Beides steht in einem Cookie deines Browsers, das der Server signiert hat; eine Liste der Gäste hat er nicht.
privacy-cookies = Andere Cookies enthalten nur, was du eingestellt hast: Sprache, Tag oder Nacht, weniger Bewegung, die Stärke deines letzten Bots.
privacy-games = Von einer Partie: wer wo saß, jede Entscheidung mit ihrem Zeitpunkt und was gesagt wurde. Eine Partie, die nicht zu Ende ist, bleibt gespeichert, bis sie es ist.
privacy-finished =
    { $days ->
        [one] Eine beendete Partie wird { $days } Tag nach dem letzten Ereignis gelöscht.
       *[other] Eine beendete Partie wird { $days } Tage nach dem letzten Ereignis gelöscht.
    }
privacy-finished-ever = Eine beendete Partie bleibt gespeichert, bis der Betreiber dieses Servers sie löscht.
privacy-chat =
    { $days ->
        [one] Was darin gesagt wurde, wird nach { $days } Tag gelöscht.
       *[other] Was darin gesagt wurde, wird nach { $days } Tagen gelöscht.
    }
privacy-chat-ever = Was darin gesagt wurde, bleibt so lange gespeichert wie die Partie.
privacy-strength = Wenn du mit einem Gefährten spielst: für wie stark er dich hält, Spiel für Spiel, als Zahl. Sie wird niemandem gezeigt und geht, wenn du vergessen werden willst.
privacy-address = Die Adresse deiner Verbindung wird für Grenzen und Fairness im Arbeitsspeicher gehalten. Sie wird nicht gespeichert und steht in keinem Protokoll dieses Programms.
privacy-shown = Wer den Link eines Tisches hat, kann zusehen und den Chat lesen. Ist die Partie vorbei, lässt sich auch ihre Aufzeichnung mit den Namen der Mitspielenden herunterladen. Partien, die du allen anbietest, stehen auf der Startseite.
privacy-forget = Vergessen werden
privacy-forget-line = Du verlässt jeden Tisch; in einer laufenden Partie spielt ein Bot für dich weiter. Deine Nummer, dein Name und deine Worte werden aus jeder Partie gelöscht, und du wirst auf jedem Gerät abgemeldet, auch in Programmen; damit keine alte Anmeldung wieder gilt, wird 90 Tage lang allein deine Nummer aufbewahrt, sonst nichts. Partien, die andere mit dir gespielt haben, bleiben, mit jemandem ohne Namen an deiner Stelle. Sicherungskopien, die der Betreiber zuvor angelegt hat, enthalten deine Angaben noch, bis sie ersetzt werden. Das lässt sich nicht rückgängig machen.
privacy-sure = Ja, alles über mich löschen
privacy-forget-go = Vergesst mich
privacy-nobody = Du bist hier kein Gast: Es gibt nichts zu vergessen.
privacy-gone = Erledigt: Hier erinnert nichts mehr an dich.
