//! The tree of a search: what was tried where, how often, and how it went for each seat.
//!
//! A node stands for the actions that led to it, not for a position: with hidden information many worlds pass through
//! one node, and an edge counts how often it was there to be chosen. Nodes are numbers into one vector.

use moonpack_rules::MAX_SEATS;

use crate::evaluate::Value;

/// The node everything starts from.
pub(crate) const ROOT: usize = 0;

/// So many edges are kept at most (some hundred megabytes); after that the tree is searched but no longer grows.
const MOST_EDGES: usize = 3_000_000;

/// An action that was possible at a node.
#[derive(Clone, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    /// The part of all priors at its node that fell to it when it was first seen.
    pub(crate) prior: f32,
    pub(crate) visits: u32,
    pub(crate) available: u32,
    pub(crate) total: [f32; MAX_SEATS],
    /// The node it leads to; 0, which no edge can lead to, before it was chosen.
    child: u32,
}

impl<A> Edge<A> {
    /// The mean value for the seat with this index.
    pub(crate) fn mean(&self, seat: usize) -> f32 {
        self.total[seat] / self.visits.max(1) as f32
    }
}

/// A node: the edges seen there so far, in the order of their actions.
#[derive(Clone)]
pub(crate) struct Node<A> {
    pub(crate) edges: Vec<Edge<A>>,
    pub(crate) visits: u32,
    pub(crate) total: [f32; MAX_SEATS],
}

impl<A> Node<A> {
    const fn new() -> Self {
        Self { edges: Vec::new(), visits: 0, total: [0.0; MAX_SEATS] }
    }

    /// The mean value for the seat with this index, 0.5 before anything was tried.
    pub(crate) fn mean(&self, seat: usize) -> f32 {
        if self.visits == 0 { 0.5 } else { self.total[seat] / self.visits as f32 }
    }
}

/// All nodes of one search.
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    edges: usize,
}

impl<A: Copy + Ord> Tree<A> {
    pub(crate) fn new() -> Self {
        Self { nodes: vec![Node::new()], edges: 0 }
    }

    pub(crate) fn node(&self, node: usize) -> &Node<A> {
        &self.nodes[node]
    }

    pub(crate) fn is_full(&self) -> bool {
        self.edges >= MOST_EDGES
    }

    /// Adds the edges for actions that the node has not seen. `actions` are sorted, `priors` belong to them.
    pub(crate) fn widen(&mut self, node: usize, actions: &[A], priors: &[f32]) {
        let sum: f32 = priors.iter().sum();
        let edges = &mut self.nodes[node].edges;
        let before = edges.len();
        for (action, prior) in actions.iter().zip(priors) {
            if edges[..before].binary_search_by(|edge| edge.action.cmp(action)).is_err() {
                let prior = prior / sum;
                edges.push(Edge {
                    action: *action,
                    prior,
                    visits: 0,
                    available: 0,
                    total: [0.0; MAX_SEATS],
                    child: 0,
                });
            }
        }
        self.edges += edges.len() - before;
        edges.sort_unstable_by_key(|edge| edge.action);
    }

    /// Fills `found` with the places of the edges for the sorted `actions`; false if one is missing.
    pub(crate) fn find(&self, node: usize, actions: &[A], found: &mut Vec<usize>) -> bool {
        found.clear();
        let edges = &self.nodes[node].edges;
        let mut from = 0;
        for action in actions {
            while edges.get(from).is_some_and(|edge| edge.action < *action) {
                from += 1;
            }
            if edges.get(from).is_none_or(|edge| edge.action != *action) {
                return false;
            }
            found.push(from);
        }
        true
    }

    /// The action of the edge.
    pub(crate) fn action(&self, node: usize, edge: usize) -> A {
        self.nodes[node].edges[edge].action
    }

    /// Notes that the edge was there to be chosen.
    pub(crate) fn offer(&mut self, node: usize, edge: usize) {
        self.nodes[node].edges[edge].available += 1;
    }

    /// The node behind the edge, new if nobody has been there.
    pub(crate) fn follow(&mut self, node: usize, edge: usize) -> usize {
        let child = self.nodes[node].edges[edge].child;
        if child != 0 {
            return child as usize;
        }
        let new = self.nodes.len();
        self.nodes.push(Node::new());
        self.nodes[node].edges[edge].child = new as u32;
        new
    }

    /// The part of the tree behind these actions, as a tree of its own with about `most` edges, those nearest to its root;
    /// `None` if nobody has been there.
    pub(crate) fn after(&self, actions: &[A], most: usize) -> Option<Self> {
        let mut root = ROOT;
        for action in actions {
            let edges = &self.nodes[root].edges;
            let place = edges.binary_search_by(|edge| edge.action.cmp(action)).ok()?;
            root = Some(edges[place].child as usize).filter(|child| *child != ROOT)?;
        }
        let mut part = Self { edges: self.nodes[root].edges.len(), nodes: vec![self.nodes[root].clone()] };
        let mut next = 0;
        while next < part.nodes.len() {
            for edge in 0..part.nodes[next].edges.len() {
                let child = part.nodes[next].edges[edge].child as usize;
                let fits = child != ROOT && part.edges < most;
                part.nodes[next].edges[edge].child = if fits { part.nodes.len() as u32 } else { 0 };
                if fits {
                    part.edges += self.nodes[child].edges.len();
                    part.nodes.push(self.nodes[child].clone());
                }
            }
            next += 1;
        }
        Some(part)
    }

    /// Is the edge of the root that was chosen most so far ahead that so many more iterations cannot change it?
    pub(crate) fn is_settled(&self, iterations: u64) -> bool {
        let (mut first, mut second) = (0, 0);
        for edge in &self.nodes[ROOT].edges {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        u64::from(first - second) > iterations
    }

    /// The node behind the edge if somebody has been there.
    pub(crate) fn behind(&self, edge: &Edge<A>) -> Option<&Node<A>> {
        (edge.child != 0).then(|| &self.nodes[edge.child as usize])
    }

    /// Writes a result into a node and the edge that was chosen there, if one was.
    pub(crate) fn record(&mut self, node: usize, edge: Option<usize>, value: &Value) {
        let node = &mut self.nodes[node];
        node.visits += 1;
        add(&mut node.total, value);
        if let Some(edge) = edge {
            let edge = &mut node.edges[edge];
            edge.visits += 1;
            add(&mut edge.total, value);
        }
    }
}

fn add(total: &mut [f32; MAX_SEATS], value: &Value) {
    total.iter_mut().zip(value).for_each(|(total, value)| *total += value);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A root with three actions, tried 9, 2 and 0 times, and as many more behind each.
    fn tree() -> Tree<u8> {
        let mut tree = Tree::new();
        tree.widen(ROOT, &[1, 2, 3], &[1.0; 3]);
        for (edge, visits) in [(0, 9), (1, 2)] {
            let behind = tree.follow(ROOT, edge);
            tree.widen(behind, &[4, 5, 6], &[1.0; 3]);
            tree.follow(behind, 0);
            (0..visits).for_each(|_| tree.record(ROOT, Some(edge), &[0.5; MAX_SEATS]));
        }
        tree
    }

    #[test]
    fn a_choice_is_settled_when_what_is_left_cannot_overtake_it() {
        assert!(tree().is_settled(6));
        assert!(!tree().is_settled(7));
        assert!(!Tree::<u8>::new().is_settled(0));
    }

    #[test]
    fn what_is_kept_is_what_lies_behind_the_action_and_no_more_than_there_is_room_for() {
        let all = tree().after(&[], usize::MAX).unwrap();
        assert_eq!((all.nodes.len(), all.edges), (5, 9));
        let behind = tree().after(&[1], usize::MAX).unwrap();
        assert_eq!((behind.nodes.len(), behind.edges), (2, 3));
        let little = tree().after(&[], 4).unwrap();
        assert!(little.edges <= 6 && little.node(ROOT).edges[0].visits == 9);
        assert!(tree().after(&[3], usize::MAX).is_none(), "nobody has been there");
    }
}
