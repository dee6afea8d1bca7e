// What the server holds at the end: every punch with what became of it, and every time entry.
import type { Action, Door } from '../journal.ts';
import type { TableReader } from './read-tables.ts';

export type Verdict = {
  readonly id: string;
  readonly decidedAt: number;
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

/** What a tablet's punch brings along: its bytes, its place in the chain, and what its time is worth. */
export type Envelope = {
  readonly punchId: string;
  readonly deviceId: string;
  readonly keyEpoch: number;
  readonly sequence: number;
  readonly envelope: string;
  readonly previousHash: string;
  readonly signature: string;
  readonly fault: string | null;
  readonly grade: string;
  readonly earliest: number;
  readonly latest: number;
};

/** A punch that stands in no entry, and why. */
type OpenPunch = { readonly punchId: string; readonly state: string; readonly reason: string | null };

/** A question to a manager that nobody has answered. */
type Question = {
  /** Null: about the person's open entry. */
  readonly punchId: string | null;
  readonly employeeId: string | null;
  readonly reason: string;
};

/** An incident: punches with these numbers are said to have been in the tablet. */
type Shortened = { readonly deviceId: string; readonly from: number; readonly to: number };

export type Facts = {
  readonly punches: readonly Fact[];
  readonly entries: readonly Entry[];
  readonly envelopes: ReadonlyMap<string, Envelope>;
  readonly openPunches: ReadonlyMap<string, OpenPunch>;
  readonly questions: readonly Question[];
  /** Envelopes that could not be read, or contradicted what was known. */
  readonly strays: number;
  /** How many times a tablet told where its chain stands and the server remembers it. */
  readonly heads: number;
  /** Tablets that are said to have lost punches they told of. */
  readonly shortened: readonly Shortened[];
};

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
    ...(await readStation(reader)),
  };
}

async function readStation(
  reader: TableReader,
): Promise<Pick<Facts, 'envelopes' | 'openPunches' | 'questions' | 'strays' | 'heads' | 'shortened'>> {
  const envelopes = await reader.all<Envelope>(
    `select punch_id as "punchId", device_id as "deviceId", key_epoch as "keyEpoch", sequence, envelope,
       previous_hash as "previousHash", signature, fault, time_grade as grade, earliest_at as earliest,
       latest_at as latest
     from punch_envelopes order by device_id, key_epoch, sequence`,
  );
  const openPunches = await reader.all<OpenPunch>(
    'select punch_id as "punchId", state, reason from open_punches',
  );
  const questions = await reader.all<Question>(
    'select punch_id as "punchId", employee_id as "employeeId", reason from review_items where settled_at is null',
  );
  const [strays] = await reader.all<{ count: number | string }>(
    'select count(*) as count from stray_envelopes',
  );
  const [heads] = await reader.all<{ count: number | string }>('select count(*) as count from device_heads');
  const shortened = await reader.all<Shortened>(
    `select device_id as "deviceId", from_sequence as "from", to_sequence as "to" from device_incidents
     where kind = 'chain_shortened' order by opened_at, id`,
  );
  return {
    envelopes: new Map(envelopes.map((envelope) => [envelope.punchId, envelope])),
    openPunches: new Map(openPunches.map((punch) => [punch.punchId, punch])),
    questions,
    strays: Number(strays?.count ?? 0),
    heads: Number(heads?.count ?? 0),
    shortened,
  };
}

async function readVerdicts(reader: TableReader): Promise<Map<string, Verdict[]>> {
  const rows = await reader.all<Verdict & { punchId: string }>(
    `select id, decided_at as "decidedAt", punch_id as "punchId", verdict, code, time_entry_id as "timeEntryId"
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
