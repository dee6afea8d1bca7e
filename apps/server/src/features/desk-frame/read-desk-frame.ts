// What every page of the desk goes by: counts of what waits, and the little of all people that pages need to name them.
import { may } from '@stimpill/api-types/rights';
import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import type { Whose } from '#database/whose.ts';
import { countWaitingTimeOff } from '#features/absences/time-off-store.ts';
import { listAbsenceKinds, type AbsenceKind } from '#features/companies/absence-kind-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { findPayPeriod } from '#features/companies/pay-period-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listDepartments } from '#features/people/department-store.ts';
import { listMemberships } from '#features/people/employee-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { seenBy, type Seer } from '#features/people/seen-people.ts';
import { listQuestions } from '#features/reviews/list-questions.ts';
import { countFolded } from '#features/reviews/together.ts';
import { groupBy } from '#group-by.ts';
import { listNames, type NamedPerson } from './namesake-store.ts';

export type DeskFrameDeps = { readonly database: Database; readonly clock: Clock };

type Namesake = NamedPerson & {
  /** By name. */
  readonly departments: readonly string[];
};

export type DeskFrame = {
  /** Null for those who decide about none. */
  readonly openQuestions: number | null;
  readonly waitingLeave: number;
  readonly namesakes: readonly Namesake[];
  readonly absenceKinds: readonly AbsenceKind[];
  readonly periodStartDay: number;
};

const FIRST_OF_MONTH = 1;

export async function readDeskFrame({ database, clock }: DeskFrameDeps, seer: Seer): Promise<DeskFrame> {
  const scope = companyScope(database.knex, seer.companyId);
  const company = await requireCompany(database.knex, seer.companyId);
  const [now, whose] = [clock(), seenBy(seer)];
  const decides = may(seer, 'time.decide') === null;
  return {
    openQuestions: decides ? countFolded(await listQuestions(scope, { company, whose, now })) : null,
    waitingLeave: await countWaitingTimeOff(scope, whose),
    namesakes: await listNamesakes(scope, whose, localDateOf(now, company.timeZone)),
    absenceKinds: inNameOrder(await listAbsenceKinds(scope), ({ name }) => name),
    periodStartDay: await startDayOf(scope, company),
  };
}

async function startDayOf(scope: CompanyScope, { defaultPayPeriodId: id }: CompanySettings): Promise<number> {
  const period = id === null ? undefined : await findPayPeriod(scope, id);
  return period?.startDay ?? FIRST_OF_MONTH;
}

/** Most companies have none, and their departments are not read. */
async function listNamesakes(scope: CompanyScope, whose: Whose, today: string): Promise<readonly Namesake[]> {
  const byName = groupBy(await listNames(scope, whose, today), ({ displayName }) =>
    displayName.trim().toLowerCase(),
  );
  const namesakes = [...byName.values()].filter(({ length }) => length > 1).flat();
  if (namesakes.length === 0) return [];
  const memberships = await listMemberships(
    scope,
    namesakes.map(({ id }) => id),
  );
  const departments = inNameOrder(await listDepartments(scope), ({ name }) => name);
  return inNameOrder(namesakes, ({ displayName }) => displayName).map((person) => ({
    ...person,
    departments: departments
      .filter(({ id }) => memberships.get(person.id)?.includes(id))
      .map(({ name }) => name),
  }));
}
