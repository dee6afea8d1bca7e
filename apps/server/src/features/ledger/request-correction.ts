// A forgotten punch: the employee says when it should have been. It stands as a draft, which is never paid, until a manager
// has approved it; where it does not fit, the manager is asked all the same.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { DomainError } from '#errors/domain-error.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { applyPunches } from './apply-punches.ts';
import { insertOpenPunches } from './open-punch-store.ts';
import { insertPunchFacts, insertPunchVerdicts } from './punch-inbox-store.ts';
import type { PunchAction } from './punch.ts';
import { openReviewItems } from './new-review-item-store.ts';
import { uuidv7 } from '#ids.ts';
import { findCorrection, insertCorrection } from './correction-store.ts';

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
  const outcome = await applied(scope, punchId, correction, now);
  await insertCorrection(scope, { ...correction, punchId, outcome, requestedAt: now });
  return outcome;
}

async function applied(
  scope: CompanyScope,
  punchId: string,
  { employeeId, deviceId, action, at }: Correction,
  now: number,
): Promise<CorrectionOutcome> {
  const ofPunch = { punchId, employeeId, action, at, projectId: null, subProjectId: null, isDraft: true };
  // Nobody waits for other tablets here: the manager sees it in any case.
  const outcomes = await applyPunches(scope, [{ ...ofPunch, isLive: false, areOthersHeard: true }], now);
  const outcome = outcomes.get(punchId) ?? assertNeverHappens('a correction without an outcome');
  const timeEntryId = outcome.outcome === 'applied' ? outcome.timeEntryId : null;
  const reason = outcome.outcome === 'ask' ? outcome.reason : null;
  await insertPunchVerdicts(scope, [
    {
      id: uuidv7(),
      punchId,
      decidedAt: now,
      verdict: timeEntryId === null ? 'review' : 'applied',
      code: reason ?? 'correction',
      timeEntryId,
    },
  ]);
  await openReviewItems(scope, [{ employeeId, reason: 'correction', punchId, timeEntryId }], now);
  if (timeEntryId !== null) return 'draft';
  await insertOpenPunches(scope, [
    {
      punch_id: punchId,
      employee_id: employeeId,
      device_id: deviceId,
      sequence: 0,
      action,
      punched_at: at,
      received_at: now,
      project_id: null,
      sub_project_id: null,
      is_draft: true,
      state: reason === null ? 'waiting' : 'review',
      reason,
    },
  ]);
  return 'review';
}
