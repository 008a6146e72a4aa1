// The real program, serving a data file of its own on a free port. Knows nothing of browsers.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The program under test. */
export const PROGRAM = process.env.MOONPACK ?? new URL("../../target/debug/moonpack", import.meta.url).pathname;

export class Server {
  #child;
  #folder = mkdtempSync(join(tmpdir(), "moonpack-browser-"));
  #listen = "127.0.0.1:0";

  /** Starts the program and waits until it has said where it listens. */
  static async start() {
    const server = new Server();
    // Whatever ends the tests, no server outlives them.
    process.once("exit", () => server.#child?.kill("SIGKILL"));
    await server.restart();
    return server;
  }

  /** Starts it again, on the same address and the same data file. */
  async restart() {
    const db = `sqlite:${join(this.#folder, "moonpack.db")}`;
    // Bots think briefly and do not wait: these tests are about the page. Every visitor comes from one address: no limits.
    // Every table is drawn from one seed: what fails fails again.
    const given = ["serve", "--no-limits", "--seed", "1", "--bot-ms", "20", "--bot-pause", "0", "--listen", this.#listen, "--db", db];
    this.#child = spawn(PROGRAM, given, { stdio: ["ignore", "pipe", "ignore"] });
    const failed = once(this.#child, "exit").then(([code]) => { throw new Error(`${PROGRAM} ended with ${code}`); });
    failed.catch(() => {});
    const [line] = await Promise.race([once(createInterface(this.#child.stdout), "line"), failed]);
    this.address = line.match(/http:\/\/\S+/)[0];
    this.#listen = this.address.replace("http://", "");
  }

  /** Ends it without a warning, as a power cut would. */
  async kill() {
    const gone = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await gone;
  }

  async close() {
    await this.kill();
    rmSync(this.#folder, { recursive: true });
  }
}
