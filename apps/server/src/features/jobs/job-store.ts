import type { Queryable } from '#database/database.ts';
import type { JobRow } from '#database/tables/installation.ts';
import type { Job, JobOutcome, NewJob } from './job.ts';

/** Where the job is there already, nothing happens. */
export async function insertJob(db: Queryable, job: NewJob): Promise<void> {
  await db<JobRow>('jobs').insert(toRow(job)).onConflict('id').ignore();
}

/** An upsert: as `insertJob`, and a job that was not tried yet takes the new time. */
export async function planJob(db: Queryable, job: NewJob): Promise<void> {
  await db<JobRow>('jobs')
    .insert(toRow(job))
    .onConflict('id')
    .merge(['due_at', 'give_up_at'])
    .where('jobs.tries', 0)
    .whereNull('jobs.ended_at');
}

/** An upsert: one that has ended begins anew in the same row; one that waits stays as it is. */
export async function renewJob(db: Queryable, job: NewJob): Promise<void> {
  const anew = { tries: 0, leased_until: null, last_fault: null, ended_at: null, outcome: null };
  await db<JobRow>('jobs')
    .insert({ ...toRow(job), ...anew })
    .onConflict('id')
    .merge()
    .whereNotNull('jobs.ended_at');
}

/**
 * Takes the job that has waited longest. Of several servers one gets it: the one that counts its tries up first.
 * @param leaseUntil until then nobody else takes it; afterwards its holder counts as gone
 * @returns undefined when nothing is due
 */
export async function claimDueJob(
  db: Queryable,
  kinds: readonly string[],
  { now, leaseUntil }: { readonly now: number; readonly leaseUntil: number },
): Promise<Job | undefined> {
  for (;;) {
    const found = await db<JobRow>('jobs')
      .whereNull('ended_at')
      .where('due_at', '<=', now)
      .where((free) => void free.whereNull('leased_until').orWhere('leased_until', '<=', now))
      .whereIn('kind', kinds)
      .orderBy(['due_at', 'id'])
      .first();
    if (found === undefined) return undefined;
    const tries = found.tries + 1;
    const claimed = await held(db, found).update({ tries, leased_until: leaseUntil });
    if (claimed === 1) return { ...toJob(found), tries };
  }
}

/** @returns whether the caller still held the job */
export async function endJob(db: Queryable, job: Job, outcome: JobOutcome, now: number): Promise<boolean> {
  // The details may hold something sealed, which nobody needs any more.
  const ended = { ended_at: now, outcome, leased_until: null, details: '{}' };
  return (await held(db, job).update(ended)) === 1;
}

/** To be retried. Does nothing where the caller no longer holds the job. */
export async function postponeJob(
  db: Queryable,
  job: Job,
  { dueAt, fault }: { readonly dueAt: number; readonly fault: string },
): Promise<void> {
  await held(db, job).update({ due_at: dueAt, leased_until: null, last_fault: fault });
}

/** Ended ones; until they are removed nobody does the same work again. */
export async function removeEndedJobs(db: Queryable, endedBefore: number): Promise<void> {
  await db<JobRow>('jobs').where('ended_at', '<', endedBefore).delete();
}

export type JobCounts = {
  /** Tried without success, and to be retried. */
  readonly failing: number;
  readonly givenUp: number;
};

/** @param since epoch milliseconds: given up since then */
export async function countTroubledJobs(db: Queryable, since: number): Promise<JobCounts> {
  const failing = db<JobRow>('jobs').whereNull('ended_at').whereNotNull('last_fault');
  const givenUp = db<JobRow>('jobs').where({ outcome: 'given up' }).where('ended_at', '>=', since);
  return { failing: (await failing.pluck('id')).length, givenUp: (await givenUp.pluck('id')).length };
}

/** The number of tries is that of the holder: the server that took the job over has counted on. */
function held(db: Queryable, { id, tries }: { readonly id: string; readonly tries: number }) {
  return db<JobRow>('jobs').where({ id, tries }).whereNull('ended_at');
}

function toRow({ id, kind, details, dueAt, giveUpAt }: NewJob) {
  return { id, kind, details: JSON.stringify(details), due_at: dueAt, give_up_at: giveUpAt };
}

function toJob(row: JobRow): Job {
  return {
    id: row.id,
    kind: row.kind,
    details: JSON.parse(row.details) as Job['details'],
    dueAt: row.due_at,
    giveUpAt: row.give_up_at,
    tries: row.tries,
    lastFault: row.last_fault,
  };
}
