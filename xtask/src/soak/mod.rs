//! `cargo xtask soak --minutes 60`: people play, watch, join, leave and flood at a steady rate. In the first half the server
//! is killed every so often, and nothing that was acknowledged may be lost; the second half is one life, in which what leaks
//! would show. Memory, descriptors, latency and queues are measured all the while and drawn into `docs/pictures/soak.svg`;
//! what is not flat in that life (`flat`) is a failure.

mod flat;
mod people;
mod picture;
mod samples;

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::program::{Server, built};
use crate::{cargo, declared, tree};
use people::World;
use samples::{Samples, take};

/// What somebody does until it is over.
type Habit = fn(&World);

/// People who play, look on, come and go, and flood; each at a rate of their own.
const CROWD: [(Habit, usize); 4] =
    [(people::play, 12), (people::watch, 6), (people::come_and_go, 3), (people::flood, 2)];
/// Points of each curve.
const POINTS: u32 = 240;
/// Kills of one run, all in its first half.
const KILLS: u32 = 6;

/// What the command line asks for.
struct Wish {
    time: Duration,
    /// The build to soak: `release`, or `debug` for a try.
    profile: &'static str,
}

/// Runs as long as the arguments say.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let wish = read(arguments)?;
    let mut build = vec!["build", "--package", "moonpack", "--locked"];
    build.extend((wish.profile == "release").then_some("--release"));
    cargo::run(&build)?;
    let home = tree::root().join("target/soak");
    let _missing = fs::remove_dir_all(&home);
    fs::create_dir_all(&home)?;
    let start = || {
        Server::start(
            &built(wish.profile),
            &home.join("moonpack.db"),
            // Everybody comes from an address of their own, as a proxy would tell.
            &["--bot-ms", "100", "--bot-pause", "0", "--behind-proxy"],
        )
    };
    let server = start()?;
    let world = Arc::new(World {
        games: declared::listed()?,
        address: RwLock::new(server.address.clone()),
        stop: AtomicBool::new(false),
        timed: Mutex::default(),
        acknowledged: Mutex::default(),
        counts: people::Counts::default(),
        people: AtomicU32::new(0),
    });
    let crowd: Vec<_> = CROWD
        .into_iter()
        .flat_map(|(person, count)| std::iter::repeat_n(person, count))
        .map(|person| {
            let world = world.clone();
            thread::spawn(move || person(&world))
        })
        .collect();
    let measured = supervise(&wish, server, start, &world, &home.join("moonpack.db-wal"));
    world.stop.store(true, Ordering::Relaxed);
    for person in crowd {
        let _panicked = person.join();
    }
    let samples = measured?;
    let picture = tree::root().join("docs/pictures/soak.svg");
    fs::write(&picture, picture::svg(&samples, wish.time)).context("docs/pictures/soak.svg")?;
    println!("{}", world.counts);
    println!("{}", flat::told(&samples));
    let faults = world.counts.faults.load(Ordering::Relaxed);
    ensure!(faults == 0, "{faults} answers said that the fault was the server's");
    flat::judge(&samples)
}

/// Takes samples and kills the server every so often; after each kill nothing acknowledged may be missing.
fn supervise(
    wish: &Wish,
    mut server: Server,
    start: impl Fn() -> Result<Server>,
    world: &World,
    log: &Path,
) -> Result<Samples> {
    let (begun, each) = (Instant::now(), wish.time / POINTS);
    let mut samples = Samples::default();
    let mut kills = 0;
    for point in 1..=POINTS {
        thread::sleep((begun + each * point).saturating_duration_since(Instant::now()));
        samples.rows.push(take(&server, world, log, begun.elapsed())?);
        fs::write(log.with_file_name("samples.csv"), samples.csv())?;
        if kills < KILLS && point * 2 * KILLS / POINTS > kills {
            kills += 1;
            samples.kills.push(begun.elapsed());
            // Nobody is told an address while there is none: requests under way fail, and are not counted as faults.
            let mut address = world.address.write().unwrap_or_else(|poisoned| poisoned.into_inner());
            drop(server);
            server = start()?;
            address.clone_from(&server.address);
            drop(address);
            let lost = world.lost();
            ensure!(lost.is_empty(), "kill {kills}: acknowledged and gone: {lost:?}");
        }
    }
    Ok(samples)
}

fn read(arguments: &[String]) -> Result<Wish> {
    let mut wish = Wish { time: Duration::from_secs(60 * 60), profile: "release" };
    let mut words = arguments.iter().map(String::as_str);
    while let Some(word) = words.next() {
        match word {
            "--minutes" => {
                let minutes: u64 = words.next().and_then(|word| word.parse().ok()).context("--minutes N")?;
                ensure!((1..=24 * 60).contains(&minutes), "--minutes: 1 to 1440");
                wish.time = Duration::from_secs(minutes * 60);
            }
            "--debug" => wish.profile = "debug",
            other => anyhow::bail!("soak knows no `{other}`: --minutes N, --debug"),
        }
    }
    Ok(wish)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strange_numbers_of_minutes_are_refused() {
        let minutes = |word: &str| read(&["--minutes".to_owned(), word.to_owned()]).map(|wish| wish.time);
        for strange in
            ["0", "-1", "2147483648", "9223372036854775808", "1e300", "nan", "inf", "", "0.5", "1441"]
        {
            assert!(minutes(strange).is_err(), "{strange}");
        }
        assert_eq!(minutes("1440").unwrap(), Duration::from_secs(24 * 60 * 60));
    }
}
