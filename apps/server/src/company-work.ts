// Calculating the hours of a whole company, or of many years, is slow, and a punch must not wait for it: it runs in a thread of its own.
import type { Worker } from 'node:worker_threads';
import type { Clock } from './clock.ts';
import { fromPortable, type CompanyJob, type JobEnd, type JobKind, type WorkerStart } from './company-job.ts';
import type { CompanyWideOperation } from './company-readers.ts';
import { createCompanyLine } from './company-line.ts';
import type { DatabaseOptions } from './database/database.ts';
import type { FileFacts } from './database/sqlite-file.ts';
import type { Depth } from './database/find-damage.ts';
import type { BonusRunRequest, DraftedBonusRun } from './features/payroll-runs/draft-bonus-run.ts';
import type { DraftedRun } from './features/payroll-runs/draft-payroll-run.ts';
import type { RunRequest } from './features/payroll-runs/run-request.ts';
import type { Counts } from './features/system/counts-store.ts';
import type { ReadOwnChanges } from './features/change-answers/own-changes.ts';
import type { MakeOwnStatement } from './features/statements/own-statement.ts';
import type { OwnRecord } from './features/own-record/own-record.ts';
import type { ReadOwnHours } from './features/tablets/people/own-hours-reader.ts';
import { subjectOf, type Caller } from './http/caller.ts';
import { WrittenAnswer } from './http/send-json.ts';
import { startThread } from './start-thread.ts';

/** @returns null: the client has gone */
type ThreadHandler = (
  input: { readonly caller: Caller },
  closed: AbortSignal,
) => Promise<WrittenAnswer | null>;

export type CompanyWork = {
  /** The same handlers, working in the thread. */
  readonly inThread: <Readers extends object>(
    readers: Readers,
  ) => Readonly<Record<keyof Readers, ThreadHandler>>;
  readonly readOwnHours: ReadOwnHours;
  readonly ownRecord: OwnRecord;
  readonly readOwnChanges: ReadOwnChanges;
  readonly makeOwnStatement: MakeOwnStatement;
  readonly draftPayrollRun: (request: RunRequest) => Promise<DraftedRun>;
  readonly draftBonusRun: (request: BonusRunRequest) => Promise<DraftedBonusRun>;
  readonly findDamage: (depth: Depth) => Promise<readonly string[]>;
  /** How many there are of what somebody who runs the server wants to see. */
  readonly countAll: () => Promise<Counts>;
  /** A checked copy of the database under a new name. */
  readonly backUp: (path: string) => Promise<FileFacts>;
  /** Leaves out of a backup what is erased by time. @returns whether there was something */
  readonly clearBackup: (path: string) => Promise<boolean>;
  /** Leaves out of a backup anyone who was erased since. @returns whether somebody was in it */
  readonly eraseInBackup: (path: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

type Waiting = { readonly resolve: (data: unknown) => void; readonly reject: (error: Error) => void };

type Run = (kind: JobKind, input: unknown) => Promise<unknown>;

/** What somebody reads of themselves. */
function ownOfPerson(
  run: Run,
): Pick<CompanyWork, 'readOwnHours' | 'ownRecord' | 'readOwnChanges' | 'makeOwnStatement'> {
  return {
    readOwnHours: async (whose) => (await run('readOwnHours', whose)) as Awaited<ReturnType<ReadOwnHours>>,
    ownRecord: {
      readOwnDays: async (asked) =>
        (await run('readOwnDays', asked)) as Awaited<ReturnType<OwnRecord['readOwnDays']>>,
      explainOwnDay: async (asked) =>
        (await run('explainOwnDay', asked)) as Awaited<ReturnType<OwnRecord['explainOwnDay']>>,
    },
    readOwnChanges: async (whose) =>
      (await run('readOwnChanges', whose)) as Awaited<ReturnType<ReadOwnChanges>>,
    makeOwnStatement: async (asked) =>
      (await run('makeOwnStatement', asked)) as Awaited<ReturnType<MakeOwnStatement>>,
  };
}

/** The thread starts with the first job. If it dies, the next job starts a new one. */
export function createCompanyWork(database: DatabaseOptions, clock: Clock): CompanyWork {
  const waiting = new Map<number, Waiting>();
  const line = createCompanyLine();
  let lastId = 0;
  let worker: Worker | undefined;

  const run: Run = (kind, input) => {
    worker ??= start();
    lastId += 1;
    const job: CompanyJob = { id: lastId, kind, input, now: clock() };
    return new Promise((resolve, reject) => {
      waiting.set(job.id, { resolve, reject });
      worker?.postMessage(job);
    });
  };

  const handlerOf =
    (kind: CompanyWideOperation): ThreadHandler =>
    async (input, closed) => {
      const bytes = await line.stand(subjectOf(input.caller) ?? '', closed, () => run(kind, input));
      return bytes === null ? null : new WrittenAnswer(bytes as Uint8Array);
    };

  return {
    inThread: (readers) => {
      const handlers = Object.keys(readers).map((kind) => [kind, handlerOf(kind as CompanyWideOperation)]);
      return Object.fromEntries(handlers) as Record<keyof typeof readers, ThreadHandler>;
    },
    ...ownOfPerson(run),
    draftPayrollRun: async (request) => (await run('draftPayrollRun', request)) as DraftedRun,
    draftBonusRun: async (request) => (await run('draftBonusRun', request)) as DraftedBonusRun,
    findDamage: async (depth) => (await run('findDamage', depth)) as readonly string[],
    countAll: async () => (await run('countAll', null)) as Counts,
    backUp: async (path) => (await run('backUp', path)) as FileFacts,
    clearBackup: async (path) => (await run('clearBackup', path)) as boolean,
    eraseInBackup: async (path) => (await run('eraseInBackup', path)) as boolean,
    close: async () => {
      await worker?.terminate();
    },
  };

  function start(): Worker {
    const workerData: WorkerStart = { database };
    const started = startThread('company-worker', workerData);
    started.on('message', settle);
    started.on('error', (error) => abandon(error));
    started.on('exit', () => abandon(new Error('The thread that counts whole companies has ended.')));
    return started;
  }

  function settle(end: JobEnd): void {
    const job = waiting.get(end.id);
    waiting.delete(end.id);
    if ('failure' in end) job?.reject(fromPortable(end.failure));
    else job?.resolve('written' in end ? end.written : end.data);
  }

  function abandon(error: Error): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
}
