import type { CompanyScope } from '#database/company-scope.ts';
import type { PunchInboxRow } from '#database/tables/punches.ts';

/** A punch that stands in a time entry. */
export type PunchOfEntry = {
  readonly timeEntryId: string;
  readonly action: string;
  readonly door: string;
  readonly tabletName: string | null;
  /** Epoch milliseconds: of the punch as the door told it, when the server was told of it, and when it became time. */
  readonly punchedAt: number;
  readonly receivedAt: number;
  readonly decidedAt: number;
};

/** Of one person, punched in [from, to); in the order in which they became time. */
export async function listPunchesOfEntries(
  { db, companyId }: CompanyScope,
  employeeId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly PunchOfEntry[]> {
  const rows: unknown = await db<PunchInboxRow>('punch_inbox as punch')
    .join('punch_verdicts as verdict', {
      'verdict.company_id': 'punch.company_id',
      'verdict.punch_id': 'punch.id',
    })
    .leftJoin('devices as device', {
      'device.company_id': 'punch.company_id',
      'device.id': 'punch.device_id',
    })
    .where({ 'punch.company_id': companyId, 'punch.employee_id': employeeId, 'verdict.verdict': 'applied' })
    .where('punch.punched_at', '>=', from)
    .where('punch.punched_at', '<', to)
    .orderBy(['verdict.decided_at', 'verdict.id'])
    .select({
      timeEntryId: 'verdict.time_entry_id',
      action: 'punch.action',
      door: 'punch.door',
      tabletName: 'device.name',
      punchedAt: 'punch.punched_at',
      receivedAt: 'punch.received_at',
      decidedAt: 'verdict.decided_at',
    });
  return rows as PunchOfEntry[];
}
