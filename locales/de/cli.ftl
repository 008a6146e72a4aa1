# Wörter des Programms moonpack.

cli-about-moonpack = Drei Brettspiele über Wölfe: The Wolves, Lone Wolves und Wolfwalkers.
cli-exit-codes =
    Rückgabewerte: 0 erledigt; 1 die Antwort ist nein (eine Aufzeichnung stimmt nicht); 2 falsche Befehlszeile; 3 nicht möglich (eine Datei, das Netz).
cli-arg-lang = Sprache von allem, was ausgegeben wird
cli-arg-content = Verzeichnis mit eigenen Spieldaten: the-wolves.toml, lone-wolves.toml, wolfwalkers.toml
cli-arg-json = JSON für ein Programm ausgeben

cli-about-serve = Die Web-App und ihre API anbieten
cli-arg-serve-listen = Adresse, auf der gewartet wird; Port 0 nimmt irgendeinen freien
cli-arg-serve-behind-proxy = Davor steht ein Reverse-Proxy, der X-Forwarded-For setzt
cli-arg-serve-https = Der Server wird über HTTPS erreicht: Cookies als Secure kennzeichnen
cli-arg-serve-metrics-listen = Messwerte nur unter dieser Adresse zeigen, nicht unter der öffentlichen
cli-arg-serve-revoke-tokens = Alle früheren Tokens einziehen: Alle Gäste sind wieder Fremde (wenn jemand anderes den Schlüssel haben könnte)
cli-arg-serve-bot-threads = Threads, auf denen Bots denken (ohne Angabe die Hälfte der Kerne)
cli-arg-bot-ms = Millisekunden, die ein Bot über eine Entscheidung nachdenken darf
cli-arg-bot-pause = Millisekunden, die ein Bot vor einer Entscheidung wartet, solange jemand die Seite ansieht; innerhalb eines Zuges die Hälfte
cli-arg-serve-seed = Jeden Tisch aus dieser Zahl auslosen: immer wieder dasselbe Glück, nur für Tests
cli-arg-serve-no-limits = Keine Grenzen für Anfragen, Ereignisströme und Tische: nur für Lasttests
cli-arg-log-json = Protokoll als JSON-Zeilen schreiben
cli-arg-otlp = Traces an diesen OpenTelemetry-Kollektor senden, etwa http://RECHNER:4318; ohne Angabe keine
cli-arg-serve-keep-finished = Tage, die eine beendete Partie nach dem letzten Ereignis bleibt; 0 für immer
cli-arg-serve-keep-chat = Tage, die der Chat einer beendeten Partie bleibt; 0 so lange wie die Partie
cli-serve-ready = Moonpack ist bereit: { $address }

cli-arg-db = Datenbank: sqlite: und eine Datei, oder postgres://NUTZER@RECHNER/DATENBANK
cli-arg-nats = NATS-Server, der mehrere Knoten an einer PostgreSQL-Datenbank verbindet, etwa nats://RECHNER:4222
cli-arg-lease = Sekunden, die sich ein Knoten allein um Bots, Uhren und alte Partien in PostgreSQL kümmert; ist er gestorben, macht danach ein anderer weiter
cli-about-worker = Für die Bots von Knoten denken, die sich PostgreSQL und NATS teilen
cli-arg-worker-db = Die Datenbank der Knoten: postgres://NUTZER@RECHNER/DATENBANK
cli-arg-worker-threads = Threads, auf denen Bots denken; ohne Angabe so viele, wie es Kerne gibt
cli-worker-ready = Der Arbeitsprozess ist bereit. Threads: { $threads }.
cli-about-migrate = Alle Daten aus einer SQLite-Datei in eine leere PostgreSQL-Datenbank übertragen und nachprüfen
cli-arg-migrate-from = Die Datei: sqlite:DATEI; kein Server darf sie benutzen
cli-arg-migrate-to = Die Datenbank: postgres://NUTZER@RECHNER/DATENBANK
cli-migrate-done = { $tables } Tische mit { $entries } Einträgen wurden übertragen und zurückgelesen: Es ist alles da.
cli-about-backup = Die Datenbank in eine neue Datei kopieren, auch während der Server läuft, und die Kopie durchsehen
cli-arg-backup-file = Die neue Datei
cli-backup-done = { $file } ist eine Kopie von { $database }.
cli-about-check = Die Datenbank durchsehen: Jeder Tisch lässt sich nach seinen Regeln nachspielen, jede Zeile lesen
cli-check-sum =
    { $good ->
        [one] { $good } Tisch ist in Ordnung
       *[other] { $good } Tische sind in Ordnung
    }{ $failed ->
        [0] .
        [one] ; { $failed } Fehler.
       *[other] ; { $failed } Fehler.
    }

cli-about-games = Die Spiele mit Personenzahlen und Optionen auflisten
cli-games-facts = Personen: { $players } · Regelfassung { $rules }
cli-games-bots = Bots: { $bots }
cli-games-default = Vorgabe: { $value }
cli-about-engine = Das Engine-Protokoll bedienen: je Zeile ein JSON-Objekt hinein, eines heraus

cli-about-replay = Ein aufgezeichnetes Spiel Schritt für Schritt zeigen: mit Tasten im Terminal, sonst als reiner Text
cli-arg-replay-file = Die Aufzeichnung; - liest sie von der Standardeingabe
cli-arg-replay-at = Nach so vielen Schritten beginnen; ohne Terminal nur diese Stellung zeigen
cli-seat = Platz { $seat }
cli-replay-step = Schritt { $step } von { $steps }
cli-replay-won = gewonnen: { $winners }
cli-replay-keys = →/← Schritt · Bild↓/Bild↑ zehn · Pos1/Ende · Zahl+Enter springt · WASD verschiebt das Brett · q beendet

cli-about-play = Im Terminal spielen, gegen Bots und mit anderen an derselben Tastatur
cli-arg-play-game = Das Spiel; `moonpack games` zählt sie auf
cli-arg-play-seats = Wer wo sitzt, Platz für Platz: you, ein anderer Name oder ein Bot des Spiels (pup, alpha, packmate; `moonpack games` nennt alle)
cli-arg-play-options = Eine Option des Spiels wie board=advanced; mehrmals möglich
cli-arg-play-seed = Dieselbe Zahl ergibt denselben Aufbau
cli-arg-play-resume = Mit einem gespeicherten Spiel weitermachen
cli-arg-play-save = Wohin `save` schreibt
cli-arg-play-pace = Wie schnell Bots antworten: slow, normal, fast, instant
cli-arg-play-bot-ms = Millisekunden, die ein Bot über eine Entscheidung nachdenken darf
cli-arg-play-plain = Zeile für Zeile, für Screenreader und Pipes
cli-arg-play-server = Auf einem Server spielen: mit einem Spiel dort einen Tisch eröffnen, mit --table Platz nehmen, ohne beides die wartenden Tische auflisten
cli-arg-play-table = Der Tisch des Servers, an dem man Platz nimmt oder zusieht: seine Kennung oder die Adresse seiner Seite
cli-arg-name = Der Name, den andere auf dem Server lesen
cli-arg-tokens = Datei, die sich merkt, wer du auf Servern bist (sonst moonpack/guests.json im Zustandsverzeichnis)
cli-play-waits = Warten auf Mitspielende
cli-play-away = { $server } antwortet nicht ({ $why }). Ein neuer Versuch folgt; läuft der Server?
cli-play-no-url = `{ $url }` ist keine Adresse eines Servers; eine sieht so aus: http://127.0.0.1:7700
cli-play-invite = Tisch { $table }. Andere kommen dazu mit: moonpack play --server { $server } --table { $table }
cli-play-no-tables = Bei { $server } wartet kein Tisch auf Mitspielende. Eröffne einen, indem du ein Spiel nennst: moonpack play SPIEL --server { $server }
cli-play-you = Wolf
cli-play-seats = dieses Spiel hat { $seats } Plätze; nenne mit --seats für jeden jemanden
cli-play-undone = Die letzte Entscheidung wurde zurückgenommen.
cli-play-allowed = Das ist jetzt erlaubt: { $phrase }
cli-play-saved = Gespeichert in { $file }. Weiter geht es mit: moonpack play --resume { $file }
cli-play-more = … und { $count } weitere: tippe einen Teil dessen, was du willst
cli-play-decides = { $name }: Was tust du?
cli-play-thinks = { $name } denkt nach …
cli-play-over = Das Spiel ist zu Ende
cli-play-curtain = Jetzt ist { $name } an der Reihe. Gib die Tastatur weiter und drücke dann Enter.
cli-play-none = Nichts passt zu dem, was getippt ist. Enter sagt, warum; Esc löscht es.
cli-play-keys = ↑↓ Enter wählen · tippen sucht · Tab · ? warum · F1 Hilfe · ^Z zurück · ^Q Ende
cli-play-help =
    Wähle mit ↑ und ↓ und Enter oder tippe einen Teil dessen, was du willst: Wörter des Satzes oder des Textes in Klammern.
    Berühre das Brett mit der Maus: Unterstrichenes kann folgen, die Rücktaste geht einen Schritt zurück, Esc an den Anfang.
    Ein Brett, das größer ist als der Bildschirm, bewegen ← → Pos1 Ende und das Mausrad.
    ? sagt, warum etwas erlaubt oder verboten ist, mit der Regel. Tab ergänzt das Getippte.
    F2 oder hint, F3 oder log, F4 oder score, Strg+Z oder undo, Strg+S oder save DATEI, Strg+Q oder quit.
cli-play-help-plain = Tippe eine Nummer, den Text in Klammern oder einen Teil dessen, was du willst. Außerdem: board, log, score, hint, undo, explain TEXT, save DATEI, help, quit.
cli-draw-lw-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
cli-draw-lw-scar-strength-per-wolf = { $value } St/Wolf
cli-draw-lw-scar-strength-flat = +{ $value } Stärke
cli-draw-lw-scar-summon-lone-wolf = +{ $value } Wolf
cli-draw-lw-scar-flip-tile = umdrehen
cli-draw-lw-scar-points-per-wolf = +{ $value }/Wolf
cli-draw-lw-scar-points-per-lone-wolf = +{ $value }/Einsam
cli-draw-lw-scar-points-per-open-wolf = +{ $value }/offen
cli-draw-lw-scar-points-per-low-wolf = +{ $value }/2-3-4
cli-draw-lw-scar-points-if-tile-won = +{ $value } Gebiet
cli-draw-ww-symbol-robyn = Ro
cli-draw-ww-symbol-mebh = Me
cli-draw-ww-symbol-wolfform = Wg
cli-draw-ww-symbol-wolves = Wö
cli-draw-ww-symbol-merlyn = Ml
cli-draw-ww-symbol-forest = Wa
cli-draw-ww-symbol-city = St
cli-draw-ww-symbol-castle = Sc
cli-draw-ww-symbol-parents = El
cli-draw-ww-symbol-townspeople = Le
cli-draw-ww-symbol-army = Ar

cli-about-mcp = Das Model Context Protocol bedienen: ein Platz am Tisch für ein Sprachmodell
cli-arg-mcp-server = Der Server, an dessen Tischen das Modell Platz nehmen darf
cli-arg-mcp-bot-ms = Millisekunden, die ein Bot über eine Entscheidung nachdenken darf
cli-mcp-choices =
    { $count ->
        [one] Du hast { $count } Möglichkeit: Frag mit choices danach und entscheide dann mit decide.
       *[other] Du hast { $count } Möglichkeiten: Frag mit choices danach und entscheide dann mit decide.
    }
cli-mcp-nothing-fits = Keine Möglichkeit passt zu diesen Wörtern. Frag mit choices ohne Wörter, um alle zu lesen.
cli-mcp-no-table = Du sitzt noch an keinem Tisch: Nimm open_game oder, auf einem Server, join_table.
cli-mcp-no-server = Es wurde kein Server genannt: Starte `moonpack mcp --server URL`, um an seinen Tischen zu spielen.
cli-mcp-no-rule = Keine Regel hat diese Nummer oder diese Wörter.
cli-mcp-record-later = Die Aufzeichnung verrät jedes Geheimnis des Spiels: Lesen lässt sie sich erst, wenn das Spiel zu Ende ist.

cli-about-verify = Aufzeichnungen nachspielen und sagen, welche stimmen
cli-arg-verify-files = Aufzeichnungen; ein Verzeichnis steht für alle *.moonpack-Dateien darin, - für die Standardeingabe
cli-verify-sum =
    { $good ->
        [one] { $good } Aufzeichnung stimmt
       *[other] { $good } Aufzeichnungen stimmen
    }{ $failed ->
        [0] .
        [one] , { $failed } stimmt nicht.
       *[other] , { $failed } stimmen nicht.
    }

cli-about-bench = Messen, wie schnell die Regeln Zufallsspiele spielen, auf einem Kern
cli-arg-bench-game = Nur dieses Spiel messen
cli-arg-bench-seconds = Sekunden, die jede Zeile gemessen wird
cli-bench-game = Spiel
cli-bench-players = Personen
cli-bench-variant = Variante
cli-bench-games = Spiele/s
cli-bench-decisions = Entscheidungen/s

docs-rules-intro = Jede Regel als nummerierter Satz. Wird eine Aktion abgelehnt, nennt die Antwort die Nummer des Satzes; jeden Satz belegen Tests, die ihn nennen. Diese Seite wird von `cargo xtask docs` erzeugt.
docs-rules-since = ab Fassung { $version }
docs-rules-until = bis Fassung { $version }

cli-draw-tw-legend = f Wald, r Felsen, g Gras, t Tundra, d Wüste, ~ Wasserquelle, # Schlucht; 3b: Feld b seiner Art in Region 3, Region 0 ist das Starttableau; A Alphawolf, p Rudelwolf, d Bau, L Höhle mit dem Platz (x das dritte Rudel); ? einsamer Wolf, * Beute
cli-draw-tw-tokens = Gelände-Bonusmarker { $terrains }, Aktions-Bonusmarker { $actions }
cli-draw-ww-market = Markt:
cli-draw-ww-hand = Auf der Hand:

# What is wrong with a record.
cli-record-at = Zeile { $line }, Spalte { $column }: { $fault }
cli-record-expected = erwartet: { $expected }, gefunden: { $found }
cli-record-nothing = nichts
cli-record-twice = `{ $key }` steht hier zum zweiten Mal
cli-record-format = das ist Aufzeichnungsformat { $format }; dieses Programm liest Format 1
cli-record-game = es gibt kein Spiel `{ $game }`; die Spiele sind { $known }
cli-record-rules = die Partie wurde nach Fassung { $record } der Regeln von { $game } gespielt; dieses Programm spielt Fassung { $program }, nachgespielt könnte es eine andere Partie werden. Öffne sie mit der Version von moonpack, die sie geschrieben hat
cli-record-begin = so kann die Partie nicht beginnen: { $problem }
cli-record-action = Schritt { $step }: { $problem }
cli-record-over = das Spiel ist zu Ende, niemand entscheidet mehr
cli-record-result = die Aufzeichnung sagt { $key } = { $claimed }, aber die Aktionen führen zu { $key } = { $replayed }
cli-record-check = der Text darüber wurde nach dem Schreiben verändert (seine Prüfsumme ist { $actual }). War das Absicht, entferne diese Zeile
cli-expected-text = Text in UTF-8 ohne Steuerzeichen
cli-expected-record = die erste Zeile `moonpack record 1`
cli-expected-header = `game = …`, `rules = …`, `players = …`, `option NAME = …`, `seat N = …` oder `setup`
cli-expected-header-line = `{ $key } = …` vor dem Spielaufbau
cli-expected-setup = die Zeile `setup`
cli-expected-setup-first = `setup` vor eingerückten Zeilen
cli-expected-actions = `actions` oder eine um zwei Leerzeichen eingerückte Zeile des Spielaufbaus
cli-expected-result = `result`, `check` oder eine um zwei Leerzeichen eingerückte Zeile
cli-expected-result-line = `ending`, `points` oder `winners`
cli-expected-check = `check` und acht Ziffern aus 0-9a-f als letzte Zeile oder das Ende der Aufzeichnung
cli-expected-end = das Ende der Aufzeichnung
cli-expected-comment = `# ` mit Leerzeichen vor einem Kommentar
cli-expected-pair = eine Zeile `key = value`
cli-expected-key = ein Name vor `=`
cli-expected-rules-version = die Fassung der Regeln, eine Zahl
cli-expected-players = die Zahl der Personen
cli-expected-spelling = `{ $value }`, so geschrieben
cli-expected-seat = ein Platz von 0 bis { $last }
cli-verify-none = keine Aufzeichnung (*.moonpack) in { $places }
