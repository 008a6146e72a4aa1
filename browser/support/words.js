// What the app says, from the same files that it reads: tests name messages, not sentences.

import { readFileSync } from "node:fs";

export const LANGS = ["en", "de", "uk"];

/** A message without variables and variants. */
export function said(lang, key) {
  const text = readFileSync(new URL(`../../locales/${lang}/app.ftl`, import.meta.url), "utf8");
  return text.match(new RegExp(`^${key} = (.+)$`, "m"))[1];
}
