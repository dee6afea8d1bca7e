// Who stands behind a session, and what of their company decides whether they may be in: one statement, asked for every request. Nothing of
// it is kept from one request to the next, so that a session that was ended and a role that was changed count at once.
import type { CompanyScope } from '#database/company-scope.ts';
import { among, company, hotRead, value } from '#database/hot-statement.ts';
import { recordCodec } from '#database/record-codec.ts';
import { readTogether } from '#database/read-together.ts';
import { readHot } from '#database/run-hot-statement.ts';
import type { RecordOf } from '#database/table.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import { employees, type EmployeeRow } from '#database/tables/people.ts';
import type { SessionRow } from '#database/tables/sign-in.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { toSession, type Session } from './session-store.ts';

const READ = [
  ...(['company_id', 'id', 'role', 'is_active', 'employment_end_date'] as const),
  ...(['service_account', 'limited_to_departments'] as const),
] as const;

const { toRecord } = recordCodec(employees, READ);

export type SignedIn = {
  readonly person: RecordOf<typeof employees, (typeof READ)[number]> & Pick<Employee, 'companyId'>;
  readonly company: Pick<CompanySettings, 'timeZone' | 'factorDemandedFrom'>;
};

type SignedInRow = Pick<EmployeeRow, (typeof READ)[number]> &
  Pick<CompanyRow, 'time_zone' | 'owner_factor_from' | 'manager_factor_from' | 'accountant_factor_from'>;

type OfSessionRow = SignedInRow &
  Pick<SessionRow, 'ends_at' | 'revoked_at' | 'used_at'> & { readonly session_id: string };

const COLUMNS = `${READ.map((column) => `person.${column}`).join(', ')},
    company.time_zone, company.owner_factor_from, company.manager_factor_from, company.accountant_factor_from`;

const OF_SESSION = hotRead<OfSessionRow>()`
  select session.id as session_id, session.ends_at, session.revoked_at, session.used_at, ${COLUMNS}
  from sessions as session
  join employees as person on person.company_id = session.company_id and person.id = session.employee_id
  join companies as company on company.id = session.company_id
  where session.company_id = ${company} and session.id ${among('uuid')}`;

const OF_PERSON = hotRead<SignedInRow>()`
  select ${COLUMNS}
  from employees as person
  join companies as company on company.id = person.company_id
  where person.company_id = ${company} and person.id = ${value('uuid')}`;

type SignedInSession = SignedIn & { readonly session: Session };

/** At a shift change many ask for theirs at the same moment. */
const listSignedIn = readTogether<SignedInSession>(async (scope, sessionIds) => {
  const rows = await readHot(scope, OF_SESSION, sessionIds);
  return new Map(
    rows.map((row) => [
      row.session_id,
      { ...toSignedIn(row), session: toSession({ ...row, id: row.session_id, employee_id: row.id }) },
    ]),
  );
});

/** The session of a token with who it belongs to. */
export async function findSignedIn(
  scope: CompanyScope,
  sessionId: string,
): Promise<SignedInSession | undefined> {
  return (await listSignedIn(scope, [sessionId])).get(sessionId);
}

/** Who a session belongs to that was found otherwise. */
export async function findWhoIsIn(scope: CompanyScope, employeeId: string): Promise<SignedIn | undefined> {
  const [row] = await readHot(scope, OF_PERSON, employeeId);
  return row && toSignedIn(row);
}

function toSignedIn(row: SignedInRow): SignedIn {
  return {
    person: { ...toRecord(row), companyId: row.company_id },
    company: {
      timeZone: row.time_zone,
      factorDemandedFrom: {
        owner: row.owner_factor_from,
        manager: row.manager_factor_from,
        accountant: row.accountant_factor_from,
      },
    },
  };
}
