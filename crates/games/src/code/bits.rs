//! Numbers in as few bits as they need, one after the other, the lowest bit first.

/// How many bits name one of `choices` things; none for a single one.
pub(super) fn width(choices: usize) -> u32 {
    choices.saturating_sub(1).checked_ilog2().map_or(0, |log| log + 1)
}

/// Collects bits.
#[derive(Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    used: u32,
}

impl BitWriter {
    /// Appends the lowest `width` bits of `number`.
    pub(super) fn push(&mut self, number: usize, width: u32) {
        for place in 0..width {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> place & 1) as u8) << (self.used % 8);
            }
            self.used += 1;
        }
    }

    /// All bits, the last byte filled up with zeros.
    pub(super) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// Gives bits back.
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    used: usize,
}

impl<'a> BitReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, used: 0 }
    }

    /// The next number of `width` bits; `None` if there are not so many.
    pub(super) fn take(&mut self, width: u32) -> Option<usize> {
        let mut number = 0;
        for place in 0..width {
            let byte = self.bytes.get(self.used / 8)?;
            number |= usize::from(byte >> (self.used % 8) & 1) << place;
            self.used += 1;
        }
        Some(number)
    }

    /// Has every byte been used, with nothing but zeros left in the last?
    pub(super) fn is_finished(&self) -> bool {
        let unused = self.bytes.last().map_or(0, |last| u32::from(*last) >> (self.used % 8));
        self.used.div_ceil(8) == self.bytes.len() && (self.used.is_multiple_of(8) || unused == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_takes_the_bits_its_choices_need() {
        let widths = [0, 1, 2, 3, 4, 5, 8, 9, 256, 257].map(width);
        assert_eq!(widths, [0, 0, 1, 2, 2, 3, 3, 4, 8, 9]);
    }

    #[test]
    fn numbers_come_back_in_their_order() {
        let mut writer = BitWriter::default();
        let numbers = [(5, 3), (0, 0), (1, 1), (300, 9), (0, 2), (77, 7)];
        numbers.iter().for_each(|(number, width)| writer.push(*number, *width));
        let bytes = writer.finish();
        let mut reader = BitReader::new(&bytes);
        for (number, width) in numbers {
            assert_eq!(reader.take(width), Some(number));
        }
        assert!(reader.is_finished());
        assert_eq!(reader.take(3), None);
    }
}
