// The job that mails a link to the person who has forgotten their password, if the address belongs to somebody who may sign in.
import { companyScope } from '#database/company-scope.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { JobKind } from '#features/jobs/job.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { maySignIn } from '../may-sign-in.ts';
import { hasNewPasswordLink } from './password-link-store.ts';
import {
  ASKED_MS,
  LOST_PASSWORD_JOB,
  mailLink,
  writeLink,
  type PasswordLinkDeps,
  isAddressNew,
} from './password-links.ts';

/** Nobody's mailbox is filled by somebody else who asks again and again. */
const AT_MOST_EVERY_MS = 5 * 60_000;

const nothing = () => Promise.resolve();

export function lostPasswordJobs(
  deps: Pick<PasswordLinkDeps, 'database' | 'clock' | 'secrets' | 'mailOrigin'>,
): JobKind {
  const { database, clock, secrets, mailOrigin } = deps;
  return {
    kind: LOST_PASSWORD_JOB,
    run: async ({ details: { companyId, employeeId } }) => {
      if (companyId === undefined || employeeId === undefined || mailOrigin === null) return nothing;
      const now = clock();
      const scope = companyScope(database.knex, companyId);
      const person = await findEmployee(scope, employeeId);
      if (person === undefined || !(await maySignIn(database.knex, person, now))) return nothing;
      if (await isAddressNew(scope, employeeId, now)) return nothing;
      if (await hasNewPasswordLink(scope, employeeId, now - AT_MOST_EVERY_MS)) return nothing;
      const company = await requireCompany(database.knex, companyId);
      return async (tx) => {
        const link = await writeLink(tx, person, now + ASKED_MS, now);
        await mailLink({ tx, secrets, mailOrigin, now }, { company, person, link, isAskedFor: true });
      };
    },
  };
}
