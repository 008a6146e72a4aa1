//! How far a rate that was counted may lie from the true one.

/// 95 % of a normal distribution lie within so many standard deviations.
pub const Z95: f64 = 1.959_964;

/// The 95 % interval of a rate that was seen in `games` games. It is Wilson's, which is honest with few games and rates near 0 or 1.
pub fn wilson(rate: f64, games: f64) -> (f64, f64) {
    let (n, z2) = (games.max(1.0), Z95 * Z95);
    let middle = (rate + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z95 / (1.0 + z2 / n) * (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_the_one_of_the_textbook() {
        // Wilson's own formula for 8 of 10: from 0.4902 to 0.9433.
        let (low, high) = wilson(0.8, 10.0);
        assert!((low - 0.4902).abs() < 5e-5 && (high - 0.9433).abs() < 5e-5, "{low} - {high}");
    }

    #[test]
    fn nothing_is_certain_after_few_games() {
        let (low, high) = wilson(1.0, 3.0);
        assert!(0.4 < low && low < 0.5 && high == 1.0, "{low} - {high}");
        assert_eq!(wilson(0.0, 0.0).0, 0.0);
    }
}
