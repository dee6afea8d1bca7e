// What the server holds at the end: every punch with what became of it, and every time entry.
import type { Action, Door } from '../journal.ts';
import type { TableReader } from './read-tables.ts';

export type Verdict = {
  readonly verdict: string;
  readonly code: string | null;
  readonly timeEntryId: string | null;
};

export type Fact = {
  readonly punchId: string;
  readonly companyId: string;
  readonly employeeId: string;
  readonly door: Door;
  readonly action: Action;
  readonly punchedAt: number;
  readonly receivedAt: number;
  readonly deviceId: string | null;
  /** In the order in which they were given; the last one counts. */
  readonly verdicts: readonly Verdict[];
};

export type Entry = {
  readonly id: string;
  readonly companyId: string;
  readonly employeeId: string;
  readonly startAt: number;
  readonly endAt: number | null;
  readonly isDraft: boolean;
};

export type Facts = { readonly punches: readonly Fact[]; readonly entries: readonly Entry[] };

export async function readFacts(reader: TableReader): Promise<Facts> {
  const verdicts = await readVerdicts(reader);
  const punches = await reader.all<Omit<Fact, 'verdicts'>>(
    `select id as "punchId", company_id as "companyId", employee_id as "employeeId", door, action,
       punched_at as "punchedAt", received_at as "receivedAt", device_id as "deviceId"
     from punch_inbox order by received_at, id`,
  );
  const entries = await reader.all<Omit<Entry, 'isDraft'> & { isDraft: boolean | number }>(
    `select id, company_id as "companyId", employee_id as "employeeId", start_at as "startAt", end_at as "endAt",
       is_draft as "isDraft"
     from time_entries order by company_id, employee_id, start_at, id`,
  );
  return {
    punches: punches.map((punch) => ({ ...punch, verdicts: verdicts.get(punch.punchId) ?? [] })),
    entries: entries.map((entry) => ({ ...entry, isDraft: Boolean(entry.isDraft) })),
  };
}

async function readVerdicts(reader: TableReader): Promise<Map<string, Verdict[]>> {
  const rows = await reader.all<Verdict & { punchId: string }>(
    `select punch_id as "punchId", verdict, code, time_entry_id as "timeEntryId"
     from punch_verdicts order by decided_at, id`,
  );
  const byPunch = new Map<string, Verdict[]>();
  for (const { punchId, ...verdict } of rows)
    byPunch.set(punchId, [...(byPunch.get(punchId) ?? []), verdict]);
  return byPunch;
}

/** What became of a punch in the end. */
export function lastVerdict({ verdicts }: Fact): Verdict | undefined {
  return verdicts.at(-1);
}
