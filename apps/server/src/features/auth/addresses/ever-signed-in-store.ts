import type { CompanyScope } from '#database/company-scope.ts';
import type { SessionRow } from '#database/tables/sign-in.ts';
import type { EmployeeRow } from '#database/tables/people.ts';

/** Those of these people who have signed in, or could have: there was once a password, a passkey or a session. */
export async function listEverSignedIn(
  scope: CompanyScope,
  people: readonly EmployeeRow[],
): Promise<ReadonlySet<string>> {
  const withPassword = people.filter(({ password_hash }) => password_hash !== null).map(({ id }) => id);
  const others = people.filter(({ password_hash }) => password_hash === null).map(({ id }) => id);
  return new Set([...withPassword, ...(others.length === 0 ? [] : await listWithTraces(scope, others))]);
}

type OfPerson = Pick<SessionRow, 'company_id' | 'employee_id'>;

async function listWithTraces(
  { db, companyId }: CompanyScope,
  ids: readonly string[],
): Promise<readonly string[]> {
  const found: OfPerson[] = [];
  for (const table of ['passkeys', 'sessions', 'address_changes'])
    found.push(
      ...(await db<OfPerson>(table)
        .where({ company_id: companyId })
        .whereIn('employee_id', ids)
        .distinct('company_id', 'employee_id')),
    );
  return found.map(({ employee_id }) => employee_id);
}
