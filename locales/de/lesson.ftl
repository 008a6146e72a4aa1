# Die Lektionen: je Schritt ein Titel, ein, zwei Sätze und, wo etwas zu tun ist, was.

## Ringsum

lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-leave = Lektion verlassen
lesson-you = Du
lesson-done = Geschafft!
lesson-wrong = Das wäre erlaubt, aber die Lektion wartet auf etwas anderes: { $do }
lesson-play = Jetzt dein erstes Spiel

## The Wolves

tw-lesson-goal-title = Führe ein Rudel
tw-lesson-goal = Zwei Rudel breiten sich über fünf Regionen aus. Wenn der Mond es sagt, bekommt die Punkte einer Region, wer dort am meisten hält. Die grauen Wölfe gehören niemandem; sie besetzen nur Land.
tw-lesson-start-title = Deine ersten Wölfe
tw-lesson-start = Ein Alphawolf und ein Rudelwolf beginnen gemeinsam auf einem Feld.
tw-lesson-start-do = Berühre das Feld mit dem goldenen Rand.
tw-lesson-start-again-title = Und noch zwei
tw-lesson-start-again = Das andere Rudel hat zweimal gewählt. Jetzt kommt dein zweites Paar.
tw-lesson-start-again-do = Berühre das Feld mit dem goldenen Rand.
tw-lesson-move-title = Bewegen
tw-lesson-move = In deinem Zug hast du zwei Aktionen. Bewegen kostet ein Plättchen: Es wird gewendet, und deine Wölfe müssen auf dem Gelände ankommen, das es zeigte. Zwei Wölfe dürfen laufen, jeder bis zu drei Felder.
tw-lesson-move-do = Berühre deinen Wolf, dann das Feld, zu dem er läuft. Danach den zweiten Wolf.
tw-lesson-den-title = Einen Bau graben
tw-lesson-den = Ein Bau kostet zwei Plättchen seines Geländes und sichert dir Land neben deinem Alphawolf. Er kommt von einer deiner Leisten, und von nun an gilt dort der nächste Wert.
tw-lesson-den-do = Berühre Bau, dann das Feld, dann die Leiste der Rudelausbreitung: So viele Wölfe laufen in einer Bewegung.
tw-lesson-howl-title = Heulen
tw-lesson-howl = Das andere Rudel war am Zug, und du hast noch einen Bau gegraben. Heulen kostet zwei Plättchen und macht einen einsamen Wolf nahe deinem Alphawolf zu einem deiner Wölfe.
tw-lesson-howl-do = Berühre Heulen, dann den einsamen Wolf.
tw-lesson-bonus-title = Eine Aktion mehr
tw-lesson-bonus = Deine Baue haben dir einen Aktions-Bonusmarker gebracht. Dafür bekommst du in diesem Zug eine dritte Aktion.
tw-lesson-bonus-do = Wirf den Marker ab.
tw-lesson-push-title = Verdrängen
tw-lesson-push = Ein Alphawolf darf auf das Feld eines einzelnen gegnerischen Rudelwolfs laufen. Der weicht auf eines der nächsten freien Felder aus, und du bestimmst, auf welches.
tw-lesson-push-do = Lauf mit deinem Alphawolf auf das Feld des Gegners, dann wähle, wohin er weicht.
tw-lesson-hunt-title = Jagen
tw-lesson-hunt = Beute, um die herum deine Wölfe auf drei Feldern stehen, gehört dir, ganz ohne Kosten.
tw-lesson-hunt-do = Lauf mit zwei weiteren Wölfen, bis die Beute umzingelt ist.
tw-lesson-lair-title = Eine Höhle
tw-lesson-lair = Ein Bau am Wasser kann zur Höhle aufgewertet werden. Sie zählt dreifach, und niemand kann sie dir nehmen.
tw-lesson-lair-do = Berühre Höhle, dann deinen Bau am Wasser.
tw-lesson-moon-title = Der Mond erscheint
tw-lesson-moon = Jeder angeheulte einsame Wolf und jede vom Spielplan genommene Figur belegt oben ein Datum des Mondkalenders. Der Sichelmond ist erschienen: Die Regionen mit einem Sichelmond wurden gewertet. Die meiste Kontrolle brachte die höhere Zahl, die zweitmeiste die niedrigere.
tw-lesson-dominate-title = Dominieren
tw-lesson-dominate = Dominieren kostet drei Plättchen und nimmt einen einzelnen gegnerischen Rudelwolf oder Bau in deiner Heulreichweite. Ein Gelände-Bonusmarker ersetzt ein fehlendes Plättchen.
tw-lesson-dominate-do = Berühre Dominieren, dann den gegnerischen Bau, dann die Leiste, von der dein eigener kommt.
tw-lesson-end-title = Das ist alles
tw-lesson-end = Zwei Aktionen je Zug, bis zum Vollmond. Dann kommen die Punkte deiner Leisten dazu: Wölfe, Baue, Höhlen, Beute. Wer die meisten Punkte hat, gewinnt.

## Lone Wolves

lw-lesson-goal-title = Fünf Gebiete
lw-lesson-goal = Zwei Rudel kämpfen in dreizehn Stichen um fünf Gebiete. Am Ende bekommt in jedem Gebiet die stärkere Seite das Plättchen und seine Punkte.
lw-lesson-lead-title = Anspielen
lw-lesson-lead = Wer anspielt, darf jeden Wolf in jedes Gebiet legen, in dem Platz ist. Seine Stärke zählt dort, wenn er den Stich gewinnt.
lw-lesson-lead-do = Berühre die rote 6, dann den Vulkan.
lw-lesson-won-title = Du hast den Stich gewonnen
lw-lesson-won = Deine 6 schlägt die 4 derselben Farbe und behält ihre Stärke. Der Wolf der anderen Seite wurde umgedreht: Er ist jetzt ein Einsamer Wolf der Stärke 1. Dafür gab es eine Narbe.
lw-lesson-lose-title = Verlieren kann gut sein
lw-lesson-lose = Du spielst wieder an. Manchmal lohnt sich ein verlorener Stich.
lw-lesson-lose-do = Berühre die weiße 4, dann die Tundra.
lw-lesson-scar-title = Deine Narbe
lw-lesson-scar = Dein Wolf hat verloren und liegt verdeckt. Du nimmst eine der Narben, die bei ihm liegen, und legst sie auf ein freies Feld eines beliebigen Gebiets: Dort bringt sie Stärke oder Punkte.
lw-lesson-scar-do = Berühre die offene Narbe in der Tundra, dann das Feld mit dem goldenen Rand.
lw-lesson-follow-title = Bedienen
lw-lesson-follow = Die andere Seite spielt Grün an. Wer die angespielte Farbe hat, muss sie spielen; der stärkere Wolf gewinnt.
lw-lesson-follow-do = Berühre die grüne 7, dann die Wüste.
lw-lesson-three-title = Die 3 deckt auf
lw-lesson-three = Eine 3 deckt in ihrem Gebiet eine verdeckte Narbe auf, wer auch immer den Stich gewinnt.
lw-lesson-three-do = Berühre die grüne 3, dann den Sumpf, dann eine verdeckte Narbe dort.
lw-lesson-scar-again-title = Die Narbe deiner Wahl
lw-lesson-scar-again = Deine 3 hat gegen eine 4 verloren. Die aufgedeckte Narbe gehört jetzt dir.
lw-lesson-scar-again-do = Nimm sie, dann leg sie.
lw-lesson-two-title = Die 2 schlägt die 7
lw-lesson-two = Die 7 ist der stärkste Wolf ihrer Farbe, und nur die 2 derselben Farbe schlägt sie.
lw-lesson-two-do = Berühre die schwarze 2, dann die Höhle.
lw-lesson-moon-title = Ein Mond erscheint
lw-lesson-moon = Die letzte Narbe des Sumpfs ist genommen, also liegt dort jetzt der Mond: fünf Punkte für die Seite, die das Plättchen bekommt. Und von nun an ist Grün Trumpf.
lw-lesson-trump-title = Trumpf
lw-lesson-trump = Angespielt ist Hellbraun, und du hast keinen hellbraunen Wolf. Dann darfst du alles spielen, und ein Trumpf schlägt jede andere Farbe.
lw-lesson-trump-do = Berühre die grüne 6, dann die Wüste.
lw-lesson-strength-title = Wer vorn liegt
lw-lesson-strength = Der Balken jedes Gebiets zeigt beide Stärken: die Wölfe, 1 je Einsamen Wolf und was Narben hinzufügen. Bei Gleichstand bekommt niemand das Plättchen.
lw-lesson-end-title = Nach dreizehn Stichen
lw-lesson-end = Plättchen, Monde und die Punkte der Narben werden addiert. Bei Gleichstand gewinnt, wer mehr Einsame Wölfe hat.

## Wolfwalkers

ww-lesson-goal-title = Fünfundzwanzig Karten
ww-lesson-goal = Du legst eine Auslage von fünf mal fünf Karten, in jedem Zug eine. Eine Karte liegt als Geschichte mit Symbolen oder als Ziel. Nur Ziele bringen Punkte, und sie zählen deine Geschichten.
ww-lesson-story-title = Eine Geschichte
ww-lesson-story = Nimm eine Karte vom Markt und leg sie in deine Auslage. Eine Geschichte bleibt eine Geschichte.
ww-lesson-story-do = Berühre die Geschichte mit Wölfen und Wald, dann den Platz in der Mitte.
ww-lesson-pattern-title = Ein Muster
ww-lesson-pattern = Dieses Ziel bringt 6 Punkte, wenn Mebh, ein Wald und Wölfe wie gezeichnet über Eck liegen, gedreht oder gespiegelt, wie du willst, jedes auf einer anderen Karte.
ww-lesson-pattern-do = Berühre das Ziel, dann den Platz mit dem goldenen Rand.
ww-lesson-beside-title = Karte um Karte
ww-lesson-beside = Jede Karte muss eine andere an einer Seite berühren. Mebh kommt neben deine erste Geschichte.
ww-lesson-beside-do = Berühre die Geschichte mit Mebh, dann den Platz mit dem goldenen Rand.
ww-lesson-complete-title = Vollende das Muster
ww-lesson-complete = Wölfe und Mebh liegen schon; unter ihr fehlt noch ein Wald. Die Zahl auf dem Platz sagt, was du gewinnst.
ww-lesson-complete-do = Nimm die dritte Geschichte und leg sie dorthin.
ww-lesson-arrows-title = Pfeile
ww-lesson-arrows = Pfeile bringen Punkte für jede Geschichte mit ihrem Symbol in der Reihe und Spalte des Ziels. In dieser Reihe liegen zwei Wälder.
ww-lesson-arrows-do = Nimm das Ziel mit den Pfeilen und leg es ans Ende der Reihe.
ww-lesson-crossed-title = Pfeile mit Kreuz
ww-lesson-crossed = Sie verlangen, dass ihr Symbol in ihrer Reihe und Spalte fehlt: Hier gibt es keine Stadtleute, also 7 Punkte, solange das so bleibt.
ww-lesson-crossed-do = Nimm das Ziel und leg es dorthin.
ww-lesson-pair-title = Zwei Symbole
ww-lesson-pair = Dieses Ziel bringt Punkte für jede Geschichte, die beide Symbole zeigt, wo sie auch liegt. Zwei von deinen zeigen Wölfe und Wald.
ww-lesson-pair-do = Nimm das Ziel und leg es in deine Auslage.
ww-lesson-pair-arrows-title = Zwei Symbole und Pfeile
ww-lesson-pair-arrows = Dasselbe, aber nur in der Reihe und Spalte des Ziels.
ww-lesson-pair-arrows-do = Nimm das Ziel und leg es unter deine Geschichten.
ww-lesson-balance-title = Gleichgewicht
ww-lesson-balance = Ein Gleichgewicht bringt seine Punkte einmal, wenn beide Symbole gleich oft da sind. Du hast Mebh zweimal und Robyn gar nicht: noch nichts.
ww-lesson-balance-do = Nimm das Ziel und leg es in deine Auslage.
ww-lesson-even-title = Gleich viele
ww-lesson-even = Inzwischen hast du eine Robyn gelegt. Noch eine, und das Gleichgewicht bringt 10.
ww-lesson-even-do = Nimm die Geschichte mit Robyn und leg sie in deine Auslage.
ww-lesson-end-title = Fünfundzwanzig und fertig
ww-lesson-end = Sind alle Auslagen voll, gewinnt, wer die meisten Punkte hat, bei Gleichstand, wer weniger Ziele hat. Zeige auf eines deiner Ziele, und du siehst, was zählt und was fehlt.
