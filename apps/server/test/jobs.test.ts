// Jobs on a real database, with two servers looking for them. Each job is done once; one that fails is retried until its time is over.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import type { JobRow } from '#database/tables/installation.ts';
import { countTroubledJobs, insertJob, removeEndedJobs } from '#features/jobs/job-store.ts';
import type { Job, JobKind, NewJob } from '#features/jobs/job.ts';
import { planTimedJobs, type TimedJob } from '#features/jobs/plan-timed-jobs.ts';
import { LEASE_MS, runDueJobs } from '#features/jobs/run-due-jobs.ts';
import { runJobsRegularly } from '#features/jobs/run-jobs-regularly.ts';
import { frozenClock, type FrozenClock } from './frozen-clock.ts';
import { freshDatabase, openBeside, type TestDatabase } from './test-databases.ts';

const DAY_MS = 86_400_000;
const NEVER = new AbortController().signal;

let databases: readonly [TestDatabase, TestDatabase];
let time: FrozenClock;
/** The ids of the jobs that were run, in order. */
let ran: string[];
let faults: string[];
beforeAll(async () => {
  const first = await freshDatabase();
  databases = [first, await openBeside(first)];
});
afterAll(async () => {
  await databases[1].drop();
  await databases[0].drop();
});
beforeEach(async () => {
  await db()('jobs').delete();
  time = frozenClock('2026-03-02T08:00:00.000Z');
  [ran, faults] = [[], []];
});

const db = () => databases[0].database.knex;
const rows = () => db()<JobRow>('jobs').orderBy('id');
const aJob = (id: string, rest: Partial<NewJob> = {}): NewJob => ({
  ...{ id, kind: 'test', details: { of: id } },
  ...{ dueAt: time.clock(), giveUpAt: time.clock() + DAY_MS, ...rest },
});
const nothing = () => Promise.resolve();
const noted: JobKind = {
  kind: 'test',
  run: ({ id }) => {
    ran.push(id);
    return Promise.resolve(nothing);
  },
};
const failing: JobKind = {
  kind: 'test',
  run: ({ id }) => {
    ran.push(id);
    return Promise.reject(Object.assign(new Error('anna@example.is'), { code: 'EDOWN' }));
  },
};
function runWith(kind: JobKind, { database }: TestDatabase = databases[0], end = NEVER): Promise<void> {
  const onFailure = (_: unknown, job: Job) => void faults.push(job.id);
  return runDueJobs({ database, clock: time.clock, kinds: [kind], onFailure }, end);
}

describe('a job', () => {
  it('is done when it is due and not before, the oldest first', async () => {
    await insertJob(db(), aJob('later', { dueAt: time.clock() + 1 }));
    await insertJob(db(), aJob('second'));
    await insertJob(db(), aJob('first', { dueAt: time.clock() - 1 }));

    await runWith(noted);

    expect(ran).toEqual(['first', 'second']);
  });

  it('with the id of another one is that one, also when that has ended', async () => {
    await insertJob(db(), aJob('same'));
    await insertJob(db(), aJob('same', { details: { of: 'another' } }));
    await runWith(noted);
    await insertJob(db(), aJob('same'));
    await runWith(noted);

    expect(ran).toEqual(['same']);
    expect(await rows()).toMatchObject([{ outcome: 'done', details: '{}' }]);
  });

  it('of a kind that this server does not know stays for another one', async () => {
    await insertJob(db(), aJob('a', { kind: 'of a newer version' }));

    await runWith(noted);

    expect(await rows()).toMatchObject([{ tries: 0, ended_at: null }]);
  });

  it('writes what it came to in the transaction that ends it: both or none', async () => {
    await insertJob(db(), aJob('a'));
    const writes: JobKind = {
      kind: 'test',
      run: () => Promise.resolve((tx) => insertJob(tx, aJob('made by a', { kind: 'other' })).then(breaks)),
    };
    const breaks = () => Promise.reject(new Error('the transaction breaks'));

    await runWith(writes);

    expect(await rows()).toMatchObject([{ id: 'a', ended_at: null, last_fault: 'Error' }]);
  });
});

describe('a job that fails', () => {
  it('is tried again after 1, 2, 4 … minutes, an hour at most, and given up when its time is over', async () => {
    const start = time.clock();
    await insertJob(db(), aJob('a', { giveUpAt: start + 5 * 3_600_000 }));
    const triedAt: number[] = [];
    const told: string[] = [];
    const kind: JobKind = {
      ...failing,
      run: (job, signal) => {
        triedAt.push((time.clock() - start) / 60_000);
        return failing.run(job, signal);
      },
      givenUp: ({ id, details }) => {
        told.push(`${id} ${details['of'] ?? ''}`);
        return Promise.resolve();
      },
    };

    for (let minute = 0; minute <= 300; minute += 1) {
      await runWith(kind);
      time.advance({ minutes: 1 });
    }

    expect(triedAt).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243]);
    expect(told).toEqual(['a a']);
    expect(await rows()).toMatchObject([{ outcome: 'given up', details: '{}' }]);
  });

  it('says why by a code, never by a message, and is counted', async () => {
    await insertJob(db(), aJob('a'));
    await runWith(failing);

    expect(faults).toEqual(['a']);
    expect(JSON.stringify(await rows())).not.toContain('anna');
    expect(await rows()).toMatchObject([{ last_fault: 'EDOWN' }]);
    expect(await countTroubledJobs(db(), 0)).toEqual({ failing: 1, givenUp: 0 });
  });

  it('keeps no other one waiting', async () => {
    await insertJob(db(), aJob('a'));
    await insertJob(db(), aJob('b'));

    await runWith(failing);

    expect(ran).toEqual(['a', 'b']);
  });
});

describe('two servers', () => {
  it('do each job once between them', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `job ${String(index).padStart(2, '0')}`);
    for (const id of ids) await insertJob(db(), aJob(id));

    await Promise.all(databases.map((database) => runWith(noted, database)));

    expect([...ran].sort()).toEqual(ids);
    expect(await db()<JobRow>('jobs').whereNot({ outcome: 'done' })).toEqual([]);
  });

  it('take over what another one left unfinished, and what that one says later no longer counts', async () => {
    await insertJob(db(), aJob('a'));
    const written: string[] = [];
    const ending = (text: string) => () => {
      written.push(text);
      return Promise.resolve();
    };
    let resume: (value: () => Promise<void>) => void = () => undefined;
    const stuck: JobKind = { kind: 'test', run: () => new Promise((resolve) => (resume = resolve)) };

    const first = runWith(stuck);
    await expect.poll(async () => (await rows())[0]?.tries).toBe(1);
    time.advance({ ms: LEASE_MS - 1 });
    await runWith(noted, databases[1]);
    expect(ran).toEqual([]);
    time.advance({ ms: 1 });
    await runWith({ kind: 'test', run: () => Promise.resolve(ending('second')) }, databases[1]);
    resume(ending('first'));
    await first;

    expect(written).toEqual(['second']);
    expect(await rows()).toMatchObject([{ tries: 2, outcome: 'done' }]);
  });
});

describe('a server that ends', () => {
  it('tells the running job, waits for it, and begins no other one', async () => {
    await insertJob(db(), aJob('a'));
    await insertJob(db(), aJob('b'));
    const kind: JobKind = {
      kind: 'test',
      run: ({ id }, signal) =>
        new Promise((_, reject) => {
          ran.push(id);
          signal.addEventListener('abort', () => reject(new Error('ended')));
        }),
    };
    const { database }: { readonly database: Database } = databases[0];
    const timedJobs = () => Promise.resolve([]);
    const onFailure = () => undefined;

    const stop = runJobsRegularly({ database, clock: time.clock, kinds: [kind], timedJobs, onFailure });
    await expect.poll(() => ran).toEqual(['a']);
    await stop();

    expect(ran).toEqual(['a']);
    expect(await rows()).toMatchObject([
      { id: 'a', leased_until: null, last_fault: 'Error' },
      { id: 'b', tries: 0 },
    ]);
  });
});

describe('a timed job', () => {
  const daily = (pattern: string, timeZone = 'Europe/Warsaw'): TimedJob => ({
    ...{ kind: 'test', subject: 'x', details: {}, pattern, timeZone },
  });
  const plan = (timed: TimedJob, { database }: TestDatabase = databases[0]) =>
    planTimedJobs({ database, clock: time.clock }, [timed]);
  const dueTimes = async () => (await rows()).map(({ due_at }) => new Date(due_at).toISOString());

  it('is written down for its next time on the clock of its zone, once for both servers', async () => {
    for (const database of [...databases, ...databases]) await plan(daily('30 7 * * *'), database);

    expect(await rows()).toMatchObject([{ id: 'test/x/2026-03-03' }]);
    expect(await dueTimes()).toEqual(['2026-03-03T06:30:00.000Z']);
  });

  it('keeps its local time when the clocks change', async () => {
    time.moveTo('2026-03-28T12:00:00.000Z');
    await plan(daily('30 7 * * *'));

    expect(await dueTimes()).toEqual(['2026-03-29T05:30:00.000Z']);
  });

  it('takes another time that is set before it began, and is done once a day whatever is set afterwards', async () => {
    await plan(daily('0 18 * * *'));
    await plan(daily('0 12 * * *'));
    expect(await dueTimes()).toEqual(['2026-03-02T11:00:00.000Z']);
    time.moveTo('2026-03-02T11:00:00.000Z');
    await runWith(noted);

    await plan(daily('0 18 * * *'));
    time.moveTo('2026-03-02T20:00:00.000Z');
    await runWith(noted);

    expect(ran).toEqual(['test/x/2026-03-02']);
  });

  it('that a restart has delayed is done late, and left out after half a day', async () => {
    await plan(daily('0 12 * * *'));
    await plan({ ...daily('0 12 * * *'), subject: 'y' });
    time.moveTo('2026-03-02T22:59:59.999Z');
    await db()('jobs').where({ id: 'test/y/2026-03-02' }).update({ due_at: 0, give_up_at: 1 });

    await runWith(noted);

    expect(ran).toEqual(['test/x/2026-03-02']);
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(['done', 'given up']);
  });
});

it('ended jobs can be forgotten after a time', async () => {
  await insertJob(db(), aJob('ended'));
  await runWith(noted);
  await insertJob(db(), aJob('waiting'));

  await removeEndedJobs(db(), time.clock());
  expect(await rows()).toHaveLength(2);
  await removeEndedJobs(db(), time.clock() + 1);

  expect(await rows()).toMatchObject([{ id: 'waiting' }]);
});
