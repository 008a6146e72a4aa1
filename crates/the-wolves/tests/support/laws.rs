//! What never changes in a game of The Wolves, whatever is played.

use moonpack_rules::{Game, MAX_SEATS, Seat};
use the_wolves::{Fallen, Hex, HexSet, Owner, Piece, Position, Stage, TheWolves};

/// The conservation laws: pieces, tokens and dates add up, and the board holds only what may stand together.
pub(crate) fn laws(game: &TheWolves, position: &Position) -> Result<(), String> {
    let board = position.board();
    let seats: Vec<Seat> = Seat::first(game.seats()).collect();
    let everywhere: HexSet = game.map().all().collect();
    let on_map = |owner: Owner, piece: Piece| board.count(owner, piece, everywhere) as u8;
    let fallen = |which: Fallen| position.moonlight().dates().iter().filter(|f| **f == which).count() as u8;
    let pushed = |owner: Owner, piece: Piece| match position.stage() {
        Stage::Pushing { owner: o, wolf, .. } => (o == owner && Piece::from(wolf) == piece) as u8,
        _ => 0,
    };
    let check = |holds: bool, law: String| if holds { Ok(()) } else { Err(law) };

    let drafted: u8 = seats.iter().map(|seat| drafts(game, position, *seat)).sum();
    for seat in &seats {
        let owner = Owner::from(*seat);
        let player = position.player(*seat);
        let alphas_left = [2, 2, 2, 1, 1, 1, 0, 0, 0][player.wolves as usize];
        let begun = drafts(game, position, *seat);
        let wolves = |piece| on_map(owner, piece) + pushed(owner, piece);
        check(wolves(Piece::Alpha) + alphas_left == begun + 2, format!("seat {seat}: alphas do not add up"))?;
        check(
            wolves(Piece::Pack) + fallen(Fallen::Pack(owner)) + (8 - player.wolves - alphas_left)
                == begun + 6,
            format!("seat {seat}: pack wolves do not add up"),
        )?;
        let dens: u8 = player.dens.iter().sum();
        check(
            on_map(owner, Piece::Den) + fallen(Fallen::Den(owner)) == dens && dens <= 12,
            format!("seat {seat}: dens do not add up"),
        )?;
        check(
            on_map(owner, Piece::Lair) == player.lairs && player.lairs <= 4,
            format!("seat {seat}: lairs do not add up"),
        )?;
        check(player.backs & !0b11_1110 == 0, format!("seat {seat}: tiles that do not exist are flipped"))?;
    }
    check(drafted <= 2 * seats.len() as u8, "too many wolves were drafted".into())?;
    let nobody = Seat::first(MAX_SEATS).skip(seats.len());
    for owner in nobody.map(Owner::from) {
        check(board.of(owner).is_empty(), "a seat that does not exist has pieces".into())?;
    }

    let lone = game.map().lone_wolf_icons().len() as u8;
    check(
        position.lone_wolves().len() as u8 + fallen(Fallen::LoneWolf) == lone,
        "lone wolves do not add up".into(),
    )?;
    let prey_begun: u8 = game.prey_stacks().iter().map(|stack| stack.height).sum();
    let prey_left: u8 = (0..game.prey_stacks().len()).map(|stack| game.prey_left(position, stack)).sum();
    let hunted: u8 = seats.iter().map(|seat| position.player(*seat).prey.count_ones() as u8).sum();
    check(prey_left + hunted == prey_begun, "prey does not add up".into())?;
    for (index, stack) in game.prey_stacks().iter().enumerate() {
        let left = game.prey_left(position, index) > 0;
        check(position.prey().contains(stack.hex) == left, "prey lies where its stack is empty".into())?;
    }
    let claimed: usize = seats.iter().map(|seat| position.player(*seat).region_tokens() as usize).sum();
    let showing: usize = game.map().regions().map(|(region, _)| game.tokens(position, region).count()).sum();
    let tokens = if seats.len() == 2 { 7 } else { game.map().region_count() };
    check(claimed + showing <= tokens, "more region tokens than there are".into())?;

    let mut shown = 0;
    for hex in game.map().all() {
        shown += hex_laws(game, position, hex)?;
    }
    let counted: u32 = game
        .owners()
        .flat_map(|owner| Piece::ALL.iter().map(move |piece| board.count(owner, *piece, everywhere)))
        .sum();
    check(shown == counted, format!("the board counts {counted} pieces and shows {shown}"))?;
    check(
        position.actions_left() <= 2 + 20 && position.moonlight().filled() < 48,
        "more actions or dates than any turn can have".into(),
    )
}

/// How many pairs of wolves the seat has drafted so far.
fn drafts(game: &TheWolves, position: &Position, seat: Seat) -> u8 {
    let turn = game.turn(position);
    if !matches!(position.stage(), Stage::Sides | Stage::Draft) {
        return 2;
    }
    let pairs = position.board().alphas_of(Owner::from(seat)).len() as u8;
    if turn == 0 { 0 } else { pairs.min(2) }
}

/// No hex holds more than two pieces, and two owners meet only as a den and a wolf. Returns how many stand here.
fn hex_laws(game: &TheWolves, position: &Position, hex: Hex) -> Result<u32, String> {
    let at = game.map().coordinate(hex);
    let pieces = position.board().pieces_at(hex);
    let count = pieces.iter().flatten().count() as u32;
    if let [Some((one, first)), Some((other, second))] = pieces {
        let markers = [first, second].iter().filter(|p| matches!(p, Piece::Den | Piece::Lair)).count();
        if one != other && !(first == Piece::Den && matches!(second, Piece::Pack | Piece::Alpha)) {
            return Err(format!("{at:?}: {pieces:?} stand together"));
        }
        if markers > 1 {
            return Err(format!("{at:?}: two markers"));
        }
    }
    let token = position.lone_wolves().contains(hex) || position.prey().contains(hex);
    if count > 0 && (token || game.map().terrain(hex).is_none()) {
        return Err(format!("{at:?}: {pieces:?} stand where nothing can"));
    }
    Ok(count)
}
