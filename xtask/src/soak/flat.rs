//! Is the one life of the second half flat? It is cut into quarters. The first fills the memory with tables, until as many are
//! forgotten as are opened; then the middle values of the second and the last quarter are compared. Middle values, because a
//! neighbour's compiler makes peaks and no trend; and a rise only, because what falls does not leak.

use std::time::Duration;

use anyhow::{Result, ensure};

use super::samples::{CURVES, Curve, Row, Samples};

/// How long a life takes to settle: a table that nobody uses is forgotten after five minutes.
const SETTLES: Duration = Duration::from_secs(5 * 60);

/// The samples since the server was started for the last time.
fn life(samples: &Samples) -> &[Row] {
    let begun = samples.kills.last().copied().unwrap_or_default();
    &samples.rows[samples.rows.partition_point(|row| row.at <= begun)..]
}

/// The middle value of a curve in a quarter of a life, counted from nought.
fn median(life: &[Row], curve: usize, quarter: usize) -> f64 {
    let part = life.len() * quarter / 4..life.len() * (quarter + 1) / 4;
    let mut values: Vec<f64> = life[part].iter().map(|row| row.values[curve]).collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}

/// In words: the second and the last quarter of each curve.
pub(super) fn told(samples: &Samples) -> String {
    let life = life(samples);
    let line = |(curve, Curve { name, unit, .. }): (usize, &Curve)| {
        let (early, late) = (median(life, curve, 1), median(life, curve, 3));
        let most = samples.rows.iter().map(|row| row.values[curve]).fold(0.0, f64::max);
        format!("{name:18} {early:9.1} then {late:9.1} {unit:2} (most {most:.1})")
    };
    CURVES.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
}

/// The curves that rise beyond what they may, in words.
fn rising(life: &[Row]) -> Vec<String> {
    let rises = |(curve, Curve { name, unit, may_rise }): (usize, &Curve)| {
        let (share, more) = (*may_rise)?;
        let (early, late) = (median(life, curve, 1), median(life, curve, 3));
        let most = early + early * share + more;
        (late > most).then(|| format!("{name} rose from {early:.1} to {late:.1} {unit} (at most {most:.1})"))
    };
    CURVES.iter().enumerate().filter_map(rises).collect()
}

/// Fails if a curve rises beyond what it may. A life too short to settle is not judged, which is said.
pub(super) fn judge(samples: &Samples) -> Result<()> {
    let life = life(samples);
    let took = match life {
        [first, .., last] => last.at.saturating_sub(first.at),
        _ => Duration::ZERO,
    };
    // A life of as many samples as there were points has one interval less; a whole minute is not missed for it.
    if took + SETTLES / 5 < 4 * SETTLES {
        println!(
            "not judged: one life of {} minutes, and {} are needed (--minutes 40 or more)",
            took.as_secs() / 60,
            4 * SETTLES.as_secs() / 60
        );
        return Ok(());
    }
    let rising = rising(life);
    ensure!(rising.is_empty(), "not flat in the one life of the second half: {}", rising.join("; "));
    println!("flat: no curve of the last life rose beyond what it may");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEMORY: usize = 0;
    const DESCRIPTORS: usize = 1;
    const LATENCY: usize = 2;
    const BOTS: usize = 7;
    const LOAD: usize = 9;
    const HOUR: Duration = Duration::from_secs(3600);

    /// A run of so long with a kill in its middle; `bent` changes what is otherwise flat, given how much of the last life
    /// has passed.
    fn run(time: Duration, bent: impl Fn(f64, usize, &mut [f64; CURVES.len()])) -> Samples {
        let flat = [60.0, 49.0, 2.2, 40.0, 900.0, 3.0, 0.0, 0.0, 34.2, 25.0];
        let rows = (1..=240_u32).map(|point| {
            let at = time * point / 240;
            // Before the kill everything was twice as much, which must not count.
            let mut values = if point <= 120 { flat.map(|value| 2.0 * value) } else { flat };
            if point > 120 {
                bent(f64::from(point - 120) / 120.0, point as usize, &mut values);
            }
            Row { at, values }
        });
        Samples { rows: rows.collect(), kills: vec![time / 2] }
    }

    fn fault_of(samples: &Samples) -> Option<String> {
        judge(samples).err().map(|error| error.to_string())
    }

    #[test]
    fn a_flat_life_is_flat_also_while_it_still_fills_the_memory() {
        assert_eq!(fault_of(&run(HOUR, |_, _, _| {})), None);
        let filling = run(HOUR, |passed, _, values| values[MEMORY] = 60.0 * (passed * 5.0).min(1.0));
        assert_eq!(fault_of(&filling), None);
    }

    #[test]
    fn noise_and_a_neighbours_compiler_are_no_rise() {
        let noisy = run(HOUR, |_, point, values| {
            let wave = [0.0, 3.1, 1.2, 5.0, 2.2, 0.4, 4.4][point % 7];
            values[MEMORY] += wave;
            values[DESCRIPTORS] += wave;
            values[BOTS] = if point % 5 == 0 { 40.0 } else { 0.0 };
        });
        assert_eq!(fault_of(&noisy), None);
        let crowded = run(HOUR, |passed, point, values| {
            if passed > 0.5 {
                values[LATENCY] *= 4.0;
                values[LOAD] = 45.0;
            }
            if point % 11 == 0 {
                values[LATENCY] = 800.0;
            }
        });
        assert_eq!(fault_of(&crowded), None);
    }

    #[test]
    fn each_curve_that_creeps_up_is_named() {
        for (curve, Curve { name, may_rise, .. }) in CURVES.iter().enumerate() {
            let creeping = run(HOUR, |passed, _, values| {
                values[curve] = values[curve] * (1.0 + 3.0 * passed) + 60.0 * passed
            });
            let fault = fault_of(&creeping).unwrap_or_default();
            assert_eq!(fault.contains(&format!("{name} rose")), may_rise.is_some(), "{name}: {fault}");
        }
    }

    /// The smallest leak that shows is about 8 MB in the half hour: what has leaked between the middles of two quarters.
    #[test]
    fn a_leak_shows_through_noise() {
        let leaking = |each_half_hour: f64| {
            run(HOUR, move |passed, point, values| {
                values[MEMORY] += each_half_hour * passed + [0.0, 2.0, 1.0][point % 3];
            })
        };
        assert_eq!(fault_of(&leaking(6.0)), None);
        assert!(fault_of(&leaking(10.0)).is_some_and(|fault| fault.contains("memory rose")));
    }

    #[test]
    fn a_life_too_short_to_settle_is_not_judged() {
        let leaking =
            |minutes: u32| run(HOUR / 60 * minutes, |passed, _, values| values[MEMORY] += 100.0 * passed);
        assert_eq!(fault_of(&leaking(10)), None);
        assert!(fault_of(&leaking(40)).is_some());
    }

    #[test]
    fn nothing_measured_is_no_fault() {
        assert_eq!(fault_of(&Samples::default()), None);
        assert!(told(&Samples::default()).contains("memory"));
    }
}
