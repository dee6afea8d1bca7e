// What happens when somebody punches, whole: the one way a punch becomes a row, whatever the door.
//
//   fact into the inbox -> who, which project -> timeline -> decision -> entry opened or closed -> verdict on the fact
//
// All of it is one transaction. A punch that is refused is a fact with a verdict too: it is committed, and only then refused.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { localDateIn } from '#features/companies/local-date.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { isEmployed, type Employee } from '#features/people/employee.ts';
import { lockEmployee } from '#features/people/employee-store.ts';
import {
  closeEntry,
  findOpenEntry,
  hasEntryBeyond,
  insertEntry,
} from '#features/timesheets/time-entry-store.ts';
import { uuidv7 } from '#ids.ts';
import { checkProject, checkProjectsEnabled } from './check-project.ts';
import { decidePunch, type Effect } from './decide-punch.ts';
import { insertPunchFact, insertPunchVerdict } from './punch-inbox-store.ts';
import type { Punch } from './punch.ts';
import type { Refusal } from './refusal.ts';

export type RecordPunchDeps = { readonly database: Database; readonly clock: Clock };

export type RecordedPunch = {
  readonly punchId: string;
  readonly timeEntryId: string;
  readonly isClockedIn: boolean;
  /** Epoch milliseconds. */
  readonly punchedAt: number;
  readonly company: CompanySettings;
};

/** @throws DomainError with the code of the refusal, once it is in the inbox */
export async function recordPunch(
  { database, clock }: RecordPunchDeps,
  punch: Punch,
): Promise<RecordedPunch> {
  const punchId = uuidv7();
  const { company, at, decision, timeEntryId } = await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, punch.companyId);
    const company = await requireCompany(tx, punch.companyId);
    const employee = await lockEmployee(scope, punch.employeeId);
    // Read after the lock: of two punches at the same moment, the one that waited is the later one.
    const at = clock();

    await insertPunchFact(scope, { id: punchId, punch, receivedAt: at, punchedAt: at });
    const refusal = await checkPunch(scope, company, employee, punch, at);
    const decision = refusal ?? (await decide(scope, punch, at));
    const timeEntryId = 'code' in decision ? null : await apply(scope, punch, decision, at);
    const code = 'code' in decision ? decision.code : null;
    await insertPunchVerdict(scope, { id: uuidv7(), punchId, decidedAt: at, code, timeEntryId });
    return { company, at, decision, timeEntryId };
  });

  if ('code' in decision) throw new DomainError(decision.code, decision);
  if (timeEntryId === null) assertNeverHappens('a punch that was applied to no time entry');
  return { punchId, timeEntryId, isClockedIn: punch.action === 'start', punchedAt: at, company };
}

async function checkPunch(
  scope: CompanyScope,
  company: CompanySettings,
  employee: Employee | undefined,
  punch: Punch,
  at: number,
): Promise<Refusal | undefined> {
  const disabled = checkProjectsEnabled(company, punch);
  if (disabled) return disabled;
  if (employee === undefined || !isEmployed(employee, localDateIn(company.timeZone, at))) {
    return { code: 'employee.not_found', field: 'employeeId' };
  }
  return checkProject(scope, company, employee, punch);
}

async function decide(scope: CompanyScope, punch: Punch, at: number): Promise<Effect | Refusal> {
  const openEntry = await findOpenEntry(scope, punch.employeeId);
  const reachesBeyond = await hasEntryBeyond(scope, punch.employeeId, at);
  return decidePunch({ openEntry, hasEntryBeyond: reachesBeyond }, punch.action, at);
}

/** @returns the id of the entry opened or closed */
async function apply(scope: CompanyScope, punch: Punch, effect: Effect, at: number): Promise<string> {
  if (effect.effect === 'close entry') {
    await closeEntry(scope, effect.entry.id, effect.endAt);
    return effect.entry.id;
  }
  const id = uuidv7();
  await insertEntry(scope, {
    id,
    employeeId: punch.employeeId,
    startAt: at,
    endAt: null,
    projectId: punch.projectId ?? null,
    subProjectId: punch.subProjectId ?? null,
    isDraft: false,
    isLocked: false,
  });
  return id;
}
