//! Writes pages to a folder, to look at them without a server: `cargo run -p moonpack-pages --example gallery -- DIR`.

use std::fs;
use std::path::{Path, PathBuf};

use moonpack_games::{AnyMatch, Contents, GameKind, Record};
use moonpack_lessons::Lesson;
use moonpack_pages::{
    AnalysisModel, Choice, HomeModel, Judgement, LessonModel, LogLine, Mark, Phrased, ReviewModel,
    ReviewTurn, SeatModel, SeatOwner, Shell, TableModel, TableRow, Theme, TriedLine, TriedTurn, WhatIf,
    Wishes, assets, home, rules, table,
};
use moonpack_rules::{Seat, Viewer};
use moonpack_words::{Lang, Words};

fn main() -> std::io::Result<()> {
    let dir = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "gallery".into()));
    for asset in assets::all() {
        let place = dir.join(asset.address().trim_start_matches('/'));
        fs::create_dir_all(place.parent().expect("an address has folders"))?;
        fs::write(place, asset.body)?;
    }
    for lang in Lang::ALL {
        for theme in [Theme::Night, Theme::Day] {
            let shell = Shell { lang, theme, calm: false, path: "/".into() };
            let name = |page: &str| dir.join(format!("{page}-{lang}-{}.html", theme.code()));
            write(&name("home"), home(&shell, &tables()))?;
            write(&name("rules"), rules(&shell, Some(GameKind::TheWolves), None))?;
            write(&name("waiting"), waiting(&shell))?;
            for kind in GameKind::ALL {
                write(&name(&format!("{kind}-analysis")), analysed(&shell, kind))?;
                write(&name(&format!("{kind}-what-if")), tried(&shell, kind))?;
                write(&name(&format!("{kind}-lesson")), taught(&shell, kind))?;
                for (stage, part) in [("early", 0.1), ("late", 0.6), ("end", 1.0)] {
                    write(&name(&format!("{kind}-{stage}")), played(&shell, kind, 2, &[], At::Part(part)))?;
                }
            }
            for (page, players, at) in WOLVES {
                let page = name(&format!("the-wolves-{page}"));
                write(&page, played(&shell, GameKind::TheWolves, players, &[("tiles", "chosen")], at))?;
            }
            for (page, option, at) in LONE_WOLVES {
                let page = name(&format!("lone-wolves-{page}"));
                write(&page, played(&shell, GameKind::LoneWolves, 2, &[option], at))?;
            }
            for (kind, players) in [(GameKind::TheWolves, 5), (GameKind::Wolfwalkers, 4)] {
                write(
                    &name(&format!("{kind}-end-{players}")),
                    played(&shell, kind, players, &[], At::Part(1.0)),
                )?;
            }
            let modules = [("permanent", "P13"), ("opportunities", "O08,O16,O25")];
            let kind = GameKind::Wolfwalkers;
            write(&name("wolfwalkers-modules"), played(&shell, kind, 4, &modules, At::Part(0.41)))?;
            write(&name("wolfwalkers-solo"), played(&shell, kind, 1, &[("solo", "S5")], At::Part(0.47)))?;
        }
    }
    Ok(())
}

/// Where a game is looked at.
#[derive(Clone, Copy)]
enum At {
    /// After this part of its steps.
    Part(f64),
    /// From there on at the first decision of this kind.
    Stage(f64, &'static str),
    /// From there on when somebody else decides.
    Waiting(f64),
}

/// The moments of Lone Wolves that look different, each with an option.
const LONE_WOLVES: [(&str, (&str, &str), At); 8] = [
    ("start", ("deals", "1"), At::Stage(0.0, "lead")),
    ("follow", ("deals", "1"), At::Stage(0.5, "follow")),
    ("lead", ("deals", "1"), At::Stage(0.6, "lead")),
    ("take", ("deals", "1"), At::Stage(0.4, "take")),
    ("place", ("deals", "1"), At::Stage(0.5, "place")),
    ("advanced", ("board", "advanced"), At::Stage(0.75, "follow")),
    ("advanced-place", ("board", "advanced"), At::Stage(0.55, "place")),
    ("deals", ("deals", "2"), At::Stage(0.65, "lead")),
];

/// The moments of The Wolves that look different, each with the number of players.
const WOLVES: [(&str, usize, At); 14] = [
    ("sides", 2, At::Part(0.0)),
    ("draft", 3, At::Stage(0.0, "draft")),
    ("turn", 2, At::Stage(0.6, "turn")),
    ("moving", 2, At::Stage(0.5, "moving")),
    ("pushing", 2, At::Stage(0.2, "pushing")),
    ("track", 2, At::Stage(0.1, "track")),
    ("dominating", 2, At::Stage(0.1, "dominating")),
    ("waiting", 2, At::Waiting(0.5)),
    ("three", 3, At::Stage(0.6, "turn")),
    ("four", 4, At::Stage(0.7, "turn")),
    ("five", 5, At::Stage(0.7, "turn")),
    ("five-moving", 5, At::Stage(0.7, "moving")),
    ("five-late", 5, At::Stage(0.95, "turn")),
    ("five-waiting", 5, At::Waiting(0.5)),
];

impl At {
    fn step(self, game: &AnyMatch) -> usize {
        let steps = game.steps();
        let from = |part: f64| (steps as f64 * part) as usize;
        match self {
            Self::Part(part) => from(part),
            Self::Stage(part, stage) => {
                let is = |step: &usize| decided(&game.at(*step)) == Some(stage);
                (from(part)..steps).find(is).unwrap_or(from(part))
            }
            Self::Waiting(part) => {
                let first = |step: &usize| game.at(*step).to_move() != Seat::new(0);
                (from(part)..steps).find(first).unwrap_or(from(part))
            }
        }
    }
}

/// What is decided: the stage or phase of the game; `turn` if a whole turn of The Wolves lies ahead.
fn decided(game: &AnyMatch) -> Option<&'static str> {
    match game {
        AnyMatch::TheWolves(m) => {
            let stage = m.position().stage().name();
            Some(if stage == "between" && m.position().actions_left() == 2 { "turn" } else { stage })
        }
        AnyMatch::LoneWolves(m) => Some(m.position().open.stage.name()),
        AnyMatch::Wolfwalkers(_) | AnyMatch::Toy(_) => None,
    }
}

/// A whole game: the recorded one where there is one of these options, else one whose actions are chosen by a fixed rule.
fn whole(kind: GameKind, players: usize, options: &[(&str, &str)]) -> AnyMatch {
    let contents = Contents::shipped().expect("the shipped data is sound");
    let ending = if kind == GameKind::TheWolves { "full-moon" } else { "complete" };
    let variant = match options {
        [] | [("deals", "1")] => Some("standard"),
        [("tiles", "chosen")] => Some("chosen"),
        [("board", "advanced")] => Some("board-advanced"),
        _ => None,
    };
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(kind.name());
    let record =
        variant.map(|variant| fixtures.join(format!("{players}p-{variant}-{ending}.moonpack"))).map(fs::read);
    if let Some(Ok(record)) = record {
        return Record::read(&contents, record).expect("a fixture is sound").into_play();
    }
    let options = options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let mut game = AnyMatch::draw(&contents, kind, players, &options, 7).expect("so many can play it");
    let mut pick = 1_usize;
    while let Some(seat) = game.to_move() {
        let legal = game.legal();
        pick = (pick * 1_103_515 + 12_345) % 2_147_483;
        game.play(seat, &legal[pick % legal.len()]).expect("it was in the legal list");
    }
    game
}

/// A table some way into a game, seen by whoever decides.
fn played(shell: &Shell, kind: GameKind, players: usize, options: &[(&str, &str)], at: At) -> maud::Markup {
    let game = whole(kind, players, options);
    let names: Vec<String> =
        ["Ida", "Yearling", "Robert", "Nika", "Lev"][..players].iter().map(|name| name.to_string()).collect();
    let mut log = Vec::new();
    for step in game.retold() {
        let line = |text| LogLine { step: step.number, text, followed: false };
        let told =
            step.events.iter().filter_map(|event| moonpack_tell::event(&game, event, &names, shell.words()));
        log.extend(told.map(line));
    }
    let shown = at.step(&game);
    let game = game.at(shown);
    log.retain(|line| line.step <= shown);
    // As many lines as the server sends.
    log.drain(..log.len().saturating_sub(24));
    let waits = matches!(at, At::Waiting(_));
    let decides = game.to_move().filter(|_| !waits);
    let viewer = decides.or_else(|| Seat::new(0)).map_or(Viewer::Spectator, Viewer::Seat);
    let choices = if waits { Vec::new() } else { Choice::all(&game, shell.words()) };
    let owner = |name: &str| {
        if name == "Yearling" { SeatOwner::Bot("yearling".into()) } else { SeatOwner::Person(name.into()) }
    };
    let model = TableModel {
        seats: names
            .iter()
            .enumerate()
            .map(|(seat, name)| SeatModel {
                owner: owner(name),
                yours: Seat::new(seat).is_some_and(|s| viewer.is(s)),
                online: true,
            })
            .collect(),
        choices,
        log,
        can_undo: true,
        wishes: Wishes { rematch: game.to_move().is_none().then(Default::default), ..Wishes::default() },
        ..TableModel::of("/t/gallery", &game, viewer)
    };
    table(shell, &model)
}

/// A table that waits for a friend.
fn waiting(shell: &Shell) -> maud::Markup {
    let game = whole(GameKind::LoneWolves, 2, &[]).at(0);
    let viewer = Seat::new(0).map_or(Viewer::Spectator, Viewer::Seat);
    let seats = [SeatOwner::Person("Ida".into()), SeatOwner::Open].map(|owner| SeatModel {
        yours: matches!(owner, SeatOwner::Person(_)),
        owner,
        online: true,
    });
    let model = TableModel { seats: seats.into(), ..TableModel::of("/t/gallery", &game, viewer) };
    table(shell, &model)
}

/// The lesson of a game, where it first asks for more than one decision.
fn taught(shell: &Shell, kind: GameKind) -> maud::Markup {
    let lesson = Lesson::of(kind).expect("a shipped lesson is sound");
    let stands = (1..=lesson.steps().len()).filter_map(|step| lesson.stand(step, 0));
    let mut long = stands.filter(|stand| lesson.asked(*stand).len() > 1);
    let stand = long.next().expect("a lesson asks for a chain of decisions");
    let (game, asked) = (lesson.game(stand), lesson.asked(stand).to_vec());
    let viewer = Seat::new(0).map_or(Viewer::Spectator, Viewer::Seat);
    let mut choices = Choice::all(&game, shell.words());
    choices.retain(|choice| Some(&choice.action) == asked.first());
    let owners = [SeatOwner::Person("Ida".into()), SeatOwner::Bot("pup".into())];
    let seat = |(seat, owner)| SeatModel { owner, yours: seat == 0, online: true };
    let model = TableModel {
        seats: owners.into_iter().enumerate().map(seat).collect(),
        choices,
        lesson: Some(LessonModel {
            name: lesson.step(stand).name,
            step: stand.step,
            steps: lesson.steps().len(),
            asks: true,
            begun: false,
            asked,
            back: None,
            next: None,
        }),
        ..TableModel::of("/learn", &game, viewer)
    };
    table(shell, &model)
}

/// The analysis of a recorded game. Its marks and chances are made up: no bot thinks in a gallery.
fn analysed(shell: &Shell, kind: GameKind) -> maud::Markup {
    let game = whole(kind, 2, &[]);
    let (words, texts) = (shell.words(), game.action_texts());
    let names = ["Ida".to_owned(), "Juno".to_owned()];
    let mut turns: Vec<ReviewTurn> = Vec::new();
    for step in game.retold() {
        match turns.last_mut().filter(|turn| turn.seat == step.seat.index()) {
            Some(turn) => turn.to = step.number,
            None => {
                let points = step.standing.points;
                let lead = f64::from(points[0] - points[1]) * step.number as f64 / game.steps() as f64;
                let chance = (1.0 / (1.0 + (-lead / 4.0).exp())) as f32;
                let nth = turns.len();
                let lost = [0.0, 0.0, 0.01, 0.04, 0.0, 0.09, 0.0, 0.02, 0.0, 0.18, 0.0][nth % 11];
                let mark = Mark::of(lost == 0.0 && !nth.is_multiple_of(3), lost);
                let found = Some(Judgement { mark, lost, chances: vec![chance, 1.0 - chance] });
                let (from, to) = (step.number - 1, step.number);
                let told =
                    step.events.iter().find_map(|event| moonpack_tell::event(&game, event, &names, words));
                let told = told.unwrap_or_default();
                turns.push(ReviewTurn { seat: step.seat.index(), from, to, told, found });
            }
        }
    }
    let spans: Vec<(usize, usize)> = turns.iter().map(|turn| (turn.from, turn.to)).collect();
    for (turn, deeds) in turns.iter_mut().zip(moonpack_tell::deeds_of(&game, &spans, &names, words)) {
        turn.told = deeds.map_or_else(|| turn.told.clone(), |deeds| format!("{} {deeds}.", names[turn.seat]));
    }
    let shown =
        turns.iter().rposition(|turn| turn.found.as_ref().is_some_and(|found| found.mark == Mark::Mistake));
    let turn = turns[shown.unwrap_or(0)].clone();
    let now = game.at(turn.from);
    let told = |actions: &[String]| Phrased {
        deeds: moonpack_tell::deeds(&now, actions, &names, words),
        phrases: moonpack_tell::chain(&now, actions, words),
        clicks: vec![],
    };
    let legal = now.legal();
    let other = &legal[legal.len() / 2..][..1];
    let analysis = AnalysisModel {
        turn: shown.unwrap_or(0) + 1,
        winners: game.standing().winners,
        played: told(&texts[turn.from..turn.to]),
        better: Some((told(other), 0.46)),
        others: vec![(told(&legal[..1]).phrases.join(" · "), 0.41)],
        try_here: Some("/t/gallery/if/0".into()),
        try_better: Some("/t/gallery/if/0-1".into()),
        tried: lines(&game, &turns, shown.unwrap_or(0), &names, words),
        ..AnalysisModel::default()
    };
    let seat = |(number, name): (usize, &String)| SeatModel {
        owner: SeatOwner::Person(name.clone()),
        yours: number == 0,
        online: true,
    };
    let model = TableModel {
        at: Some(turn.from),
        steps: game.steps(),
        seats: names.iter().enumerate().map(seat).collect(),
        whole: Some(&game),
        review: Some(ReviewModel { judged: turns.len(), turns, done: true, think_ms: 75, hidden: false }),
        analysis: Some(analysis),
        ..TableModel::of("/t/gallery", &now, Seat::new(turn.seat).map_or(Viewer::Spectator, Viewer::Seat))
    };
    table(shell, &model)
}

/// Two lines that somebody has tried: what was played, with other chances, and other ways to begin.
fn lines(
    game: &AnyMatch,
    turns: &[ReviewTurn],
    nth: usize,
    names: &[String],
    words: &Words,
) -> Vec<TriedLine> {
    let texts = game.action_texts();
    let turn = |shown: &ReviewTurn, actions: &[String], chance: f32| TriedTurn {
        seat: shown.seat,
        told: moonpack_tell::turn(&game.at(shown.from), actions, names, words),
        over: true,
        chance: Some(chance),
        address: "/t/gallery/if/0-1".into(),
    };
    let after = turns.iter().skip(nth).take(3).zip([0.34, 0.41, 0.46]);
    let played: Vec<TriedTurn> =
        after.map(|(shown, chance)| turn(shown, &texts[shown.from..shown.to], chance)).collect();
    let mut other = played.clone();
    if let (Some(last), Some(shown)) = (other.get_mut(1), turns.get(nth + 1)) {
        let legal = game.at(shown.from).legal();
        *last = turn(shown, &legal[legal.len() / 2..][..1], 0.38);
        other.truncate(2);
    }
    let from = turns[nth].from;
    let line = |turns, shared| TriedLine { from, shared, turns, without: String::new() };
    vec![line(played, 0), line(other, 1)]
}

/// Something else is tried in a recorded game: a turn has been played, and another may be.
fn tried(shell: &Shell, kind: GameKind) -> maud::Markup {
    let game = whole(kind, 2, &[]);
    let words = shell.words();
    let from = (game.steps() / 2..game.steps()).find(|step| game.at(*step).to_move() == Seat::new(0));
    let before = game.at(from.unwrap_or(0));
    let turn = moonpack_ways::turn(&before, &game.action_texts()[before.steps()..]);
    let now = game.at(before.steps() + turn.len());
    let what_if = WhatIf {
        seat: 0,
        before: Some(0.34),
        turns: vec![TriedTurn {
            seat: 0,
            told: moonpack_tell::turn(&before, &turn, &["Ida".into(), "Juno".into()], words),
            over: true,
            chance: Some(0.41),
            address: String::new(),
        }],
        back: Some("/t/gallery/if/0".into()),
        close: "/t/gallery/analysis".into(),
    };
    let seat = |(number, name): (usize, &str)| SeatModel {
        owner: SeatOwner::Person(name.to_owned()),
        yours: number == 0,
        online: true,
    };
    let model = TableModel {
        seats: ["Ida", "Juno"].into_iter().enumerate().map(seat).collect(),
        choices: Choice::all(&now, words),
        what_if: Some(what_if),
        ..TableModel::of("/t/gallery/if/0", &now, now.to_move().map_or(Viewer::Spectator, Viewer::Seat))
    };
    table(shell, &model)
}

fn tables() -> HomeModel {
    let row = |kind, names: &[Option<&str>], your_move| TableRow {
        id: "gallery".into(),
        kind,
        names: names.iter().map(|name| name.map(Into::into)).collect(),
        your_move,
        over: false,
    };
    HomeModel {
        name: Some("Wolf 7510".into()),
        level: "hunter".into(),
        own: vec![row(GameKind::LoneWolves, &[Some("Ida"), Some("Yearling")], true)],
        open: vec![row(GameKind::TheWolves, &[Some("Robert"), None, None], false)],
        running: vec![],
        ..HomeModel::default()
    }
}

fn write(path: &Path, page: maud::Markup) -> std::io::Result<()> {
    fs::write(path, page.into_string())
}
