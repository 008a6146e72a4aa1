//! The table page of The Wolves, looked at along seeded random games: everything that can be touched is drawn once, and
//! no word is missing.

use std::collections::{BTreeMap, BTreeSet};

use miniz_oxide::deflate::compress_to_vec;
use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_pages::{TableModel, frame, table};
use moonpack_rules::{Seat, Viewer};
use moonpack_words::Lang;

use crate::support::{ids, page, seen, shell, without_data};

fn stage(game: &AnyMatch) -> &'static str {
    match game {
        AnyMatch::TheWolves(m) => m.position().stage().name(),
        _ => unreachable!("only The Wolves is played here"),
    }
}

/// Plays a random game and looks at every new kind of decision in all languages and at every 61st step in one of them.
fn along_a_game(players: usize, mut look: impl FnMut(&AnyMatch, Lang)) {
    let contents = Contents::shipped().unwrap();
    let mut game =
        AnyMatch::draw(&contents, GameKind::TheWolves, players, &Vec::new(), players as u64).unwrap();
    let mut met = Vec::new();
    let mut dice = 12_345_u64;
    while let Some(seat) = game.to_move() {
        let step = game.steps();
        if !met.contains(&stage(&game)) {
            met.push(stage(&game));
            Lang::ALL.iter().for_each(|lang| look(&game, *lang));
        } else if step.is_multiple_of(61) {
            look(&game, Lang::ALL[step / 61 % 3]);
        }
        let legal = game.legal();
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(seat, &legal[(dice >> 33) as usize % legal.len()]).unwrap();
    }
    Lang::ALL.iter().for_each(|lang| look(&game, *lang));
    assert!(met.len() >= 7, "the random game met only {met:?}");
}

/// Everything a person reads: text between tags, titles and labels.
fn read(page: &str) -> Vec<&str> {
    let text = page.split('>').filter_map(|part| part.split('<').next());
    let named = ["title=\"", "aria-label=\""]
        .into_iter()
        .flat_map(|name| page.split(name).skip(1).filter_map(|rest| rest.split('"').next()));
    text.chain(named).collect()
}

#[test]
fn every_element_of_every_legal_action_is_drawn_exactly_once() {
    for players in 2..=5 {
        along_a_game(players, |game, lang| {
            let viewer = game.to_move().map_or(Viewer::Spectator, Viewer::Seat);
            let (shell, page) = (shell(lang), page(game, viewer, lang));
            let ids = ids(&page);
            for choice in seen(game, viewer, &shell).choices {
                for element in &choice.clicks {
                    let drawn = ids.contains(element.as_str());
                    assert!(drawn, "{element} of {} with {players} at {}", choice.action, stage(game));
                }
            }
        });
    }
}

#[test]
fn no_word_is_missing_for_players_and_spectators() {
    for players in [2, 4] {
        along_a_game(players, |game, lang| {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1).unwrap())] {
                let page = page(game, viewer, lang);
                for text in read(&without_data(&page)) {
                    assert!(!text.contains("tw-") && !text.contains("{ $"), "{text} in {lang}");
                }
            }
        });
    }
}

#[test]
fn the_page_needs_no_inline_style_and_no_script() {
    along_a_game(3, |game, lang| {
        let page = page(game, Viewer::Spectator, lang);
        let page = without_data(&page);
        assert!(!page.contains("style=") && !page.contains("<script") && !page.contains(" onclick"));
    });
}

#[test]
fn a_spectator_has_no_tiles_to_touch() {
    along_a_game(2, |game, lang| {
        let page = page(game, Viewer::Spectator, lang);
        let ids = ids(&page);
        assert!(ids.contains("hex-8-8"));
        for element in ["tile-1", "token", "track-speed", "action-move", "end-turn", "done"] {
            assert!(!ids.contains(element), "{element}");
        }
    });
}

/// The names of the wolves drawn in the element `id`.
fn keys_in(page: &str, id: &str) -> Vec<String> {
    let Some((_, from)) = page.split_once(&format!(" id=\"{id}\"")) else { return Vec::new() };
    let element = from.split("<title>").next().unwrap();
    let keys = element.split("data-key=\"").skip(1);
    keys.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

#[test]
fn a_wolf_keeps_its_name_while_it_walks() {
    let contents = Contents::shipped().unwrap();
    let mut game = AnyMatch::draw(&contents, GameKind::TheWolves, 3, &Vec::new(), 5).unwrap();
    let mut walked = 0;
    for step in 0_usize.. {
        let Some(seat) = game.to_move().filter(|_| walked < 12) else { break };
        let legal = game.legal_clicks();
        let (action, clicks) = &legal[step * 7 % legal.len()];
        let walks = clicks.len() == 2 && clicks[0].starts_with("wolf-");
        let page = |game: &AnyMatch| page(game, Viewer::Spectator, Lang::En);
        let before = walks.then(|| keys_in(&page(&game), &clicks[0]));
        game.play(seat, action).unwrap();
        if let Some(before) = before {
            let kind = clicks[0].split('-').nth(1).unwrap();
            let after = keys_in(&page(&game), &clicks[1].replace("hex", &format!("wolf-{kind}")));
            assert!(after.iter().any(|key| before.contains(key)), "{action}: {before:?} became {after:?}");
            walked += 1;
        }
    }
    assert_eq!(walked, 12);
}

/// The hex an element of the map stands on.
fn hex_of(element: &str) -> Option<String> {
    let mut parts = element.rsplit('-');
    let (y, x) = (parts.next()?, parts.next()?);
    x.parse::<u8>().ok().map(|_| format!("hex-{x}-{y}"))
}

/// The ways that came with a page, as its script reads them.
fn ways_of(page: &str) -> serde_json::Value {
    let (_, data) = page.split_once("type=\"application/json\">").unwrap();
    serde_json::from_str(data.split("</script>").next().unwrap()).unwrap()
}

#[test]
fn a_den_says_at_its_hex_what_it_brings_a_region_and_its_tracks_say_nothing_of_it() {
    let mut told = BTreeMap::new();
    for players in 2..=5 {
        along_a_game(players, |game, lang| {
            let Some(seat) = game.to_move() else { return };
            let page = page(game, Viewer::Seat(seat), lang);
            for (action, note) in ways_of(&page)["notes"].as_object().unwrap() {
                if note[0].is_string() {
                    *told.entry(action.split(' ').next().unwrap().to_owned()).or_insert(0) += 1;
                }
            }
        });
    }
    assert!(told.contains_key("den") && !told.contains_key("track"), "{told:?}");
}

#[test]
fn every_payment_shows_what_it_can_reach_before_it_is_made() {
    let mut shown = BTreeMap::new();
    for players in 2..=5 {
        along_a_game(players, |game, lang| {
            let Some(seat) = game.to_move() else { return };
            let (shell, page) = (shell(lang), page(game, Viewer::Seat(seat), lang));
            let choices = seen(game, Viewer::Seat(seat), &shell).choices;
            let ways = ways_of(&page);
            for choice in choices.iter().filter(|choice| choice.clicks[0].starts_with("action-")) {
                let peek = ways["notes"][&choice.action][1].as_str().unwrap();
                let foreseen: BTreeSet<String> = peek.split(' ').map(str::to_owned).collect();
                let mut paid = game.clone();
                paid.play(seat, &choice.action).unwrap();
                let targets = paid.legal_clicks().into_iter();
                let targets = targets.filter_map(|(_, clicks)| hex_of(clicks.last()?)).collect();
                assert_eq!(foreseen, targets, "{}", choice.action);
                *shown.entry(choice.clicks[0].clone()).or_insert(0) += 1;
            }
        });
    }
    assert!(shown.len() >= 4, "{shown:?}");
}

#[test]
fn an_update_leaves_out_the_ground_that_the_page_has_already() {
    along_a_game(4, |game, lang| {
        if game.steps() == 0 {
            let shell = shell(lang);
            let first = table(&shell, &seen(game, Viewer::Spectator, &shell)).into_string();
            let update = page(game, Viewer::Spectator, lang);
            let land = "<g id=\"tw-land\">";
            assert!(first.contains(land) && first.contains("<use href=\"#tw-land\">"));
            assert!(!update.contains(land) && update.contains("<use href=\"#tw-land\">"));
        }
    });
}

/// Each seat's page in each language holds what it was sent when it was looked at before, up to 61 steps ago: more than a
/// page ever misses. The log a server sends along is not in these frames; it takes less than a kilobyte.
#[test]
fn an_update_of_the_largest_table_is_small_enough_to_be_sent_after_every_step() {
    let mut held: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    let mut largest = 0;
    along_a_game(5, |game, lang| {
        let viewer = game.to_move().map_or(Viewer::Spectator, Viewer::Seat);
        let held = held.entry((format!("{viewer:?}"), lang.to_string())).or_default();
        if !held.is_empty() {
            let shell = shell(lang);
            let model = TableModel { held: held.clone(), ..seen(game, viewer, &shell) };
            let update = frame(&shell, &model).into_string();
            largest = largest.max(compress_to_vec(update.as_bytes(), 6).len());
        }
        let whole = page(game, viewer, lang);
        let parts = whole.split(" data-part=\"").skip(1).filter_map(|rest| rest.split('"').next());
        *held = parts.map(str::to_owned).collect();
    });
    assert!(largest > 0 && largest < 14_000, "{largest} bytes");
}

#[test]
fn what_the_others_did_stays_in_sight_until_the_readers_next_decision() {
    let contents = Contents::shipped().unwrap();
    let mut game = AnyMatch::draw(&contents, GameKind::TheWolves, 3, &Vec::new(), 5).unwrap();
    let (me, ring) = (Seat::new(0).unwrap(), "<use href=\"#tw-ring\">");
    let mut seen = 0;
    for step in 0_usize..400 {
        let Some(seat) = game.to_move() else { break };
        let before = page(&game, Viewer::Seat(me), Lang::En);
        let shown = before.contains(ring) || before.contains("tw-tr1");
        seen += usize::from(shown);
        let legal = game.legal();
        game.play(seat, &legal[step * 7 % legal.len()]).unwrap();
        let waiting = stage(&game) == "pushing" || stage(&game) == "track";
        if seat == me && !waiting {
            let after = page(&game, Viewer::Seat(me), Lang::En);
            assert!(!after.contains(ring) && !after.contains("tw-tr1"), "step {step}");
        }
    }
    assert!(seen > 20, "traces were shown {seen} times");
}

#[test]
fn the_board_can_be_walked_through_in_words() {
    along_a_game(4, |game, lang| {
        let AnyMatch::TheWolves(m) = game else { return };
        let page = page(game, Viewer::Spectator, lang);
        let (_, words) = page.split_once("<section class=\"sr\"").unwrap();
        let words = words.split("</section>").next().unwrap();
        let map = m.game().map();
        let regions = words.matches("<li>").count();
        let told = words.matches(": ").count();
        let pieces = map.all().filter(|hex| m.position().board().pieces_at(*hex)[0].is_some()).count();
        assert!(regions > map.region_count() && told >= pieces, "{told} of {pieces} in {lang}");
    });
}

#[test]
fn places_are_told_by_what_people_see() {
    along_a_game(2, |game, lang| {
        let Some(seat) = game.to_move() else { return };
        let choices = seen(game, Viewer::Seat(seat), &shell(lang)).choices;
        let phrases: BTreeSet<&str> = choices.iter().map(|choice| choice.phrase.as_str()).collect();
        assert_eq!(phrases.len(), choices.len(), "two choices read alike in {lang}");
        let coordinate = |text: &str| {
            text.split(' ')
                .any(|word| word.split(',').all(|part| part.parse::<u8>().is_ok()) && word.contains(','))
        };
        assert!(!phrases.iter().any(|phrase| coordinate(phrase)), "{phrases:?}");
    });
}
