// Searches for secrets in texts that must not contain any.

/** @returns the secrets that occur somewhere in the texts */
export function leaksIn(secrets: Iterable<string>, texts: readonly string[]): string[] {
  const all = texts.join('\n');
  return [...secrets].filter((secret) => all.includes(secret));
}

/** Four digits occur in ids, hashes and times by chance: they count only between such marks, as a text of their own. */
export function isIn(pin: string, texts: readonly string[]): boolean {
  const alone = new RegExp(`["'=:/?& |]${pin}["'=:/?& |]`);
  return texts.some((text) => alone.test(text));
}
