# Wörter des Programms moonpack.

cli-about = Drei Brettspiele um Wölfe: The Wolves, Lone Wolves und Wolfwalkers.
cli-exit-codes =
    Rückgabewerte: 0 erledigt; 1 die Antwort ist nein (eine Aufzeichnung stimmt nicht); 2 falsche Befehlszeile; 3 nicht möglich (eine Datei, das Netz).
cli-arg-lang = Sprache von allem, was ausgegeben wird
cli-arg-content = Verzeichnis mit eigenen Spieldaten: the-wolves.toml, lone-wolves.toml, wolfwalkers.toml
cli-arg-json = JSON für ein Programm ausgeben

cli-game-the-wolves = The Wolves
cli-game-lone-wolves = Lone Wolves
cli-game-wolfwalkers = Wolfwalkers

cli-games-about = Die Spiele mit Personenzahlen und Optionen auflisten
cli-games-facts = Personen: { $players } · Regelversion { $rules }
cli-games-default = Vorgabe: { $value }
cli-engine-about = Das Engine-Protokoll bedienen: je Zeile ein JSON-Objekt hinein, eines heraus
