// A running server looks every few seconds for jobs that are due.
import { setTimeout as wait } from 'node:timers/promises';
import { planTimedJobs, type TimedJob } from './plan-timed-jobs.ts';
import { runDueJobs, type DueJobsDeps } from './run-due-jobs.ts';

const LOOK_EVERY_MS = 3_000;
const PLAN_EVERY_MS = 60_000;

export type JobsDeps = Omit<DueJobsDeps, 'onFailure'> & {
  /** What comes again on days of the calendar, as it is now. */
  readonly timedJobs: () => Promise<readonly TimedJob[]>;
  /** Told of each failure; without a job, of one of the database. */
  readonly onFailure: (failure: unknown, jobKind: string | null) => void;
};

/** @returns a function that ends it; it resolves when the running job has ended */
export function runJobsRegularly(deps: JobsDeps): () => Promise<void> {
  const end = new AbortController();
  const running = runUntil(end.signal, deps);
  return () => {
    end.abort();
    return running;
  };
}

async function runUntil(end: AbortSignal, deps: JobsDeps): Promise<void> {
  let plannedAt: number | null = null;
  while (!end.aborted) {
    try {
      // Once the clock was set back, the last planning lies in the future.
      if (plannedAt === null || Math.abs(deps.clock() - plannedAt) >= PLAN_EVERY_MS) {
        await planTimedJobs(deps, await deps.timedJobs());
        plannedAt = deps.clock();
      }
      await runDueJobs({ ...deps, onFailure: (failure, { kind }) => deps.onFailure(failure, kind) }, end);
    } catch (failure) {
      deps.onFailure(failure, null);
    }
    await wait(LOOK_EVERY_MS, undefined, { signal: end }).catch(() => undefined);
  }
}
