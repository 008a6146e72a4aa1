//! Traces by OpenTelemetry (`--otlp`): spans are sent to a collector over HTTP, by a thread of their own. A collector that is away
//! costs the server nothing but the spans. What stands in them is `moonpack_live`'s to say.

use std::time::Duration;

use anyhow::Context as _;
use opentelemetry::trace::TracerProvider as _;
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{SpanExporter, WithExportConfig, WithHttpConfig};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::SdkTracerProvider;
use tracing::Subscriber;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::registry::LookupSpan;
use ureq::Agent;
use ureq::http::Uri;

/// Where collectors take traces, unless the address says more.
const PATH: &str = "/v1/traces";
/// How long a collector may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// The way to a collector. What has not been sent is sent when it is dropped.
pub(crate) struct Traces(SdkTracerProvider);

impl Traces {
    /// The way to the collector at this address. Whether anybody is there shows later, in the log.
    ///
    /// # Errors
    /// If it is no address.
    pub(crate) fn to(address: &str) -> anyhow::Result<Self> {
        let config = Agent::config_builder().timeout_global(Some(PATIENCE)).http_status_as_error(false);
        let exporter = SpanExporter::builder()
            .with_http()
            .with_http_client(Post(config.build().into()))
            .with_endpoint(endpoint(address)?)
            .build()
            .context("--otlp")?;
        let about = Resource::builder().with_service_name("moonpack").build();
        Ok(Self(SdkTracerProvider::builder().with_resource(about).with_batch_exporter(exporter).build()))
    }

    /// What hands spans over.
    pub(crate) fn layer<S: Subscriber + for<'a> LookupSpan<'a>>(&self) -> impl Layer<S> + use<S> {
        tracing_opentelemetry::layer()
            .with_tracer(self.0.tracer("moonpack"))
            .with_location(false)
            .with_threads(false)
            .with_target(false)
            .with_filter(filter_fn(|about| about.target() == moonpack_live::SPANS))
    }
}

impl Drop for Traces {
    fn drop(&mut self) {
        if let Err(error) = self.0.shutdown() {
            tracing::warn!(%error, "the last traces were not taken");
        }
    }
}

/// The whole address of a collector. It may hold a password, so it is not repeated where it is wrong.
fn endpoint(address: &str) -> anyhow::Result<String> {
    let uri = address.parse::<Uri>().ok();
    let known = uri.filter(|uri| matches!(uri.scheme_str(), Some("http" | "https")) && uri.host().is_some());
    let uri = known.context("--otlp: write the address of a collector, as in http://HOST:4318")?;
    let bare = matches!(uri.path(), "" | "/") && uri.query().is_none();
    Ok(if bare { format!("{}{PATH}", address.trim_end_matches('/')) } else { address.to_owned() })
}

/// Sends by the HTTP client that the program has anyway. It waits for the answer, on the thread that sends.
#[derive(Debug)]
struct Post(Agent);

#[async_trait::async_trait]
impl HttpClient for Post {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let (parts, body) = self.0.run(request.map(|bytes| bytes.to_vec()))?.into_parts();
        let bytes = body.into_with_config().limit(1 << 20).read_to_vec()?;
        Ok(Response::from_parts(parts, bytes.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_collectors_address_gets_its_usual_path_unless_it_has_one() {
        assert_eq!(endpoint("http://host:4318").unwrap(), "http://host:4318/v1/traces");
        assert_eq!(endpoint("https://host/").unwrap(), "https://host/v1/traces");
        assert_eq!(endpoint("http://host:1/a/b").unwrap(), "http://host:1/a/b");
        for wrong in ["", "host", "host:4318", "ftp://host", "http://", "/v1/traces", "http://ho st"] {
            let told = endpoint(wrong).unwrap_err().to_string();
            assert!(told.contains("http://HOST:4318"), "{wrong}: {told}");
        }
    }
}
