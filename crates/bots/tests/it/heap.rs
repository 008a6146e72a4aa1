//! A toy for testing the search: one heap, take one to three, whoever takes the last one wins. To leave a multiple of
//! four is right, and the evaluation does not know it.

use moonpack_bots::{Evaluate, Forecast, Ladder};
use moonpack_rules::*;
use rand::Rng;

/// The heap game for two.
pub(crate) struct Nim;

/// What is left, and who decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Heap {
    pub(crate) left: u8,
    pub(crate) turn: u32,
}

impl Heap {
    fn seat(self) -> Seat {
        if self.turn.is_multiple_of(2) {
            Seat::first(1).next().unwrap()
        } else {
            Seat::first(2).nth(1).unwrap()
        }
    }
}

impl Game for Nim {
    type Position = Heap;
    type Action = u8;
    type Event = u8;

    fn seats(&self) -> usize {
        2
    }

    fn to_move(&self, heap: &Heap) -> Option<Seat> {
        (heap.left > 0).then(|| heap.seat())
    }

    fn turn(&self, heap: &Heap) -> u32 {
        heap.turn
    }

    fn legal(&self, heap: &Heap, actions: &mut Vec<u8>) {
        actions.clear();
        actions.extend(1..=heap.left.min(3));
    }

    fn apply<E: Events<u8>>(&self, heap: &mut Heap, action: u8, _: &mut E) {
        heap.left = heap.left.saturating_sub(action);
        heap.turn += 1;
    }

    fn standing(&self, heap: &Heap) -> Standing {
        let mut points = [0; MAX_SEATS];
        let mut winners = SeatSet::EMPTY;
        if heap.left == 0 {
            let last = heap.seat().next(2);
            points[last.index()] = 1;
            winners.insert(last);
        }
        Standing { points, winners }
    }
}

impl Secrets for Nim {
    type View = Heap;

    const HIDDEN: bool = false;

    fn knows_more(&self, _: &Heap, _: Seat) -> bool {
        false
    }

    fn view(&self, heap: &Heap, _: Viewer) -> Heap {
        *heap
    }

    fn event_for(event: &u8, _: Viewer) -> u8 {
        *event
    }

    fn reveals(_: &u8) -> bool {
        false
    }

    fn sample<R: Rng + ?Sized>(&self, view: &Heap, _: &mut R) -> Heap {
        *view
    }
}

impl Evaluate for Nim {
    fn forecast(&self, heap: &Heap) -> Forecast {
        Forecast { points: self.standing(heap).points.map(|points| points as f32), spread: 1.0 }
    }

    fn priors(&self, _: &Heap, actions: &[u8], priors: &mut Vec<f32>) {
        priors.clear();
        priors.resize(actions.len(), 1.0);
    }

    fn ladder(&self) -> &'static Ladder {
        &Ladder::LONE_WOLVES
    }
}
