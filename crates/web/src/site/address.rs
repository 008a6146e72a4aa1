//! Which table a page is about, and what its address asks for.

use std::fmt;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use moonpack_live::TableId;
use serde::Deserialize;

use super::reader::PageError;
use crate::App;
use crate::asks::AtTable;

/// What the address of a table asks for.
#[derive(Clone, Copy, Default, Deserialize)]
pub(crate) struct Look {
    /// An earlier step.
    pub(crate) at: Option<usize>,
    /// A step of the guide.
    pub(crate) guide: Option<usize>,
}

/// A table's address. Written out, it leads back to where the reader was.
#[derive(Clone)]
pub(crate) struct Address {
    pub(crate) id: TableId,
    pub(crate) look: Look,
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/t/{}", self.id)?;
        match self.look.guide {
            Some(step) => write!(f, "?guide={step}"),
            None => Ok(()),
        }
    }
}

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, PageError> {
        let id = match AtTable::from_request_parts(parts, app).await {
            Ok(AtTable(id)) => id,
            Err(error) => return Err(PageError::to(parts, error)),
        };
        // An address that asks for nonsense shows the table as it stands.
        let look = Query::from_request_parts(parts, app).await.map(|Query(look)| look).unwrap_or_default();
        Ok(Self { id, look })
    }
}
