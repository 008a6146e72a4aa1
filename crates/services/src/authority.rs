//! An authority of one's own, for TLS: what it signs is believed by whoever is told of it, and by nobody else.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// Who signs for servers at 127.0.0.1.
pub struct Authority(TempDir);

impl Authority {
    /// Makes one, and what a server at 127.0.0.1 shows of itself.
    pub fn new() -> Self {
        let new = Self(tempfile::Builder::new().prefix("moonpack-authority-").tempdir().unwrap());
        let ours = ["-subj", "/CN=moonpack", "-keyout", "authority.key", "-out", "authority.pem"];
        let key = ["req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
        new.openssl(key.iter().chain(&["-x509"]).chain(&ours));
        let signed = ["-CA", "authority.pem", "-CAkey", "authority.key", "-keyout", "server.key"];
        let about =
            ["-addext", "subjectAltName=IP:127.0.0.1", "-addext", "basicConstraints=critical,CA:FALSE"];
        let server = ["-x509", "-subj", "/CN=127.0.0.1", "-out", "server.pem"];
        new.openssl(key.iter().chain(&signed).chain(&about).chain(&server));
        new
    }

    /// The file that whoever believes it is told of.
    pub fn file(&self) -> PathBuf {
        self.0.path().join("authority.pem")
    }

    /// What a server shows of itself.
    pub fn certificate(&self) -> PathBuf {
        self.0.path().join("server.pem")
    }

    /// The server's secret.
    pub fn key(&self) -> PathBuf {
        self.0.path().join("server.key")
    }

    fn openssl<'a>(&self, words: impl Iterator<Item = &'a &'a str>) {
        let output =
            Command::new("openssl").args(words).current_dir(self.0.path()).stdin(Stdio::null()).output();
        let output = output.unwrap();
        assert!(output.status.success(), "openssl: {}", String::from_utf8_lossy(&output.stderr));
    }
}

impl Default for Authority {
    fn default() -> Self {
        Self::new()
    }
}
