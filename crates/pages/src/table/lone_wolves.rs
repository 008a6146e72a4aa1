//! The table of Lone Wolves: five territories between two sides, the trick, the hand.
//!
//! The reader sits below; a spectator sees South below. Wide screens show the territories as columns, narrow ones as rows:
//! the markup is the same.

use ::lone_wolves::{
    Card, CardSet, LoneWolves, Moon, Open, PackField, Phase, SEATS, Scar, Spot, Territory, View, playable,
};
use maud::{Markup, html};
use moonpack_games::Match;
use moonpack_rules::{Game, Seat, Viewer};
use moonpack_words::Words;

use super::Board;
use crate::model::TableModel;

/// What all parts of the board need to know.
struct Scene<'a> {
    game: &'a LoneWolves,
    view: View,
    words: &'a Words,
    /// The seat drawn at the lower edge.
    below: Seat,
}

/// Draws the board from the viewer's view.
pub(crate) fn board(game: &Match<LoneWolves>, model: &TableModel<'_>, words: &Words) -> Board {
    let view = game.game().view(game.position(), model.viewer);
    let below = match model.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => SEATS[0],
    };
    let scene = Scene { game: game.game(), view, words, below };
    let board = html! {
        div.lw {
            (scene.facts())
            ol.territories { @for territory in game.game().order() { (scene.territory(territory)) } }
            (scene.taken())
            (scene.hand())
        }
    };
    Board { prompt: scene.prompt(), board, notes: Vec::new() }
}

impl Scene<'_> {
    fn open(&self) -> &Open {
        &self.view.open
    }

    fn above(&self) -> Seat {
        self.below.next(2)
    }

    fn name(&self, territory: Territory) -> String {
        self.words.text(&format!("lw-territory-{territory}"))
    }

    fn prompt(&self) -> String {
        let key = match self.open().phase {
            Phase::Lead => "board-lw-lead",
            Phase::Follow => "board-lw-follow",
            Phase::Reveal { .. } => "board-lw-reveal",
            Phase::Take { .. } => "board-lw-take",
            Phase::Place { .. } => "board-lw-place",
            Phase::Over => "status-over",
        };
        self.words.text(key)
    }

    /// Trump, trick and deal in one line.
    fn facts(&self) -> Markup {
        let open = self.open();
        let trick = i64::from(open.trick) + i64::from(open.phase != Phase::Over);
        html! {
            p.facts {
                @match self.game.trump(open) {
                    Some(colour) => span class={ "trump c-" (colour.name()) } { (self.words.with("board-lw-trump", &[("colour", (&self.words.text(&format!("lw-colour-{}", colour.name()))).into())])) },
                    None => span.trump { (self.words.text("board-lw-no-trump")) },
                }
                span { (self.words.with("board-lw-trick", &[("number", trick.min(13).into())])) }
                @if self.game.deals() > 1 {
                    span { (self.words.with("board-lw-deal", &[("number", (i64::from(open.deal) + 1).into()), ("count", self.game.deals().into())])) }
                }
                span { (self.words.with("board-lw-hand-size", &[("count", open.hand_size(self.above()).into())])) }
            }
        }
    }

    fn territory(&self, territory: Territory) -> Markup {
        let open = self.open();
        let index = territory as usize;
        let colour = self.game.colour(territory).name();
        html! {
            li class={ "territory c-" (colour) } id={ "territory-" (territory) } data-el={ "territory-" (territory) } data-full[!open.has_room(territory)] {
                (self.side(self.above(), territory))
                div.middle {
                    h3 { (self.name(territory)) }
                    p.tile data-key={ "tile-" (territory) } {
                        strong { (self.game.tile_points(open.tiles[index])) } " "
                        span.other title=(self.words.text("board-lw-other-side")) { "(" (self.game.tile_points(open.tiles[index].turned())) ")" }
                    }
                    (self.moons(territory))
                    (self.balance(territory))
                    p.room { (self.words.with("board-lw-room", &[("count", i64::from(open.crowd[index]).into())])) }
                    ul.scars { @for slot in self.game.slots(territory) {
                        @match open.spot(territory, slot) {
                            Spot::Empty => {},
                            Spot::Down => li.scar.down id={ "scar-" (territory) "-" (slot) } data-el={ "scar-" (territory) "-" (slot) } data-key={ "scar-" (territory) "-" (slot) } { (self.words.text("board-lw-face-down")) },
                            Spot::Up(scar) => li.scar id={ "scar-" (territory) "-" (slot) } data-el={ "scar-" (territory) "-" (slot) } data-key={ "scar-" (territory) "-" (slot) } { (self.scar(scar)) },
                        }
                    } }
                }
                (self.side(self.below, territory))
            }
        }
    }

    fn moons(&self, territory: Territory) -> Markup {
        let open = self.open();
        let moon = |moon: Moon, place: Option<Territory>, key: &str| {
            html! {
                @if place == Some(territory) {
                    p class={ "moon-tile " (moon.name()) } data-key=(moon.name()) { (self.words.with(key, &[("points", self.game.moon_points(moon).into())])) }
                }
            }
        };
        html! { (moon(Moon::Moon, open.moon, "board-lw-moon")) (moon(Moon::BloodMoon, open.blood_moon, "board-lw-blood-moon")) }
    }

    /// Strength against strength: mine first.
    fn balance(&self, territory: Territory) -> Markup {
        let open = self.open();
        let strength = |seat| self.game.strength(open, seat, territory);
        let (mine, theirs) = (strength(self.below), strength(self.above()));
        let key = match self.game.holder(open, territory) {
            Some(seat) if seat == self.below => "board-lw-ahead",
            Some(_) => "board-lw-behind",
            None => "board-lw-level",
        };
        html! { p class={ "balance " (key) } {
            span data-count={ "strength-" (territory) "-below" } { (mine) } " : " span data-count={ "strength-" (territory) "-above" } { (theirs) }
            span.sr { (self.words.text(key)) }
        } }
    }

    /// One side of a territory: wolves and pack fields.
    fn side(&self, seat: Seat, territory: Territory) -> Markup {
        let open = self.open();
        let (up, lone) =
            (open.wolves[seat.index()][territory as usize], open.lone[seat.index()][territory as usize]);
        let here = |field: &PackField| self.game.reach(*field)[0] == Some(territory);
        html! {
            div class={ "half " (if seat == self.below { "below" } else { "above" }) " p" (seat.index()) } {
                ul.wolves {
                    @for card in up.iter() { (self.wolf(card, false, self.in_trick(card))) }
                    @for card in lone.iter() { (self.wolf(card, true, false)) }
                    @for number in 0..open.summoned_to(seat, territory) {
                        li.wolfcard.lone data-key={ "summoned-" (seat) "-" (territory) "-" (number) } title=(self.words.text("board-lw-summoned")) { span.strength { "1" } }
                    }
                }
                ul.fields { @for field in self.game.fields(seat).filter(here) { (self.field(field)) } }
            }
        }
    }

    fn in_trick(&self, card: Card) -> bool {
        let open = self.open();
        [open.led, open.followed].into_iter().flatten().any(|played| played.card == card)
    }

    fn wolf(&self, card: Card, lone: bool, running: bool) -> Markup {
        let label = self.card_name(card);
        html! {
            li class={ "wolfcard c-" (card.colour().name()) @if lone { " lone" } @if running { " running" } } data-key={ "card-" (card) } title=(label) {
                span.strength { @if lone { "1" } @else { (card.strength()) } }
                span.sr { (label) @if lone { ", " (self.words.text("board-lw-lone")) } }
            }
        }
    }

    fn card_name(&self, card: Card) -> String {
        let colour = self.words.text(&format!("lw-colour-{}", card.colour().name()));
        self.words.with(
            "board-lw-card",
            &[("colour", (&colour).into()), ("strength", i64::from(card.strength()).into())],
        )
    }

    fn field(&self, field: PackField) -> Markup {
        let scar = self.open().fields[field.seat().index()][field.index()];
        let border = self.game.reach(field)[1].map(|other| self.name(other));
        html! {
            li class={ "field" @if scar.is_some() { " taken" } @if border.is_some() { " border" } } id={ "field-" (field) } data-el={ "field-" (field) } {
                @if let Some(scar) = scar { span.scar data-key={ "field-" (field) } { (self.scar(scar)) } }
                @if let Some(border) = border { small.other { "⇄ " (border) } }
                @if scar.is_none() { span.sr { (self.words.text("board-lw-field")) } }
            }
        }
    }

    /// A scar's effect in few words; the whole sentence when asked.
    fn scar(&self, scar: Scar) -> Markup {
        let value = [("value", self.game.scar_value(scar).into())];
        let (short, whole) = (format!("board-lw-scar-{scar}"), format!("lw-scar-text-{scar}"));
        html! { span title=(self.words.with(&whole, &value)) { (self.words.with(&short, &value)) } }
    }

    /// The scar in the reader's hand, between taking and placing.
    fn taken(&self) -> Markup {
        let known = self.view.taken.or(self.open().taken.and_then(|taken| taken.open));
        html! {
            @if let Some(scar) = known {
                p.in-hand { (self.words.text("board-lw-in-hand")) " " span.scar { (self.scar(scar)) } }
            }
        }
    }

    /// The reader's hand, sorted by colour; what may be played now is raised.
    fn hand(&self) -> Markup {
        let Some(hand) = self.view.hand else { return html! {} };
        let open = self.open();
        let mine = open.to_move() == Some(self.below) && matches!(open.phase, Phase::Lead | Phase::Follow);
        let raised = if mine { playable(open, hand) } else { CardSet::EMPTY };
        html! {
            ul.hand aria-label=(self.words.text("board-lw-hand")) {
                @for card in hand.iter() {
                    li class={ "wolfcard c-" (card.colour().name()) @if raised.contains(card) { " raised" } } id={ "card-" (card) } data-el={ "card-" (card) } data-key={ "card-" (card) } {
                        span.strength { (card.strength()) }
                        span.power { @match card.strength() { 2 => "›7", 3 => "◉", _ => "" } }
                        span.sr { (self.card_name(card)) }
                    }
                }
            }
        }
    }
}
