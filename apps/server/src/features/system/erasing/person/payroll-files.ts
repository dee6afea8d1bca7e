// Payroll runs name the people whom they paid. Once somebody is erased they name a stand-in, in the table and in the file; the amounts stay.
import { createHash } from 'node:crypto';
import type { CompanyScope } from '#database/company-scope.ts';
import { fileWithout } from '#features/payroll-runs/file-without.ts';
import type { CalledBefore } from './blank-changes.ts';
import * as store from './payroll-files-store.ts';

export type InPayroll = CalledBefore & { readonly employeeId: string; readonly standIn: string };

/** @returns how many files were rewritten */
export async function leavePayroll(scope: CompanyScope, person: InPayroll): Promise<number> {
  let rewritten = 0;
  // Somebody may have typed the number of another person by mistake, and mended it.
  const identities = await store.ofNobodyElse(scope, person.employeeId, person.identities);
  for (const runId of await store.listRunsOf(scope, person.employeeId)) {
    const run = await store.readRun(scope, runId, person.employeeId);
    if (run === undefined) continue;
    const file = await fileWithout(run.file, run.settings, {
      names: new Set([...person.names, run.displayName]),
      ...{ identities, standIn: person.standIn, isNameShared: run.isNameShared },
    });
    if (file !== null) {
      const sha256 = createHash('sha256').update(file).digest('hex');
      await store.replaceFile(scope, runId, { file, sha256 });
      rewritten += 1;
    }
    await store.renameInRun(scope, runId, person);
  }
  return rewritten;
}
