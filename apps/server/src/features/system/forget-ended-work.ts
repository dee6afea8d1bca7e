// Jobs and mails that have ended, and links whose time is over, are forgotten after a while. Until then the same work is not done twice.
import type { Clock } from '#clock.ts';
import { removeEndedPasswordLinks } from '#features/auth/password-links/password-link-store.ts';
import { removeEndedJobs } from '#features/jobs/job-store.ts';
import type { JobKind } from '#features/jobs/job.ts';
import type { TimedJob } from '#features/jobs/plan-timed-jobs.ts';
import { removeEndedMail } from '#features/mail/mail-store.ts';

const KIND = 'forget ended work';
const KEPT_MS = 30 * 86_400_000;

export const FORGET_ENDED_WORK: TimedJob = {
  ...{ kind: KIND, subject: 'installation', details: {} },
  ...{ pattern: '30 3 * * *', timeZone: 'UTC' },
};

export function forgetEndedWork({ clock }: { readonly clock: Clock }): JobKind {
  return {
    kind: KIND,
    run: () =>
      Promise.resolve(async (tx) => {
        await removeEndedJobs(tx, clock() - KEPT_MS);
        await removeEndedMail(tx, clock() - KEPT_MS);
        await removeEndedPasswordLinks(tx, clock());
      }),
  };
}
