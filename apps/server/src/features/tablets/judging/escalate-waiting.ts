// A clock-out without a clock-in waits for the other tablets of the company. Once they have all reported, or after a day, a
// manager is asked.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import {
  listWaitingPunches,
  parkWaitingPunches,
  type WaitingPunch,
} from '#features/ledger/open-punch-store.ts';
import { insertPunchVerdicts } from '#features/ledger/punch-inbox-store.ts';
import { openReviewItems } from '#features/ledger/new-review-item-store.ts';
import { groupBy } from '#group-by.ts';
import { uuidv7 } from '#ids.ts';
import { listHeardThrough } from '#features/tablets/health/device-health-store.ts';

const LONGEST_WAIT_MS = 86_400_000;

export async function escalateWaiting({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  const waiting = await listWaitingPunches(database.knex);
  for (const [companyId, punches] of groupBy(waiting, (punch) => punch.companyId)) {
    await inTransaction(database, async (tx) => {
      const scope = companyScope(tx, companyId);
      const now = clock();
      const heard = await listHeardThrough(scope);
      const due = punches.filter(
        (punch) => now - punch.receivedAt >= LONGEST_WAIT_MS || areOthersHeard(heard, punch),
      );
      if (due.length > 0) await askManager(scope, due, now);
    });
  }
}

async function askManager(
  scope: ReturnType<typeof companyScope>,
  due: readonly WaitingPunch[],
  now: number,
): Promise<void> {
  await lockEmployees(scope, [...new Set(due.map(({ employeeId }) => employeeId))]);
  const parked = await parkWaitingPunches(
    scope,
    due.map(({ punchId }) => punchId),
    'not_clocked_in',
  );
  const still = due.filter(({ punchId }) => parked.has(punchId));
  await insertPunchVerdicts(
    scope,
    still.map(({ punchId }) => ({
      id: uuidv7(),
      punchId,
      decidedAt: now,
      verdict: 'review' as const,
      code: 'not_clocked_in',
      timeEntryId: null,
    })),
  );
  await openReviewItems(
    scope,
    still.map(({ punchId, employeeId }) => ({
      employeeId,
      reason: 'not_clocked_in' as const,
      punchId,
      timeEntryId: null,
    })),
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
