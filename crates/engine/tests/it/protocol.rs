//! The protocol as `docs/engine-protocol.md` promises it, spoken without a pipe.

use moonpack_engine::{MAX_LINE, Session, serve};
use moonpack_games::{Case, Contents, GameKind};
use moonpack_words::Lang;
use serde_json::{Value, json};

fn session() -> Session {
    Session::new(Contents::shipped().expect("what ships is sound"), Lang::En)
}

fn ask(session: &mut Session, request: Value) -> Value {
    serde_json::from_str(&session.answer(request.to_string().as_bytes())).expect("an answer is JSON")
}

fn good(session: &mut Session, request: Value) -> Value {
    let answer = ask(session, request.clone());
    assert_eq!(answer["ok"], true, "{request} was answered {answer}");
    answer
}

/// The code of the failure that the line gives.
fn code_of(session: &mut Session, line: &[u8]) -> String {
    let answer: Value = serde_json::from_str(&session.answer(line)).expect("an answer is JSON");
    assert_eq!(answer["ok"], false, "{} was taken", String::from_utf8_lossy(line));
    assert!(answer["error"]["message"].is_string() && answer["error"]["rules"].is_array(), "{answer}");
    answer["error"]["code"].as_str().expect("a code is a text").to_owned()
}

#[test]
fn ids_come_back_as_they_were() {
    let mut session = session();
    for id in [json!(7), json!("seven"), json!(null), json!([1, {"a": 2}]), json!(-0.5), json!(u64::MAX)] {
        assert_eq!(good(&mut session, json!({"id": id, "cmd": "games"}))["id"], id);
        assert_eq!(ask(&mut session, json!({"id": id, "cmd": "dance"}))["id"], id);
    }
}

#[test]
fn games_lists_every_game_with_players_and_options() {
    let answer = good(&mut session(), json!({"cmd": "games"}));
    let names: Vec<&str> =
        answer["games"].as_array().unwrap().iter().map(|g| g["name"].as_str().unwrap()).collect();
    assert_eq!(names, GameKind::ALL.map(GameKind::name));
    for game in answer["games"].as_array().unwrap() {
        assert!(game["players"].as_array().is_some_and(|players| !players.is_empty()));
        assert!(game["options"].is_array() && game["rules"].is_u64());
    }
}

#[test]
fn every_case_is_played_looked_at_saved_loaded_and_taken_back() {
    let contents = Contents::shipped().unwrap();
    let mut session = session();
    for case in Case::all(&contents) {
        let options: serde_json::Map<String, Value> =
            case.options.iter().map(|(name, value)| (name.clone(), value.clone().into())).collect();
        let begun = json!({"cmd": "new", "game": case.kind.name(), "players": case.players, "options": options, "seed": 5});
        let begun = good(&mut session, begun);
        assert_eq!(begun["players"], case.players);
        for step in 0..30_usize {
            let legal = good(&mut session, json!({"cmd": "legal"}));
            let actions = legal["actions"].as_array().unwrap();
            if legal["seat"].is_null() {
                assert!(actions.is_empty());
                break;
            }
            let action = &actions[(step * 7) % actions.len()];
            let told = good(&mut session, json!({"cmd": "explain", "action": action}));
            assert_eq!((&told["legal"], &told["rules"]), (&json!(true), &json!([])), "{case:?}: {action}");
            let done = good(&mut session, json!({"cmd": "apply", "action": action, "seat": legal["seat"]}));
            assert!(done["events"].is_array());
        }
        let state = good(&mut session, json!({"cmd": "state"}));
        for seat in 0..case.players {
            good(&mut session, json!({"cmd": "view", "seat": seat}));
        }
        good(&mut session, json!({"cmd": "view", "seat": null}));
        let scores = good(&mut session, json!({"cmd": "scores"}));
        assert_eq!(scores["points"].as_array().map(Vec::len), Some(case.players));
        assert_eq!(scores["parts"].as_array().map(Vec::len), Some(case.players));
        let saved = good(&mut session, json!({"cmd": "save"}));
        for door in ["record", "code"] {
            good(&mut session, json!({"cmd": "load", door: saved[door]}));
            assert_eq!(good(&mut session, json!({"cmd": "state"})), state, "{case:?}");
            assert_eq!(good(&mut session, json!({"cmd": "save"})), saved, "{case:?}");
        }
        let undone = good(&mut session, json!({"cmd": "undo"}));
        good(&mut session, json!({"cmd": "apply", "action": undone["action"]}));
        assert_eq!(good(&mut session, json!({"cmd": "state"})), state, "{case:?}");
    }
}

#[test]
fn a_failure_has_a_code_and_changes_nothing() {
    let mut session = session();
    assert_eq!(code_of(&mut session, br#"{"cmd":"legal"}"#), "no-match");
    good(&mut session, json!({"cmd": "new", "game": "lone-wolves", "seed": 3}));
    let before = good(&mut session, json!({"cmd": "save"}));
    let deep = "[".repeat(100_000);
    let long = format!(r#"{{"cmd":"apply","action":"{}"}}"#, "x".repeat(1 << 20));
    let cases: &[(&[u8], &str)] = &[
        (b"", "json"),
        (b"   ", "json"),
        (b"howl", "json"),
        (b"[]", "request"),
        (b"{}", "request"),
        (b"7", "request"),
        (b"\xff\xfe{}", "json"),
        (b"{\"cmd\":\"ap\xffply\"}", "json"),
        (deep.as_bytes(), "json"),
        (long.as_bytes(), "syntax"),
        (br#"{"cmd":1e999}"#, "json"),
        (br#"{"cmd":5}"#, "request"),
        (br#"{"cmd":"dance"}"#, "unknown-command"),
        (br#"{"cmd":"new"}"#, "request"),
        (br#"{"cmd":"new","game":"chess"}"#, "unknown-game"),
        (br#"{"cmd":"new","game":"the-wolves"}"#, "players"),
        (br#"{"cmd":"new","game":"the-wolves","players":99999999999999999999}"#, "request"),
        (br#"{"cmd":"new","game":"the-wolves","players":18446744073709551615}"#, "players"),
        (br#"{"cmd":"new","game":"the-wolves","players":-1}"#, "request"),
        (br#"{"cmd":"new","game":"lone-wolves","seed":-1}"#, "request"),
        (br#"{"cmd":"new","game":"lone-wolves","seed":0.5}"#, "request"),
        (br#"{"cmd":"new","game":"lone-wolves","options":{"board":"round"}}"#, "option"),
        (br#"{"cmd":"new","game":"lone-wolves","options":{"table":"round"}}"#, "option"),
        (br#"{"cmd":"new","game":"lone-wolves","options":{"board":[]}}"#, "request"),
        (br#"{"cmd":"new","game":"lone-wolves","options":7}"#, "request"),
        (br#"{"cmd":"new","game":"lone-wolves","names":[7]}"#, "request"),
        (br#"{"cmd":"apply"}"#, "request"),
        (br#"{"cmd":"apply","action":"howl at the cheese"}"#, "syntax"),
        (br#"{"cmd":"apply","action":"","seat":9}"#, "request"),
        (br#"{"cmd":"explain","action":"play r6 swamp","lang":"tlh"}"#, "lang"),
        (br#"{"cmd":"view","seat":2}"#, "request"),
        (br#"{"cmd":"undo"}"#, "nothing-to-undo"),
        (br#"{"cmd":"load"}"#, "request"),
        (br#"{"cmd":"load","record":"","code":""}"#, "request"),
        (br#"{"cmd":"load","record":"moonpack record 2"}"#, "record-format"),
        (br#"{"cmd":"load","record":""}"#, "record-syntax"),
        (br#"{"cmd":"load","code":"1AAAA"}"#, "code-damaged"),
    ];
    for (line, code) in cases {
        assert_eq!(code_of(&mut session, line), *code, "{:.60}", String::from_utf8_lossy(line));
        assert_eq!(good(&mut session, json!({"cmd": "save"})), before);
    }
}

#[test]
fn an_illegal_action_names_its_rules_in_the_language_asked_for() {
    let mut session = session();
    good(&mut session, json!({"cmd": "new", "game": "lone-wolves", "seed": 3}));
    let legal = good(&mut session, json!({"cmd": "legal"}));
    let mine: Vec<&str> = legal["actions"].as_array().unwrap().iter().map(|a| a.as_str().unwrap()).collect();
    // A card that is not in the hand of whoever leads.
    let colours = ["k", "b", "g", "w", "r"];
    let cards =
        colours.iter().flat_map(|colour| (2..=7).map(move |value| format!("play {colour}{value} cave")));
    let foreign =
        cards.into_iter().find(|card| !mine.contains(&card.as_str())).expect("nobody holds all cards");
    let mut texts = Vec::new();
    for lang in Lang::ALL {
        let told = good(&mut session, json!({"cmd": "explain", "action": foreign, "lang": lang.code()}));
        assert_eq!(told["legal"], false);
        let rule = &told["rules"][0];
        assert!(rule["id"].as_str().is_some_and(|id| id.starts_with("LW-")), "{told}");
        assert_ne!(rule["text"], rule["id"], "the statement has no words in {lang}");
        texts.push(rule["text"].clone());
    }
    assert!(texts[0] != texts[1] && texts[1] != texts[2] && texts[0] != texts[2], "{texts:?}");
    let refused = ask(&mut session, json!({"cmd": "apply", "action": foreign}));
    assert_eq!(refused["error"]["code"], "illegal");
    assert!(refused["error"]["rules"][0].as_str().is_some_and(|id| id.starts_with("LW-")), "{refused}");
    let other = 1 - legal["seat"].as_u64().unwrap();
    let refused = ask(&mut session, json!({"cmd": "apply", "action": mine[0], "seat": other}));
    assert_eq!(refused["error"]["code"], "not-your-turn");
}

#[test]
fn the_same_lines_give_the_same_answers() {
    let lines = [
        r#"{"cmd":"new","game":"wolfwalkers","players":2,"seed":9}"#,
        r#"{"cmd":"legal"}"#,
        r#"{"cmd":"state"}"#,
        r#"{"cmd":"save"}"#,
        "nonsense",
    ];
    let run = || {
        let mut session = session();
        lines.map(|line| session.answer(line.as_bytes()))
    };
    assert_eq!(run(), run());
}

#[test]
fn every_line_is_answered_however_long_and_also_the_last_without_an_end() {
    let mut input = Vec::new();
    input.extend(b"{\"id\":1,\"cmd\":\"games\"}\r\n\n\xff\n");
    input.extend(vec![b'x'; MAX_LINE + 10]);
    input.extend(b"\n");
    input.extend(vec![b' '; MAX_LINE]);
    input.extend(b"\n{\"id\":2,\"cmd\":\"games\"}");
    let mut output = Vec::new();
    serve(&mut session(), input.as_slice(), &mut output).unwrap();
    let answers: Vec<Value> =
        String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let codes: Vec<&Value> = answers.iter().map(|answer| &answer["error"]["code"]).collect();
    assert_eq!(
        codes,
        [&json!(null), &json!("json"), &json!("json"), &json!("too-long"), &json!("json"), &json!(null)]
    );
    assert_eq!((&answers[0]["id"], &answers[5]["id"]), (&json!(1), &json!(2)));
}

#[test]
fn a_wrong_field_is_named_by_its_place() {
    let mut session = session();
    for (line, place) in [
        (json!({"cmd": "new", "game": "lone-wolves", "options": {"board": []}}), "`options.board`"),
        (json!({"cmd": "new", "game": "lone-wolves", "names": ["Ash", 7]}), "`names[1]`"),
        (json!({"cmd": "new", "game": 7}), "`game`"),
        (json!({"cmd": "new"}), "`game`"),
        (json!({"cmd": "apply", "action": "x", "seat": "0"}), "`seat`"),
        (json!({"cmd": "bot", "ms": -1}), "`ms`"),
    ] {
        let answer = ask(&mut session, line.clone());
        let message = answer["error"]["message"].as_str().unwrap();
        assert_eq!(answer["error"]["code"], "request", "{line}");
        assert!(message.contains(place) && !message.contains("at line"), "{line} was answered {message}");
    }
}

#[test]
fn null_is_a_missing_field_inside_options_too() {
    let mut session = session();
    let options = json!({"board": null, "deals": 2, "duplicate": true});
    let begun =
        good(&mut session, json!({"cmd": "new", "game": "lone-wolves", "players": null, "options": options}));
    assert_eq!(begun["options"], json!({"board": "standard", "deals": "2", "duplicate": "yes"}));
}

/// Plays a game to its end with a fixed rule and calls `each` before every decision.
fn play_on(session: &mut Session, mut each: impl FnMut(&mut Session, &Value)) {
    for step in 0_usize.. {
        let legal = good(session, json!({"cmd": "legal"}));
        each(session, &legal);
        let actions = legal["actions"].as_array().expect("a list");
        if actions.is_empty() {
            break;
        }
        good(session, json!({"cmd": "apply", "action": actions[step * 31 % actions.len()]}));
    }
}

#[test]
fn events_are_told_as_each_seat_hears_them() {
    let mut session = session();
    good(&mut session, json!({"cmd": "new", "game": "lone-wolves", "seed": 5}));
    play_on(&mut session, |_, _| {});
    let [south, north, watching] = [json!(0), json!(1), json!(null)]
        .map(|seat| good(&mut session, json!({"cmd": "events", "seat": seat}))["steps"].clone());
    let (mut secrets, mut own) = (0, 0);
    for ((south, north), watching) in
        south.as_array().unwrap().iter().zip(north.as_array().unwrap()).zip(watching.as_array().unwrap())
    {
        let (taker, other) = if south["seat"] == 0 { (south, north) } else { (north, south) };
        assert_eq!((&taker["action"].is_string(), &other["action"]), (&true, &json!(null)), "{taker}");
        assert!(watching["action"].is_null());
        for (event, heard) in
            taker["events"].as_array().unwrap().iter().zip(other["events"].as_array().unwrap())
        {
            if event["event"] == "taken" && event["open"] == false {
                assert!(event["scar"].is_string() && heard["scar"].is_null(), "{event} was heard as {heard}");
                secrets += 1;
            } else {
                assert_eq!(event, heard);
                own += 1;
            }
        }
    }
    assert!(secrets > 3 && own > 50, "{secrets} secrets among {own}");
    let later = good(&mut session, json!({"cmd": "events", "seat": 0, "from": 40}));
    assert_eq!(later["steps"][0], south[40]);
    assert_eq!(good(&mut session, json!({"cmd": "events", "from": u64::MAX}))["steps"], json!([]));
}

#[test]
fn a_finished_game_is_worth_its_result_and_no_search_says_nothing() {
    let mut session = session();
    good(&mut session, json!({"cmd": "new", "game": "lone-wolves", "seed": 5}));
    let unknown = good(&mut session, json!({"cmd": "analyse", "iterations": 0}));
    assert_eq!((&unknown["worth"], &unknown["lines"]), (&json!(null), &json!([])));
    play_on(&mut session, |_, _| {});
    let winners = good(&mut session, json!({"cmd": "scores"}))["winners"].clone();
    let worth = good(&mut session, json!({"cmd": "analyse"}))["worth"].clone();
    let expected = if winners == json!([0]) { json!([1.0, 0.0]) } else { json!([0.0, 1.0]) };
    assert_eq!(worth, expected, "{winners}");
}

#[test]
fn the_cards_of_lone_wolves_lie_in_one_place_each() {
    let mut session = session();
    good(&mut session, json!({"cmd": "new", "game": "lone-wolves", "seed": 3, "options": {"deals": 2}}));
    let (mut summoned, mut turn) = (0, 0);
    play_on(&mut session, |session, _| {
        let answer = good(session, json!({"cmd": "state"}));
        let state = &answer["state"];
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let mut cards =
            [list(&state["hands"][0]), list(&state["hands"][1]), list(&state["box_wolves"])].concat();
        for side in list(&state["territories"]).iter().flat_map(|territory| list(&territory["sides"])) {
            cards.extend(
                [list(&side["wolves"]), list(&side["lone"]), list(&side["summoned_wolves"])].concat(),
            );
            summoned += list(&side["summoned_wolves"]).len();
        }
        let all = cards.len();
        cards.sort_by_key(Value::to_string);
        cards.dedup();
        assert_eq!((all, cards.len()), (30, 30), "every wolf is somewhere, and once");
        assert_eq!(answer["turn"], state["turn"]);
        assert!(state["turn"].as_u64() >= Some(turn));
        turn = state["turn"].as_u64().unwrap();
        assert_eq!((&state["deals"], &state["rounds"]), (&json!(2), &json!(2)));
        let view = good(session, json!({"cmd": "view", "seat": 1}))["view"].clone();
        let seen = list(&view["territories"]).into_iter().flat_map(|territory| list(&territory["sides"]));
        assert!(seen.flat_map(|side| list(&side["summoned_wolves"])).all(|wolf| wolf.is_null()));
    });
    assert!(summoned > 0);
    let over = good(&mut session, json!({"cmd": "state"}))["state"].clone();
    assert_eq!((&over["phase"], &over["trick"], &over["deal"]), (&json!("over"), &json!(13), &json!(2)));
}

#[test]
fn the_turn_of_the_wolves_is_told_alike_and_a_pushed_wolf_stands_somewhere() {
    let mut session = session();
    let begin =
        json!({"cmd": "new", "game": "the-wolves", "players": 2, "seed": 1, "options": {"turns": 60}});
    good(&mut session, begin);
    let mut pushed = 0;
    play_on(&mut session, |session, _| {
        let answer = good(session, json!({"cmd": "state"}));
        let state = &answer["state"];
        assert_eq!(answer["turn"], state["turn"]);
        let hexes = state["hexes"].as_array().unwrap();
        for (seat, player) in state["players"].as_array().unwrap().iter().enumerate() {
            let pieces = hexes.iter().flat_map(|hex| hex["pieces"].as_array().unwrap());
            let wolves = pieces.filter(|piece| {
                piece["owner"] == seat && (piece["piece"] == "alpha" || piece["piece"] == "pack")
            });
            assert_eq!(player["wolves_on_map"], wolves.count());
        }
        if state["stage"]["name"] == "pushing" {
            let from = |hex: &&Value| format!("{},{}", hex["x"], hex["y"]) == state["stage"]["from"];
            let pieces = &hexes.iter().find(from).unwrap()["pieces"];
            let wolf = json!({"owner": state["stage"]["owner"], "piece": state["stage"]["wolf"]});
            assert!(pieces.as_array().unwrap().contains(&wolf), "{pieces}");
            pushed += 1;
        }
    });
    assert!(pushed > 0, "another seed pushes a wolf");
}

#[test]
fn a_match_is_begun_by_any_version_of_the_rules_that_is_played() {
    let mut session = session();
    let games = good(&mut session, json!({"cmd": "games"}))["games"].clone();
    for game in games.as_array().unwrap() {
        let begin = |rules: Value| json!({"cmd": "new", "game": game["name"], "players": 2, "rules": rules});
        assert_eq!(good(&mut session, begin(json!(null)))["rules"], game["rules"]);
        for version in game["versions"].as_array().unwrap() {
            assert_eq!(&good(&mut session, begin(version.clone()))["rules"], version);
        }
        assert_eq!(ask(&mut session, begin(json!(99)))["error"]["code"], "rules-version");
    }
}
