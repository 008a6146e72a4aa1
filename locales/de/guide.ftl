# Die Anleitungen für ein erstes Spiel: je Schritt ein Titel, ein paar Sätze und, wo etwas zu tun ist, eine Bitte.

## The Wolves

tw-guide-goal-title = Führe ein Rudel
tw-guide-goal = Du und das andere Rudel breitet euch über fünf Regionen aus. Wenn der Mond es sagt, bekommt die Punkte einer Region, wer dort am meisten hält. Auch ein wachsendes Rudel bringt Punkte. Wer die meisten Punkte hat, gewinnt.
tw-guide-map-title = Der Spielplan
tw-guide-map = Jede Region hat fünf Geländearten um eine Wasserquelle. Der Mond auf dem Wasser sagt, wann und für wie viel die Region gewertet wird. Die Wölfe des dritten Rudels gehören niemandem: Sie besetzen nur Land.
tw-guide-start-title = Deine ersten Wölfe
tw-guide-start = Du wählst zwei Startfelder, die andere Person auch. Auf jedem beginnen ein Alphawolf und ein Rudelwolf. Regionen mit einem Sichelmond sind am Anfang gesperrt.
tw-guide-start-do = Berühre ein leuchtendes Feld. Wenn die andere Person gewählt hat, berühre ein zweites.
tw-guide-tiles-title = Bezahlt wird mit Plättchen
tw-guide-tiles = Mit diesen sechs Geländeplättchen bezahlst du. Ein benutztes Plättchen wird gewendet und zeigt dann das Gelände, das darunter klein abgebildet ist. Dein Lebensraumplättchen mit dem Haus bleibt, wie es ist.
tw-guide-turn-title = Zwei Aktionen im Zug
tw-guide-turn = In deinem Zug führst du zwei Aktionen aus. Jeder Knopf zeigt, wie viele Plättchen die Aktion kostet. Alle müssen das Gelände des Zielfelds zeigen. Zeige auf eine Aktion, und der Spielplan zeigt, wie weit sie reicht.
tw-guide-move-title = Bewegen
tw-guide-move = Bewegen kostet ein Plättchen: Bis zu zwei Wölfe dürfen laufen, jeder bis zu drei Felder. Sie dürfen jedes Land überqueren, müssen aber auf dem bezahlten Gelände ankommen.
tw-guide-move-do = Berühre Bewegen, dann ein Plättchen, dann einen deiner Wölfe und ein leuchtendes Feld. Gefällt es dir nicht, nimm es zurück.
tw-guide-howl-title = Heulen
tw-guide-howl = Heulen kostet zwei Plättchen. Es macht einen einsamen Wolf nahe einem deiner Alphawölfe zu einem deiner Wölfe. Je mehr Wölfe dein Spielertableau verlassen, desto mehr Punkte ist die Leiste unten wert.
tw-guide-den-title = Baue und Höhlen
tw-guide-den = Ein Bau sichert dir Land und macht dein Rudel besser: Er legt den nächsten Wert der Rudelausbreitung, der Wolfsgeschwindigkeit oder der Heulreichweite frei. Am Wasser kann ein Bau zur Höhle werden, die dreifach zählt.
tw-guide-dominate-title = Dominieren und jagen
tw-guide-dominate = Dominieren kostet drei Plättchen und macht einen einzelnen gegnerischen Rudelwolf oder Bau zu deinem. Und stehen deine Wölfe auf drei Feldern um eine Beute, erlegst du sie ganz ohne Kosten.
tw-guide-second-title = Beende deinen Zug
tw-guide-second = Was du auch wählst, zwei Aktionen sind ein Zug. Danach ist die andere Person dran.
tw-guide-second-do = Führe deine zweite Aktion aus und beende deinen Zug.
tw-guide-moon-title = Sobald der Mond erscheint
tw-guide-moon = Einsame Wölfe, die du anheulst, und Figuren, die vom Spielplan genommen werden, füllen den Mondkalender. Erreicht er einen Mond, werden die Regionen mit diesem Mond gewertet: Die meiste Kontrolle bringt die höhere Zahl, die zweitmeiste die niedrigere.
tw-guide-end-title = Der Vollmond beendet es
tw-guide-end = Nach dem Vollmond kommen die Punkte deiner Leisten dazu. Mehr brauchst du nicht. Der Tipp zeigt, was der stärkste Bot tun würde, und ein Klick auf Verbotenes nennt die Regel. Gute Jagd!

## Lone Wolves

lw-guide-goal-title = Fünf Gebiete
lw-guide-goal = Zwei Rudel kämpfen in dreizehn Stichen um fünf Gebiete. Am Ende bekommt die stärkere Seite das Gebietsplättchen und seine Punkte. Wer die meisten Punkte hat, gewinnt.
lw-guide-hand-title = Deine Wölfe
lw-guide-hand = Diese dreizehn Wölfe gehören dir. Jeder hat eine Farbe und eine Stärke von 2 bis 7. Was du jetzt spielen darfst, hebt sich ab. Vier Wölfe liegen in der Schachtel, niemand kennt sie.
lw-guide-trick-title = Ein Stich
lw-guide-trick = Eine Seite spielt einen beliebigen Wolf an, die andere muss dieselbe Farbe bedienen, wenn sie kann. Der stärkere Wolf der angespielten Farbe gewinnt den Stich; wer gewinnt, spielt als Nächstes an.
lw-guide-play-title = Spiele einen Wolf
lw-guide-play = Ein Wolf darf in jedes Gebiet, in dem Platz ist, gleich welche Farbe er hat. Mit jeder Karte wählst du also zweimal: den Stich und den Ort, an dem ihre Stärke zählt.
lw-guide-play-do = Berühre einen Wolf auf deiner Hand, dann ein Gebiet.
lw-guide-lone-title = Gewinnen und verlieren
lw-guide-lone = Der Wolf, der gewinnt, bleibt liegen und behält seine Stärke. Der andere wird umgedreht: Er ist nun ein Einsamer Wolf der Stärke 1. Aber wer verliert, bekommt etwas dafür.
lw-guide-scars-title = Narben
lw-guide-scars = Wer verliert, nimmt eine Narbe aus dem Gebiet des neuen Einsamen Wolfs und legt sie auf ein freies Rudelfeld in einem beliebigen Gebiet. Narben bringen Stärke oder Punkte; ein verlorener Stich kann also ein guter sein.
lw-guide-again-title = Noch ein Stich
lw-guide-again = Bediene die Farbe, wenn du musst, und verliere billig, wenn du kannst. Verlierst du, wähle eine Narbe und dann das Feld für sie.
lw-guide-again-do = Spiele den nächsten Stich.
lw-guide-powers-title = Kleine Wölfe
lw-guide-powers = Zwei kleine Wölfe können etwas. Eine 2 schlägt die 7 ihrer Farbe. Eine 3 deckt dort, wo du sie anlegst, eine verdeckte Narbe auf.
lw-guide-strength-title = Wer vorn liegt
lw-guide-strength = Die große Zahl ist der Wert des Plättchens, daneben steht sein Wert auf der anderen Seite. Die Zahlen darüber und darunter sind die Stärken der beiden Seiten. Bei Gleichstand bekommt niemand das Plättchen.
lw-guide-moons-title = Monde und Trumpf
lw-guide-moons = Ist die letzte Narbe eines Gebiets weg, erscheint dort ein Mond: Er ist Punkte wert, und diese Farbe wird Trumpf. Das zweite leere Gebiet bekommt den Blutmond und ändert den Trumpf.
lw-guide-end-title = Nach dreizehn Stichen
lw-guide-end = Plättchen, Monde und Narben werden zusammengezählt; bei gleichen Punkten gewinnt, wer mehr Einsame Wölfe hat. Der Tipp zeigt, was der stärkste Bot tun würde, und ein Klick auf Verbotenes nennt die Regel. Viel Glück!

## Wolfwalkers

ww-guide-goal-title = Fünfundzwanzig Karten
ww-guide-goal = Du baust eine Auslage aus fünf mal fünf Karten. In jedem Zug nimmst du eine Karte vom Markt und legst sie hin. Am Ende bringen nur deine Ziele Punkte. Wer die meisten Punkte hat, gewinnt.
ww-guide-cards-title = Geschichten und Ziele
ww-guide-cards = Eine Karte liegt entweder als Geschichte mit bis zu vier Symbolen oder als Ziel. Geschichten sind für sich nichts wert; Ziele zählen, wie deine Geschichten liegen.
ww-guide-market-title = Der Markt
ww-guide-market = Vier Geschichten und zwei Ziele liegen für alle bereit. Die oberste Karte des Stapels zeigt, welche Geschichte als Nächstes kommt.
ww-guide-take-title = Nimm eine Karte
ww-guide-take = Eine Karte bleibt, wie sie liegt: Eine Geschichte wird als Geschichte gelegt, ein Ziel als Ziel.
ww-guide-take-do = Berühre eine Karte im Markt.
ww-guide-place-title = Lege sie an
ww-guide-place = Die Karte kommt im selben Zug in deine Auslage. Die Zahl auf einem freien Platz sagt, wie sich deine Punkte dort ändern würden.
ww-guide-place-do = Berühre einen freien Platz deiner Auslage.
ww-guide-refill-title = Die Nächste, bitte
ww-guide-refill = Der leere Platz des Marktes wird mit derselben Seite aufgefüllt. Dann nimmt die andere Person eine Karte, vielleicht gerade die, die du wolltest.
ww-guide-patterns-title = Muster
ww-guide-patterns = Ein Muster verlangt Geschichten mit bestimmten Symbolen in der gezeigten Lage, gedreht oder gespiegelt, wie du magst. Für jedes weitere Vorkommen auf anderen Karten bringt es die Punkte noch einmal.
ww-guide-symbols-title = Die anderen Ziele
ww-guide-symbols = Pfeile zählen ein Symbol in der Reihe und Spalte des Ziels; mit Kreuz verlangen sie, dass es dort fehlt. Zwei Symbole zählen die Geschichten, die beide zeigen. Ein Gleichgewicht verlangt beide Symbole gleich oft.
ww-guide-touch-title = Lass sie wachsen
ww-guide-touch = Jede weitere Karte muss mit einer Seite an deine Auslage grenzen, und breiter oder höher als fünf wird sie nie.
ww-guide-touch-do = Nimm eine zweite Karte und lege sie an.
ww-guide-score-title = Was es wert ist
ww-guide-score = Unter deiner Auslage sagt jedes Ziel, was es jetzt bringt und was noch fehlt. Zeige auf eines, und die Karten, die zählen, leuchten auf. Ziele zeigen keine Symbole; zu viele nehmen sich gegenseitig den Platz.
ww-guide-end-title = Fünfundzwanzig, und Schluss
ww-guide-end = Sind beide Auslagen voll, wird gezählt; bei gleichen Punkten gewinnt, wer weniger Ziele hat. Der Tipp zeigt, was der stärkste Bot tun würde, und ein Klick auf Verbotenes nennt die Regel. Viel Spaß!
