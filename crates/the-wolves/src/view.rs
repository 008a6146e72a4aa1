//! What a viewer sees. Nothing is hidden in The Wolves: whoever looks sees the position.

use moonpack_rules::{Seat, Viewer};

use crate::Position;

pub(crate) fn view(position: &Position, _viewer: Viewer) -> Position {
    *position
}

pub(crate) fn knows_more(_position: &Position, _seat: Seat) -> bool {
    false
}
