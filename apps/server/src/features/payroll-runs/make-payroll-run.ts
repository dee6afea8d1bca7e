// Payroll is sent: what was counted is kept with its file, if it still holds. Nobody is sent twice.
import { instantsOf } from '@stimpill/time';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database, Queryable } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Clock } from '#clock.ts';
import type { Author } from '#features/changes/change.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listEntriesBetween } from '#features/ledger/time-entry-store.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { listKeptAt } from '#features/timesheets/kept-figures-store.ts';
import { uuidv7 } from '#ids.ts';
import type { DraftedRun, LeftOut } from './draft-payroll-run.ts';
import type { RunRequest } from './run-request.ts';
import { fileNameOf } from './file-name.ts';
import { lockPayroll } from './lock-payroll.ts';
import type { PayrollRun } from './payroll-run.ts';
import { recordRun } from './record-run.ts';
import { insertPayrollRun, listSent, nextRunNumber } from './payroll-run-store.ts';
import { stateOfTime } from './state-of-time.ts';

export type MakeRunDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Counts it, in the thread for whole companies where there is one. */
  readonly draft: (request: RunRequest) => Promise<DraftedRun>;
};

export type MadeRun = { readonly run: PayrollRun; readonly leftOut: readonly LeftOut[] };

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
    await refuseIfChanged(tx, drafted);
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
    return { run, leftOut: drafted.leftOut };
  });

  async function refuseIfChanged(tx: Queryable, { run, restsOn }: DraftedRun): Promise<void> {
    const scope = companyScope(tx, asked.companyId);
    const { timeZone } = await requireCompany(tx, asked.companyId);
    const ids = run.people.map(({ employeeId }) => employeeId);
    await lockEmployees(scope, ids);
    const instants = instantsOf(asked.range, timeZone);
    const entries = await listEntriesBetween(scope, ids, instants);
    const keptAt = await listKeptAt(scope, ids, instants);
    await refuseIfSent(scope, asked.range, restsOn);
    if (stateOfTime(entries, keptAt) !== restsOn.time) throw new DomainError('payroll.changed_meanwhile');
  }
}

/** A run of other people is in nobody's way. */
async function refuseIfSent(
  scope: CompanyScope,
  range: RunRequest['range'],
  { employeeIds, runIds }: DraftedRun['restsOn'],
): Promise<void> {
  const isCounted = new Set(employeeIds);
  const known = new Set(runIds);
  const sent = await listSent(scope, range);
  const latest = sent.findLast(({ employeeId, runId }) => isCounted.has(employeeId) && !known.has(runId));
  if (latest === undefined) return;
  const message = `A file with some of these people was made a moment ago: run ${latest.runNumber} (${latest.runId}). Nothing was kept. See that run before you make another.`;
  throw new DomainError('payroll.made_meanwhile', { message });
}
