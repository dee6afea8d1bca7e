// A clock-out without a clock-in waits for the other tablets of the company. Once they have all reported, or after a day, a
// manager is asked.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { listWaitingPunches, lockOpenPunches, type PunchInQueue } from '#features/ledger/open-punch-store.ts';
import { settlePunches } from '#features/ledger/settle-punches.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { listHeardThrough } from '#features/tablets/health/device-health-store.ts';

const LONGEST_WAIT_MS = 86_400_000;

export async function escalateWaiting({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  for (const [companyId, punches] of await listWaitingPunches(database.knex)) {
    await inTransaction(database, async (tx) => {
      const scope = companyScope(tx, companyId);
      const now = clock();
      const heard = await listHeardThrough(scope);
      const due = punches.filter(
        ({ at, arrival: { deviceId, receivedAt } }) =>
          now - receivedAt >= LONGEST_WAIT_MS || areOthersHeard(heard, { at, deviceId }),
      );
      if (due.length > 0) await askManager(scope, due, now);
    });
  }
}

async function askManager(scope: CompanyScope, due: readonly PunchInQueue[], now: number): Promise<void> {
  await lockEmployees(scope, [...new Set(due.map(({ employeeId }) => employeeId))]);
  const ids = due.map(({ punchId }) => punchId);
  const still = await lockOpenPunches(scope, ids, 'waiting');
  const ruling = { verdict: 'review', reason: 'not_clocked_in' } as const;
  const asked = due.filter(({ punchId }) => still.has(punchId));
  await settlePunches(
    scope,
    asked.map((punch) => ({ ...punch, ruling, asks: [], isQueued: true })),
    now,
  );
}

/** Whether every other tablet has handed over what was punched before this. */
export function areOthersHeard(
  heard: ReadonlyMap<string, number>,
  { deviceId, at }: { readonly deviceId: string; readonly at: number },
): boolean {
  return [...heard].every(([id, through]) => id === deviceId || through >= at);
}
