//! How letters look: a colour by name and two weights. What a terminal makes of it is the terminal's.

use moonpack_rules::Seat;

/// Colours every terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Colour {
    Blue,
    Green,
    Yellow,
    Grey,
    DarkGrey,
    White,
    LightRed,
    LightBlue,
    LightGreen,
    LightMagenta,
    LightYellow,
    LightCyan,
}

impl Colour {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Blue,
        Self::Green,
        Self::Yellow,
        Self::Grey,
        Self::DarkGrey,
        Self::White,
        Self::LightRed,
        Self::LightBlue,
        Self::LightGreen,
        Self::LightMagenta,
        Self::LightYellow,
        Self::LightCyan,
    ];

    /// The name in every door.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Grey => "grey",
            Self::DarkGrey => "dark-grey",
            Self::White => "white",
            Self::LightRed => "light-red",
            Self::LightBlue => "light-blue",
            Self::LightGreen => "light-green",
            Self::LightMagenta => "light-magenta",
            Self::LightYellow => "light-yellow",
            Self::LightCyan => "light-cyan",
        }
    }

    /// The colour of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }

    /// A seat's colour. Its number or name stands beside it everywhere.
    pub const fn of_seat(seat: Seat) -> Self {
        const SEATS: [Colour; moonpack_rules::MAX_SEATS] = [
            Colour::LightRed,
            Colour::LightBlue,
            Colour::LightGreen,
            Colour::LightMagenta,
            Colour::LightYellow,
        ];
        SEATS[seat.index()]
    }
}

/// Colour and weight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ink {
    /// The colour, if not the terminal's own.
    pub colour: Option<Colour>,
    /// Heavier than the rest.
    pub bold: bool,
    /// Fainter than the rest.
    pub dim: bool,
}

impl Ink {
    /// As the terminal writes.
    pub const PLAIN: Self = Self { colour: None, bold: false, dim: false };
    /// Faint.
    pub const DIM: Self = Self { colour: None, bold: false, dim: true };
    /// Heavy.
    pub const BOLD: Self = Self { colour: None, bold: true, dim: false };

    /// In this colour.
    pub const fn of(colour: Colour) -> Self {
        Self { colour: Some(colour), ..Self::PLAIN }
    }

    /// The same, heavier.
    pub const fn bold(self) -> Self {
        Self { bold: true, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_found_by_its_name() {
        assert!(Colour::ALL.iter().all(|colour| Colour::from_name(colour.name()) == Some(*colour)));
        assert_eq!(Colour::from_name("mauve"), None);
    }
}
