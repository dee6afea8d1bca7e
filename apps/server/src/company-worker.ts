// The thread that calculates for whole companies: it has its own read-only connection and uses the same handlers as the server.
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { companyReaders } from './company-readers.ts';
import { backUp } from './database/backup.ts';
import { openDatabase } from './database/database.ts';
import { findDamage, type Depth } from './database/find-damage.ts';
import { draftPayrollRun } from './features/payroll-runs/draft-payroll-run.ts';
import type { RunRequest } from './features/payroll-runs/run-request.ts';
import { draftBonusRun, type BonusRunRequest } from './features/payroll-runs/draft-bonus-run.ts';
import { backupContent } from './features/system/backups/backup-content-store.ts';
import { clearBackup, eraseInBackup } from './features/system/backups/clear-backups.ts';
import { countAll } from './features/system/counts-store.ts';
import { ownChangesReader } from './features/change-answers/own-changes.ts';
import { ownRecord } from './features/own-record/own-record.ts';
import { ownStatementMaker } from './features/statements/own-statement.ts';
import { ownHoursReader } from './features/tablets/people/own-hours-reader.ts';
import { writeAnswer } from './http/send-json.ts';
import { toPortable, type CompanyJob, type JobEnd, type WorkerStart } from './company-job.ts';

const { database: options } = workerData as WorkerStart;
const opened = openDatabase({ ...options, databasePoolSize: 1, isReadOnly: true });
giveWay();

parentPort?.on('message', (job: CompanyJob) => {
  // Bytes are handed over; a copy would take the other thread as long as writing them again.
  void run(job).then((end) => parentPort?.postMessage(end, 'written' in end ? [end.written.buffer] : []));
});

async function run({ id, kind, input, now }: CompanyJob): Promise<JobEnd> {
  try {
    const database = await opened;
    const deps = { database, clock: () => now };
    const readers = companyReaders(deps);
    const handlers = {
      ...readers,
      draftPayrollRun: (request: RunRequest) => draftPayrollRun(database.knex, request),
      draftBonusRun: (request: BonusRunRequest) => draftBonusRun(database.knex, request),
      readOwnHours: ownHoursReader(deps),
      ...ownRecord(deps),
      readOwnChanges: ownChangesReader(deps),
      makeOwnStatement: ownStatementMaker(deps),
      backUp: (path: string) => backUp(database, path, backupContent(now)),
      clearBackup,
      eraseInBackup: (path: string) => eraseInBackup(path, deps.clock),
      countAll: () => countAll(database, now),
      findDamage: (depth: Depth) => findDamage(database.knex, depth),
    };
    // The code that made the job ensured that its input has the right type.
    const data = await handlers[kind](input as never);
    return Object.hasOwn(readers, kind)
      ? { id, written: new TextEncoder().encode(writeAnswer(data)) }
      : { id, data };
  } catch (error) {
    return { id, failure: toPortable(error) };
  }
}

/** Where there are more threads than cores, punches go first. Only Linux knows the priority of a thread. */
function giveWay(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It works all the same.
  }
}
