//! The people of a simulated world: they open tables, sit down, decide, take back, talk, leave and watch, and write down
//! what they were answered.

use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex};

use moonpack_bots::Level;
use moonpack_games::GameKind;
use moonpack_table::{Clock, Command, Offer, Person, PersonId};

use super::disk::Disk;
use super::secrets::{Sent, What, view};
use super::{Dice, pause};
use crate::{Done, LiveError, Lobby, NewSeat, NewTable, News, TableId};

/// How something that was asked for came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// No answer came: the program ended before it.
    Unanswered,
    /// It was acknowledged, as the event of this number.
    Done(u64),
    /// It was refused: nothing was changed.
    Nothing,
    /// It was answered that nobody knows.
    Unknown,
}

impl Outcome {
    fn of(answer: Result<&Done, &LiveError>) -> Self {
        match answer {
            // The first is what was asked for; that somebody is back may follow it.
            Ok(done) => Self::Done(done.happened[0].event),
            Err(LiveError::UnknownOutcome(_)) => Self::Unknown,
            Err(_) => Self::Nothing,
        }
    }
}

/// Something that was asked of a table: the words of a decision or of the chat, unlike any others.
pub(super) struct Asked {
    pub(super) table: String,
    /// The version a decision was made at; `None` for the chat.
    pub(super) version: Option<u64>,
    pub(super) text: String,
    pub(super) outcome: Outcome,
}

/// What everybody knows of everything that was asked, and of the tables there are.
#[derive(Default)]
pub(super) struct Ledger {
    pub(super) asked: Vec<Asked>,
    pub(super) tables: Vec<TableId>,
    pub(super) frames: u64,
    /// How many questions to the strongest bot were answered.
    pub(super) hints: u64,
    /// What was sent in this life.
    pub(super) sent: Vec<Sent>,
}

/// What a person needs.
#[derive(Clone)]
pub(super) struct Stage {
    pub(super) lobby: Arc<Lobby>,
    pub(super) disk: Arc<Disk>,
    pub(super) ledger: Arc<Mutex<Ledger>>,
    pub(super) seed: u64,
}

impl Stage {
    fn ask(&self, table: &TableId, version: Option<u64>, text: &str) -> usize {
        let asked = &mut self.ledger.lock().unwrap().asked;
        let (table, text) = (table.to_string(), text.to_owned());
        asked.push(Asked { table, version, text, outcome: Outcome::Unanswered });
        asked.len() - 1
    }

    fn sent(&self, table: &TableId, person: Option<PersonId>, event: u64, what: What) {
        let ledger = &mut self.ledger.lock().unwrap();
        ledger.frames += 1;
        ledger.sent.push(Sent { table: table.to_string(), person, event, what });
    }

    fn answered(&self, number: usize, outcome: Outcome) {
        self.ledger.lock().unwrap().asked[number].outcome = outcome;
    }

    fn any_table(&self, dice: &mut Dice) -> Option<TableId> {
        let tables = &self.ledger.lock().unwrap().tables;
        let count = tables.len() as u64;
        (count > 0).then(|| tables[dice.below(count) as usize].clone())
    }
}

/// Opens a table, joins others, and does this and that at them, so many times.
pub(super) async fn live(stage: Stage, number: i64, mut dice: Dice, deeds: u64) {
    let person = Person { id: PersonId(number), name: format!("Guest {number}"), bot: false };
    open(&stage, &person, &mut dice).await;
    for deed in 0..deeds {
        pause(&mut dice).await;
        let Some(id) = stage.any_table(&mut dice) else { continue };
        match dice.below(16) {
            0..7 => decide(&stage, &person, &id, &mut dice).await,
            7 => {
                if let Ok(hint) = stage.lobby.hint(&id, person.id, Ipv4Addr::LOCALHOST.into()).await {
                    let told = hint.finding.last().await.is_ok();
                    stage.ledger.lock().unwrap().hints += u64::from(told);
                }
            }
            8..10 => {
                let words = format!("{number}-{deed}-{}", dice.below(u64::MAX));
                let asked = stage.ask(&id, None, &words);
                let told = stage.lobby.command(&id, person.clone(), Command::Say { text: words }).await;
                stage.answered(asked, Outcome::of(told.as_ref()));
            }
            other => {
                let command = match other {
                    10 | 11 => Command::Join { seat: None },
                    12 => Command::Leave,
                    13 => match stage.lobby.look(&id, None, |look| look.table.version()).await {
                        Ok(version) => Command::undo(version),
                        Err(_) => continue,
                    },
                    14 => Command::Offer([Offer::End, Offer::Rematch][dice.below(2) as usize]),
                    _ if dice.below(6) == 0 => Command::Resign,
                    _ => Command::Join { seat: None },
                };
                let asked = stage.lobby.command(&id, person.clone(), command);
                if dice.below(4) == 0 {
                    // Some hang up before they are answered.
                    tokio::select! {
                        biased;
                        _refused_or_not = asked => {}
                        () = pause(&mut dice) => {}
                    }
                } else {
                    let _refused_or_not = asked.await;
                }
            }
        }
    }
}

async fn open(stage: &Stage, person: &Person, dice: &mut Dice) {
    // What takes long to think is a job for whichever node is free.
    let bot = NewSeat::Bot([Level::Random, Level::Hunter][dice.below(2) as usize]);
    let seats = match dice.below(4) {
        0 => vec![],
        1 => vec![bot],
        2 => vec![NewSeat::You, NewSeat::You],
        _ => vec![bot, bot],
    };
    let new = NewTable {
        game: if dice.below(4) == 0 { GameKind::Wolfwalkers } else { GameKind::LoneWolves },
        players: 2,
        options: vec![],
        seats,
        clock: if dice.below(3) == 0 { Clock::Off } else { Clock::Relaxed },
        hints: dice.below(2) == 0,
        listed: true,
    };
    if let Ok(id) = stage.lobby.open(person, new).await {
        assert!(
            stage.disk.holds(id.as_str(), 0),
            "seed {}: a table was acknowledged that is not there",
            stage.seed
        );
        stage.ledger.lock().unwrap().tables.push(id);
    }
}

async fn decide(stage: &Stage, person: &Person, id: &TableId, dice: &mut Dice) {
    let seen = stage.lobby.look(id, Some(person.id), |look| {
        let decides = look.table.decides(Some(person.id));
        (decides, look.table.version(), if decides { look.table.game().legal() } else { vec![] })
    });
    let Ok((true, version, legal)) = seen.await else { return };
    let action = legal[dice.below(legal.len() as u64) as usize].clone();
    pause(dice).await;
    let asked = stage.ask(id, Some(version), &action);
    let told = stage.lobby.command(id, person.clone(), Command::act(version, action)).await;
    stage.answered(asked, Outcome::of(told.as_ref()));
}

/// Watches a table; now and then the connection breaks, and the stream goes on after what was seen.
pub(super) async fn watch(stage: Stage, number: i64, mut dice: Dice) {
    let person = (number > 0).then_some(PersonId(number));
    let Some(id) = stage.any_table(&mut dice) else { return };
    let mut last: Option<u64> = None;
    loop {
        pause(&mut dice).await;
        let Ok(mut stream) = stage.lobby.watch(&id, person, last).await else { continue };
        while dice.below(9) > 0 {
            let looked = |look: crate::Look<'_>| view(look.table, look.table.viewer(person));
            let Some(frame) = stream.next(looked).await else { break };
            let seed = stage.seed;
            let (event, what) = match frame {
                News::Table(event, view) => {
                    assert!(last.is_none_or(|last| event >= last), "seed {seed}: a stream went back");
                    (event, What::View(view))
                }
                News::Entry(heard) => {
                    let told = heard.telling();
                    let event = told.event;
                    let expected = last.map(|last| last + 1);
                    assert!(expected.is_none_or(|next| next == event), "seed {seed}: {event} after {last:?}");
                    (event, What::Entry(told.clone()))
                }
            };
            stage.sent(&id, person, event, what);
            assert!(
                stage.disk.holds(id.as_str(), event),
                "seed {seed}: event {event} is told and not on the disk"
            );
            last = Some(event);
        }
    }
}
