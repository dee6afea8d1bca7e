// Takes the jobs that are due, one after the other. Several servers may do so at once: each job is with one of them.
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { jobTried } from '#signals.ts';
import { claimDueJob, endJob, postponeJob } from './job-store.ts';
import { waitAfter, type Ending, type Job, type JobKind, type JobOutcome } from './job.ts';

/** Longer than any try: its holder is gone when it is over, and somebody else takes the job. */
export const LEASE_MS = 300_000;
/** A try ends this long before its lease does. */
const MARGIN_MS = 30_000;

export type DueJobsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly kinds: readonly JobKind[];
  /** Told of each try that failed. */
  readonly onFailure: (failure: unknown, job: Job) => void;
};

/** @param end no further job begins once it has aborted, and the running one is told */
export async function runDueJobs(deps: DueJobsDeps, end: AbortSignal): Promise<void> {
  const names = deps.kinds.map(({ kind }) => kind);
  while (!end.aborted) {
    const now = deps.clock();
    const job = await claimDueJob(deps.database.knex, names, { now, leaseUntil: now + LEASE_MS });
    if (job === undefined) return;
    const kind = deps.kinds.find((each) => each.kind === job.kind);
    if (kind !== undefined) await tryJob(deps, kind, job, end);
  }
}

async function tryJob(deps: DueJobsDeps, kind: JobKind, job: Job, end: AbortSignal): Promise<void> {
  if (job.giveUpAt <= deps.clock()) {
    await conclude(deps, job, 'given up', (tx) => kind.givenUp?.(job, tx) ?? Promise.resolve());
    jobTried.send({ kind: job.kind, result: 'given up' });
    return;
  }
  try {
    const ending = await kind.run(job, AbortSignal.any([end, AbortSignal.timeout(LEASE_MS - MARGIN_MS)]));
    await conclude(deps, job, 'done', ending);
    jobTried.send({ kind: job.kind, result: 'done' });
  } catch (failure) {
    deps.onFailure(failure, job);
    jobTried.send({ kind: job.kind, result: 'failed' });
    const dueAt = Math.min(deps.clock() + waitAfter(job.tries), job.giveUpAt);
    await postponeJob(deps.database.knex, job, { dueAt, fault: codeOf(failure) });
  }
}

/** What the work came to and the end of the job are one transaction. */
async function conclude(
  { database, clock }: DueJobsDeps,
  job: Job,
  outcome: JobOutcome,
  ending: Ending,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    // Somebody who took the job over does all of it.
    if (await endJob(tx, job, outcome, clock())) await ending(tx);
  });
}

/** Its message could say something personal. */
function codeOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown';
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name;
}
