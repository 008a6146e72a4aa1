"""The points of a game from its first decision to its last, as a picture for notebooks."""

from __future__ import annotations

from html import escape

from moonpack._moonpack import State

# Readable on light and on dark paper, and apart from each other without colour: each line has dashes of its own.
LINES = (("#d08a1d", ""), ("#3f7fc4", "7 3"), ("#4f9a4a", "2 3"), ("#b2478f", "9 3 2 3"), ("#7a6a5a", "5 5"))


class Graph:
    """The graph of a game: points by step, a line for each seat."""

    def __init__(self, state: State, names: list[str] | None = None) -> None:
        self.points = state.graph()
        self.names = list(names or [f"seat {seat}" for seat in range(state.game.players)])

    def _repr_svg_(self) -> str:
        width, height, edge = 640, 220, 28
        every = [points for row in self.points for points in row]
        low, high = min(0, *every), max(1, *every)
        steps = max(1, len(self.points) - 1)
        x = lambda step: edge + (width - 2 * edge) * step / steps
        y = lambda points: height - edge - (height - 2 * edge) * (points - low) / (high - low)
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" font-family="sans-serif" font-size="12">',
            f'<path d="M{edge} {y(0):.1f}H{width - edge}" stroke="#8886"/>',
        ]
        for seat, name in enumerate(self.names[: len(self.points[0])]):
            colour, dashes = LINES[seat % len(LINES)]
            line = " ".join(f"{x(step):.1f},{y(row[seat]):.1f}" for step, row in enumerate(self.points))
            last = self.points[-1][seat]
            parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>')
            parts.append(f'<text x="{edge + 110 * seat}" y="16" fill="{colour}">{escape(name)}: {last}</text>')
        return "".join([*parts, "</svg>"])
