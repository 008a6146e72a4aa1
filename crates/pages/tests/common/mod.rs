//! What the tests of the boards share.

/// The page without its blocks of data, which nobody reads and no policy takes for a script.
pub(crate) fn without_data(page: &str) -> String {
    let mut rest = page;
    let mut kept = String::new();
    while let Some((before, block)) = rest.split_once(" type=\"application/json\">") {
        let (before, _id) = before.rsplit_once("<script").expect("only a script has this type");
        kept.push_str(before);
        rest = block.split_once("</script>").expect("a block ends").1;
    }
    kept + rest
}
