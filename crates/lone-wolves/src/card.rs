//! Wolves: the thirty cards, their colours and strengths, and sets of them as bit masks.
//!
//! Owns what is printed on a card and its short text (`r6`). Where a card lies is the position's business.

use std::fmt;

/// A colour of wolves and, through the content, of a territory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Black, written `k`.
    Black,
    /// Light brown, written `b`.
    LightBrown,
    /// Green, written `g`.
    Green,
    /// White, written `w`.
    White,
    /// Red, written `r`.
    Red,
}

impl Colour {
    /// All colours in their fixed order.
    pub const ALL: [Self; 5] = [Self::Black, Self::LightBrown, Self::Green, Self::White, Self::Red];

    /// The name in data and locales, such as `light-brown`.
    pub const fn name(self) -> &'static str {
        ["black", "light-brown", "green", "white", "red"][self as usize]
    }

    /// The letter in texts, such as `b`.
    pub const fn letter(self) -> char {
        ['k', 'b', 'g', 'w', 'r'][self as usize]
    }

    /// The colour with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

/// A set of colours in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ColourSet(u8);

impl ColourSet {
    /// Adds a colour.
    pub fn insert(&mut self, colour: Colour) {
        self.0 |= 1 << colour as u8;
    }

    /// Is the colour in the set?
    pub fn contains(self, colour: Colour) -> bool {
        self.0 & (1 << colour as u8) != 0
    }

    /// The colours in order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| self.contains(*colour))
    }

    /// All cards of these colours.
    pub fn cards(self) -> CardSet {
        self.iter().fold(CardSet::EMPTY, |cards, colour| cards | CardSet::of_colour(colour))
    }
}

/// One of the thirty wolves. Ordered by colour, then by strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// Cards of each colour.
const PER_COLOUR: u8 = 6;
/// The lowest strength.
const LOWEST: u8 = 2;

impl Card {
    /// How many wolves there are.
    pub const COUNT: usize = 30;

    /// The wolf of this colour and strength, if there is one.
    pub const fn new(colour: Colour, strength: u8) -> Option<Self> {
        if strength < LOWEST || strength >= LOWEST + PER_COLOUR {
            return None;
        }
        Some(Self(colour as u8 * PER_COLOUR + strength - LOWEST))
    }

    /// All wolves in order.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            all[index] = Self(index as u8);
            index += 1;
        }
        all
    };

    /// The wolf's number from 0 to 29, its place in the fixed order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / PER_COLOUR) as usize]
    }

    /// The printed strength, 2 to 7.
    #[inline]
    pub const fn strength(self) -> u8 {
        self.0 % PER_COLOUR + LOWEST
    }

    /// Reads a text such as `r6`.
    pub fn parse(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let (letter, digit, end) = (letters.next()?, letters.next()?, letters.next());
        let colour = Colour::ALL.into_iter().find(|colour| colour.letter() == letter)?;
        let strength = u8::try_from(digit.to_digit(10)?).ok()?;
        if end.is_some() { None } else { Self::new(colour, strength) }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.strength())
    }
}

/// A set of wolves in one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u32);

/// The printed strengths together of each set of wolves of one colour: search asks for them all the time.
const STRENGTHS: [u8; 1 << PER_COLOUR] = {
    let mut strengths = [0; 1 << PER_COLOUR];
    let mut set = 0;
    while set < strengths.len() {
        let mut step = 0;
        while step < PER_COLOUR {
            strengths[set] += (set >> step & 1) as u8 * (LOWEST + step);
            step += 1;
        }
        set += 1;
    }
    strengths
};

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All thirty.
    pub const ALL: Self = Self((1 << Card::COUNT) - 1);
    /// The wolves of strength 2, in whatever colour; shifting it gives the other strengths.
    const TWOS: u32 = 0b000001_000001_000001_000001_000001;

    /// All wolves of a colour.
    #[inline]
    pub const fn of_colour(colour: Colour) -> Self {
        Self(0b111111 << (colour as u8 * PER_COLOUR))
    }

    /// The wolves of strength 2, 3 and 4.
    pub const LOW: Self = Self(Self::TWOS | Self::TWOS << 1 | Self::TWOS << 2);

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Is the card in the set?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of this set that are not in `other`.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The printed strengths together.
    #[inline]
    pub const fn strength(self) -> i32 {
        let mut sum = 0;
        let mut rest = self.0;
        while rest != 0 {
            sum += STRENGTHS[(rest & 0b111111) as usize] as i32;
            rest >>= PER_COLOUR;
        }
        sum
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> CardIter {
        CardIter(self.0)
    }
}

impl std::ops::BitOr for CardSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::BitAnd for CardSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// The cards of a [`CardSet`], in order.
#[derive(Clone, Debug)]
pub struct CardIter(u32);

impl Iterator for CardIter {
    type Item = Card;
    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = Card(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_back_from_its_text() {
        for card in Card::ALL {
            assert_eq!(Card::parse(&card.to_string()), Some(card));
        }
        for wrong in ["", "r", "r1", "r8", "x5", "r66", "6r", "r6 "] {
            assert_eq!(Card::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_strengths_of_a_set_are_those_of_its_wolves() {
        assert_eq!(CardSet::ALL.strength(), Card::ALL.iter().map(|card| i32::from(card.strength())).sum());
        assert_eq!([Card::ALL[3], Card::ALL[29]].into_iter().collect::<CardSet>().strength(), 5 + 7);
    }

    #[test]
    fn low_wolves_are_the_twos_threes_and_fours() {
        assert!(Card::ALL.iter().all(|card| CardSet::LOW.contains(*card) == (card.strength() <= 4)));
    }
}
