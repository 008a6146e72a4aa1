//! The pages as forms and links, without a script: whatever a table can do can be reached.

use reqwest::{Method, StatusCode};

use crate::support::*;

/// The same client at the pages instead of the API.
fn at_the_pages(server: &Server, client: &Client) -> Client {
    Client { base: server.base.clone(), ..client.clone() }
}

/// Sends a form and follows to the page it leads to.
async fn send(client: &Client, path: &str, form: &str) -> String {
    let request = client.request(Method::POST, path).body(form.to_owned());
    let answer = client.send(request.header("Content-Type", "application/x-www-form-urlencoded")).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text);
    answer.text
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_leave_come_back_agree_to_end_and_play_again() {
    let server = Server::start().await;
    let (anna, bert, id) = server.two("lone-wolves").await;
    let (anna_reads, bert_reads) = (at_the_pages(&server, &anna), at_the_pages(&server, &bert));
    let table = format!("/t/{id}");
    let page = anna_reads.get(&table).await.text;
    for way in ["leave", "resign", "end"] {
        assert!(page.contains(&format!("action=\"{table}/{way}\"")), "{way} is a form of the page");
    }
    let home = send(&anna_reads, &format!("{table}/leave"), "").await;
    assert!(home.contains(&format!("href=\"{table}\"")), "the start page leads back to the table");
    assert!(anna_reads.get(&table).await.text.contains("Take my seat back"));
    assert!(!send(&anna_reads, &format!("{table}/join"), "").await.contains("Take my seat back"));
    // Whatever a bot decided for Anna, it is now a person's turn: nothing moves while the offer stands.
    let said = send(&anna_reads, &format!("{table}/end"), "").await;
    assert!(said.contains("You have offered to end the game now"));
    assert!(send(&anna_reads, &format!("{table}/end"), "withdraw=yes").await.contains("Offer to end now"));
    send(&anna_reads, &format!("{table}/end"), "").await;
    assert!(bert_reads.get(&table).await.text.contains("Anna offers to end the game now"));
    let over = send(&bert_reads, &format!("{table}/end"), "").await;
    assert!(over.contains("id=\"result\"") && over.contains("Everybody agreed to stop here."));
    send(&bert_reads, &format!("{table}/rematch"), "").await;
    let next = send(&anna_reads, &format!("{table}/rematch"), "").await;
    assert!(!next.contains("id=\"result\"") && !next.contains(&id), "Anna is at the new table");
    let new = bert.table(&id).await["rematch"].as_str().unwrap().to_owned();
    assert!(
        bert_reads.get(&table).await.text.contains(&format!("href=\"/t/{new}\"")),
        "Bert is shown the way"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guide_is_one_form_away_and_keeps_its_place_without_a_script() {
    let server = Server::start().await;
    for game in moonpack_games::GameKind::EVERY.map(|kind| format!("mode=guide&game={kind}")) {
        let anna = at_the_pages(&server, &server.guest("Anna").await);
        let page = send(&anna, "/play", &game).await;
        assert!(page.contains("id=\"guide\"") && page.contains("?guide=2"), "{game} begins its guide");
        let here = page.split("data-here=\"").nth(1).unwrap().split('"').next().unwrap();
        let table = here.split('?').next().unwrap();
        let third = anna.get(&format!("{table}?guide=3")).await.text;
        assert!(third.contains(&format!("{table}/undo?guide=3")), "forms lead back to the step");
        assert!(!anna.get(table).await.text.contains("id=\"guide\""), "and it can be left");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_leads_nowhere_says_so_in_words() {
    let server = Server::start().await;
    let nobody = Client { lang: "de", ..at_the_pages(&server, &server.nobody()) };
    for path in [
        "/t/nothing",
        "/t/aaaaaaaaaaaa",
        "/rules/chess",
        "/learn/chess",
        "/learn/the-wolves/0/0",
        "/learn/the-wolves/1/7",
    ] {
        let answer = nobody.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.text.contains("Zur Startseite"), "{path} is answered by a page");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_is_learned_by_doing_only_what_it_asks_for() {
    let server = Server::start().await;
    let nobody = at_the_pages(&server, &server.nobody());
    for kind in moonpack_games::GameKind::EVERY {
        let lesson = moonpack_lessons::Lesson::of(kind).expect("what ships is sound");
        let at = |stand: moonpack_lessons::Stand| format!("/learn/{kind}/{}/{}", stand.step, stand.done);
        let mut stand = lesson.stand(1, 0).expect("there is a first step");
        loop {
            while let Some(asked) = lesson.asked(stand).first().cloned() {
                let here = at(stand);
                let stays = send(&nobody, &format!("{here}/act"), "version=0&action=dance").await;
                assert!(stays.contains(&format!("data-base=\"{here}\"")), "something else leads nowhere");
                let form = format!("version=0&action={}", asked.replace(' ', "+").replace(',', "%2C"));
                stand = lesson.decided(stand, &[asked]).expect("it is what was asked for");
                let next = send(&nobody, &format!("{here}/act"), &form).await;
                assert!(next.contains(&format!("data-base=\"{}\"", at(stand))), "{here}: {form}");
            }
            match lesson.next(stand) {
                Some(next) => stand = next,
                None => break,
            }
        }
        assert!(nobody.get(&at(stand)).await.text.contains("id=\"lesson-play\""), "{kind} ends in a game");
    }
}
