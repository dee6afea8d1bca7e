// What was said to a command that is gone: its arguments, and its options with their values.

/** By the name without dashes; of one without a value an empty list. */
export type OldOptions = Readonly<Partial<Record<string, readonly string[]>>>;

/** They stood alone; every other took the word behind it. */
const ALONE: readonly string[] = [
  ...['json', 'all', 'accept', 'reject', 'open', 'help'],
  ...['as-proposed', 'none', 'take-back', 'even-approved'],
];
/** They took every word up to the next option. */
const SEVERAL: readonly string[] = ['employee', 'subject', 'day'];

export function saidOf(words: readonly string[]): {
  readonly values: readonly string[];
  readonly options: OldOptions;
} {
  const values: string[] = [];
  const options: Record<string, string[]> = {};
  let open: string | undefined;
  for (const word of words) {
    const [, name, value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (name !== undefined) {
      options[name] = [...(options[name] ?? []), ...(value === undefined ? [] : [value])];
      open = value === undefined && !ALONE.includes(name) ? name : undefined;
    } else if (open === undefined) values.push(word);
    else {
      options[open]?.push(word);
      if (!SEVERAL.includes(open)) open = undefined;
    }
  }
  return { values, options };
}
