# Die Wörter von Wolfwalkers neben seinen Regeln. Titel und Namen wurden für dieses Programm geschrieben.
# Die Variablen sind in der englischen Fassung erklärt.

## Karten

ww-side-story = Geschichte
ww-side-goal = Ziel
ww-card = { $side } „{ $title }“

## Symbole

ww-symbol-robyn = Robyn
ww-symbol-mebh = Mebh
ww-symbol-wolfform = Wolfsgestalt
ww-symbol-wolves = Wölfe
ww-symbol-merlyn = Merlyn
ww-symbol-forest = Wald
ww-symbol-city = Stadt
ww-symbol-castle = Schloss
ww-symbol-parents = Eltern
ww-symbol-townspeople = Stadtleute
ww-symbol-army = Armee

## Titel der Geschichten

ww-story-C01 = Falke im Gebälk
ww-story-C02 = Die Burg vor dem Morgengrauen
ww-story-C03 = Stiefel im Gleichschritt
ww-story-C04 = Ein leerer Stuhl am Feuer
ww-story-C05 = Geflüster am Brunnen
ww-story-C06 = Goldene Augen
ww-story-C07 = Eingerollt bei den Welpen
ww-story-C08 = Über den nassen Dächern
ww-story-C09 = Übung mit der Armbrust
ww-story-C10 = Über die Mauer
ww-story-C11 = Schrubben in der Spülküche
ww-story-C12 = Ein Versprechen an Vater
ww-story-C13 = Erste Schritte unter Eichen
ww-story-C14 = Nase an Nase
ww-story-C15 = Zwei Körper, ein Traum
ww-story-C16 = Königin der Wipfel
ww-story-C17 = Heul mit mir
ww-story-C18 = Federn und Zotteln
ww-story-C19 = Das Rudel im Farn
ww-story-C20 = Schritt halten
ww-story-C21 = Morgen auf dem Markt
ww-story-C22 = Wachen am Tor
ww-story-C23 = Appell im Hof
ww-story-C24 = Der verhüllte Käfig
ww-story-C25 = Die Lichtung der Holzfäller
ww-story-C26 = Die das Rudel führt
ww-story-C27 = Ein Flügel im Geäst
ww-story-C28 = Spähen am Waldrand
ww-story-C29 = Wettlauf durch die Wurzeln
ww-story-C30 = Ein wilder Gast in der Stadt
ww-story-C31 = Erste Nacht auf vier Pfoten
ww-story-C32 = Pfoten auf dem Pflaster
ww-story-C33 = Tanzende Blätter
ww-story-C34 = Der verborgene Bau
ww-story-C35 = Die Schläferin in der Höhle
ww-story-C36 = Eingesperrt im Haus
ww-story-C37 = Lachen in der Gasse
ww-story-C38 = Panik an der Baumgrenze
ww-story-C39 = Die Schlinge des Jägers
ww-story-C40 = Bernsteinlicht
ww-story-C41 = Die Treppe hinabgejagt
ww-story-C42 = Befehle vom Hochsitz
ww-story-C43 = Die Bekanntmachung
ww-story-C44 = Das wilde Mädchen am Pranger
ww-story-C45 = Ein unwahrscheinlicher Friede
ww-story-C46 = Fackeln zwischen den Bäumen
ww-story-C47 = Krallen und Schwingen
ww-story-C48 = Schwestern unter dem Mond
ww-story-C49 = Ins Herz des Waldes
ww-story-C50 = Die Kette bricht
ww-story-C51 = Das Rudel vor den Toren
ww-story-C52 = Ein Karren rollt ein
ww-story-C53 = Das letzte Gefecht in der Senke
ww-story-C54 = Enthüllt vor der Menge
ww-story-C55 = Eine Familie zieht nach Westen

## Namen der Ziele

ww-goal-C01 = Wo sich die Pfade treffen
ww-goal-C02 = Kreise am Himmel
ww-goal-C03 = Heulender Kreis
ww-goal-C04 = Geteiltes Land
ww-goal-C05 = Die Gefährtin des Jägers
ww-goal-C06 = Wo ist Robyn?
ww-goal-C07 = Ungesehen
ww-goal-C08 = Wir vier
ww-goal-C09 = Der Wunsch des Welpen
ww-goal-C10 = Angst nährt Angst
ww-goal-C11 = Der Weg der Patrouille
ww-goal-C12 = Stadt und Rudel
ww-goal-C13 = Die Gestalt wechseln
ww-goal-C14 = Weit weg von den Bäumen
ww-goal-C15 = Der Weg zum Markt
ww-goal-C16 = Kontrollposten
ww-goal-C17 = Der Griff des Beschützers
ww-goal-C18 = Tief im Grünen
ww-goal-C19 = Mebh überall
ww-goal-C20 = In Reih und Glied
ww-goal-C21 = Im Lauf vereint
ww-goal-C22 = Von Wölfen aufgezogen
ww-goal-C23 = Durch das Unterholz
ww-goal-C24 = Traumwandlerin
ww-goal-C25 = Zwei Türme
ww-goal-C26 = Beste Freundinnen
ww-goal-C27 = Zwei vom gleichen Schlag
ww-goal-C28 = Die Wölfe sind fort
ww-goal-C29 = Außer Schussweite
ww-goal-C30 = Heiliger Ring
ww-goal-C31 = Volle Straßen
ww-goal-C32 = Familienbande
ww-goal-C33 = Weit von zu Hause
ww-goal-C34 = Stadtgespräch
ww-goal-C35 = Die lange Straße hinab
ww-goal-C36 = Kind des Waldes
ww-goal-C37 = Jäger oder Gejagte
ww-goal-C38 = Aus der Vogelschau
ww-goal-C39 = Hinter steinernen Mauern
ww-goal-C40 = Gespitzte Ohren
ww-goal-C41 = Hoch und tief
ww-goal-C42 = Die Falknerin
ww-goal-C43 = Alle Augen auf Robyn
ww-goal-C44 = Heimat des Rudels
ww-goal-C45 = Garnison
ww-goal-C46 = In die Burg befohlen
ww-goal-C47 = Zwischen zwei Welten
ww-goal-C48 = Keine Erwachsenen
ww-goal-C49 = Leichte Pfoten
ww-goal-C50 = Enge Gassen
ww-goal-C51 = Gitter und Schwingen
ww-goal-C52 = Springende Steine
ww-goal-C53 = Wachsame Eltern
ww-goal-C54 = Wald und Mauer
ww-goal-C55 = Klatsch auf dem Platz

## Was Ziele verlangen

ww-kind-pattern = Muster
ww-kind-arrows = Pfeile
ww-kind-arrows-cross = Pfeile mit Kreuz
ww-kind-two-symbols = Zwei Symbole
ww-kind-two-symbols-arrows = Zwei Symbole mit Pfeilen
ww-kind-balance = Gleichgewicht
ww-goal-pattern =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für jedes Vorkommen dieses Musters auf verschiedenen Geschichten: { $symbols }
ww-goal-arrows =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für jede Geschichte mit { $symbol } in seiner Reihe und Spalte
ww-goal-arrows-cross =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, wenn keine Geschichte in seiner Reihe und Spalte { $symbol } zeigt
ww-goal-two-symbols =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für jede Geschichte mit { $first } und { $second }
ww-goal-two-symbols-arrows =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für jede Geschichte mit { $first } und { $second } in seiner Reihe und Spalte
ww-goal-balance =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, wenn die Symbole { $first } und { $second } gleich oft da sind, beide mindestens einmal
ww-goal-scores =
    bringt jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Besonderheiten

ww-module-P01 = Keine Änderung
ww-module-P01-text = Die Grundregeln bleiben, wie sie sind; nur die Gelegenheiten zählen.
ww-module-P02 = Krumme Pfade
ww-module-P02-text = Eine Karte darf auch diagonal an eine Karte deiner Auslage gelegt werden.
ww-module-P03 = Verstreute Blätter
ww-module-P03-text = Lege Karten auf beliebige freie Plätze deiner Auslage; sie müssen an keine Karte angrenzen.
ww-module-P04 = Offene Fährte
ww-module-P04-text = Statt einer Karte aus dem Markt darfst du die oberste Karte des Stapels als Geschichte nehmen. Der Markt wird dann nicht aufgefüllt.
ww-module-P05 = Breiter Markt
ww-module-P05-text = Im Markt liegen 5 Geschichten und 3 Ziele.
ww-module-P06 = Gleicher Markt
ww-module-P06-text = Im Markt liegen 3 Geschichten und 3 Ziele.
ww-module-P07 = Frische Spuren
ww-module-P07-text = Du darfst keine Karte nehmen, die am Ende des vorigen Zuges in den Markt kam, außer du darfst keine andere aus dem Markt nehmen.
ww-module-P08 = Wendende Blätter
ww-module-P08-text = Am Ende deines Zuges, nach dem Auffüllen, darfst du genau 1 Geschichte und 1 Ziel im Markt umdrehen; sie tauschen die Plätze.
ww-module-P09 = Freier Weg
ww-module-P09-text = Bevor du eine Karte nimmst, darfst du 1 Karte des Marktes unter den Stapel legen und ihren Platz mit derselben Seite auffüllen.
ww-module-P10 = Gemeinsame Sache
ww-module-P10-text = Ein Ziel (Muster, zwei Symbole oder Gleichgewicht) liegt offen neben dem Markt. Am Ende werten es alle mit der eigenen Auslage.
ww-module-P11 = Gebrochene Versprechen
ww-module-P11-text = Am Ende verlierst du 2 Punkte für jedes Ziel deiner Auslage, das 0 Punkte bringt.
ww-module-P12 = Wenige Worte
ww-module-P12-text = Am Ende erhält 6 Punkte, wer die wenigsten Ziele hat; bei Gleichstand niemand.
ww-module-P13 = Lieblingsgeschichte
ww-module-P13-text = Vor dem ersten Zug nennen alle, in umgekehrter Zugreihenfolge, verschiedene Symbole. Am Ende erhältst du 1 Punkt für jede deiner Geschichten mit deinem Symbol.
ww-module-P14 = Ecksteine
ww-module-P14-text = Am Ende erhältst du 3 Punkte für jede Ecke deiner Auslage mit einem Ziel, das mindestens 1 Punkt bringt.
ww-module-P15 = Herz des Waldes
ww-module-P15-text = Deine erste Karte ist die Mitte deiner Auslage. Liegt dort ein Ziel, zählen seine Punkte doppelt.

## Gelegenheiten

ww-module-O01 = Zweite Chance
ww-module-O01-text = Lege 1 Karte deiner Auslage unter den Stapel. Du hast einen Zug mehr, um ihren Platz zu füllen.
ww-module-O02 = { ww-module-O01 }
ww-module-O02-text = { ww-module-O01-text }
ww-module-O03 = { ww-module-O01 }
ww-module-O03-text = { ww-module-O01-text }
ww-module-O04 = Letzte Möglichkeit
ww-module-O04-text = Nimm vor der Wertung 1 Karte aus dem Markt und lege sie mit derselben Seite auf 1 Karte deiner Auslage. Die bedeckte Karte zählt nicht mehr. Der Markt wird nicht aufgefüllt.
ww-module-O05 = Von den Wurzeln
ww-module-O05-text = Nimm statt einer Karte aus dem Markt die unterste Karte des Stapels, sieh dir beide Seiten an und lege sie als Geschichte oder als Ziel. Der Markt wird nicht aufgefüllt.
ww-module-O06 = { ww-module-O05 }
ww-module-O06-text = { ww-module-O05-text }
ww-module-O07 = Abseits der Fährte
ww-module-O07-text = Lege die in diesem Zug genommene Karte auf einen beliebigen freien Platz deiner Auslage.
ww-module-O08 = Platztausch
ww-module-O08-text = Tausche die Plätze von 2 Karten deiner Auslage.
ww-module-O09 = { ww-module-O08 }
ww-module-O09-text = { ww-module-O08-text }
ww-module-O10 = Neues Licht
ww-module-O10-text = Drehe 1 Karte deiner Auslage um; sie bleibt auf ihrem Platz.
ww-module-O11 = Wandernder Boden
ww-module-O11-text = Verschiebe 1 Karte deiner Auslage auf einen anderen freien Platz, auf den du sie jetzt legen dürftest.
ww-module-O12 = Beide Seiten der Geschichte
ww-module-O12-text = Drehe die genommene Karte um, bevor du sie legst. Fülle den Markt mit der Seite auf, die sie dort hatte.
ww-module-O13 = Zweimal erzählt
ww-module-O13-text = Nimm und lege nach dem Auffüllen noch einmal eine Karte und fülle wieder auf. Nicht möglich, wenn du schon 25 Karten hast.
ww-module-O14 = Reiner Tisch
ww-module-O14-text = Lege alle Karten des Marktes in beliebiger Reihenfolge unter den Stapel und fülle jeden Platz mit derselben Seite auf.
ww-module-O15 = Der Wind dreht sich
ww-module-O15-text = Drehe genau 1 Geschichte und 1 Ziel im Markt um; sie tauschen die Plätze.
ww-module-O16 = Schon vergeben
ww-module-O16-text = Wähle nach dem Auffüllen 1 Karte im Markt. Die nächste Person darf sie in ihrem nächsten Zug nicht nehmen.
ww-module-O17 = Tauschhandel
ww-module-O17-text = Tausche 1 Geschichte deiner Auslage gegen 1 Geschichte der nächsten Person mit gleich vielen Symbolen. Jede kommt auf den Platz der anderen.
ww-module-O18 = Sprachlos
ww-module-O18-text = Die nächste Person darf in ihrem nächsten Zug kein Ziel aus dem Markt nehmen.
ww-module-O19 = Gekreuzte Wege
ww-module-O19-text = Tausche 2 aneinander angrenzende Karten in der Auslage der nächsten Person.
ww-module-O20 = Geborgter Traum
ww-module-O20-text = Wähle 1 Ziel (Muster, zwei Symbole oder Gleichgewicht) in der Auslage der nächsten Person. Auch du wertest es voll mit deiner Auslage; sie behält ihres.
ww-module-O21 = Gestaltwandel
ww-module-O21-text = Eine Geschichte deiner Auslage zählt für alle deine Ziele, als zeigte sie 1 weiteres Symbol deiner Wahl.
ww-module-O22 = Überlappende Geschichten
ww-module-O22-text = Für 1 deiner Ziele mit Muster dürfen sich Vorkommen Karten teilen; keine zwei dürfen genau dieselben Karten nutzen. Höchstens 3 zählen.
ww-module-O23 = Blindes Auge
ww-module-O23-text = Für 1 deiner Ziele mit Pfeilen und Kreuz zählt 1 Geschichte in seiner Reihe oder Spalte nicht.
ww-module-O24 = Beinahe
ww-module-O24-text = 1 deiner Ziele mit Gleichgewicht gilt auch als erfüllt, wenn sich die Zahlen um 1 unterscheiden und keine 0 ist.
ww-module-O25 = Weitblick
ww-module-O25-text = Sieh dir beide Seiten der obersten 3 Karten des Stapels an und lege sie in beliebiger Reihenfolge zurück.

## Kategorien und Zeitpunkte der Module

ww-timing-any = Jederzeit in deinem Zug
ww-timing-before-take = Bevor du eine Karte nimmst
ww-timing-instead-of-take = Statt eine Karte zu nehmen
ww-timing-on-take = Beim Nehmen einer Karte
ww-timing-on-place = Beim Legen einer Karte
ww-timing-after-action = Nach Nehmen, Legen und Auffüllen
ww-timing-turn-end = Am Ende deines Zuges
ww-timing-game-end = Am Spielende
ww-module-used = genutzt

## Herausforderungen allein

ww-solo-S1 = Erste Pfotenabdrücke
ww-solo-S1-text = Erreiche mindestens 55 Punkte.
ww-solo-S2 = In den Wald
ww-solo-S2-text = Erreiche mindestens 65 Punkte.
ww-solo-S3 = Jedes Versprechen gehalten
ww-solo-S3-text = Erreiche mindestens 60 Punkte, ohne dass ein Ziel 0 Punkte bringt.
ww-solo-S4 = Kurze Geschichte
ww-solo-S4-text = Erreiche mindestens 60 Punkte mit höchstens 7 Zielen.
ww-solo-S5 = Auf vier Arten erzählt
ww-solo-S5-text = Erreiche mindestens 65 Punkte und punkte mit Muster, Pfeilen, zwei Symbolen und Gleichgewicht.
ww-solo-S6 = Musterweber
ww-solo-S6-text = Erreiche mindestens 40 Punkte allein mit Mustern.
ww-solo-S7 = Stilles Land
ww-solo-S7-text = Erreiche mindestens 70 Punkte ohne Armee-Symbol in deiner Auslage.
ww-solo-S8 = Leittier des Rudels
ww-solo-S8-text = Erreiche mindestens 90 Punkte.

## Einstellungen eines Tisches

ww-option-exchange = Wechselkarten
ww-option-permanent = Besonderheit
ww-option-permanent-none = keine
ww-option-permanent-random = zufällig gezogen
ww-option-opportunities = Gelegenheiten
ww-option-opportunities-none = keine
ww-option-opportunities-random = drei zufällig gezogen
ww-option-solo = Herausforderung
ww-option-solo-none = keine Herausforderung

## Was geschah

ww-event-named = { $seat } nennt das Symbol { $symbol }.
ww-event-taken = { $seat } nimmt { $card }.
ww-event-taken-top = { $seat } nimmt { $card } oben vom Stapel.
ww-event-taken-bottom = { $seat } nimmt { $card } unten vom Stapel.
ww-event-shown = { $seat } dreht die genommene Karte um: { $card }.
ww-event-placed = { $seat } legt { $card }.
ww-event-refilled = Neu im Markt: { $card }.
ww-event-top = Nächste Geschichte im Stapel: { $card }.
ww-event-top-empty = Der Stapel ist leer.
ww-event-exchanged = Eine Wechselkarte: Die äußeren Karten im Markt werden umgedreht.
ww-event-used = { $seat } nutzt „{ $module }“.
ww-event-recycled = { $seat } legt eine Karte des Marktes unter den Stapel: { $card }.
ww-event-market-turned = { $seat } dreht im Markt eine Geschichte und ein Ziel um; sie tauschen die Plätze.
ww-event-returned = { $seat } legt eine Karte der Auslage unter den Stapel: { $card }.
ww-event-covered = { $seat } bedeckt eine Karte der Auslage: Dort liegt jetzt { $card }.
ww-event-swapped = { $seat } tauscht zwei Karten in der Auslage von { $owner }.
ww-event-turned = { $seat } dreht eine Karte der Auslage um: { $card }.
ww-event-moved = { $seat } verschiebt eine Karte der Auslage: { $card }.
ww-event-bartered = { $seat } tauscht eine Geschichte mit { $other }.
ww-event-reserved = { $seat } sperrt eine Karte des Marktes für { $other }.
ww-event-forbidden = { $seat }: Im nächsten Zug darf { $other } nicht aus dem Markt nehmen: { $side }.
ww-event-again = { $seat } nimmt und legt noch einmal und füllt wieder auf.
ww-event-copied =
    { $seat } wertet auch „{ $goal }“: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
ww-event-symbol-added = { $seat }: Die Geschichte in Reihe { $row }, Spalte { $column } zeigt auch { $symbol }.
ww-event-eased = { $seat }: Das Ziel in Reihe { $row }, Spalte { $column } wird milder gewertet.
ww-event-looked =
    { $seat } sieht sich { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
    } des Stapels an.
ww-event-ordered = { $seat } legt die Karten auf den Stapel zurück.
ww-event-passed = { $seat } kann nichts nehmen und passt.
ww-event-forest-took = Der Wald nimmt { $card }.
ww-event-over = Das Spiel ist zu Ende. { $ending }

## Was man tun kann

ww-action-take = Von Platz { $place } nehmen: { $card }
ww-action-take-top = Die oberste Karte des Stapels nehmen: { $card }
ww-action-place = In Reihe { $row }, Spalte { $column } legen
ww-action-use = „{ $module }“ nutzen
ww-action-own = Deine Karte in Reihe { $row }, Spalte { $column } wählen: { $card }
ww-action-other = Karte der nächsten Person in Reihe { $row }, Spalte { $column } wählen: { $card }
ww-action-market = Karte auf Marktplatz { $place } wählen: { $card }
ww-action-to = Nach Reihe { $row }, Spalte { $column } verschieben
ww-action-as-story = Als Geschichte legen
ww-action-as-goal = Als Ziel legen
ww-action-name = Das Symbol { $symbol } nennen
ww-action-next = Als nächste von oben: Karte { $number }
ww-action-end-turn = Zug beenden
ww-action-pass = Passen
ww-action-done = Keine weitere Gelegenheit nutzen

## Teile der Wertung

ww-part-goal = Ziel
ww-part-copied = Geborgtes Ziel
ww-part-shared = Gemeinsames Ziel
ww-part-permanent = Besonderheit

## Wie ein Spiel endete

ww-ending-complete = Alle Auslagen sind vollständig.
ww-ending-all-passed = Niemand konnte noch eine Karte nehmen.
ww-ending-challenge-met = Die Herausforderung ist geschafft.
ww-ending-challenge-failed = Die Herausforderung ist nicht geschafft.

## Was für mehr fehlt

ww-missing-impossible = Für mehr ist kein Platz.
ww-missing-pattern = Für ein weiteres Vorkommen fehlt noch: { $symbols }.
ww-missing-pattern-cell = { $symbol } in Reihe { $row }, Spalte { $column }
ww-missing-story = Für mehr fehlt noch eine Geschichte mit { $symbols }.
ww-missing-more = Zum Gleichgewicht fehlt noch: { $symbols }.
ww-missing-more-symbol = { $count } × { $symbol }
