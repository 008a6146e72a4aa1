# Lone Wolves: jede Regel als nummerierte Aussage, in eigenen Worten.
# Gruppen, Entscheidungen und Tests verzeichnet crates/lone-wolves/data/rules.toml.

## Spielmaterial

lw-group-components = Spielmaterial
LW-001 = Es gibt 30 Wölfe: fünf Farben (Schwarz, Hellbraun, Grün, Weiß, Rot) mit je einem Wolf der Stärken 2 bis 7.
LW-002 = Die Rückseite jedes Wolfs zeigt einen Einsamen Wolf der Stärke 1.
LW-003 = Der Gebietsplan hat fünf Gebiete mit je einer Farbe: Höhle (Schwarz), Wüste (Hellbraun), Sumpf (Grün), Tundra (Weiß), Vulkan (Rot). Ihre Reihenfolge von links nach rechts haben wir selbst gewählt, weil keine Quelle sie zeigt.
LW-004 = Es gibt fünf Gebietsplättchen mit Punkten auf beiden Seiten. Die hier verwendeten Werte (2/8, 3/10, 4/7, 5/9, 6/11) sind unser eigener Entwurf, weil keine Quelle die gedruckten nennt.
LW-005 = Es gibt 18 Narbenplättchen: neun Effekte, jeden zweimal. Zwei Narbenplättchen mit gleichem Effekt sind nicht zu unterscheiden.
LW-006 = Das Mondplättchen ist 5 Punkte wert, das Blutmondplättchen 3.

## Spielvorbereitung

lw-group-setup = Spielvorbereitung
LW-007 = Auf dem Plan für das Standardspiel erhält jedes Gebiet drei Narbenplättchen, eines offen und zwei verdeckt. Die drei übrigen kommen ungesehen in die Schachtel.
LW-008 = Die fünf Gebietsplättchen werden gemischt und auf die Gebiete verteilt, jedes mit einer zufälligen Seite nach oben.
LW-009 = Jede Seite zieht 13 Wölfe. Die vier übrigen kommen in die Schachtel, und niemand sieht sie an.
LW-010 = Der Zufall bestimmt, wer im ersten Stich das Anspiel hat; bei einer Revanche wechselt es.
LW-011 = Platz 0 liegt im Süden, Platz 1 im Norden. Bei einer Revanche bleiben die Seiten, wie sie sind.
LW-012 = Verborgen sind: die Hand der anderen Seite, die vier Wölfe in der Schachtel (auch wenn sie gerufen wurden), die verdeckten Narbenplättchen und die in der Schachtel.
LW-013 = Narbenfelder und Rudelfelder behalten im ganzen Spiel ihren Namen, auch wenn Nachbarfelder leer werden. Gleich aussehende Möglichkeiten bleiben verschiedene Möglichkeiten.

## Ein Stich

lw-group-trick = Ein Stich
LW-014 = Entschieden wird nacheinander und in fester Reihenfolge: Wer das Anspiel hat, spielt einen Wolf, dann die andere Seite; wer den Stich verliert, nimmt ein Narbenplättchen und legt es dann ab; dazwischen kann ein 3er-Wolf fragen, was aufgedeckt wird. Nur die Entscheidung, die ansteht, ist möglich.
LW-015 = Wer das Anspiel hat, spielt einen beliebigen Wolf von der Hand und legt ihn an ein beliebiges Gebiet mit Platz an. Das Gebiet muss nicht die Farbe des Wolfs haben. Die Farbe dieses Wolfs ist die angespielte Farbe.
LW-016 = Die andere Seite muss einen Wolf der angespielten Farbe spielen, wenn sie einen hat (Farbzwang).
LW-017 = Wer keinen Wolf der angespielten Farbe hat, spielt einen beliebigen. Einen Trumpfzwang gibt es nicht.
LW-018 = Auch der zweite Wolf darf an jedes Gebiet mit Platz: an dasselbe wie der erste oder an ein anderes.
LW-019 = Gespielt wird ein Wolf der eigenen Hand, einer je Stich.
LW-020 = Den Stich gewinnt der stärkste Wolf der angespielten Farbe. Ein Wolf anderer Farbe gewinnt nicht, wie stark er auch ist, außer als Trumpf.
LW-021 = Der Wolf, der gewinnt, bleibt offen liegen und behält seine Stärke. Wer gewinnt, hat im nächsten Stich das Anspiel.
LW-022 = Wer verliert, dreht den eben gespielten Wolf um: Er ist nun ein Einsamer Wolf der Stärke 1.
LW-023 = In einem Gebiet liegen höchstens sechs Wölfe, beide Seiten und Einsame Wölfe zusammengezählt. Wo sechs liegen, kann kein Wolf angelegt werden.
LW-024 = Ist der zuerst gespielte Wolf der sechste eines Gebiets, ist dieses Gebiet für die andere Seite schon im selben Stich geschlossen.
LW-025 = Welche Wölfe nach einem verlorenen Stich umgedreht wurden, wissen beide Seiten, denn sie wurden offen gespielt. Nur gerufene Wölfe sind unbekannt.
LW-026 = Wer die Farbe nicht bedient, zeigt allen, dass die Hand für den Rest der Runde keinen Wolf dieser Farbe enthält.

## Wölfe mit Effekt

lw-group-wolves = Wölfe mit Effekt
LW-027 = Ein 2er-Wolf schlägt im selben Stich den 7er-Wolf der gleichen Farbe, egal welcher zuerst gespielt wurde. Trumpf ändert daran nichts.
LW-028 = Wer einen 3er-Wolf spielt, mit oder ohne Anspiel, deckt sofort, noch vor dem nächsten Wolf, ein verdecktes Narbenplättchen in dessen Gebiet auf. Liegt dort kein verdecktes, geschieht nichts.
LW-029 = Nur ein verdecktes Narbenplättchen kann aufgedeckt werden. Bei zwei oder mehr wählt, wer den 3er-Wolf gespielt hat; ein einziges wird ohne Wahl aufgedeckt.
LW-030 = Ein aufgedecktes Narbenplättchen bleibt liegen. Wer den Stich verliert, darf es oder ein anderes des Gebiets nehmen.

## Narbenplättchen nehmen und ablegen

lw-group-scars = Narbenplättchen nehmen und ablegen
LW-031 = Wer den Stich verliert, nimmt ein Narbenplättchen aus dem Gebiet, in dem der neue Einsame Wolf liegt, ein offenes oder ein verdecktes.
LW-032 = Gewählt werden kann nur ein Narbenfeld, auf dem noch ein Plättchen liegt. Ist im Gebiet keines mehr, gibt es keines.
LW-033 = Weder auf das Nehmen noch auf das Ablegen oder den Effekt eines Narbenplättchens kann verzichtet werden.
LW-034 = Zuerst wird das Narbenplättchen angesehen, dann das Rudelfeld gewählt: Nehmen und Ablegen sind zwei Entscheidungen.
LW-035 = Ein verdeckt genommenes Narbenplättchen kennt bis zum Ablegen nur, wer es genommen hat; weder die andere Seite noch Zuschauende kennen es.
LW-036 = Das Narbenplättchen kommt offen auf ein leeres Rudelfeld der eigenen Seite, in einem beliebigen Gebiet.
LW-037 = In ein Gebiet mit sechs Wölfen darf ein Narbenplättchen gelegt werden, solange dort ein Rudelfeld frei ist.
LW-038 = Hat die eigene Seite kein freies Rudelfeld, wird das Narbenplättchen gezeigt und kommt ohne Effekt in die Schachtel. Aus seinem Gebiet gilt es trotzdem als genommen. Auf den hier verwendeten Plänen kann das nicht vorkommen.

## Effekte der Narbenplättchen

lw-group-effects = Effekte der Narbenplättchen
LW-039 = „+1 Stärke je Wolf“: Jeder eigene Wolf im Gebiet, auch ein Einsamer, erhöht dort die Stärke um 1.
LW-040 = „+3 Stärke“: Die eigene Stärke im Gebiet steigt um 3.
LW-041 = „Wolf rufen“: Sofort kommt ein Wolf aus der Schachtel verdeckt auf die eigene Seite des Gebiets. Liegen dort sechs Wölfe, entfällt der Effekt.
LW-042 = Ein gerufener Wolf liegt verdeckt als Einsamer Wolf; niemand sieht seine Vorderseite an, und seine Zahl löst nichts aus.
LW-043 = Die Wölfe der Schachtel werden in der Reihenfolge des Aufbaus gerufen. Bei einem Grenzfeld kommt das aus Sicht des Südens linke Gebiet zuerst.
LW-044 = Bei der Grenze von sechs Wölfen zählen für einen gerufenen Wolf beide Wölfe des laufenden Stichs mit.
LW-045 = Gerufene Wölfe zählen für jeden Effekt und für den Gleichstand als Wölfe und als Einsame Wölfe.
LW-046 = „Gebietsplättchen umdrehen“: Sofort wird das Gebietsplättchen umgedreht. Dasselbe Plättchen kann später wieder umgedreht werden.
LW-047 = „+1 Punkt je Wolf“: 1 Punkt für jeden eigenen Wolf im Gebiet, auch für Einsame Wölfe.
LW-048 = „+2 Punkte je Einsamen Wolf“: 2 Punkte für jeden eigenen Einsamen Wolf im Gebiet.
LW-049 = „+2 Punkte je offenen Wolf“: 2 Punkte für jeden eigenen Wolf im Gebiet, der kein Einsamer Wolf ist.
LW-050 = „+3 Punkte je offene 2, 3 oder 4“: 3 Punkte für jeden eigenen offenen Wolf im Gebiet mit der gedruckten Stärke 2, 3 oder 4.
LW-051 = „+5 Punkte für das Gebietsplättchen“: 5 Punkte, wenn die eigene Seite dort das Gebietsplättchen erhält.
LW-052 = Gleiche Narbenplättchen zählen jedes für sich.
LW-053 = Stärke von Narbenplättchen zählt auch ohne eigenen Wolf im Gebiet: +3 allein schlägt 0.
LW-054 = Punkte von Narbenplättchen zählen, ob das Gebiet gewonnen wird oder nicht; nur „+5 Punkte für das Gebietsplättchen“ verlangt es.

## Monde und Trumpf

lw-group-trump = Monde und Trumpf
LW-055 = Zu Beginn gibt es keinen Trumpf.
LW-056 = Wird zum ersten Mal das letzte Narbenplättchen eines Gebiets genommen, kommt das Mondplättchen dorthin. Ab dem nächsten Stich ist die Farbe dieses Gebiets Trumpf.
LW-057 = Ein Mond liegt in dem Gebiet, aus dem das letzte Narbenplättchen genommen wurde, nicht dort, wo es abgelegt wird; er kommt nach dem Effekt dieses Plättchens.
LW-058 = Ein Wolf der Trumpffarbe schlägt jeden Wolf anderer Farbe; von zwei Trümpfen gewinnt der stärkere.
LW-059 = Trumpf ändert nichts am Farbzwang.
LW-060 = Wird das letzte Narbenplättchen eines zweiten Gebiets genommen, kommt das Blutmondplättchen dorthin. Ab dem nächsten Stich ist dessen Farbe Trumpf statt der ersten.
LW-061 = Das Mondplättchen bleibt liegen und wird gewertet; nur Trumpf ist seine Farbe nicht mehr.
LW-062 = Ein drittes leeres Gebiet ändert nichts: Die Farbe des Blutmonds bleibt Trumpf.
LW-063 = Auch ein Gebiet, das erst im letzten Stich leer wird, erhält seinen Mond, und er wird gewertet.

## Ende und Punktwertung

lw-group-scoring = Ende und Punktwertung
LW-064 = Eine Runde endet nach 13 Stichen, wenn beide Hände leer sind, und wird gewertet. Nach der letzten Runde kann nichts mehr gespielt werden.
LW-065 = In jedem Gebiet zählen zur Gesamtstärke die Stärken der offenen Wölfe, je 1 für Einsame Wölfe und die Stärke von Narbenplättchen. Die stärkere Seite erhält das Gebietsplättchen und seine Punkte.
LW-066 = Wer ein Gebietsplättchen erhält, erhält auch das Mond- oder Blutmondplättchen, das dort liegt.
LW-067 = Bei gleicher Stärke, auch bei 0 zu 0, erhält niemand das Gebietsplättchen, einen Mond oder die Punkte für das Plättchen.
LW-068 = Die Punkte aus Gebietsplättchen, Monden und Narbenplättchen werden addiert. Wer die höhere Summe hat, gewinnt.
LW-069 = Bei gleichen Punkten gewinnt, wer mehr Einsame Wölfe hat, gerufene mitgezählt. Sind auch diese gleich, teilen beide den Sieg.
LW-070 = Der Punktestand während des Spiels gilt, als endete die Runde jetzt; ein Wolf, dessen Stich noch nicht entschieden ist, zählt als offen.
LW-071 = Nach dem Ende zeigt die Aufzeichnung alles, was verborgen war; die Ansichten des Tisches bleiben, wie sie sind.

## Das Fortgeschrittenenspiel

lw-group-advanced = Das Fortgeschrittenenspiel
LW-072 = Im Fortgeschrittenenspiel erhält der Sumpf ein viertes, verdecktes Narbenplättchen; so bleiben zwei in der Schachtel.
LW-073 = Im Fortgeschrittenenspiel gibt es weniger Rudelfelder, und einige liegen auf der Grenze zweier Gebiete. Die hier verwendete Anordnung (13 je Seite, davon 5 auf Grenzen; der Norden ist der um einen halben Kreis gedrehte Süden) ist unser eigener Entwurf.
LW-074 = Ein Narbenplättchen auf einem Grenzfeld wirkt auf beide Gebiete einzeln: In jedes wird ein Wolf gerufen (ein volles wird übergangen), beide Gebietsplättchen werden umgedreht, Stärke und Punkte zählen in jedem, und „+5 Punkte“ gibt es für jedes erhaltene Gebietsplättchen.

## Partien

lw-group-match = Partien
LW-075 = Eine Partie hat eine Runde oder eine gerade Zahl von Runden. Das Anspiel wechselt von Runde zu Runde.
LW-076 = Mit doppelten Runden wird jede Verteilung zweimal gespielt: Sind alle einmal gespielt, folgen sie in gleicher Reihenfolge noch einmal mit getauschten Handkarten und getauschtem Anspiel.
LW-077 = Die Punkte aller Runden werden addiert. Bei gleichen Punkten entscheiden die Einsamen Wölfe aller Runden, danach wird der Sieg geteilt.
LW-078 = Eine Ansicht zeigt die laufende Runde und die Summen der früheren. Künftige Runden sind allen verborgen.
LW-079 = Zurückgenommen wird nie über einen Augenblick hinaus, in dem etwas Verborgenes zu sehen war: ein gespielter Wolf, ein aufgedecktes, verdeckt genommenes oder abgelegtes Narbenplättchen, eine neue Runde.
