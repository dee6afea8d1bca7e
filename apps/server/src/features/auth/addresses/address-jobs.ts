// The jobs that mail the links of a new sign-in address. Where the server sends no mail they do nothing: an owner shows the link.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { Job, JobKind } from '#features/jobs/job.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { Secrets } from '#secrets.ts';
import { maySignIn } from '../may-sign-in.ts';
import { findAddressChange, findWaiting } from './address-change-store.ts';
import { type AddressChange, WAITS_MS } from './address-change.ts';
import { mailAddressLink, mailOldAddress, writeAddressLink, writeWayBack } from './address-links.ts';
import { nameOfAuthor } from './address-notice.ts';
import { insertJob } from '#features/jobs/job-store.ts';

type JobDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** Where people reach the server; null: it sends no mail. */
  readonly mailOrigin: string | null;
};

const nothing = () => Promise.resolve();

export function addressJobs(deps: JobDeps): readonly JobKind[] {
  return [addressLinkJobs(deps), oldAddressJobs(deps)];
}

/** To the new address. */
function addressLinkJobs(deps: JobDeps): JobKind {
  const { clock, secrets, mailOrigin } = deps;
  return {
    kind: ADDRESS_LINK_JOB,
    run: async (job) => {
      const read = await readAbout(deps, job);
      if (read === undefined || mailOrigin === null) return nothing;
      const { change, ...about } = read;
      return async (tx) => {
        const scope = companyScope(tx, about.person.companyId);
        const now = clock();
        const waiting = await findWaiting(scope, change.employeeId, now);
        // Another one has taken its place, or somebody has made its link by hand meanwhile.
        if (waiting?.id !== change.id || waiting.hasLink || !(await maySignIn(tx, about.person, now))) return;
        const { path } = await writeAddressLink(scope, waiting, now);
        await mailAddressLink(scope, { secrets, mailOrigin, now }, about, {
          newEmail: waiting.newEmail,
          path,
        });
      };
    },
  };
}

/** To the one that has ended. */
function oldAddressJobs(deps: JobDeps): JobKind {
  const { clock, secrets, mailOrigin } = deps;
  return {
    kind: OLD_ADDRESS_JOB,
    run: async (job) => {
      const read = await readAbout(deps, job);
      if (read === undefined || mailOrigin === null) return nothing;
      const { change, ...about } = read;
      const { oldEmail, newEmail, by } = change;
      if (oldEmail === null) return nothing;
      const byName = await nameOfAuthor(scopeOf(deps, job), by);
      return async (tx) => {
        const scope = companyScope(tx, about.person.companyId);
        const path = await writeWayBack(scope, change);
        if (path === undefined) return;
        const mailing = { secrets, mailOrigin, now: clock() };
        await mailOldAddress(scope, mailing, about, { oldEmail, newEmail, byName, path });
      };
    },
  };
}

function scopeOf({ database }: JobDeps, { details }: Job): CompanyScope {
  return companyScope(database.knex, details['companyId'] ?? '');
}

async function readAbout(deps: JobDeps, job: Job) {
  const { companyId, changeId } = job.details;
  if (companyId === undefined || changeId === undefined) return undefined;
  const scope = scopeOf(deps, job);
  const change: AddressChange | undefined = await findAddressChange(scope, changeId);
  const person = change && (await findEmployee(scope, change.employeeId));
  if (change === undefined || person === undefined) return undefined;
  return { change, person, company: await requireCompany(deps.database.knex, companyId) };
}

/** A job makes the link and its mail: anyone who writes records knows nothing of mail. */
export const ADDRESS_LINK_JOB = 'address link';
export const OLD_ADDRESS_JOB = 'old address';

export async function planAddressMail(
  { db, companyId }: CompanyScope,
  kind: typeof ADDRESS_LINK_JOB | typeof OLD_ADDRESS_JOB,
  { id }: AddressChange,
  now: number,
): Promise<void> {
  const details = { companyId, changeId: id };
  await insertJob(db, { id: `${kind}/${id}`, kind, details, dueAt: now, giveUpAt: now + WAITS_MS });
}
