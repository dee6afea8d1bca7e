import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { requireSeenPerson } from '#features/people/seen-person.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { makeStatement } from './make-statement.ts';

/** They only read. To draw pages takes long, so it is done in a thread for papers alone: see `company-readers.ts`. */
export function statementsReader({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  return {
    makeStatements: async ({ params, body, caller }) => {
      const { employeeIds, startDate, endDate, language } = body;
      const scope = companyScope(database.knex, params.companyId);
      const company = await requireCompany(database.knex, params.companyId);
      const range = { startDate, endDate };
      const people = [];
      for (const [place, id] of employeeIds.entries())
        people.push(await requireSeenPerson(scope, caller, id, `employeeIds[${place}]`));

      const files = [];
      for (const employee of people) {
        const { fileName, mediaType, bytes } = await makeStatement(scope, {
          ...{ employee, range, now: clock() },
          language: language ?? employee.language ?? company.language,
        });
        const base64 = Buffer.from(bytes).toString('base64');
        files.push({ employeeId: employee.id, fileName, mediaType, base64 });
      }
      return files;
    },
  } satisfies ManageHandlers;
}
