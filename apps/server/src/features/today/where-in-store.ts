import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { ofPeople, type Whose } from '#database/whose.ts';

/** Where somebody who is in came in, and on what they work. */
export type WhereIn = {
  readonly employeeId: string;
  /** Null: no punch began the entry, or its start was corrected. */
  readonly door: string | null;
  readonly tabletName: string | null;
  readonly projectName: string | null;
};

/** Of these people the ones with an open entry, each once. */
export async function listWhereIn(
  { db, companyId }: CompanyScope,
  whose: Whose,
): Promise<ReadonlyMap<string, WhereIn>> {
  const rows: unknown = await db<TimeEntryRow>('time_entries as entry')
    .leftJoin('punch_inbox as punch', {
      'punch.company_id': 'entry.company_id',
      'punch.employee_id': 'entry.employee_id',
      'punch.punched_at': 'entry.start_at',
    })
    .leftJoin('devices as device', {
      'device.company_id': 'punch.company_id',
      'device.id': 'punch.device_id',
    })
    .leftJoin('projects as project', {
      'project.company_id': 'entry.company_id',
      'project.id': 'entry.project_id',
    })
    .where({ 'entry.company_id': companyId })
    .where(ofPeople(whose, 'entry.employee_id'))
    .whereNull('entry.end_at')
    .orderBy(['entry.id', 'punch.id'])
    .select({
      employeeId: 'entry.employee_id',
      door: 'punch.door',
      tabletName: 'device.name',
      projectName: 'project.name',
    });
  return new Map((rows as readonly WhereIn[]).map((row) => [row.employeeId, row]));
}
