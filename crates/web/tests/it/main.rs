//! Tests of the server as its clients meet it.

#![allow(clippy::unwrap_used, reason = "what cannot be set up fails its test")]

mod away;
mod disk;
mod doors;
mod forgotten;
mod fuzz;
mod heavy;
mod hints;
mod logs;
mod misuse;
mod pages;
mod play;
mod promises;
mod races;
mod restart;
mod secrecy;
mod slow;
mod streams;
mod support;
mod tokens;

/// The same questions to one server with its file, and to two nodes on one PostgreSQL and one NATS that take requests in turn.
/// There they share both and so are one test.
macro_rules! on_one_and_on_several {
    ($($suite:ident :: $test:ident),* $(,)?) => {
        mod one {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                crate::$suite::$test(crate::support::Server::start().await).await;
            })*
        }

        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn two_nodes_on_one_database_answer_as_one_server_does() {
            let (database, nats) = (moonpack_services::Postgres::start(), moonpack_services::Nats::start());
            $(
                println!("{}", stringify!($test));
                $suite::$test(support::Server::several(&database, &nats).await).await;
            )*
        }
    };
}

on_one_and_on_several! {
    races::of_many_clients_of_one_seat_one_decides,
    races::of_two_seats_at_once_only_the_deciding_one_acts,
    races::undo_against_action_has_one_winner,
    races::of_many_who_join_at_once_one_gets_the_chair,
    streams::a_stream_begins_with_the_table_and_numbers_every_event,
    streams::a_stream_resumes_without_loss_or_double_and_a_gap_brings_the_whole_table,
    streams::only_the_decider_reads_the_words_of_a_decision,
    misuse::wrong_seats_and_illegal_actions_change_nothing,
    misuse::the_rules_that_forbid_an_action_are_told_in_the_callers_language,
    misuse::broken_bodies_are_refused,
    misuse::unknown_tables_paths_and_methods_tell_no_more,
    misuse::tokens_that_are_not_ours_are_refused,
    misuse::a_cookie_works_for_our_own_pages_only,
    misuse::preferences_take_known_words_only_and_lead_back_to_our_own_pages,
    misuse::no_number_of_a_form_or_a_body_harms_the_server,
}
