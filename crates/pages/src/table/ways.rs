//! The ways of the reader, handed to the script as data: what may be touched, in which order, and what it stands for.
//!
//! ```json
//! {
//!   "actions": ["move grass 2", "alpha 4,7 to 5,7"],
//!   "tree": { "wolf-alpha-4-7": { "hex-5-7": [0, 1, true] } },
//!   "labels": { "pay-move-grass-2": "Pay a Move to grass with tile 2" },
//!   "notes": { "place 0,1": ["+6", null] }
//! }
//! ```
//! A leaf of the tree lists the actions of its chain by number; `true` at its end says that the turn is over after it
//! and that this was not said on a button. The last action of a leaf is counted from the last action of the leaf before
//! it: far into a game there are hundreds of ways, and small numbers that come again are light on the wire.
//! Steps with a label are offered beside what was touched. A note is what an action would bring and which elements it
//! leads to ([`Outlook`]).

use std::collections::HashMap;

use maud::{Markup, PreEscaped, html};
use moonpack_ways::Way;
use moonpack_words::Words;
use serde_json::{Map, Value, json};

use super::Outlook;
use crate::model::TableModel;

/// The block of data; empty if the reader does not decide.
pub(crate) fn ways(model: &TableModel<'_>, outlooks: &[Outlook], words: &Words) -> Markup {
    if model.choices.is_empty() {
        return Markup::default();
    }
    let mut ways = moonpack_ways::ways(model.game);
    if let Some(lesson) = &model.lesson {
        ways.retain(|way| lesson.asked.starts_with(&way.chain));
    }
    let data = data(model, &ways, outlooks, words).to_string();
    // The only thing that could end the block early.
    html! { script #ways type="application/json" { (PreEscaped(data.replace('<', "\\u003c"))) } }
}

fn data(model: &TableModel<'_>, ways: &[Way], outlooks: &[Outlook], words: &Words) -> Value {
    let mut tree = Map::new();
    let mut labels = Map::new();
    for way in ways {
        let mut leaf: Vec<Value> = way.chain.iter().map(|action| action.as_str().into()).collect();
        leaf.extend((way.ends && !says_so(way)).then_some(Value::Bool(true)));
        let mut phrases = None;
        for step in &way.path {
            let Some(of) = step.offers else { continue };
            if !labels.contains_key(&step.id) {
                let phrases =
                    phrases.get_or_insert_with(|| moonpack_tell::chain(model.game, &way.chain, words));
                let label = phrases.get(of).cloned().unwrap_or_default();
                labels.insert(step.id.clone(), label.into());
            }
        }
        plant(&mut tree, way, leaf.into());
    }
    let note = |outlook: &Outlook| (outlook.action.clone(), json!([outlook.note, outlook.peek]));
    let notes: Map<String, Value> = outlooks.iter().map(note).collect();
    let mut numbers = Numbers::default();
    tree.values_mut().for_each(|node| numbers.number(node));
    json!({ "actions": numbers.actions, "tree": tree, "labels": labels, "notes": notes })
}

/// Puts numbers in the place of actions, in the order in which the tree names them.
#[derive(Default)]
struct Numbers {
    actions: Vec<String>,
    known: HashMap<String, i64>,
    last: i64,
}

impl Numbers {
    fn number(&mut self, node: &mut Value) {
        match node {
            Value::Object(next) => next.values_mut().for_each(|node| self.number(node)),
            Value::Array(leaf) => {
                let length = leaf.iter().filter(|item| item.is_string()).count();
                for (index, item) in leaf.iter_mut().take(length).enumerate() {
                    let number = self.of(item.as_str().unwrap_or_default());
                    let from =
                        if index + 1 == length { std::mem::replace(&mut self.last, number) } else { 0 };
                    *item = (number - from).into();
                }
            }
            _ => {}
        }
    }

    fn of(&mut self, action: &str) -> i64 {
        if let Some(number) = self.known.get(action) {
            return *number;
        }
        let number = self.known.len() as i64;
        self.known.insert(action.to_owned(), number);
        self.actions.push(action.to_owned());
        number
    }
}

/// Is it one button that says what it does, such as "End the turn"? Then nobody has to be asked again.
fn says_so(way: &Way) -> bool {
    way.path.len() == 1 && way.path[0].id == way.chain[0].replace(' ', "-")
}

/// Puts a leaf into the tree at the end of its path.
fn plant(tree: &mut Map<String, Value>, way: &Way, leaf: Value) {
    let Some((last, before)) = way.path.split_last() else { return };
    let mut node = tree;
    for step in before {
        let next = node.entry(step.id.clone()).or_insert_with(|| Value::Object(Map::new()));
        // No path is the beginning of another, so what is on the way is never a leaf.
        let Value::Object(next) = next else { return };
        node = next;
    }
    node.insert(last.id.clone(), leaf);
}
