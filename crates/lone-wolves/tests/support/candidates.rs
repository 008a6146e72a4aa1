//! A wide net of actions, legal or not: every action that can be written.

use lone_wolves::{Action, Card, PackField, SEATS, Slot, Territory};

/// Every action that can be written.
pub(crate) fn candidates() -> Vec<Action> {
    let mut all = Vec::new();
    for territory in Territory::ALL {
        all.extend(Card::ALL.map(|card| Action::Play { card, territory }));
        all.extend(Slot::ALL.map(|slot| Action::Reveal { territory, slot }));
        all.extend(Slot::ALL.map(|slot| Action::Take { territory, slot }));
    }
    for seat in SEATS {
        let fields = (0..PackField::MAX).filter_map(|index| PackField::new(seat, index));
        all.extend(fields.map(|field| Action::Place { field }));
    }
    all
}
