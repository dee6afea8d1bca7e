// Jobs, mails and sessions that have ended, and links and presses whose time is over, are forgotten after a while. Until then the same work is not
// done twice, and the person who comes with an old token is told that its time is over.
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Clock } from '#clock.ts';
import type { Database, Queryable } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { removeEndedAddressChanges } from '#features/auth/addresses/address-change-store.ts';
import { removeSomeRefreshTokens, removeSomeSessions } from '#features/auth/ended-session-store.ts';
import { removeEndedPasswordLinks } from '#features/auth/password-links/password-link-store.ts';
import { removeEndedJobs } from '#features/jobs/job-store.ts';
import type { JobKind } from '#features/jobs/job.ts';
import type { TimedJob } from '#features/jobs/plan-timed-jobs.ts';
import { removeEndedMail } from '#features/mail/mail-store.ts';
import { removeEndedPresses } from '#features/presses/press-store.ts';

const KIND = 'forget ended work';
const KEPT_MS = 30 * 86_400_000;
/** Who changed the address of somebody is told at their next sign-in, if that comes within so long. */
const UNTOLD_MS = 366 * 86_400_000;
/** In one transaction: a punch waits for one at most. */
const AT_ONCE = 50;

export const FORGET_ENDED_WORK: TimedJob = {
  ...{ kind: KIND, subject: 'installation', details: {} },
  ...{ pattern: '30 3 * * *', timeZone: 'UTC' },
};

type ForgetDeps = { readonly database: Database; readonly clock: Clock };

export function forgetEndedWork({ database, clock }: ForgetDeps): JobKind {
  return {
    kind: KIND,
    run: async (_, signal) => {
      const before = clock() - KEPT_MS;
      // A session can go once none of its tokens is left.
      for (const removeSome of [removeSomeRefreshTokens, removeSomeSessions])
        await removeAll(database, signal, (tx) => removeSome(tx, { before, atMost: AT_ONCE }));
      return async (tx) => {
        await removeEndedJobs(tx, before);
        await removeEndedMail(tx, before);
        const now = clock();
        await removeEndedPasswordLinks(tx, now);
        await removeEndedPresses(tx, now);
        await removeEndedAddressChanges(tx, { now, toldBefore: now - UNTOLD_MS });
      };
    },
  };
}

/** Everything that `removeSome` finds, in turns. Throws when the server ends meanwhile; the next try does the rest. */
async function removeAll(
  database: Database,
  signal: AbortSignal,
  removeSome: (tx: Queryable) => Promise<number>,
): Promise<void> {
  for (let removed = AT_ONCE; removed === AT_ONCE;) {
    signal.throwIfAborted();
    removed = await inTransaction(database, removeSome);
    await othersFirst();
  }
}
