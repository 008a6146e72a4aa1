//! What version 0.1 promised its clients: every path, parameter and field of its document is still there, nothing more is
//! required of a request, and nothing less is sent in an answer. The document was written by the program of that version.

use serde_json::{Value, from_str, to_value};

const KEPT: &str = include_str!("../openapi-0.1.json");

fn kept() -> Value {
    from_str(KEPT).unwrap()
}

fn present() -> Value {
    to_value(moonpack_web::api::document()).unwrap()
}

/// Two documents, and what the newer one no longer holds of the older.
struct Compared<'a> {
    old: &'a Value,
    new: &'a Value,
    broken: Vec<String>,
}

/// Who writes what a schema describes?
#[derive(Clone, Copy, PartialEq)]
enum By {
    Client,
    Server,
}

fn broken(old: &Value, new: &Value) -> Vec<String> {
    let mut compared = Compared { old, new, broken: Vec::new() };
    compared.paths();
    compared.broken
}

fn list<'a>(value: &'a Value, key: &str) -> Vec<&'a Value> {
    match &value[key] {
        Value::Null => Vec::new(),
        Value::Array(all) => all.iter().collect(),
        one => vec![one],
    }
}

fn fields<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = (&'a String, &'a Value)> {
    value[key].as_object().into_iter().flatten()
}

fn resolved<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    let named = schema["$ref"].as_str().and_then(|name| document.pointer(name.trim_start_matches('#')));
    named.unwrap_or(schema)
}

impl Compared<'_> {
    fn must(&mut self, holds: bool, what: String) {
        if !holds {
            self.broken.push(what);
        }
    }

    fn paths(&mut self) {
        let (old, new) = (self.old, self.new);
        for (path, methods) in fields(old, "paths") {
            for (method, was) in methods.as_object().into_iter().flatten() {
                let (at, is) = (format!("{method} {path}"), &new["paths"][path][method]);
                if is.is_null() {
                    self.must(false, format!("{at} is gone"));
                    continue;
                }
                self.parameters(&at, was, is);
                let json = |asked: &Value| asked["content"]["application/json"]["schema"].clone();
                let free = |asked: &Value| asked["required"] != true;
                let (was_asked, is_asked) = (&was["requestBody"], &is["requestBody"]);
                self.must(!free(was_asked) || free(is_asked), format!("{at}: a body is required"));
                self.schema(&format!("{at}: request"), &json(was_asked), &json(is_asked), By::Client);
                for (status, answer) in fields(was, "responses") {
                    let now = &is["responses"][status];
                    self.must(!now.is_null(), format!("{at}: no {status}"));
                    for (kind, content) in fields(answer, "content") {
                        let at = format!("{at}: {status}");
                        let now = &now["content"][kind];
                        self.must(!now.is_null(), format!("{at} as {kind}"));
                        self.schema(&at, &content["schema"], &now["schema"], By::Server);
                    }
                }
            }
        }
    }

    fn parameters(&mut self, at: &str, was: &Value, is: &Value) {
        let same = |a: &Value, b: &Value| a["name"] == b["name"] && a["in"] == b["in"];
        let (before, now) = (list(was, "parameters"), list(is, "parameters"));
        for old in &before {
            let found = now.iter().find(|new| same(old, new));
            self.must(found.is_some(), format!("{at}: parameter {} is gone", old["name"]));
            if let Some(new) = found {
                self.schema(&format!("{at}: {}", old["name"]), &old["schema"], &new["schema"], By::Client);
            }
        }
        for new in now.iter().filter(|new| new["required"] == true) {
            let was_required = before.iter().any(|old| same(old, new) && old["required"] == true);
            self.must(was_required, format!("{at}: parameter {} is required", new["name"]));
        }
    }

    /// A client writes what it always wrote, and reads all that it always read.
    fn schema(&mut self, at: &str, old: &Value, new: &Value, by: By) {
        let (old, new) = (resolved(self.old, old), resolved(self.new, new));
        let (less, more) = if by == By::Client { (old, new) } else { (new, old) };
        for kind in list(less, "type") {
            self.must(
                more["type"].is_null() || list(more, "type").contains(&kind),
                format!("{at}: {kind} is no {}", more["type"]),
            );
        }
        let needs = |schema| list(schema, "required");
        for name in needs(more) {
            self.must(needs(less).contains(&name), format!("{at}: whether {name} must be there"));
        }
        for (name, was) in fields(old, "properties") {
            let is = &new["properties"][name];
            self.must(!is.is_null(), format!("{at}: no field {name}"));
            self.schema(&format!("{at}.{name}"), was, is, by);
        }
        if !old["items"].is_null() {
            self.schema(&format!("{at}[]"), &old["items"], &new["items"], by);
        }
        for key in ["pattern", "enum", "const"] {
            self.must(new[key].is_null() || new[key] == old[key], format!("{at}: its {key}"));
        }
        for key in ["maximum", "maxLength", "maxItems"] {
            let [was, is] = [old, new].map(|schema| schema[key].as_u64().unwrap_or(u64::MAX));
            self.must(by == By::Server || is >= was, format!("{at}: its {key} has shrunk"));
        }
        for was in list(old, "oneOf") {
            let fits = list(new, "oneOf").into_iter().any(|is| {
                let mut tried = Compared { old: self.old, new: self.new, broken: Vec::new() };
                tried.schema(at, was, is, by);
                tried.broken.is_empty()
            });
            self.must(fits, format!("{at}: one of its forms is gone"));
        }
    }
}

#[test]
fn what_the_api_of_version_0_1_promised_still_holds() {
    let broken = broken(&kept(), &present());
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn a_promise_that_is_broken_is_found() {
    let faults: [fn(&mut Value); 7] = [
        |new| drop(new["paths"].as_object_mut().unwrap().remove("/tables/{id}/undo")),
        |new| drop(new["paths"]["/tables"]["get"]["responses"].as_object_mut().unwrap().remove("200")),
        |new| new["paths"]["/tables"]["get"]["parameters"][0]["name"] = "own".into(),
        |new| new["paths"]["/tables/{id}/events"]["get"]["parameters"][1]["required"] = true.into(),
        |new| {
            new["components"]["schemas"]["NewTable"]["required"].as_array_mut().unwrap().push("clock".into())
        },
        |new| {
            let fields = new["components"]["schemas"]["TableView"]["properties"].as_object_mut().unwrap();
            drop(fields.remove("legal"));
        },
        |new| new["components"]["schemas"]["TableView"]["properties"]["version"]["type"] = "string".into(),
    ];
    for (nth, fault) in faults.into_iter().enumerate() {
        let mut new = present();
        fault(&mut new);
        assert!(!broken(&kept(), &new).is_empty(), "fault {nth}");
    }
}
