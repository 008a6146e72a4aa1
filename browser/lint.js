// Looks through the page's script, joined as it is served: its parts share one scope, so only the whole can be judged. And
// through the tests themselves.

import { readFileSync } from "node:fs";
import { ESLint } from "eslint";

const assets = new URL("../crates/pages/src/assets/", import.meta.url);
const parts = [...readFileSync(new URL("mod.rs", assets), "utf8").matchAll(/include_str!\("(script\/\w+\.js)"\)/g)].map(([, part]) => part);
const lines = parts.flatMap((part) => readFileSync(new URL(part, assets), "utf8").trimEnd().split("\n").map((text, i) => ({ text, place: `${part}:${i + 1}` })));

const page = "document window location history navigator performance matchMedia innerWidth innerHeight addEventListener getComputedStyle localStorage fetch prompt setTimeout clearTimeout requestAnimationFrame cancelAnimationFrame EventSource DOMMatrix DOMParser DOMPoint DOMRect URL URLSearchParams FormData Node CSS AudioContext ResizeObserver MutationObserver AbortController SVGElement HTMLElement Element MouseEvent CSSStyleSheet TextDecoderStream";
const globals = (names) => Object.fromEntries(names.split(" ").map((name) => [name, "readonly"]));
const rules = {
  "no-undef": "error", "no-unused-vars": "error", "no-shadow": "off", eqeqeq: "error", "prefer-const": ["error", { destructuring: "all" }],
  "no-var": "error", "no-dupe-keys": "error", "no-unreachable": "error", "no-redeclare": "error", "no-use-before-define": "off", "no-eval": "error",
};
const linter = (names) => new ESLint({ overrideConfigFile: true, overrideConfig: [{ languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: globals(names) }, rules }] });

let faults = 0;
const [script] = await linter(page).lintText(lines.map(({ text }) => text).join("\n"));
for (const { line, message } of script.messages) { faults += 1; console.error(`${lines[line - 1]?.place}: ${message}`); }
for (const { filePath, messages } of await linter(`${page} process console setInterval Buffer ReadableStream TextEncoder Response`).lintFiles(["*.js", "support/*.js", "tests/*.js"]))
  for (const { line, message } of messages) { faults += 1; console.error(`${filePath}:${line}: ${message}`); }
process.exitCode = faults ? 1 : 0;
