//! Signs of the house, all drawn on a square of 24: buttons, drawers, ways to play.

use maud::{Markup, html};

/// A sign of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Icon {
    /// Play again.
    Again,
    /// The rules.
    Book,
    /// Say something; what happened.
    Bubble,
    /// The list of choices.
    List,
    /// Close a drawer.
    Close,
    /// Several people at one device.
    Device,
    /// Look on.
    Eye,
    /// With friends.
    Friends,
    /// The course of a game.
    Graph,
    /// A hint.
    Lamp,
    /// Learn by playing.
    Learn,
    /// An address to send.
    Link,
    /// Night.
    Moon,
    /// Begin.
    Play,
    /// Settings and ways out.
    Sliders,
    /// Day.
    Sun,
    /// Take back.
    Undo,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Self::Again => "M12 4a8 8 0 1 1-7.7 5.8l2.4.7A5.5 5.5 0 1 0 12 6.5V10L6 5.2 12 .5z",
            Self::Book | Self::Learn => {
                "M12 5C9 3 5 3 2 4v15c3-1 7-1 10 1 3-2 7-2 10-1V4c-3-1-7-1-10 1zm-1.2 1.8v10.4C8.5 16 6 16 4 16.4V5.6c2-.4 4.8 0 6.8 1.2z"
            }
            Self::Bubble => {
                "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-5 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm0 2v10h5v2.5L11.500 15H20V5z"
            }
            Self::List => "M3 5h2v2H3zM8 5h13v2H8zM3 11h2v2H3zM8 11h13v2H8zM3 17h2v2H3zM8 17h13v2H8z",
            Self::Close => {
                "M5.400 4L12 10.600 18.600 4 20 5.400 13.400 12 20 18.600 18.600 20 12 13.400 5.400 20 4 18.600 10.600 12 4 5.400z"
            }
            Self::Device => {
                "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-6l1 3h3v2H6v-2h3l1-3H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm0 2v10h16V5z"
            }
            Self::Eye => {
                "M12 5c5 0 9 4 11 7-2 3-6 7-11 7S3 15 1 12c2-3 6-7 11-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
            }
            Self::Friends => {
                "M8 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM1 21c0-5 3-8 7-8s7 3 7 8zM17 12a3.5 3.5 0 1 0-1.5-6.7 6 6 0 0 1-.8 6A3.5 3.5 0 0 0 17 12zM16 14c4-.5 7 2.5 7 7h-6c0-3-.5-5-2-6.6z"
            }
            Self::Graph => "M2 20h20v2H2zM3 16l6-7 4 4 7-9 1.8 1.4L13.2 16 9.2 12 4.7 17.4z",
            Self::Lamp => {
                "M12 2a7 7 0 0 1 4 12.700V17H8v-2.300A7 7 0 0 1 12 2zM8.500 18.500h7V20h-7zM10 21h4v1.500h-4z"
            }
            Self::Link => {
                "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-2 2 1.500 1.500 2-2a2 2 0 0 1 3 3l-4 4a2 2 0 0 1-3 0zM14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l2-2-1.500-1.500-2 2a2 2 0 0 1-3-3l4-4a2 2 0 0 1 3 0z"
            }
            Self::Moon => "M14 2a10 10 0 1 0 8 14A9 9 0 0 1 14 2z",
            Self::Play => "M6 3l15 9-15 9z",
            Self::Sliders => {
                "M3 5h8.200a3 3 0 0 1 5.600 0H21v2h-4.200a3 3 0 0 1-5.600 0H3zM3 11h3.200a3 3 0 0 1 5.600 0H21v2h-9.200a3 3 0 0 1-5.600 0H3zM3 17h10.200a3 3 0 0 1 5.600 0H21v2h-2.200a3 3 0 0 1-5.600 0H3z"
            }
            Self::Sun => {
                "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4 5.400L5.400 4l2.800 2.800-1.400 1.400zM15.800 17.200l1.400-1.400L20 18.600 18.600 20zM4 18.600l2.800-2.800 1.400 1.400L5.400 20zM15.800 6.800L18.600 4 20 5.400l-2.800 2.800z"
            }
            Self::Undo => "M9 3v4.500h5a6.500 6.500 0 0 1 0 13H7V18h7a4 4 0 0 0 0-8H9v4.500L2.500 8.800z",
        }
    }
}

/// A sign as a picture beside its words.
pub(crate) fn icon(icon: Icon) -> Markup {
    html! { svg.i viewBox="0 0 24 24" aria-hidden="true" { path fill-rule="evenodd" d=(icon.path()) {} } }
}
