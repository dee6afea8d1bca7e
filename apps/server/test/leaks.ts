// The search for secrets in what must not hold any.

/** @returns the secrets that stand somewhere in the texts */
export function leaksIn(secrets: Iterable<string>, texts: readonly string[]): string[] {
  const all = texts.join('\n');
  return [...secrets].filter((secret) => all.includes(secret));
}

/** Four digits turn up in ids, hashes and times by chance: only between such marks are they a text of their own. */
export function isIn(pin: string, texts: readonly string[]): boolean {
  const alone = new RegExp(`["'=:/?& |]${pin}["'=:/?& |]`);
  return texts.some((text) => alone.test(text));
}
