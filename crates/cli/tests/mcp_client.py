"""What the official client of the Model Context Protocol is told when it asks for what is not there.

    python crates/cli/tests/mcp_client.py PROGRAM        (`cargo xtask mcp` runs it)
"""

import asyncio
import sys

from mcp import ClientSession, MCPError, StdioServerParameters
from mcp.client.stdio import stdio_client


async def code_of(asked):
    """The code of the protocol's error."""
    try:
        answer = await asked
    except MCPError as error:
        return error.error.code
    raise AssertionError(f"answered: {answer}")


async def main(program):
    """Asks wrongly, and then plays on."""
    parameters = StdioServerParameters(command=program, args=["mcp", "--lang", "en", "--bot-ms", "1"])
    async with stdio_client(parameters) as (read, write), ClientSession(read, write) as session:
        hello = await session.initialize()
        assert "moonpack" in str(hello), hello
        tools = [tool.name for tool in (await session.list_tools()).tools]
        assert len(tools) == 14, tools
        assert len((await session.list_resources()).resources) == 5
        assert await code_of(session.call_tool("howl", {})) == -32602
        assert await code_of(session.call_tool("decide", {})) == -32602
        assert await code_of(session.call_tool("decide", {"action": 7})) == -32602
        assert await code_of(session.call_tool("open_game", {"game": "lone-wolves", "cheat": True})) == -32602
        assert await code_of(session.read_resource("moonpack://rules/chess")) in (-32002, -32602)
        refused = await session.call_tool("decide", {"action": "play r6 swamp"})
        assert refused.is_error and refused.content[0].text
        opened = await session.call_tool("open_game", {"game": "lone-wolves", "seed": 7})
        assert not opened.is_error, opened
        refused = await session.call_tool("decide", {"action": "take swamp 1"})
        assert refused.is_error and "LW-" in refused.content[0].text
    print("  errors of the protocol and of the table: as they should be")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
