//! What a search found: the value of the position for each seat and the best few actions with their lines.

use moonpack_rules::MAX_SEATS;

use crate::evaluate::Value;
use crate::tree::{Edge, ROOT, Tree};

/// The longest line that is told.
const LONGEST_LINE: usize = 24;

/// What a search found so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// How many iterations it took.
    pub iterations: u64,
    /// The value of the position by seat index.
    pub value: Value,
    /// The actions from the most to the least searched.
    pub lines: Vec<Line<A>>,
}

/// One action and what the search expects to follow.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<A> {
    /// The action, then the most searched continuation.
    pub actions: Vec<A>,
    /// How often the action was tried.
    pub visits: u64,
    /// The value after the action by seat index.
    pub value: Value,
}

impl<A: Copy + Ord> Analysis<A> {
    pub(crate) fn empty() -> Self {
        Self { iterations: 0, value: [0.0; MAX_SEATS], lines: Vec::new() }
    }

    /// What one thread's tree says.
    pub(crate) fn of(tree: &Tree<A>) -> Self {
        let root = tree.node(ROOT);
        let mut lines: Vec<Line<A>> = root.edges.iter().map(|edge| line(tree, edge)).collect();
        lines.sort_by(better);
        let scale = 1.0 / root.visits.max(1) as f32;
        Self { iterations: u64::from(root.visits), value: root.total.map(|total| total * scale), lines }
    }

    /// Puts the findings of several threads together. A line keeps the continuation of whoever searched it most.
    pub(crate) fn merge(&mut self, other: Self) {
        let (mine, theirs) = (self.iterations as f32, other.iterations as f32);
        self.value = mean(&self.value, mine, &other.value, theirs);
        self.iterations += other.iterations;
        for line in other.lines {
            match self.lines.iter_mut().find(|mine| mine.actions.first() == line.actions.first()) {
                Some(mine) => {
                    mine.value = mean(&mine.value, mine.visits as f32, &line.value, line.visits as f32);
                    if line.visits > mine.visits {
                        mine.actions = line.actions;
                    }
                    mine.visits += line.visits;
                }
                None => self.lines.push(line),
            }
        }
        self.lines.sort_by(better);
    }

    /// The action that was searched most.
    pub fn best(&self) -> Option<A> {
        self.lines.first().and_then(|line| line.actions.first()).copied()
    }
}

/// More visits first; among equals the smaller action, so that the order is always the same.
fn better<A: Ord>(a: &Line<A>, b: &Line<A>) -> std::cmp::Ordering {
    b.visits.cmp(&a.visits).then_with(|| a.actions.first().cmp(&b.actions.first()))
}

fn line<A: Copy + Ord>(tree: &Tree<A>, edge: &Edge<A>) -> Line<A> {
    let mut actions = vec![edge.action];
    let mut next = tree.behind(edge);
    while let Some(node) = next
        && actions.len() < LONGEST_LINE
        && let Some(most) = node.edges.iter().filter(|edge| edge.visits > 0).max_by_key(|edge| edge.visits)
    {
        actions.push(most.action);
        next = tree.behind(most);
    }
    let scale = 1.0 / edge.visits.max(1) as f32;
    Line { actions, visits: u64::from(edge.visits), value: edge.total.map(|total| total * scale) }
}

fn mean(a: &Value, a_weight: f32, b: &Value, b_weight: f32) -> Value {
    let sum = (a_weight + b_weight).max(1.0);
    std::array::from_fn(|seat| (a[seat] * a_weight + b[seat] * b_weight) / sum)
}
