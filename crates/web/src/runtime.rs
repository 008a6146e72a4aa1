//! The threads a server runs on, for the program and for whoever measures it: nothing else is decided here.

use tokio::runtime::Builder;

/// After so many tasks a thread looks for what has come from outside. By default it does after sixty-one, as long as it has
/// something to do; drawing a page is a task of milliseconds, and a flood of them kept everybody else waiting for sixty.
const LOOK_UP: u32 = 4;

/// As many threads as there are processors, which look up often.
pub fn runtime() -> Builder {
    let mut runtime = Builder::new_multi_thread();
    runtime.event_interval(LOOK_UP).global_queue_interval(LOOK_UP).enable_all();
    runtime
}

#[cfg(all(test, unix))]
mod tests {
    use std::future::poll_fn;
    use std::io::Write;
    use std::os::unix::net::UnixStream;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::task::Poll;

    use tokio::io::AsyncReadExt;

    use super::*;

    /// Tasks that always have something to do.
    const BUSY: u64 = 4;
    const READINGS: u64 = 100;

    #[test]
    fn what_comes_from_outside_is_noticed_after_few_tasks_however_much_there_is_to_do() {
        let (ours, theirs) = UnixStream::pair().unwrap();
        ours.set_nonblocking(true).unwrap();
        let (turns, read) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
        let runtime = runtime().worker_threads(1).build().unwrap();
        let (counted, seen) = (turns.clone(), read.clone());
        let reader = runtime.spawn(async move {
            let mut ours = tokio::net::UnixStream::from_std(ours).unwrap();
            let mut waited = 0;
            for _ in 0..READINGS {
                let written = ours.read_u64().await.unwrap();
                waited += counted.load(Ordering::Relaxed) - written;
                seen.fetch_add(1, Ordering::Relaxed);
            }
            waited
        });
        let mut written = 0;
        for number in 0..BUSY {
            let (turns, read) = (turns.clone(), read.clone());
            let mut theirs = (number == 0).then(|| theirs.try_clone().unwrap());
            runtime.spawn(poll_fn(move |context| -> Poll<()> {
                let turn = turns.fetch_add(1, Ordering::Relaxed);
                let next = written < READINGS && read.load(Ordering::Relaxed) == written;
                if let Some(theirs) = theirs.as_mut().filter(|_| next) {
                    theirs.write_all(&turn.to_be_bytes()).unwrap();
                    written += 1;
                }
                context.waker().wake_by_ref();
                Poll::Pending
            }));
        }
        let waited = runtime.block_on(reader).unwrap();
        runtime.shutdown_background();
        drop(theirs);
        let most = READINGS * (u64::from(LOOK_UP) + BUSY);
        assert!(waited <= most, "{waited} tasks came before {READINGS} readings");
    }
}
