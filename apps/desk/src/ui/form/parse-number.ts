/** A number as people type it, with a comma or a point; undefined where it is none. Groups of thousands are not guessed at. */
export function parseNumber(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  return /^[-−]?\d+(\.\d+)?$/.test(text) ? Number(text.replace('−', '-')) : undefined;
}
