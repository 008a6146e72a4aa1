//! Taking a lock, in one way everywhere. What the locks of this crate guard is whole at every moment: nothing is left half done
//! in it, even if somebody panics while holding one. So a panic over one table keeps nobody from another.

use std::sync::{Mutex, MutexGuard};

/// Takes the lock, whatever has happened to whoever held it before.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
