// The morning mail to those who lead: who seems to have forgotten to clock out. A job of each company that wants it, once a day.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { isEmployedNow } from '#features/auth/check-password.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { findCompany } from '#features/companies/company-store.ts';
import type { JobKind } from '#features/jobs/job.ts';
import type { TimedJob } from '#features/jobs/plan-timed-jobs.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import { departmentsNow } from '#features/people/departments-now.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { isServiceAccount, type Employee } from '#features/people/employee.ts';
import { listSeenEmployees } from '#features/people/seen-people.ts';
import {
  listLeaders,
  listMailTimes,
  listMissingStops,
  type ForgottenOut,
  type Leader,
} from './forgotten-out-store.ts';
import { listStillIn } from './list-still-in.ts';
import { forgottenOutsMail, type ForgottenOuts } from './forgotten-outs-mail.ts';

const KIND = 'forgotten clock-outs';

export type ForgottenOutsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: { readonly pepper: Buffer };
  /** Where people reach the server; null: no mail can be sent, so none is made. */
  readonly mailOrigin: string | null;
};

/** When each company wants its mail. */
export async function timesOfForgottenOuts({ database, mailOrigin }: ForgottenOutsDeps): Promise<TimedJob[]> {
  if (mailOrigin === null) return [];
  return (await listMailTimes({ db: database.knex })).map(({ companyId, timeZone, at }) => {
    const [hour, minute] = at.split(':').map(Number);
    const pattern = `${minute ?? 0} ${hour ?? 0} * * *`;
    return { kind: KIND, subject: companyId, details: { companyId }, pattern, timeZone };
  });
}

export function forgottenOutsJobs(deps: ForgottenOutsDeps): JobKind {
  return {
    kind: KIND,
    run: async ({ details }) => {
      const { database, clock, secrets, mailOrigin } = deps;
      const company = await findCompany(database.knex, details['companyId'] ?? '');
      // The company has turned it off since the job was written down.
      if (company === undefined || company.forgottenOutsMailAt === null || mailOrigin === null)
        return () => Promise.resolve();
      const scope = companyScope(database.knex, company.id);
      const forgotten = await forgottenOutsOf(scope, clock());
      const leaders = await presentLeaders(deps, scope);
      return async (tx) => {
        for (const leader of leaders) {
          const theirs = toActOn(leader, company, forgotten);
          if (theirs.stillIn.length + theirs.missingStops.length === 0) continue;
          const language = leader.language ?? company.language;
          const content = forgottenOutsMail({ ...company, language }, theirs, mailOrigin);
          const recipient = { ...leader, companyId: company.id };
          await queueMail(tx, secrets, { recipient, purpose: KIND, content, now: clock() });
        }
      };
    },
  };
}

/** People who seem to have forgotten it, and clock-outs that a manager is asked about. */
export async function forgottenOutsOf(scope: CompanyScope, now: number): Promise<ForgottenOuts> {
  return { stillIn: await listStillIn(scope, now), missingStops: await listMissingStops(scope) };
}

type PresentLeader = Leader & {
  readonly language: Employee['language'];
  readonly sees: (employeeId: string) => boolean;
};

/** Those who are employed today. An account of another system reads no mail. */
async function presentLeaders(
  deps: ForgottenOutsDeps,
  scope: CompanyScope,
): Promise<readonly PresentLeader[]> {
  const present: PresentLeader[] = [];
  for (const leader of await listLeaders(scope)) {
    const employee = await findEmployee(scope, leader.employeeId);
    if (employee === undefined || isServiceAccount(employee)) continue;
    if (await isEmployedNow(deps, employee))
      present.push({ ...leader, language: employee.language, sees: await sightOf(deps, scope, employee) });
  }
  return present;
}

async function sightOf(
  { clock }: ForgottenOutsDeps,
  scope: CompanyScope,
  employee: Employee,
): Promise<PresentLeader['sees']> {
  const { id: userId, companyId, role } = employee;
  const departmentIds = await departmentsNow(scope, employee, clock());
  if (departmentIds === null) return () => true;
  const seen = await listSeenEmployees(scope, { companyId, userId, role, departmentIds });
  const ids = new Set(seen.map(({ id }) => id));
  return (employeeId) => ids.has(employeeId);
}

/** What somebody may decide. An owner is told of their own time in any case: there may be nobody else. */
function toActOn(
  { employeeId, role, sees }: PresentLeader,
  { decidesOwnTime }: CompanySettings,
  { stillIn, missingStops }: ForgottenOuts,
): ForgottenOuts {
  const isToldOfOneself = role === 'owner' || decidesOwnTime;
  const mayAct = (out: ForgottenOut) =>
    sees(out.employeeId) && (isToldOfOneself || out.employeeId !== employeeId);
  return { stillIn: stillIn.filter(mayAct), missingStops: missingStops.filter(mayAct) };
}
