//! Words as people type them, to find what was printed.

/// In small letters, with the apostrophe that keyboards have: so `Don't` finds “don’t”.
pub fn as_typed(text: &str) -> String {
    text.to_lowercase().replace(['\u{2019}', '\u{02bc}'], "'")
}

#[cfg(test)]
mod tests {
    use super::as_typed;

    #[test]
    fn an_apostrophe_of_a_keyboard_finds_the_one_of_a_printer() {
        assert_eq!(as_typed("Обов’язково"), as_typed("обов'язково"));
        assert_eq!(as_typed("п\u{02bc}ять"), as_typed("П'ЯТЬ"));
    }
}
