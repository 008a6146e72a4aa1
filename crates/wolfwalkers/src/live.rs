//! Live scoring: what a goal pays now, which cards fulfil it, and what is missing for one more.
