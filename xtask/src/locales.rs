//! Every message stands in all three languages with the same variables, and something uses it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::Result;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::keys::Sources;
use crate::tree;

/// The messages of a file with the variables each takes.
pub(crate) fn messages(path: &Path) -> Result<BTreeMap<String, BTreeSet<String>>> {
    let text = tree::read(path)?;
    let resource = parser::parse(text.as_str()).map_err(|(_, errors)| {
        let first = errors.first().map(ToString::to_string).unwrap_or_default();
        anyhow::anyhow!("{}: {first} ({} error(s))", path.display(), errors.len())
    })?;
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &message.value
        {
            let mut variables = BTreeSet::new();
            collect(pattern, &mut variables);
            let twice = found.insert(message.id.name.to_owned(), variables).is_some();
            anyhow::ensure!(!twice, "{}: `{}` stands twice", path.display(), message.id.name);
        }
    }
    Ok(found)
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, variables),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, variables);
                    variants.iter().for_each(|variant| collect(&variant.value, variables));
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| collect_inline(argument, variables));
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inner) = expression.as_ref() {
                collect_inline(inner, variables);
            }
        }
        _ => {}
    }
}

/// Compares the languages and looks for messages nobody uses.
pub(crate) fn check() -> Result<()> {
    let root = tree::root();
    let mut problems = Vec::new();
    let mut names = BTreeSet::new();
    for lang in tree::LANGS {
        for path in tree::files(&root.join("locales").join(lang), &[".ftl"])? {
            names.insert(path.file_name().unwrap_or_default().to_owned());
        }
    }
    let mut keys = BTreeSet::new();
    for name in names {
        let read = |lang: &str| messages(&root.join("locales").join(lang).join(&name));
        let english = read(tree::LANGS[0])?;
        for lang in &tree::LANGS[1..] {
            let other = read(lang)?;
            for (key, variables) in &english {
                match other.get(key) {
                    None => problems.push(format!("{key}: missing in {lang}")),
                    Some(there) if there != variables => {
                        problems.push(format!("{key}: {lang} has variables {there:?}, en has {variables:?}"));
                    }
                    Some(_) => {}
                }
            }
            problems.extend(
                other
                    .keys()
                    .filter(|key| !english.contains_key(*key))
                    .map(|key| format!("{key}: only in {lang}")),
            );
        }
        if !name.to_string_lossy().starts_with("rules-") {
            keys.extend(english.into_keys());
        }
    }
    problems.extend(unused(&root, &keys)?);
    println!("  {} messages beside the rule statements", keys.len());
    tree::verdict("locales", &problems)
}

/// Messages that nothing can ask for: neither the program nor another message.
fn unused(root: &Path, keys: &BTreeSet<String>) -> Result<Vec<String>> {
    let sources = Sources::read()?;
    let mut references = String::new();
    for path in tree::files(&root.join("locales").join("en"), &[".ftl"])? {
        references.push_str(&tree::read(&path)?);
    }
    let used = |key: &String| sources.reach(key) || references.contains(&format!("{{ {key} }}"));
    Ok(keys.iter().filter(|key| !used(key)).map(|key| format!("{key}: nothing uses it")).collect())
}
