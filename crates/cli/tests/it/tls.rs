//! TLS to PostgreSQL and to NATS: a node speaks with whoever shows what its authority has signed, and with nobody else.

use std::process::Command;

use moonpack_services::{Authority, Nats, Postgres};

use crate::support::{Running, program, text};

/// Whether moonpack's connections to the database are all secure.
const SECURE: &str = "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
    WHERE application_name = 'moonpack'";

#[test]
fn a_node_speaks_tls_with_whoever_its_authority_has_signed_for_and_with_nobody_else() {
    let (ours, other) = (Authority::new(), Authority::new());
    let (database, nats) = (Postgres::start(), Nats::start_secure(&ours));
    database.secure(&ours);
    let bells = nats.url().replace("nats://", "tls://");
    let node = |of_database: &Authority, of_nats: &Authority| -> Command {
        let file = of_database.file();
        let db = format!("{}?sslmode=verify-full&sslrootcert={}", database.url(), file.display());
        let arguments = ["serve", "--lang", "en", "--listen", "127.0.0.1:0", "--db", &db, "--nats", &bells];
        let mut command = program(&arguments);
        command.env("SSL_CERT_FILE", of_nats.file());
        command
    };
    for (of_database, of_nats, place) in
        [(&other, &ours, format!("127.0.0.1:{}", database.port())), (&ours, &other, "NATS at".to_owned())]
    {
        let output = node(of_database, of_nats).output().unwrap();
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(3), "{said}");
        assert!(said.contains(&place) && said.contains("certificate"), "{said}");
    }
    let running = Running::start(&mut node(&ours, &ours));
    assert!(running.is_ready(), "the node said {:?}", running.said);
    assert_eq!(database.run(SECURE), "t");
}
