import type { AbsenceRow, BalanceBookingRow, ShiftRow, TimeOffRow } from '#database/tables/plans.ts';
import type { PunchDetailsRow, PunchInboxRow } from '#database/tables/punches.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import type { CompanyScope } from '#database/company-scope.ts';
import { toInstant } from '#to-instant.ts';

/** A punch that the server was told of, with what is still kept about where it was made. */
type PunchOfPerson = {
  readonly id: string;
  readonly door: string;
  readonly action: string;
  readonly punchedAtUtc: string;
  readonly receivedAtUtc: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly clientAddress: string | null;
};

export type RowsOfPerson = {
  readonly timeEntries: readonly TimeEntryRow[];
  readonly absences: readonly AbsenceRow[];
  readonly timeOff: readonly TimeOffRow[];
  readonly shifts: readonly ShiftRow[];
  readonly balanceBookings: readonly BalanceBookingRow[];
  readonly punches: readonly PunchOfPerson[];
};

/** Everything about the time of one person, by id, which is in the order of making. */
export async function readRowsOf(scope: CompanyScope, employeeId: string): Promise<RowsOfPerson> {
  const { db, companyId } = scope;
  const ofPerson = { company_id: companyId, employee_id: employeeId };
  return {
    timeEntries: await db<TimeEntryRow>('time_entries').where(ofPerson).orderBy(['start_at', 'id']),
    absences: await db<AbsenceRow>('absences').where(ofPerson).orderBy(['date', 'id']),
    timeOff: await db<TimeOffRow>('time_off').where(ofPerson).orderBy(['start_date', 'id']),
    shifts: await db<ShiftRow>('shifts').where(ofPerson).orderBy(['start_at', 'id']),
    balanceBookings: await db<BalanceBookingRow>('balance_bookings').where(ofPerson).orderBy(['date', 'id']),
    punches: await punchesOf(scope, employeeId),
  };
}

async function punchesOf({ db, companyId }: CompanyScope, employeeId: string): Promise<PunchOfPerson[]> {
  const rows: (PunchInboxRow & Partial<PunchDetailsRow>)[] = await db('punch_inbox as p')
    .leftJoin(
      'punch_details as d',
      (on) => void on.on('d.company_id', 'p.company_id').on('d.punch_id', 'p.id'),
    )
    .where({ 'p.company_id': companyId, 'p.employee_id': employeeId })
    .orderBy(['p.punched_at', 'p.id'])
    .select('p.*', 'd.latitude', 'd.longitude', 'd.client_address');
  return rows.map((row) => ({
    id: row.id,
    door: row.door,
    action: row.action,
    punchedAtUtc: toInstant(row.punched_at),
    receivedAtUtc: toInstant(row.received_at),
    latitude: row.latitude ?? null,
    longitude: row.longitude ?? null,
    clientAddress: row.client_address ?? null,
  }));
}
