//! A way between two programs that can be cut or fall silent.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex};

/// It passes bytes on until something happens to it.
pub(crate) struct Way {
    pub(crate) port: u16,
    shared: Arc<(Mutex<State>, Condvar)>,
}

#[derive(Default)]
struct State {
    /// Where it leads.
    to: u16,
    cut: bool,
    silent: bool,
    open: Vec<TcpStream>,
}

impl Way {
    pub(crate) fn to(port: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let own = listener.local_addr().unwrap().port();
        let shared = Arc::new((Mutex::new(State { to: port, ..State::default() }), Condvar::new()));
        let known = shared.clone();
        std::thread::spawn(move || {
            for here in listener.incoming().map_while(Result::ok) {
                let mut state = known.0.lock().unwrap();
                if state.cut {
                    continue;
                }
                let Ok(there) = TcpStream::connect(SocketAddr::from(([127, 0, 0, 1], state.to))) else {
                    continue;
                };
                for (from, to) in [(&here, &there), (&there, &here)] {
                    let (from, to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                    let known = known.clone();
                    std::thread::spawn(move || pass_on(from, to, &known));
                }
                state.open.extend([here, there]);
            }
        });
        Self { port: own, shared }
    }

    /// Leads somewhere else from now on.
    pub(crate) fn lead_to(&self, port: u16) {
        self.shared.0.lock().unwrap().to = port;
    }

    /// Breaks every connection and takes no new one.
    pub(crate) fn cut(&self) {
        let mut state = self.shared.0.lock().unwrap();
        state.cut = true;
        for stream in state.open.drain(..) {
            let _gone = stream.shutdown(Shutdown::Both);
        }
    }

    /// Nothing gets through any more, and nobody is told.
    pub(crate) fn silence(&self) {
        self.shared.0.lock().unwrap().silent = true;
    }

    /// All is well again.
    pub(crate) fn heal(&self) {
        let mut state = self.shared.0.lock().unwrap();
        (state.cut, state.silent) = (false, false);
        self.shared.1.notify_all();
    }
}

fn pass_on(mut from: TcpStream, mut to: TcpStream, (state, healed): &(Mutex<State>, Condvar)) {
    let _small = to.set_nodelay(true);
    let mut bytes = [0; 1 << 14];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        drop(healed.wait_while(state.lock().unwrap(), |state| state.silent).unwrap());
        if to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _gone = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
