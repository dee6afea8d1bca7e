// Payroll is sent: what was counted is kept with its file, if it still holds. Nobody is sent twice.
import { companyScope } from '#database/company-scope.ts';
import type { Database, Queryable } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Clock } from '#clock.ts';
import type { Author } from '#features/changes/change.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { uuidv7 } from '#ids.ts';
import type { DraftedRun, LeftOut } from './draft-payroll-run.ts';
import type { OlderWaiting } from './older-periods.ts';
import type { RunRequest } from './run-request.ts';
import { fileNameOf } from './write-file.ts';
import type { PayrollRun } from './payroll-run.ts';
import { insertPayrollRun, nextRunNumber, lockPayroll, recordRun } from './payroll-run-store.ts';
import { refuseIfChanged } from './rests-on.ts';

export type MakeRunDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Counts it, in the thread for whole companies where there is one. */
  readonly draft: (request: RunRequest) => Promise<DraftedRun>;
};

export type MadeRun = {
  readonly run: PayrollRun;
  readonly leftOut: readonly LeftOut[];
  readonly olderWaiting: readonly OlderWaiting[];
};

/** @throws DomainError those of `draftPayrollRun`, and `payroll.changed_meanwhile` */
export async function makePayrollRun(
  { database, clock, draft }: MakeRunDeps,
  asked: Omit<RunRequest, 'now'>,
  by: Author,
): Promise<MadeRun> {
  const now = clock();
  const drafted = await draft({ ...asked, now });
  return await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, asked.companyId);
    await lockPayroll(scope);
    await refuseWhatChanged(tx, drafted);
    const number = await nextRunNumber(scope);
    const run: PayrollRun = {
      ...drafted.run,
      id: uuidv7(),
      number,
      madeAt: now,
      by,
      fileName: fileNameOf(drafted.run.settings, drafted.run, { number, kind: drafted.run.kind }),
    };
    await insertPayrollRun(scope, run, Buffer.from(drafted.file));
    const how = { ignores_silent_tablets: asked.ignoresSilentTablets };
    await recordRun(scope, run, how, { by, now });
    return { run, leftOut: drafted.leftOut, olderWaiting: drafted.olderWaiting };
  });

  async function refuseWhatChanged(tx: Queryable, { run, restsOn }: DraftedRun): Promise<void> {
    const scope = companyScope(tx, asked.companyId);
    const { timeZone } = await requireCompany(tx, asked.companyId);
    await lockEmployees(
      scope,
      run.people.map(({ employeeId }) => employeeId),
    );
    for (const period of restsOn) await refuseIfChanged(scope, timeZone, period);
  }
}
