//! A bus in memory on which things go wrong, for simulated worlds: bells get lost, come twice or late; a job reaches nobody, or
//! two; an answer comes late or never. When, says whoever makes it, by a chance of their own, and nothing here looks at a clock:
//! the same chance gives the same again.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::{Notify, broadcast};

use crate::answers::{Answers, Question};
use crate::taken::{self, Taken};
use crate::{Bell, Job, Queued, Rank};

/// So few bells wait for a node that is busy: that some are lost is not rare here.
const WAITING: usize = 8;
/// One of so many things goes wrong in each of the ways there are.
const ONE_IN: u64 = 8;

/// A number below another.
type Luck = Box<dyn FnMut(u64) -> u64 + Send>;

pub(crate) struct Simulated {
    luck: Mutex<Luck>,
    listeners: Mutex<Vec<Listener>>,
    /// What waits for somebody, with the place where its answer is waited for.
    jobs: Mutex<Vec<(Job, Option<String>)>>,
    posted: Notify,
    /// How many jobs somebody is at.
    under_way: AtomicU64,
    answers: Answers,
    /// Words of answers that are still on their way.
    late: Mutex<Vec<(String, Vec<u8>)>>,
}

struct Listener {
    tell: broadcast::Sender<Bell>,
    late: Vec<Bell>,
}

/// A job that somebody is at. Until it is done it comes back when it is dropped, as it does when whoever took it dies.
pub(crate) struct Held {
    bus: Arc<Simulated>,
    job: Option<(Job, Option<String>)>,
}

impl Simulated {
    pub(crate) fn new(luck: Luck) -> Self {
        Self {
            luck: Mutex::new(luck),
            listeners: Mutex::default(),
            jobs: Mutex::default(),
            posted: Notify::new(),
            under_way: AtomicU64::new(0),
            answers: Answers::here(),
            late: Mutex::default(),
        }
    }

    fn roll(&self, sides: u64) -> u64 {
        (lock(&self.luck))(sides)
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<Bell> {
        let (tell, heard) = broadcast::channel(WAITING);
        lock(&self.listeners).push(Listener { tell, late: Vec::new() });
        heard
    }

    pub(crate) fn ring(&self, bell: &Bell) {
        let mut listeners = lock(&self.listeners);
        listeners.retain(|listener| listener.tell.receiver_count() > 0);
        for listener in listeners.iter_mut() {
            let mut heard = match self.roll(ONE_IN) {
                0 => vec![],
                1 => vec![bell.clone(), bell.clone()],
                2 => {
                    listener.late.push(bell.clone());
                    vec![]
                }
                _ => vec![bell.clone()],
            };
            // What comes late comes after what was rung later.
            if self.roll(2) > 0 {
                heard.append(&mut listener.late);
            }
            for bell in heard {
                let _nobody_there = listener.tell.send(bell);
            }
        }
    }

    pub(crate) fn ask(&self, job: &Job) -> Option<Question> {
        let question = self.answers.question();
        self.put(job, Some(question.subject())).then_some(question)
    }

    pub(crate) fn post(&self, job: &Job) -> bool {
        self.put(job, None)
    }

    /// `false` if it is not known to be in the queue, which it may be nevertheless; and what is known to be there may be lost.
    fn put(&self, job: &Job, reply: Option<&str>) -> bool {
        let how = self.roll(ONE_IN);
        let times = [0, 0, 1, 2].get(how as usize).copied().unwrap_or(1);
        let same = |(other, to): &(Job, Option<String>)| {
            other.table == job.table && other.version == job.version && to.as_deref() == reply
        };
        // The same job posted again is one, unless it is not noticed.
        if times == 2 || !lock(&self.jobs).iter().any(same) {
            (0..times).for_each(|_| self.queue((job.clone(), reply.map(str::to_owned))));
        }
        if let (0, Some(reply)) = (times, reply) {
            self.answers.fall_silent(reply);
        }
        how != 0 && how != 2
    }

    fn queue(&self, job: (Job, Option<String>)) {
        lock(&self.jobs).push(job);
        self.posted.notify_one();
    }

    pub(crate) fn take_now(self: &Arc<Self>) -> Option<Taken> {
        let (job, reply) = self.next()?;
        self.under_way.fetch_add(1, Ordering::Relaxed);
        let held = Held { bus: self.clone(), job: Some((job.clone(), reply)) };
        Some(Taken { job, held: taken::Held::Simulated(held) })
    }

    pub(crate) async fn rung(&self) {
        self.posted.notified().await;
    }

    /// The job with the most hurry, the oldest of them first. Now and then whoever has it is thought to be dead, and it is given
    /// to somebody else as well.
    fn next(&self) -> Option<(Job, Option<String>)> {
        let mut jobs = lock(&self.jobs);
        let place = (0..jobs.len()).min_by_key(|place| jobs[*place].0.rank)?;
        let twice = self.roll(ONE_IN) == 0;
        let job = if twice { jobs[place].clone() } else { jobs.remove(place) };
        if !jobs.is_empty() {
            self.posted.notify_one();
        }
        Some(job)
    }

    pub(crate) fn queued(&self) -> Queued {
        let waiting = lock(&self.jobs).iter().filter(|(job, _)| job.rank != Rank::Idle).count() as u64;
        Queued { waiting, under_way: self.under_way.load(Ordering::Relaxed) }
    }
}

impl Held {
    pub(crate) fn tell(&self, words: &[u8]) {
        let Some((_, Some(reply))) = &self.job else { return };
        let mut late = lock(&self.bus.late);
        for (reply, words) in late.drain(..) {
            self.bus.answers.heard(&reply, &words);
        }
        match self.bus.roll(ONE_IN) {
            0 => self.bus.answers.fall_silent(reply),
            1 => late.push((reply.clone(), words.to_vec())),
            _ => {
                self.bus.answers.heard(reply, words);
            }
        }
    }

    /// That it is done may not be heard.
    pub(crate) fn done(mut self) {
        if self.bus.roll(ONE_IN) > 0 {
            self.job = None;
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.bus.under_way.fetch_sub(1, Ordering::Relaxed);
        if let Some(job) = self.job.take() {
            self.bus.queue(job);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
