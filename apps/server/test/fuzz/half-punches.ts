// Whatever was sent, the tables must agree: each punch has its verdict and its details, each entry has the punches that made it.
import type { PunchInboxRow, PunchVerdictRow } from '#database/tables/punches.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import type { Database } from '#database/database.ts';

export type PunchBook = {
  readonly applied: number;
  readonly refused: number;
  /** What does not agree, in sentences. */
  readonly faults: readonly string[];
};

/** @param known ids of entries that no punch made */
export async function readPunchBook({ knex }: Database, known: ReadonlySet<string>): Promise<PunchBook> {
  const facts = await knex<PunchInboxRow>('punch_inbox').select('id', 'action', 'punched_at');
  const verdicts = await knex<PunchVerdictRow>('punch_verdicts').select('*');
  const details = await knex<{ punch_id: string }>('punch_details').pluck('punch_id');
  const entries = await knex<TimeEntryRow>('time_entries').select('*').orderBy(['employee_id', 'start_at']);
  const applied = verdicts.filter(({ verdict }) => verdict === 'applied');
  const factById = new Map(facts.map((fact) => [fact.id, fact]));
  return {
    applied: applied.length,
    refused: verdicts.length - applied.length,
    faults: [
      ...unequal(
        'verdicts',
        facts.map(({ id }) => id),
        verdicts.map(({ punch_id }) => punch_id),
      ),
      ...unequal(
        'details',
        facts.map(({ id }) => id),
        details,
      ),
      ...entries
        .filter(({ id }) => !known.has(id))
        .flatMap((entry) => faultsOfEntry(entry, applied, factById)),
      ...overlaps(entries),
    ],
  };
}

function unequal(what: string, facts: readonly string[], others: readonly string[]): string[] {
  const isSame = [...facts].sort().join() === [...others].sort().join();
  return isSame ? [] : [`${facts.length} facts and ${others.length} ${what} do not belong together`];
}

/** An entry begins with exactly one punch, and ends with exactly one if it has ended, at the exact times of those punches. */
function faultsOfEntry(
  { id, start_at, end_at }: TimeEntryRow,
  applied: readonly PunchVerdictRow[],
  factById: ReadonlyMap<string, Pick<PunchInboxRow, 'action' | 'punched_at'>>,
): string[] {
  const punches = applied.filter(({ time_entry_id }) => time_entry_id === id);
  const moments = punches.map(({ punch_id }) => {
    const fact = factById.get(punch_id);
    return `${fact?.action ?? 'nothing'} ${fact?.punched_at ?? 0}`;
  });
  const expected = [`start ${start_at}`, ...(end_at === null ? [] : [`stop ${end_at}`])];
  const isWhole = moments.sort().join() === expected.sort().join();
  return isWhole ? [] : [`entry ${id} is ${expected.join()}, its punches are ${moments.join()}`];
}

/** @param entries by employee and start */
function overlaps(entries: readonly TimeEntryRow[]): string[] {
  return entries.flatMap((entry, index) => {
    const next = entries[index + 1];
    if (next?.employee_id !== entry.employee_id) return [];
    return entry.end_at === null || entry.end_at > next.start_at ? [`${entry.id} overlaps ${next.id}`] : [];
  });
}
