// A yearly bonus is sent: what was proposed is kept with its file, if nobody sent any of it meanwhile. Nobody is sent it twice.
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Clock } from '#clock.ts';
import type { Author } from '#features/changes/change.ts';
import { listSentBonuses } from '#features/bonuses/bonus-store.ts';
import { uuidv7 } from '#ids.ts';
import type { BonusRunRequest, DraftedBonusRun } from './draft-bonus-run.ts';
import { fileNameOf } from './write-file.ts';
import type { PayrollRun } from './payroll-run.ts';
import { insertPayrollRun, nextRunNumber, lockPayroll, recordRun } from './payroll-run-store.ts';

export type MakeBonusRunDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Counts it, in the thread for whole companies where there is one. */
  readonly draftBonus: (request: BonusRunRequest) => Promise<DraftedBonusRun>;
};

/** @throws DomainError those of `draftBonusRun`, and `payroll.made_meanwhile` */
export async function makeBonusRun(
  { database, clock, draftBonus }: MakeBonusRunDeps,
  asked: Omit<BonusRunRequest, 'now'>,
  by: Author,
): Promise<PayrollRun> {
  const now = clock();
  const { run: drafted, file, runIds } = await draftBonus({ ...asked, now });
  return await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, asked.companyId);
    await lockPayroll(scope);
    await refuseIfSent(scope, asked, drafted, new Set(runIds));
    const number = await nextRunNumber(scope);
    const fileName = fileNameOf(drafted.settings, drafted, { number, kind: drafted.kind });
    const run: PayrollRun = { ...drafted, id: uuidv7(), number, madeAt: now, by, fileName };
    await insertPayrollRun(scope, run, Buffer.from(file));
    await recordRun(scope, run, {}, { by, now });
    return run;
  });
}

async function refuseIfSent(
  scope: CompanyScope,
  asked: Omit<BonusRunRequest, 'now'>,
  { people }: DraftedBonusRun['run'],
  known: ReadonlySet<string>,
): Promise<void> {
  const isIn = new Set(people.map(({ employeeId }) => employeeId));
  const sent = await listSentBonuses(scope, asked);
  const latest = sent.findLast(({ employeeId, runId }) => isIn.has(employeeId) && !known.has(runId));
  if (latest === undefined) return;
  const message = `The bonus of some of these people was sent a moment ago: run ${latest.runNumber} (${latest.runId}). Nothing was kept. See that run before you make another.`;
  throw new DomainError('payroll.made_meanwhile', { message });
}
