// A forgotten punch: the employee says when it should have been. It makes a draft, which is not paid until a manager has
// approved it. Where it does not fit into the person's time, it makes no draft, but the manager is asked as well.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { uuidv7 } from '#ids.ts';
import { findCorrection, insertCorrection } from './correction-store.ts';
import { insertPunchFacts } from './punch-fact-store.ts';
import type { PunchAction } from './punch.ts';
import { settlePunches } from './settle-punches.ts';

const LONGEST_AGO_MS = 31 * 86_400_000;

export type Correction = {
  readonly requestId: string;
  readonly deviceId: string;
  readonly employeeId: string;
  readonly action: PunchAction;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly note: string | null;
  readonly clientAddress: string;
};

export type CorrectionOutcome = 'draft' | 'review';

/** @throws DomainError `request.invalid` for a time to come or long past, `station.correction_exists` */
export async function requestCorrection(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  companyId: string,
  correction: Correction,
): Promise<CorrectionOutcome> {
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    await lockEmployees(scope, [correction.employeeId]);
    const known = await findCorrection(scope, correction.requestId);
    if (known === undefined) return enter(scope, correction, clock());
    const isSame =
      known.employeeId === correction.employeeId &&
      known.action === correction.action &&
      known.at === correction.at;
    if (!isSame) throw new DomainError('station.correction_exists', { field: 'requestId' });
    return known.outcome;
  });
}

async function enter(scope: CompanyScope, correction: Correction, now: number): Promise<CorrectionOutcome> {
  const { employeeId, deviceId, action, at, clientAddress } = correction;
  if (at > now || at < now - LONGEST_AGO_MS) {
    throw new DomainError('request.invalid', {
      field: 'atUtc',
      message: 'atUtc must lie in the past, at most 31 days ago.',
    });
  }
  const punchId = uuidv7();
  const punch = {
    door: 'station' as const,
    employeeId,
    action,
    projectId: undefined,
    subProjectId: undefined,
    location: undefined,
    clientAddress,
    deviceId,
    sentBy: employeeId,
  };
  await insertPunchFacts(scope, [{ id: punchId, punch, receivedAt: now, punchedAt: at }]);
  const verdicts = await settlePunches(
    scope,
    [
      {
        punchId,
        employeeId,
        action,
        at,
        projectId: null,
        subProjectId: null,
        isDraft: true,
        isLive: false,
        // As if all other tablets had reported: it need not wait for them, because the manager is asked in any case.
        areOthersHeard: true,
        asks: ['correction'],
        arrival: { deviceId, sequence: 0, receivedAt: now },
        isQueued: false,
      },
    ],
    now,
  );
  const outcome = verdicts.get(punchId)?.verdict === 'applied' ? 'draft' : 'review';
  await insertCorrection(scope, { ...correction, punchId, outcome, requestedAt: now });
  return outcome;
}
