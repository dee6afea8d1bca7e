import { companyScope } from '#database/company-scope.ts';
import { authorOf } from '#features/changes/author-of.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import type { ManageHandlers } from '#http/handlers.ts';
import { makeBonusRun, type MakeBonusRunDeps } from './make-bonus-run.ts';
import { seenPeopleOf } from './seen-people-of.ts';
import { toRunSummary } from './to-payroll-run.ts';

export function bonusRunHandlers(deps: MakeBonusRunDeps) {
  return {
    makeBonusRun: async ({ params: { companyId }, body, caller }) => {
      const scope = companyScope(deps.database.knex, companyId);
      await seenPeopleOf(scope, caller, body.employeeIds);
      const run = await makeBonusRun(deps, { companyId, ...body }, authorOf(caller));
      const names = new Map((await listEmployees(scope)).map(({ id, displayName }) => [id, displayName]));
      return toRunSummary(run, names);
    },
  } satisfies ManageHandlers;
}
