//! Accepts connections until told to stop, then lets those under way finish.
//!
//! The loop is our own because it must give what a plain `axum::serve` does not: the peer's address for limits, a
//! time limit for headers (a client that sends them letter by letter), and one for writing (a client that opens a
//! stream and never reads it).

use std::collections::HashMap;
use std::future::Future;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpListener;
use tokio::time::{Instant, Sleep, sleep_until};
use tower::ServiceExt;

use crate::caller::{Peer, subscriber};
use crate::{App, ops, router};

/// The most bytes that wait for one client in the kernel (which counts its own needs on top) and in the program. Left
/// alone, both grow to megabytes for a client that reads nothing.
const KERNEL_BUFFER: usize = 64 * 1024;
const OWN_BUFFER: usize = 64 * 1024;
/// How long requests under way may take when the server stops.
const GRACE: Duration = Duration::from_secs(10);

/// Serves the app on the listener until `shutdown` is done, then stops gracefully.
///
/// # Errors
/// If the listener breaks.
pub async fn serve(
    listener: TcpListener,
    app: Arc<App>,
    shutdown: impl Future<Output = ()>,
) -> io::Result<()> {
    let routes = router(app.clone());
    let graceful = GracefulShutdown::new();
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(app.config.limits.slow_sender).max_buf_size(OWN_BUFFER);
    let crowd = Crowd::default();
    let mut shutdown = std::pin::pin!(shutdown);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                // Out of file descriptors, or a client that left before it was accepted: the next may work.
                Err(error) => {
                    tracing::warn!(%error, "a connection was not accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = &mut shutdown => break,
        };
        // Behind a proxy all connections come from one address, and the proxy counts them.
        let most = if app.config.behind_proxy { usize::MAX } else { app.config.limits.connections };
        let Some(held) = Connection::take(&crowd, subscriber(peer.ip()), most) else { continue };
        let _unimportant = stream.set_nodelay(true);
        let _unimportant = SockRef::from(&stream).set_send_buffer_size(KERNEL_BUFFER);
        let (routes, peer) = (routes.clone(), Peer(peer.ip().to_canonical()));
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(peer);
            answer(routes.clone(), request)
        });
        let io = TokioIo::new(Timed::new(stream, app.config.limits.slow_reader));
        let connection = graceful.watch(http.serve_connection(io, service));
        tokio::spawn(async move {
            let _held = held;
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection broke");
            }
        });
    }
    drop(listener);
    app.stopping.send_replace(true);
    if tokio::time::timeout(GRACE, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests did not end in time");
    }
    app.stop().await;
    Ok(())
}

/// Serves the operator's paths alone, on a listener that only the operator reaches, for as long as it is let.
///
/// # Errors
/// If the listener breaks.
pub async fn serve_metrics(listener: TcpListener, app: Arc<App>) -> io::Result<()> {
    axum::serve(listener, ops::router(true).with_state(app)).await
}

/// How many connections each address has open.
type Crowd = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// One of an address's connections, for as long as it is held.
struct Connection {
    crowd: Crowd,
    address: IpAddr,
}

impl Connection {
    /// Room for one more, unless the address has as many as it may have: then it is closed without a word, which costs
    /// less than any answer.
    fn take(crowd: &Crowd, address: IpAddr, most: usize) -> Option<Self> {
        let mut counts = crowd.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        drop(counts);
        Some(Self { crowd: crowd.clone(), address })
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut counts = self.crowd.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

async fn answer(
    routes: Router,
    request: Request<Incoming>,
) -> Result<axum::response::Response, std::convert::Infallible> {
    routes.oneshot(request.map(Body::new)).await
}

/// A connection that gives up when a write has waited too long. Reading may take for ever: that is what a quiet
/// stream looks like from our side.
struct Timed<S> {
    stream: S,
    limit: Duration,
    deadline: Option<Pin<Box<Sleep>>>,
}

impl<S> Timed<S> {
    fn new(stream: S, limit: Duration) -> Self {
        Self { stream, limit, deadline: None }
    }

    fn watched<T>(&mut self, context: &mut Context<'_>, wrote: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if wrote.is_ready() {
            self.deadline = None;
            return wrote;
        }
        let limit = self.limit;
        let deadline = self.deadline.get_or_insert_with(|| Box::pin(sleep_until(Instant::now() + limit)));
        match deadline.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Timed<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Timed<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watched(context, wrote)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.watched(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let closed = Pin::new(&mut self.stream).poll_shutdown(context);
        self.watched(context, closed)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.watched(context, wrote)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    #[test]
    fn an_address_has_as_many_connections_as_it_may_have_and_others_are_not_touched() {
        let crowd = Crowd::default();
        let (one, other) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        let mut held: Vec<Connection> = (0..3).map(|_| Connection::take(&crowd, one, 3).unwrap()).collect();
        assert!(Connection::take(&crowd, one, 3).is_none());
        assert!(Connection::take(&crowd, other, 3).is_some());
        held.pop();
        assert!(Connection::take(&crowd, one, 3).is_some(), "a connection that was given back can be taken");
        drop(held);
        assert!(crowd.lock().unwrap().is_empty(), "and nobody is remembered");
    }

    #[tokio::test]
    async fn a_reader_that_takes_nothing_is_dropped() {
        let (ours, _theirs) = duplex(64);
        let mut timed = Timed::new(ours, Duration::from_millis(20));
        let error = timed.write_all(&[0; 1000]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn a_reader_that_takes_a_little_at_a_time_is_not() {
        let (ours, mut theirs) = duplex(64);
        let mut timed = Timed::new(ours, Duration::from_secs(20));
        let reading = tokio::spawn(async move {
            let mut bytes = [0; 50];
            for _ in 0..20 {
                tokio::task::yield_now().await;
                theirs.read_exact(&mut bytes).await.unwrap();
            }
        });
        timed.write_all(&[0; 1000]).await.unwrap();
        reading.await.unwrap();
    }
}
