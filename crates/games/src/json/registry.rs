//! The games themselves as JSON: what there is to play and what can be chosen.

use moonpack_rules::{OptionKind, OptionSpec};
use serde_json::{Value, json};

use crate::GameKind;

/// All games, as the engine's `games` and `moonpack games --json` tell it.
pub fn games_json() -> Value {
    GameKind::ALL.map(game_json).into_iter().collect()
}

/// One game: its name, rules version, player counts and options.
pub fn game_json(kind: GameKind) -> Value {
    json!({
        "name": kind.name(),
        "letters": kind.letters(),
        "rules": kind.newest_version(),
        "versions": kind.versions(),
        "players": kind.players(),
        "options": kind.option_specs().iter().map(option_json).collect::<Value>(),
    })
}

fn option_json(spec: &OptionSpec) -> Value {
    let mut json = match &spec.kind {
        OptionKind::Choice(values) => json!({ "kind": "choice", "values": values }),
        OptionKind::Flag => json!({ "kind": "flag", "values": ["yes", "no"] }),
        OptionKind::Number { min, max } => json!({ "kind": "number", "min": min, "max": max }),
        OptionKind::Numbers(values) => {
            json!({ "kind": "number", "min": values.first(), "max": values.last(), "values": values })
        }
        OptionKind::Text(form) => json!({ "kind": "text", "form": form }),
    };
    json["name"] = spec.name.into();
    json["default"] = spec.default.into();
    json
}
