// A replay as a file for a table calculation: a row for each person and line, in whole minutes.
import type { ReplayedPerson } from './rule-lab-queries.ts';

type Heads = readonly [person: string, line: string, before: string, after: string, difference: string];

export function replayCsv(
  people: readonly Pick<ReplayedPerson, 'employeeDisplayName' | 'lines'>[],
  heads: Heads,
): string {
  const rows = people.flatMap(({ employeeDisplayName, lines }) =>
    lines.map(({ key, beforeMinutes, afterMinutes }) => [
      cell(employeeDisplayName),
      cell(key),
      beforeMinutes,
      afterMinutes,
      afterMinutes - beforeMinutes,
    ]),
  );
  return `\uFEFF${[heads.map(cell), ...rows].map((row) => `${row.join(';')}\r\n`).join('')}`;
}

/** What a table calculation would take for a formula is told to be text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
