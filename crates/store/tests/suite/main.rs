//! The contract of a store, held to by SQLite and by PostgreSQL alike (`laws`, `races`), and what only one of them has to
//! promise.

#![allow(clippy::unwrap_used, reason = "what cannot be set up fails its test")]

mod house;
mod keeping;
mod laws;
mod migrate;
mod postgres;
mod races;
mod rows;
mod sqlite;

/// Every promise as a test of each database.
macro_rules! on_both {
    ($($suite:ident :: $law:ident),* $(,)?) => {
        mod in_a_file {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $law() {
                crate::$suite::$law(crate::house::House::file()).await;
            })*
        }

        mod on_a_server {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $law() {
                crate::$suite::$law(crate::house::House::server()).await;
            })*
        }
    };
}

on_both! {
    laws::what_was_written_is_there_after_opening_again,
    laws::the_second_writer_of_an_event_is_refused_whole,
    laws::one_bad_write_among_many_harms_no_other,
    laws::whoever_writes_to_no_table_is_refused_and_leaves_nothing,
    laws::lists_follow_what_was_marked,
    laws::a_secret_is_made_once,
    laws::a_closed_store_says_so,
    laws::clocks_and_bots_are_found_apart_and_in_turn,
    laws::lists_go_on_page_by_page,
    laws::a_table_counts_as_its_openers_also_when_they_have_left_it,
    laws::finished_tables_are_found_by_when_something_last_happened_there,
    laws::a_person_is_found_wherever_they_were_and_then_nowhere,
    laws::how_strong_somebody_plays_is_kept_by_game_until_they_are_forgotten,
    races::of_two_that_write_the_same_event_one_is_first,
    races::of_many_that_make_the_same_thing_one_makes_it,
    races::what_is_removed_stays_removed,
    races::whoever_gives_other_words_than_stand_there_now_is_refused_whole,
    races::of_many_that_give_other_words_at_once_none_undoes_what_another_did,
}
