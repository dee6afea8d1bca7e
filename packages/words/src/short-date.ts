// What the server and the apps write alike.
type Dated = { readonly shortDate: string; readonly months: readonly string[] };

const LETTERS = 3;

/** `22.11.2026`, in English `22 Nov 2026`: short, for tables and fields. */
export function shortDateIn(
  { shortDate, months }: Dated,
  [year, month, day]: readonly [year: number, month: number, day: number],
): string {
  const shortMonth = months[month - 1]?.slice(0, LETTERS) ?? '';
  return fillIn(shortDate, { day, month, shortMonth, year });
}

/** A pattern of `language.ts` with each of its names filled in. */
export function fillIn(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
