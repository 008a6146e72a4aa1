// The games that are offered, asked of the program itself: no list of them stands here.

import { execFileSync } from "node:child_process";
import { PROGRAM } from "./server.js";

const told = JSON.parse(execFileSync(PROGRAM, ["games", "--json"], { encoding: "utf8" }));

/** Their names. */
export const GAMES = told.map(({ name }) => name);

/** Every game with each number of players. */
export const TABLES = told.flatMap(({ name, players }) => players.map((count) => [name, count]));

/** What a test knows of each game by itself, by name or in rows that begin with it: a game that is missing ends the test. */
export function covers(known) {
  const named = new Set(Array.isArray(known) ? known.map(([name]) => name) : Object.keys(known));
  const missing = GAMES.filter((name) => !named.has(name));
  if (missing.length > 0) throw new Error(`nothing is said here of ${missing.join(" and ")}`);
  return known;
}
