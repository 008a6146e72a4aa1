//! The drawings: grounds, figures, prey, moons, tokens and the marks of the seats. Each is drawn once and used by name.
//!
//! Colours come from the style sheet; owners hand theirs down as `--s` and its lights and shades, so that a drawing needs
//! no owner of its own. Figures for the map stand on a base with the owner's mark: colour is never alone.

use ::the_wolves::{Deed, Owner, Prey};
use maud::{Markup, PreEscaped, html};

const GRADIENTS: &str = include_str!("gradients.svg");
/// What grows on the grounds, with the gradients: for pictures only.
pub(super) const GROUNDS: &str = concat!(include_str!("gradients.svg"), include_str!("grounds.svg"));
const FIGURES: &str = include_str!("figures.svg");
const NIGHT: &str = include_str!("night.svg");

/// What lies on the table beside the figures.
const SIGNS: &str = concat!(
    r##"<g id="tw-ring"><ellipse cy="8" rx="36" ry="18" class="tw-ring0"/><ellipse cy="8" rx="36" ry="18" class="tw-ring2"/><ellipse cy="8" rx="36" ry="18" class="tw-ring1"/></g>"##,
    r##"<g id="tw-may"><ellipse cy="13" rx="38" ry="17" class="tw-may0"/><ellipse cy="13" rx="38" ry="17" class="tw-may1"/></g>"##,
    // Whoever stands alone answers above the ears too: a den is lower than a fingertip.
    r##"<g id="tw-alone"><use href="#tw-may"/><path d="M0-26V30" fill="none"/></g>"##,
    r##"<g id="tw-action"><circle r="9" class="tw-coinA"/><path d="M2-6.5L-4 1H0L-2 6.5L4-1H0Z" class="tw-bolt"/></g>"##,
    r##"<g id="tw-terrain"><circle r="9" class="tw-coinT"/><path d="M5.5 0L2.8 4.8H-2.8L-5.5 0L-2.8-4.8H2.8Z" class="tw-leaf"/></g>"##,
    r##"<g id="tw-coin"><ellipse cx="-8" cy="13" rx="21" ry="8" class="tw-shade"/><circle cy="-2" r="19" class="tw-under"/><circle cy="-5" r="19" class="tw-face"/></g>"##,
    r##"<path id="tw-star" class="tw-star" d="M0-7L1.4-1.4L7 0L1.4 1.4L0 7L-1.4 1.4L-7 0L-1.4-1.4Z"/>"##,
    r##"<marker id="tw-paws" viewBox="-40 -15 80 30" markerWidth="80" markerHeight="30" markerUnits="userSpaceOnUse" orient="auto" class="tw-pw"><use href="#tw-paw" transform="translate(-24 -2.5)rotate(90)"/><use href="#tw-paw" transform="translate(-8 2.5)rotate(90)"/><use href="#tw-paw" transform="translate(8 -2.5)rotate(90)"/><use href="#tw-paw" transform="translate(24 2.5)rotate(90)"/></marker>"##,
    r##"<path id="tw-claws" d="M-22-40q14 16 8 46M-6-44q14 18 9 50M11-42q12 16 8 46"/>"##,
);

/// The drawings by name.
pub(super) fn defs() -> Markup {
    html! { (PreEscaped(GRADIENTS)) (PreEscaped(FIGURES)) (PreEscaped(NIGHT)) (PreEscaped(SIGNS)) }
}

/// The figures as they stand in a hex, so large (in percent): on a base, with their owner's mark.
pub(super) fn figures(size: i32) -> Markup {
    let stand = |below: i32, percent: i32| {
        format!("translate(0 {below})scale({})", f64::from(percent * size) / 10_000.0)
    };
    html! {
        g #tw-lonely transform=(stand(8, 90)) { use href="#tw-shadow" y="4" {} use href="#tw-base" {} use href="#tw-lone" transform="translate(3 1)" {} }
        @for prey in Prey::ALL {
            @for (pile, discs) in [("", &[0][..]), ("2", &[0, -6][..])] {
                g id={ "tw-p-" (prey.name()) (pile) } transform=(stand(3, 88)) {
                    @for disc in discs { use href="#tw-disc" y=(disc) {} }
                    use href={ "#tw-" (prey.name()) } y=(discs[discs.len() - 1] + 2) {}
                }
            }
        }
        @for owner in Owner::all().map(Owner::index) {
            @let mark = format!("#tw-m{owner}");
            g id={ "tw-pack" (owner) } transform=(stand(9, 98)) {
                use href="#tw-shadow" y="4" {} use href="#tw-base" {}
                use href=(mark) class="tw-mk" transform="translate(0 9.5) scale(.95 .72)" {}
                use href="#tw-pack" transform="translate(3 1)" {}
            }
            g id={ "tw-alpha" (owner) } transform=(stand(10, 92)) {
                use href="#tw-shadow" transform="translate(-3 10) scale(1.2)" {} use href="#tw-abase" {}
                use href=(mark) class="tw-mk" transform="translate(0 15) scale(1.05 .8)" {}
                use href="#tw-alpha" transform="translate(4 -2)" {}
            }
            g id={ "tw-den" (owner) } transform=(stand(9, 102)) { use href="#tw-den" {} use href=(mark) class="tw-mk" transform="translate(0 -14) scale(.8)" {} }
            g id={ "tw-lair" (owner) } transform=(stand(14, 98)) { use href="#tw-lair" {} use href=(mark) class="tw-mk" transform="translate(1 -20) scale(.8)" {} }
        }
    }
}

/// The window a drawing is seen through when it stands alone.
fn window(shape: &str) -> &'static str {
    match shape {
        "pack" | "alpha" | "lone" => "-42 -68 80 72",
        "den" => "-25 -24 50 34",
        "lair" => "-34 -48 68 62",
        "action" | "terrain" => "-10 -10 20 20",
        "hx" | "paw" => "-6.5 -6 13 12",
        _ => "-30 -52 60 60",
    }
}

/// A shape by itself.
pub(super) fn icon(shape: &str) -> Markup {
    html! { svg class={ "icon i-" (shape) } viewBox=(window(shape)) aria-hidden="true" { use href={ "#tw-" (shape) } {} } }
}

/// An owner's mark on a disc of their colour.
pub(super) fn mark(owner: usize) -> Markup {
    html! { svg class={ "mark p" (owner) } viewBox="-8 -8 16 16" aria-hidden="true" { circle.tw-s r="7.5" {} use href={ "#tw-m" (owner) } class="tw-on" transform="scale(.86)" {} } }
}

/// A tile of a player: the side that shows, over the side a flip leads to.
pub(super) fn tile(shown: &str, under: Option<&str>, slot: u8) -> Markup {
    html! {
        svg.tile-pic viewBox="-53 -40 124 112" aria-hidden="true" {
            ellipse.tw-tsh cx="-4" cy="46" rx="52" ry="24" {}
            @if let Some(under) = under { use href={ "#tw-l-" (under) "3" } x="17" y="19" {} }
            g.top { use href={ "#tw-l-" (shown) (1 + slot % 2) } {} use.rim href="#tw-rim" {} }
        }
    }
}

/// A hex of a ground by itself.
pub(super) fn swatch(ground: &str) -> Markup {
    html! { svg.swatch viewBox="-52 -38 104 92" aria-hidden="true" { use href={ "#tw-l-" (ground) @if ground == "water" { "1" } @else { "3" } } {} } }
}

/// The alpha of a pack before its own ground.
pub(super) fn portrait(ground: Option<&str>) -> Markup {
    html! {
        svg.face viewBox="-50 -50 100 100" aria-hidden="true" {
            circle.tw-me0 r="48" {}
            circle r="42" fill={ "url(#tw-f-" (ground.unwrap_or("rock")) ")" } {}
            use href="#tw-alpha" transform="translate(2 33) scale(1.05)" {}
            circle.tw-ringp r="45" {}
        }
    }
}

/// The medallion of an action.
pub(super) fn medallion(deed: Deed) -> Markup {
    let (shape, place) = match deed {
        Deed::Move => ("pack", "translate(4 17) scale(.86)"),
        Deed::Howl => ("alpha", "translate(6 26) scale(.84)"),
        Deed::Den => ("den", "translate(0 10) scale(1.15)"),
        Deed::Lair => ("lair", "translate(0 19) scale(.9)"),
        Deed::Dominate => ("pack", "translate(-2 22) scale(-.76 .76)"),
    };
    html! {
        svg.med viewBox="-40 -40 80 80" aria-hidden="true" {
            circle.tw-me0 r="38" {}
            circle.tw-me1 r="33" {}
            use href={ "#tw-" (shape) } class=(if deed == Deed::Dominate { "tw-bonelo" } else { "tw-bone" }) transform=(place) {}
            @if deed == Deed::Dominate { @for class in ["tw-claw0", "tw-claw"] { use href="#tw-claws" class=(class) transform="translate(0 14) scale(.76)" {} } }
        }
    }
}
