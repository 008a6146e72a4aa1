//! The arguments of a tool, as its schema tells them. Others are no call of the tool, and the protocol says so.
//!
//! The SDK's wrapper of this name (its macros know it by the name) would make a tool's answer of it, which is kept for what a
//! table refuses.

use rmcp::ErrorData;
use rmcp::handler::server::common::FromContextPart;
use rmcp::handler::server::tool::ToolCallContext;
use rmcp::schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Arguments.
pub(super) struct Parameters<P>(pub(super) P);

impl<S, P: DeserializeOwned> FromContextPart<ToolCallContext<'_, S>> for Parameters<P> {
    fn from_context_part(context: &mut ToolCallContext<'_, S>) -> Result<Self, ErrorData> {
        let arguments = context.arguments.take().unwrap_or_default();
        serde_json::from_value(Value::Object(arguments))
            .map(Self)
            .map_err(|why| ErrorData::invalid_params(format!("arguments of {}: {why}", context.name), None))
    }
}

impl<P: JsonSchema> JsonSchema for Parameters<P> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        P::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        P::json_schema(generator)
    }
}
