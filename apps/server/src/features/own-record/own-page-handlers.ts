import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { countToAnswer } from '#features/ledger/told-change-store.ts';
import { listNextShifts } from '#features/tablets/people/next-shifts.ts';
import type { ReadOwnHours } from '#features/tablets/people/own-hours-reader.ts';
import { readOwnAnswers } from '#features/tablets/people/read-own-answers.ts';
import type { OwnHandlers } from '#http/mount-api.ts';
import type { OwnRecord } from './own-record.ts';

type OwnPageDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Both count pay, so they may work in another thread. */
  readonly record: OwnRecord;
  readonly readOwnHours: ReadOwnHours;
};

/** The same as at a tablet. */
export function ownPageHandlers({ record, readOwnHours, ...deps }: OwnPageDeps) {
  return {
    readMyDays: ({ query: { date, language }, caller: { companyId, employeeId } }) =>
      record.readOwnDays({ companyId, employeeId, date, language }),

    explainMyDay: ({ params: { date }, query: { language }, caller: { companyId, employeeId } }) =>
      record.explainOwnDay({ companyId, employeeId, date, language }),

    getMyHours: async ({ caller: { companyId, employeeId } }) => ({
      ...(await readOwnHours({ companyId, employeeId })),
      answers: await readOwnAnswers(deps, { companyId, employeeId }),
      changesToAnswer: await countToAnswer(companyScope(deps.database.knex, companyId), employeeId),
    }),

    listMyShifts: async ({ caller: { companyId, employeeId } }) => ({
      shifts: await listNextShifts(deps, { companyId, employeeId }),
    }),
  } satisfies OwnHandlers;
}
