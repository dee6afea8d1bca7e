// What the server holds of punches at one moment, read past it as soon as it has answered.
import type { TableReader } from '../facts/read-tables.ts';
import type { Proof } from './open-receipt.ts';

export type HeldVerdict = {
  readonly decidedAt: number;
  readonly verdict: string;
  readonly code: string | null;
  readonly timeEntryId: string | null;
};

export type HeldPunch = {
  readonly punchId: string;
  readonly employeeId: string;
  readonly punchedAt: number;
  readonly receivedAt: number;
  readonly envelope: string;
  readonly proof: Proof | null;
  /** Where it is while it stands in no entry. */
  readonly open: string | null;
  /** In the order in which they were given. */
  readonly verdicts: readonly HeldVerdict[];
  /** Whether the person has an open entry. */
  readonly isClockedIn: boolean;
  /** How many other decisions there are about the same person, of any moment: a background judge may go by a moment that is over. */
  readonly othersDecided: number;
};

type Row = Omit<HeldPunch, 'verdicts' | 'isClockedIn' | 'othersDecided'>;
type VerdictRow = HeldVerdict & { readonly punchId: string; readonly employeeId: string };

/** @param companyIds of all companies: every index begins with the company, and a month of punches would be read without it */
export async function readHeldPunches(
  reader: TableReader,
  companyIds: readonly string[],
  punchIds: readonly string[],
): Promise<ReadonlyMap<string, HeldPunch>> {
  const rows = await reader.all<Row>(
    `select i.id as "punchId", i.employee_id as "employeeId", i.punched_at as "punchedAt",
       i.received_at as "receivedAt", e.envelope, p.proof, o.state as "open"
     from punch_inbox i
     join punch_envelopes e on e.company_id = i.company_id and e.punch_id = i.id
     left join punch_proofs p on p.company_id = i.company_id and p.punch_id = i.id
     left join open_punches o on o.company_id = i.company_id and o.punch_id = i.id
     where i.company_id in (${placesFor(companyIds)}) and i.id in (${placesFor(punchIds)})`,
    [...companyIds, ...punchIds],
  );
  const people = [...new Set(rows.map(({ employeeId }) => employeeId))];
  if (people.length === 0) return new Map();
  // A cross join, so that SQLite begins with the few people: it would read every verdict of the company first, 0.1 s at 35,000.
  const verdicts = await reader.all<VerdictRow>(
    `select v.punch_id as "punchId", i.employee_id as "employeeId", v.decided_at as "decidedAt", v.verdict, v.code,
       v.time_entry_id as "timeEntryId"
     from punch_inbox i
     cross join punch_verdicts v
     where i.company_id in (${placesFor(companyIds)}) and i.employee_id in (${placesFor(people)})
       and v.company_id = i.company_id and v.punch_id = i.id
     order by v.decided_at, v.id`,
    [...companyIds, ...people],
  );
  const open = await reader.all<{ readonly employeeId: string }>(
    `select employee_id as "employeeId" from time_entries
     where company_id in (${placesFor(companyIds)}) and employee_id in (${placesFor(people)}) and end_at is null`,
    [...companyIds, ...people],
  );
  const clockedIn = new Set(open.map(({ employeeId }) => employeeId));
  return new Map(rows.map((row) => [row.punchId, toHeld(row, verdicts, clockedIn)]));
}

function toHeld(row: Row, verdicts: readonly VerdictRow[], clockedIn: ReadonlySet<string>): HeldPunch {
  const ofPerson = verdicts.filter(({ employeeId }) => employeeId === row.employeeId);
  const own = ofPerson.filter(({ punchId }) => punchId === row.punchId);
  return {
    ...row,
    verdicts: own,
    isClockedIn: clockedIn.has(row.employeeId),
    othersDecided: ofPerson.length - own.length,
  };
}

const placesFor = (values: readonly string[]) => values.map(() => '?').join(', ');
