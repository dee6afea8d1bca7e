// What is in the tables after a request, read without the stores.
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { PunchDetailsRow, PunchInboxRow, PunchVerdictRow } from '#database/tables/punches.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import type { TestApi } from './api.ts';

export type StoredPunch = PunchInboxRow &
  Pick<PunchVerdictRow, 'verdict' | 'code' | 'time_entry_id'> &
  Pick<PunchDetailsRow, 'latitude' | 'longitude' | 'client_address' | 'salt'>;

export function stored({ database }: Pick<TestApi, 'database'>) {
  const db = database.database.knex;
  return {
    entriesOf: (employee: EmployeeRow): Promise<TimeEntryRow[]> =>
      db<TimeEntryRow>('time_entries')
        .where({ company_id: employee.company_id, employee_id: employee.id })
        .orderBy(['start_at', 'id']),

    /** The inbox of a company, each punch with its verdict and its details, oldest first. */
    punchesOf: async (company: CompanyRow): Promise<StoredPunch[]> => {
      const rows: StoredPunch[] = await db('punch_inbox as punch')
        .leftJoin('punch_verdicts as verdict', function () {
          this.on('verdict.company_id', 'punch.company_id').andOn('verdict.punch_id', 'punch.id');
        })
        .leftJoin('punch_details as details', function () {
          this.on('details.company_id', 'punch.company_id').andOn('details.punch_id', 'punch.id');
        })
        .where('punch.company_id', company.id)
        .orderBy(['punch.received_at', 'punch.id'])
        .select('punch.*', 'verdict.verdict', 'verdict.code', 'verdict.time_entry_id')
        .select('details.latitude', 'details.longitude', 'details.client_address', 'details.salt');
      return rows;
    },
  };
}
