//! The tools and resources of the protocol. A wish that cannot be granted is a tool's error in words, so that the model can do
//! better; a request that is none, or arguments that a tool does not have, are the protocol's own error.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use moonpack_games::GameKind;
use rmcp::model::{
    CallToolResult, ContentBlock, Implementation, ListResourcesResult, PaginatedRequestParams,
    ReadResourceRequestParams, ReadResourceResponse, ReadResourceResult, Resource, ResourceContents,
    ServerCapabilities, ServerConfig,
};
use rmcp::service::RequestContext;
use rmcp::{ErrorData, RoleServer, ServerHandler, ServiceExt, schemars, tool, tool_handler, tool_router};
use serde::Deserialize;

use super::library;
use super::lines::Lines;
use super::parameters::Parameters;
use super::player::{Answer, Player};

const INSTRUCTIONS: &str = "You sit at a table of a board game about wolves. Begin with list_games, then open_game \
(against bots here) or join_table / open_table (at a server, with people and bots). Then repeat: choices, decide. `look` shows the \
position from your seat; `explain` says why a decision is allowed or forbidden; `rules` answers by number or words. Decisions are \
short texts such as `play r6 swamp`; use them exactly as `choices` lists them. One game at a time: opening another leaves the first.";

const RULES: &str = "moonpack://rules/";
const NOTATION: &str = "moonpack://notation";
const RECORD: &str = "moonpack://record";

/// Answers on standard input and output until the input ends.
pub(crate) async fn serve(player: Player) -> anyhow::Result<()> {
    let tools = Tools { player: Arc::new(Mutex::new(player)) };
    match tools.serve(Lines::new()).await {
        Ok(running) => running.waiting().await.map(|_| ()).map_err(Into::into),
        // Whoever says nothing at all has changed their mind.
        Err(rmcp::service::ServerInitializeError::ConnectionClosed(_)) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

#[derive(Clone)]
struct Tools {
    player: Arc<Mutex<Player>>,
}

#[derive(Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
struct NewGame {
    /// The game, by its name in list_games.
    game: String,
    /// A bot's level for each other seat: `pup`, `rover`, `yearling`, `scout`, `hunter`, `elder`, `alpha`, `packmate`, `random`, further rungs of some games (list_games names them), or in The Wolves `alpha-stalker`, `alpha-builder`, `alpha-raider`, `alpha-strategist`. At a server `open` waits for a person.
    #[serde(default)]
    opponents: Vec<String>,
    /// Options of the game by name, as list_games names them.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The same number gives the same set-up; only for games against bots here.
    seed: Option<u64>,
}

#[derive(Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
struct AtTable {
    /// The table's id, or the address of its page.
    table: String,
}

#[derive(Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
struct Find {
    /// Only choices with all of these words in their text or phrase.
    #[serde(default)]
    find: String,
}

#[derive(Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
struct Decision {
    /// The decision's text, as `choices` lists it.
    action: String,
}

#[derive(Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
struct Question {
    /// A rule's number such as `LW-012`, or words that stand in it.
    query: String,
    /// Only rules of this game.
    game: Option<String>,
}

impl Tools {
    /// Asks the player. Bots think and servers answer meanwhile, so the runtime is told that this takes a while.
    fn ask(&self, question: impl FnOnce(&mut Player) -> Answer) -> CallToolResult {
        let answer = tokio::task::block_in_place(|| {
            question(&mut self.player.lock().unwrap_or_else(PoisonError::into_inner))
        });
        match answer {
            Ok(text) => CallToolResult::success(vec![ContentBlock::text(text)]),
            Err(why) => CallToolResult::error(vec![ContentBlock::text(why)]),
        }
    }
}

#[tool_router]
impl Tools {
    #[tool(description = "The games with their player counts and options.")]
    async fn list_games(&self) -> CallToolResult {
        self.ask(|player| Ok(player.games()))
    }

    #[tool(description = "Begin a game against bots here. You sit first.")]
    async fn open_game(&self, Parameters(new): Parameters<NewGame>) -> CallToolResult {
        let options = new.options.into_iter().collect();
        self.ask(|player| player.open_game(&new.game, &new.opponents, options, new.seed))
    }

    #[tool(description = "Tables of the server that wait for players.")]
    async fn list_tables(&self) -> CallToolResult {
        self.ask(|player| player.tables())
    }

    #[tool(description = "Open a table at the server and sit down first.")]
    async fn open_table(&self, Parameters(new): Parameters<NewGame>) -> CallToolResult {
        let options = new.options.into_iter().collect();
        self.ask(|player| player.open_table(&new.game, &new.opponents, options))
    }

    #[tool(description = "Sit down at a table of the server, or come back to it.")]
    async fn join_table(&self, Parameters(at): Parameters<AtTable>) -> CallToolResult {
        self.ask(|player| player.join_table(&at.table))
    }

    #[tool(
        description = "The position as your seat sees it: score, what happened since you last looked, the board in letters, who decides."
    )]
    async fn look(&self) -> CallToolResult {
        self.ask(Player::look)
    }

    #[tool(description = "Wait until it is your turn or the game is over, at most half a minute, then look.")]
    async fn wait(&self) -> CallToolResult {
        self.ask(Player::wait)
    }

    #[tool(description = "The decisions you may take now, one a line: its text, then what it does.")]
    async fn choices(&self, Parameters(find): Parameters<Find>) -> CallToolResult {
        self.ask(|player| player.choices(&find.find))
    }

    #[tool(description = "Why a decision is allowed or forbidden now, with the rules. Changes nothing.")]
    async fn explain(&self, Parameters(decision): Parameters<Decision>) -> CallToolResult {
        self.ask(|player| player.explain(&decision.action))
    }

    #[tool(description = "Take a decision. The answer tells what happened up to your next turn, or the end.")]
    async fn decide(&self, Parameters(decision): Parameters<Decision>) -> CallToolResult {
        self.ask(|player| player.decide(&decision.action))
    }

    #[tool(description = "Take your last decision back, if nothing was revealed since.")]
    async fn undo(&self) -> CallToolResult {
        self.ask(Player::undo)
    }

    #[tool(description = "What the strongest bot would do in your place, seeing what you see.")]
    async fn hint(&self) -> CallToolResult {
        self.ask(Player::hint)
    }

    #[tool(description = "How it stands and where the points come from; after the end, who won.")]
    async fn score(&self) -> CallToolResult {
        self.ask(Player::score)
    }

    #[tool(description = "Rules by number or by words.")]
    async fn rules(&self, Parameters(question): Parameters<Question>) -> CallToolResult {
        self.ask(|player| {
            let game = question.game.as_deref().map(str::parse::<GameKind>).transpose();
            library::search(game.map_err(|error| error.to_string())?, &question.query, player.words)
        })
    }
}

#[tool_handler]
impl ServerHandler for Tools {
    fn get_info(&self) -> ServerConfig {
        let can = ServerCapabilities::builder().enable_tools().enable_resources().build();
        ServerConfig::new(can)
            .with_server_info(Implementation::new("moonpack", env!("CARGO_PKG_VERSION")))
            .with_instructions(INSTRUCTIONS)
    }

    async fn list_resources(
        &self,
        _page: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        let rules =
            GameKind::ALL.map(|kind| Resource::new(format!("{RULES}{kind}"), format!("Rules of {kind}")));
        let others = [(NOTATION, "Texts of decisions"), (RECORD, "The record of the game, once it is over")];
        let others = others.map(|(uri, name)| Resource::new(uri, name));
        Ok(ListResourcesResult::with_all_items(rules.into_iter().chain(others).collect()))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _context: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        let uri = request.uri;
        let missing = |why: String| ErrorData::resource_not_found(why, None);
        let text = match uri.as_str() {
            NOTATION => library::NOTATION.to_owned(),
            RECORD => {
                let player = self.player.clone();
                let read = move || player.lock().unwrap_or_else(PoisonError::into_inner).record();
                tokio::task::block_in_place(read).map_err(missing)?
            }
            _ => {
                let kind = uri.strip_prefix(RULES).and_then(|game| game.parse::<GameKind>().ok());
                let kind = kind.ok_or_else(|| missing(format!("there is nothing at {uri}")))?;
                let words = self.player.lock().unwrap_or_else(PoisonError::into_inner).words;
                library::rules(kind, words)
            }
        };
        Ok(ReadResourceResult::new(vec![ResourceContents::text(text, uri)]).into())
    }
}
