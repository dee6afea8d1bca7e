// What the server holds at the end: every punch with its outcome, and every time entry.
import { createHash } from 'node:crypto';
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
  readonly projectId: string | null;
  readonly subProjectId: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
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
  readonly isLocked: boolean;
  readonly projectId: string | null;
  readonly subProjectId: string | null;
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
  readonly photo: string;
  readonly photoDigest: string | null;
  /** The exchange just before it was handed over, as the server signed it. */
  readonly closingAnchor: string | null;
};

/** A punch that stands in no entry, and why. */
export type OpenPunch = {
  readonly punchId: string;
  readonly state: string;
  readonly reason: string | null;
  readonly employeeId: string;
  readonly deviceId: string | null;
  readonly action: string;
  readonly punchedAt: number;
};

/** A question to a manager. */
export type Question = {
  /** Null: about the person's open entry. */
  readonly punchId: string | null;
  readonly employeeId: string | null;
  readonly timeEntryId: string | null;
  readonly reason: string;
  /** Null while nobody has answered it. */
  readonly decision: string | null;
};

/** An incident: punches with these numbers are said to have been in the tablet. */
type Shortened = { readonly deviceId: string; readonly from: number; readonly to: number };

/** A row of the record of changes. */
export type RecordedChange = {
  readonly changedAt: number;
  readonly door: string;
  readonly userId: string | null;
  readonly operator: string | null;
  readonly reason: string | null;
  readonly subject: string;
  readonly subjectId: string;
  readonly isAddition: boolean;
};

export type Facts = {
  readonly punches: readonly Fact[];
  readonly entries: readonly Entry[];
  readonly envelopes: ReadonlyMap<string, Envelope>;
  readonly openPunches: ReadonlyMap<string, OpenPunch>;
  /** Those that nobody has answered. */
  readonly questions: readonly Question[];
  /** SHA-256 of each photo, base64url, by punch. */
  readonly photos: ReadonlyMap<string, string>;
  readonly answered: readonly Question[];
  /** How it was proven who made a punch of a tablet. */
  readonly proofs: ReadonlyMap<string, string>;
  /** Envelopes that could not be read, or contradicted what was known. */
  readonly strays: number;
  /** How many times a tablet told where its chain stands and the server remembers it. */
  readonly heads: number;
  /** Tablets that are said to have lost punches they told of. */
  readonly shortened: readonly Shortened[];
  readonly changes: readonly RecordedChange[];
};

export async function readFacts(reader: TableReader): Promise<Facts> {
  const verdicts = await readVerdicts(reader);
  const punches = await reader.all<Omit<Fact, 'verdicts'>>(
    `select id as "punchId", punch_inbox.company_id as "companyId", employee_id as "employeeId", door, action,
       punched_at as "punchedAt", received_at as "receivedAt", device_id as "deviceId", project_id as "projectId",
       sub_project_id as "subProjectId", latitude, longitude
     from punch_inbox
     left join punch_details on punch_details.company_id = punch_inbox.company_id and punch_details.punch_id = punch_inbox.id
     order by received_at, id`,
  );
  const entries = await reader.all<
    Omit<Entry, 'isDraft' | 'isLocked'> & Record<'isDraft' | 'isLocked', boolean | number>
  >(
    `select id, company_id as "companyId", employee_id as "employeeId", start_at as "startAt", end_at as "endAt",
       is_draft as "isDraft", is_locked as "isLocked", project_id as "projectId", sub_project_id as "subProjectId"
     from time_entries order by company_id, employee_id, start_at, id`,
  );
  return {
    punches: punches.map((punch) => ({ ...punch, verdicts: verdicts.get(punch.punchId) ?? [] })),
    entries: entries.map((entry) => ({
      ...entry,
      isDraft: Boolean(entry.isDraft),
      isLocked: Boolean(entry.isLocked),
    })),
    ...(await readStation(reader)),
  };
}

async function readStation(reader: TableReader): Promise<Omit<Facts, 'punches' | 'entries'>> {
  const envelopes = await reader.all<Envelope>(
    `select punch_id as "punchId", device_id as "deviceId", key_epoch as "keyEpoch", sequence, envelope,
       previous_hash as "previousHash", signature, fault, time_grade as grade, earliest_at as earliest,
       latest_at as latest, photo, photo_digest as "photoDigest", closing_anchor as "closingAnchor"
     from punch_envelopes order by device_id, key_epoch, sequence`,
  );
  const openPunches = await reader.all<OpenPunch>(
    `select punch_id as "punchId", state, reason, employee_id as "employeeId", device_id as "deviceId", action,
       punched_at as "punchedAt"
     from open_punches`,
  );
  const items = await reader.all<Question & { settledAt: number | null }>(
    `select punch_id as "punchId", employee_id as "employeeId", time_entry_id as "timeEntryId", reason, decision,
       settled_at as "settledAt"
     from review_items where device_id is null`,
  );
  const photos = await reader.all<{ punchId: string; jpeg: Buffer }>(
    'select punch_id as "punchId", jpeg from punch_photos',
  );
  const proofs = await reader.all<{ punchId: string; proof: string }>(
    'select punch_id as "punchId", proof from punch_proofs',
  );
  const [strays] = await reader.all<{ count: number | string }>(
    'select count(*) as count from stray_envelopes',
  );
  const [heads] = await reader.all<{ count: number | string }>('select count(*) as count from device_heads');
  const shortened = await reader.all<Shortened>(
    `select device_id as "deviceId", from_sequence as "from", to_sequence as "to" from device_incidents
     where kind = 'chain_shortened' order by opened_at, id`,
  );
  const changes = await reader.all<RecordedChange & { before: string | null; after: string | null }>(
    `select changed_at as "changedAt", door, user_id as "userId", operator, reason, subject, subject_id as "subjectId",
       before, after
     from changes order by changed_at, id`,
  );
  return {
    envelopes: new Map(
      envelopes.map((row) => [row.punchId, { ...row, closingAnchor: anchorIn(row.closingAnchor) }]),
    ),
    openPunches: new Map(openPunches.map((punch) => [punch.punchId, punch])),
    questions: items.filter(({ settledAt }) => settledAt === null),
    answered: items.filter(({ settledAt }) => settledAt !== null),
    photos: new Map(photos.map(({ punchId, jpeg }) => [punchId, digestOf(jpeg)])),
    proofs: new Map(proofs.map(({ punchId, proof }) => [punchId, proof])),
    strays: Number(strays?.count ?? 0),
    heads: Number(heads?.count ?? 0),
    shortened,
    changes: changes.map(({ before, after, ...change }) => ({
      ...change,
      isAddition: before === null && after !== null,
    })),
  };
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url');

function anchorIn(closing: string | null): string | null {
  return closing === null ? null : (JSON.parse(closing) as { readonly anchor: string }).anchor;
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

/** The outcome of a punch in the end. */
export function lastVerdict({ verdicts }: Fact): Verdict | undefined {
  return verdicts.at(-1);
}
