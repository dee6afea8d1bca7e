// Where a command reads and writes. One object, so that a test can run a command without a process of its own.
import type { Writable } from 'node:stream';
import type { ClockStanding } from '../clock-looks.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Hashing } from '../features/auth/hashing-queue.ts';

export type Terminal = {
  readonly clock: Clock;
  /**
   * Sets that clock by the database's; left out: it is not set.
   * @returns how the machine's own stands to it; null where there is one clock, as on SQLite
   */
  readonly setClock?: (database: Database) => Promise<ClockStanding | null>;
  /** The settings of the server. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  /** The result of the command. */
  readonly stdout: Writable;
  /** Notes for a person, beside the result. */
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** Cheaper hashing, where a test hashes by the thousand. */
  readonly hashing?: Hashing;
};

export function printJson({ stdout }: Terminal, content: unknown): void {
  stdout.write(`${JSON.stringify(content, null, 2)}\n`);
}

/** Rows for people: columns as wide as they need to be, names on top. */
export function textTable(rows: readonly Readonly<Record<string, string>>[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const names = Object.keys(first);
  const lines = [Object.fromEntries(names.map((name) => [name, name])), ...rows];
  const widths = names.map((name) => Math.max(...lines.map((line) => (line[name] ?? '').length)));
  return lines
    .map((line) =>
      names
        .map((name, index) => (line[name] ?? '').padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/**
 * Minutes as hours and minutes.
 * @example hoursText(90) // '1:30'; hoursText(-90) // '-1:30'
 */
export function hoursText(minutes: number): string {
  const whole = Math.abs(minutes);
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return minutes < 0 ? `-${text}` : text;
}
