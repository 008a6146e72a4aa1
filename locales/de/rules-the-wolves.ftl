# Die Wölfe: jede Regel als nummerierte Aussage, in eigenen Worten.
# Gruppen, Entscheidungen und Tests verzeichnet crates/the-wolves/data/rules.toml.

## Material

tw-group-components = Material
TW-001 = Der Spielplan besteht aus Tableaus mit je 16 Feldern; ein Feld, das auf keinem Tableau liegt, gibt es nicht. Jedes Landfeld zeigt eine von fünf Geländearten: Wald, Felsen, Gras, Tundra oder Wüste.
TW-002 = Ein Regionstableau hat eine Wasserquelle und 15 Landfelder, drei von jeder Geländeart. Zwei seiner Felder tragen das Einsamer-Wolf-Symbol, eines das Beutesymbol.
TW-003 = Das Starttableau hat zehn Landfelder, zwei von jeder Geländeart, rund um die sechs Felder der zentralen Schlucht. Es hat keine Wasserquelle, ist keine Region und wird nie gewertet.
TW-004 = Jedes Rudel besitzt 4 Alphawölfe, 8 Rudelwölfe, 12 Baue und 4 Höhlen.
TW-005 = Jeder Spieler hat sechs Geländeplättchen: ein Lebensraumplättchen, das auf beiden Seiten das Gelände des eigenen Rudels zeigt, und die fünf gewöhnlichen Plättchen Wald/Felsen, Felsen/Gras, Gras/Tundra, Tundra/Wüste und Wüste/Wald (Vorderseite/Rückseite).
TW-006 = Bonusmarker und SP-Marker gehen nie aus.

## Spielaufbau

tw-group-setup = Spielaufbau
TW-007 = Bei 3, 4 oder 5 Spielern liegt das Starttableau in der Mitte; 6, 8 oder 10 Regionstableaus werden zufällig darum herum gelegt.
TW-008 = Auf jedem Feld mit dem Einsamer-Wolf-Symbol liegt ein einsamer Wolf.
TW-009 = Bei 3 bis 5 Spielern kommt auf jedes Feld mit dem Beutesymbol ein Stapel aus zwei Beutemarkern derselben Tierart; die Stapel werden zufällig verteilt.
TW-010 = Beutestapel: bei 3 Spielern je einer mit Elch, Hirsch, Waschbär und Wildschwein und zwei mit Hasen; bei 4 Spielern je einer mit Elch und Hirsch und je zwei mit Waschbär, Wildschwein und Hase; bei 5 Spielern zwei von jeder Tierart.
TW-011 = Auf jeder Wasserquelle liegt ein zufälliger Wertungsmarker aus einem Vorrat von Sichel-, Halb- und Vollmonden: 2, 2, 2 bei 3 Spielern; 2, 3, 3 bei 4 Spielern; 3, 4, 3 bei 5 Spielern.
TW-012 = Die Rudel werden zufällig verteilt, sofern der Tisch nicht festlegt, wer welches spielt; kein Rudel wird doppelt gespielt.
TW-013 = Die fünf gewöhnlichen Plättchen zeigen zu Beginn kein Gelände doppelt: Jeder Spieler legt alle Vorderseiten oder alle Rückseiten nach oben. Der Tisch kann alle Vorderseiten festlegen; dann gibt es nichts zu wählen.
TW-014 = Die Plättchenseiten werden in Zugreihenfolge ab dem Startspieler gewählt, bevor der erste Wolf eingesetzt wird.
TW-015 = Ein Spielertableau beginnt mit vier Bauen auf jeder der drei Attributsleisten, vier Höhlen, acht Wölfen und ohne Beute.
TW-016 = Wölfe verlassen das Spielertableau in fester Reihenfolge: Der dritte und der sechste sind Alphawölfe, die anderen sechs sind Rudelwölfe.
TW-017 = Alle beginnen mit Rudelausbreitung 2, Wolfsgeschwindigkeit 3 und Heulreichweite 2 und ohne Bonusmarker.

## Einsetzen der Wölfe

tw-group-draft = Einsetzen der Wölfe
TW-018 = Der Startspieler wird zufällig bestimmt. Startfelder werden ab ihm im Uhrzeigersinn gewählt und dann gegen den Uhrzeigersinn zurück; der letzte Spieler wählt also zweimal hintereinander.
TW-019 = Jede Wahl setzt einen Alphawolf und einen Rudelwolf zusammen auf ein Feld; nach dem Einsetzen hat jeder Spieler zwei solche Paare.
TW-020 = Ein Startfeld muss leer sein.
TW-021 = Bei 3 bis 5 Spielern ist ein Startfeld eines der zehn Landfelder des Starttableaus.
TW-022 = Bei 3 bis 5 Spielern liegt das zweite Startfeld auf der anderen Seite der zentralen Schlucht als das erste; zu jeder Seite gehören fünf Landfelder.
TW-023 = Die Züge beginnen, wenn alle Spieler zwei Startfelder gewählt haben. Wer zuerst gewählt hat, macht den ersten Zug; danach geht es im Uhrzeigersinn.

## Der Zug

tw-group-turn = Der Zug
TW-024 = Ein Zug hat zwei beliebige Aktionen, egal was sie kosten; dieselbe Aktion darf wiederholt werden. Jede weitere Aktion braucht einen Aktions-Bonusmarker.
TW-025 = Beide Aktionen müssen ausgeführt werden. Eine Bewegung darf auch gar keinen Wolf bewegen und kostet dann ein gewendetes Plättchen; etwas geht also immer.
TW-026 = Ein Aktions-Bonusmarker darf jederzeit im eigenen Zug für eine weitere Aktion abgeworfen werden; in einem Zug beliebig viele.
TW-027 = Eine Bonusaktion wird zwischen Aktionen gekauft, auch nach der letzten, auch mit einem in diesem Zug erhaltenen Marker; wer noch einen hat, entscheidet, wann der Zug endet. Eine gekaufte Aktion muss genutzt werden.
TW-028 = Eine Bonusaktion wird bezahlt wie jede andere Aktion.
TW-029 = Eine Aktion geht Schritt für Schritt: Sie wird bezahlt, dann wird ihr Ziel gewählt, dann wird erledigt, was daraus folgt. Eine begonnene Aktion wird beendet, bevor etwas anderes entschieden wird.
TW-030 = Keine Regel erzwingt Fortschritt. Ein Tisch hat ein Zuglimit, 400 Züge, wenn er nichts anderes festlegt; danach wird das Spiel gewertet, wie es steht, und als unbeendet vermerkt.

## Bezahlen mit Plättchen

tw-group-paying = Bezahlen mit Plättchen
TW-031 = Eine Aktion kostet genau: Bewegen 1, Heulen 2, Bau graben 2, Bau aufwerten 2, Dominieren 3 Plättchen.
TW-032 = Alle Plättchen einer Zahlung zeigen das Gelände des Zielfelds: wo die Wölfe ankommen, wo der Bau gegraben oder aufgewertet wird, wo der einsame Wolf oder die gegnerische Figur steht.
TW-033 = Ein benutztes Plättchen wird gewendet und zeigt danach seine andere Seite.
TW-034 = Ein Gelände-Bonusmarker ersetzt ein Plättchen beliebigen Geländes und wird abgeworfen. Die ganzen Kosten dürfen mit Markern bezahlt werden.
TW-035 = Das Lebensraumplättchen zeigt auf beiden Seiten sein Gelände und verbraucht sich nie; in einer Zahlung zählt es einmal, wie jedes Plättchen.
TW-036 = Nur offen liegende Seiten zählen, jedes Plättchen einmal je Zahlung; was die Plättchen nicht decken, muss aus Gelände-Bonusmarkern kommen.

## Attribute

tw-group-attributes = Attribute
TW-037 = Jeder Bau, der eine Leiste verlässt, legt den nächsten Wert frei: Rudelausbreitung 2, 3, 3, 4, 4; Wolfsgeschwindigkeit 3, 4, 4, 5, 5; Heulreichweite 2, 3, 3, 4, 4. Er gilt sofort und für den Rest des Spiels.
TW-038 = Bei 3 bis 5 Spielern geben der zweite und der vierte Bau einer Leiste sofort einen Bonusmarker: Rudelausbreitung Aktion, dann Gelände; Wolfsgeschwindigkeit und Heulreichweite Gelände, dann Aktion.
TW-039 = Baue verlassen eine Leiste von links nach rechts. Eine Leiste ohne Baue kann nicht mehr gewählt werden.

## Bewegen

tw-group-move = Bewegen
TW-040 = Eine Bewegungsaktion bewegt beliebig viele eigene Wölfe bis zur Rudelausbreitung; früher aufzuhören ist erlaubt.
TW-041 = Jeder Wolf läuft höchstens so viele Felder weit, wie die Wolfsgeschwindigkeit angibt.
TW-042 = Jeder bewegte Wolf bleibt auf einem Feld des bezahlten Geländes stehen. Die Wölfe dürfen sich aufteilen.
TW-043 = Ein Wolf darf jedes Feld außer Wasser und Schlucht durchqueren, besetzt oder nicht, in jedem Gelände. Nur das Zielfeld muss passen und Platz haben.
TW-044 = Wasserquellen und die zentrale Schlucht können nicht betreten oder durchquert werden; Wölfe laufen um sie herum.
TW-045 = Ein Wolf läuft einmal je Bewegungsaktion; in einer weiteren Bewegungsaktion desselben Zuges darf er wieder laufen.
TW-046 = Von zwei gleichen Wölfen auf einem Feld, von denen einer in dieser Aktion gelaufen ist, darf der andere noch laufen.
TW-047 = Ein zum Laufen gewählter Wolf muss sein Feld verlassen; zurück kann er nur mit einer anderen Aktion.
TW-048 = Kein Wolf beendet seine Bewegung auf einem Feld mit einem einsamen Wolf oder Beute, solange der Marker dort liegt.
TW-049 = Auf einem Feld stehen höchstens zwei Figuren (Wölfe, Baue, Höhlen).
TW-050 = Ein Spieler bewegt nur Wölfe des eigenen Rudels.

## Begegnungen auf einem Feld

tw-group-meeting = Begegnungen auf einem Feld
TW-051 = Die Figuren stehen im Rang, von unten: Bau, Rudelwolf, Alphawolf, Höhle. Eine Figur darf nur dann zu einer einzelnen gegnerischen Figur kommen, wenn sie höher steht.
TW-052 = Jeder Wolf darf auf einem Feld stehen bleiben, dessen einzige Figur ein gegnerischer Bau ist; auf einer gegnerischen Höhle keiner. Von den eigenen Figuren dürfen bis zu zwei auf einem Feld stehen.
TW-053 = Ein Rudelwolf beendet seine Bewegung nie auf dem Feld eines gegnerischen Rudel- oder Alphawolfs, ein Alphawolf nie auf dem eines gegnerischen Alphawolfs.
TW-054 = Ein Alphawolf darf seine Bewegung auf dem Feld eines gegnerischen Rudelwolfs beenden, wenn dieser dort die einzige Figur ist; er verdrängt ihn.
TW-055 = Nach einer Aktion teilen sich Figuren zweier Rudel ein Feld nur als ein Bau und ein Wolf.

## Verdrängen

tw-group-push = Verdrängen
TW-056 = Ein verdrängter Wolf kommt auf ein nächstgelegenes Feld, das leer ist oder genau eine Figur seiner Farbe enthält; wer verdrängt, wählt unter gleich nahen. Gezählt werden Schritte über Felder, die ein Wolf durchqueren darf; das Gelände ist egal, und ein Feld mit einsamem Wolf oder Beute ist nicht leer.
TW-057 = Ein Verdrängen löst nie ein weiteres aus: Auf dem Zielfeld steht nie ein Gegner des verdrängten Wolfs, auch kein Bau.
TW-058 = Verdrängt wird sofort, bevor der nächste Wolf derselben Bewegungsaktion läuft.
TW-059 = Das Feld, das der verdrängende Alphawolf gerade verlassen hat, gilt als leer, wenn dort sonst nichts steht.
TW-060 = Nur Wölfe werden verdrängt, nie Baue. Ein verdrängter Wolf bleibt auf dem Spielplan und belegt kein Datum des Mondkalenders.

## Bau graben

tw-group-den = Bau graben
TW-061 = Ein Bau wird auf einem Feld gegraben, auf oder neben dem ein eigener Alphawolf steht.
TW-062 = Ein Bau wird nie auf einem Feld mit einer gegnerischen Figur, einem einsamen Wolf oder Beute gegraben. Ein einzelner eigener Wolf stört nicht.
TW-063 = Auf einem Feld steht nur ein Bau oder eine Höhle.
TW-064 = Ein Bau darf in jedem Gelände gegraben werden, aber nicht auf einer Wasserquelle oder in der Schlucht.
TW-065 = Der Bau ist der nächste einer frei gewählten Attributsleiste; der freigelegte Wert gilt sofort, und einen Bonusmarker daneben gibt es sofort dazu.

## Bau zu Höhle aufwerten

tw-group-lair = Bau zu Höhle aufwerten
TW-066 = Nur ein eigener Bau kann zu einer Höhle werden.
TW-067 = Auf dem Feld des Baus oder daneben muss ein eigener Alphawolf stehen.
TW-068 = Der Bau muss neben einer Wasserquelle stehen.
TW-069 = Ein Rudel hat auf jedem Regionstableau höchstens eine Höhle.
TW-070 = Der aufgewertete Bau kommt auf das nächste freie Datum des Mondkalenders; auf seine Leiste kehrt er nicht zurück.
TW-071 = Die Höhle ganz links auf dem Spielertableau tritt an seine Stelle und gibt sofort einen Gelände-Bonusmarker.
TW-072 = Ein Rudel hat vier Höhlen; eine fünfte ist nicht möglich.
TW-073 = Ein gegnerischer Wolf auf dem Bau, auch ein Alphawolf, verhindert das Aufwerten nicht: Er wird verdrängt.
TW-074 = Dieses Verdrängen ist Pflicht; gewählt wird nur das Feld. Ein Feld findet sich immer.

## Heulen

tw-group-howl = Heulen
TW-075 = Angeheult wird ein einsamer Wolf, der auf dem Zielfeld liegt.
TW-076 = Das Ziel von Heulen oder Dominieren liegt in Heulreichweite eines eigenen Alphawolfs, gezählt in Schritten über Felder des Spielplans, Wasser und Schlucht eingeschlossen; nichts versperrt den Weg. Das eigene Feld des Alphawolfs hat Entfernung 0.
TW-077 = Der einsame Wolf kommt auf das nächste freie Datum des Mondkalenders.
TW-078 = Der nächste Wolf des Spielertableaus tritt an seine Stelle, der dritte und der sechste als Alphawolf.
TW-079 = Ohne Wölfe auf dem Spielertableau gibt es kein Heulen und kein Dominieren eines Wolfs; ohne Baue auf allen Leisten kein Dominieren eines Baus.

## Dominieren

tw-group-dominate = Dominieren
TW-080 = Dominieren zielt auf einen gegnerischen Rudelwolf oder einen gegnerischen Bau.
TW-081 = Eine zweite Figur desselben Besitzers auf dem Feld schützt beide. Alphawölfe und Höhlen werden nie dominiert.
TW-082 = Die dominierte Figur kommt auf das nächste freie Datum des Mondkalenders.
TW-083 = Sie wird durch die gleiche Art vom eigenen Spielertableau ersetzt: ein Wolf durch den nächsten Wolf, ein Bau durch den nächsten einer gewählten Attributsleiste, mit Wert und Bonus.
TW-084 = Der nächste Wolf wird genommen, auch wenn er ein Alphawolf ist: Aus dem gegnerischen Rudelwolf wird dann ein eigener Alphawolf.
TW-085 = Ein Bau darf unter dem Wolf eines anderen Rudels dominiert werden: Er wird an Ort und Stelle getauscht. Das Verbot gegnerischer Figuren gilt nur fürs Graben.

## Jagen

tw-group-hunting = Jagen
TW-086 = Beute wird erlegt, wenn eigene Wölfe, gleich welcher Art, auf drei verschiedenen angrenzenden Feldern stehen.
TW-087 = Nur der aktive Spieler jagt, nach jeder eigenen Aktion: jede Beute, die die Bedingung erfüllt, ohne Kosten. Die Jagd kann nicht abgelehnt werden.
TW-088 = Ein Spieler nimmt im ganzen Spiel höchstens eine Beute jeder Tierart.
TW-089 = Der oberste Marker des Stapels kommt auf das erste freie Feld der Jagdleiste und gibt bei 3 bis 5 Spielern einen Aktions-Bonusmarker.
TW-090 = Erfüllt Beute auf mehreren Feldern die Bedingung, kommt das niedrigste Feld zuerst; für die Punkte ist das gleich.
TW-091 = Niedrigstes Feld heißt: kleineres x, dann kleineres y.
TW-092 = Der Rest eines Stapels bleibt auf seinem Feld; nach dem letzten Marker ist das Feld frei.

## Mondkalender

tw-group-moonlight = Mondkalender
TW-093 = Jeder einsame Wolf, Rudelwolf und Bau, der vom Spielplan genommen wird, kommt auf das nächste freie Datum. Beute, Wertungsmarker und verdrängte Wölfe nicht.
TW-094 = Sichel-, Halb- und Vollmond kommen an den Daten 7, 13, 18 bei 2 Spielern; 9, 17, 22 bei 3; 11, 20, 26 bei 4; 13, 23, 30 bei 5.
TW-095 = Eine erreichte Mondphase wird am Ende des laufenden Zuges gewertet, nach all seinen Aktionen.
TW-096 = Erreicht ein Zug mehrere Mondphasen, werden an seinem Ende alle der Reihe nach gewertet.

## Regionen werten

tw-group-scoring = Regionen werten
TW-097 = Kontrolle eines Rudels in einer Region: 1 für jeden Rudelwolf, Alphawolf und Bau auf dem Tableau, 3 für eine Höhle.
TW-098 = Wer die meiste Kontrolle hat, nimmt den Wertungsmarker, der die höhere Zahl wert ist; wer die zweitmeiste hat, erhält Siegpunkte (SP) in Höhe der niedrigeren: Sichelmond 4 und 2, Halbmond 6 und 3, Vollmond 8 und 4.
TW-099 = Bei gleicher Kontrolle liegt vorn, wer mehr Alphawölfe in der Region hat.
TW-100 = Steht es um die meiste Kontrolle weiter gleich, erhält jedes beteiligte Rudel die niedrigere Zahl; sonst punktet dort niemand, und der Marker kommt weg.
TW-101 = Gibt es einen klaren ersten Platz und Gleichstand um den zweiten, punktet nur der erste.
TW-102 = Wo nur ein Rudel steht, erhält es den ersten Platz; den zweiten bekommt niemand.
TW-103 = Wo niemand steht, punktet niemand; der Marker verlässt das Spiel, und in einem Stapel wird der nächste aufgedeckt.
TW-104 = Ein Rudel ohne Figur in der Region nimmt dort an der Wertung nicht teil. Alphawölfe brechen auch den Gleichstand um den zweiten Platz.
TW-105 = In einer Mondphase werden genau die Regionen gewertet, die ihren Marker zeigen; danach verlässt der Marker das Tableau.

## Zu zweit

tw-group-two-players = Zu zweit
TW-106 = Zu zweit liegen fünf zufällige Regionstableaus und kein Starttableau.
TW-107 = Beute liegt einzeln: je ein Marker der fünf Tierarten.
TW-108 = Auf die Wasserquellen kommen zufällig: ein Sichelmond; ein Vollmond; noch ein Vollmond; ein Sichelmond auf einem Halbmond; ein Halbmond auf einem Vollmond.
TW-109 = Eine Region mit zwei Markern wird zweimal gewertet: für den oberen und später für den darunter.
TW-110 = Ein drittes Rudel steht auf dem Feld rechts oberhalb jeder Wasserquelle: zwei Rudelwölfe beim einzelnen Sichelmond, eine Höhle bei Sichel- auf Halbmond, eine Höhle und ein Alphawolf bei jedem einzelnen Vollmond, eine Höhle bei Halb- auf Vollmond, wo rechts unterhalb noch zwei Alphawölfe stehen.
TW-111 = Die Farbe des dritten Rudels wird zufällig aus den übrigen bestimmt und im Spielaufbau festgehalten.
TW-112 = Das dritte Rudel nimmt an jeder Regionswertung teil, nimmt Marker aus dem Spiel und punktet selbst nicht. Seine Figuren werden nie verdrängt oder dominiert.
TW-113 = Ist das dritte Rudel am Gleichstand um den ersten Platz beteiligt, erhält der beteiligte Spieler die niedrigere Zahl, der Marker ist weg, und es gibt keinen zweiten Platz. Beim Gleichstand um den zweiten geht dieser an niemanden.
TW-114 = Zu zweit wird in der Reihenfolge Erster, Zweiter, Zweiter, Erster gewählt: jedes Landfeld einer Region, die keinen Sichelmond zeigt, auf beliebiger Seite.
TW-115 = Leer ist dabei ein Feld ohne Marker und Figuren; ein Sichelmond auf einem Halbmond zählt als sichtbarer Sichelmond.
TW-116 = Der zweite Spieler erhält zu seinem ersten Zug einen Aktions-Bonusmarker und darf ihn aufheben.
TW-117 = Auf den Tableaus für zwei gibt der zweite Bau jeder Leiste einen Aktions-Bonusmarker und der vierte einen Gelände-Bonusmarker; die Jagd gibt keinen Bonusmarker.
TW-118 = Punkte zu zweit: 2 und 5 für den dritten und vierten Bau einer Leiste; 2, 5, 9, 14, 20 für Beute; Höhlen 5, 10, 15, 20 und Wölfe 1, 2, 3, 4, 6, 8, 10, 12 wie sonst.

## Spielende und Schlusswertung

tw-group-end = Spielende und Schlusswertung
TW-119 = Das Spiel endet mit dem Zug, der den Vollmond erreicht, nach der Wertung seiner Regionen.
TW-120 = Die Schlusswertung zählt die SP aus den Regionswertungen und für jede der sechs Leisten des Spielertableaus die höchste dort freigelegte Zahl. Wer die meisten Punkte hat, gewinnt.
TW-121 = Punkte bei 3 bis 5 Spielern: 3 und 7 für den dritten und vierten Bau einer Leiste; 5, 10, 15, 20 für Höhlen; 1, 2, 3, 4, 6, 8, 10, 12 für Wölfe; 1, 4, 9, 16, 25 für Beute.
TW-122 = Bei gleichen Punkten gewinnt, wer mehr Wertungsmarker hat, dann wer mehr Wölfe auf dem Spielplan hat; wer dann noch gleichauf ist, teilt sich den Sieg.
