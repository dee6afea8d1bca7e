// Secrets that occur nowhere else are given to everybody, and then looked for wherever they must not be: in answers, logs, tables.
import { readFile } from 'node:fs/promises';
import type { Read } from './overlap-watch.ts';
import type { Company } from '../people/companies.ts';
import type { Witnessed } from '../network/witnessed.ts';

export type CanaryWatch = {
  readonly seeArrival: (arrival: Pick<Witnessed, 'answer'>) => void;
  readonly seeLog: (file: string) => Promise<void>;
  readonly seeTables: (read: Read) => Promise<void>;
  /** How many characters were looked at. */
  readonly seen: () => number;
  readonly problems: readonly string[];
};

const GUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Readings of clocks and sums of time, such as `"answeredAtMonotonicMs":4821`: any four digits may stand there. */
const READING = /"(?:\w+Ms|\w*[mM]inutes)":\d+/g;
/** Four digits that stand alone; a year is none of our PINs. */
const FOUR_DIGITS = /(?<![\w.+/=-])\d{4}(?![\w.+/=-])/g;

export function createCanaryWatch(companies: readonly Company[]): CanaryWatch {
  const problems: string[] = [];
  const people = companies.flatMap(({ people: ofCompany }) => ofCompany);
  const passwords = new Set(
    [
      ...people,
      ...companies.flatMap(({ manager, office }) => [manager, office.limited, office.accountant]),
    ].map(({ password }) => password),
  );
  const pins = new Set(people.flatMap(({ pin, laterPin }) => [pin, laterPin]));
  let seen = 0;

  const see = (place: string, text: string) => {
    seen += text.length;
    for (const [found] of text.matchAll(/canary [0-9a-f-]{36}/g)) {
      if (passwords.has(found)) problems.push(`a password stands in ${place}`);
    }
    for (const [digits] of text.replaceAll(GUID, '').replaceAll(READING, '').matchAll(FOUR_DIGITS)) {
      if (pins.has(digits)) problems.push(`a PIN stands in ${place}: ${around(text, digits)}`);
    }
  };
  const seeRow = (table: string, row: Readonly<Record<string, unknown>>) => {
    for (const [column, value] of Object.entries(row)) {
      if (typeof value === 'string') see(`${table}.${column}`, value);
    }
  };
  return {
    problems,
    seen: () => seen,
    seeArrival: ({ answer }) => see('an answer', answer?.body.toString() ?? ''),
    seeLog: async (file) => see('the log', await readFile(file, 'utf8')),
    seeTables: (read) =>
      read(async (reader) => {
        for (const table of await reader.tables()) {
          const rows = await reader.all<Record<string, unknown>>(`select * from ${table}`);
          for (const row of rows) seeRow(table, row);
        }
      }),
  };
}

/** What stands around it, so that a reader can tell a leak from a coincidence; the secret itself is not repeated. */
function around(text: string, secret: string): string {
  const at = text.indexOf(secret);
  return text.slice(Math.max(0, at - 40), at + 44).replaceAll(secret, '····');
}
