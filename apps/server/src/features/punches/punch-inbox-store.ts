import { createHash, randomBytes } from 'node:crypto';
import type { CompanyScope } from '#database/company-scope.ts';
import type { PunchDetailsRow, PunchInboxRow, PunchVerdictRow } from '#database/tables.ts';
import type { Punch } from './punch.ts';

export type PunchFact = {
  readonly id: string;
  readonly punch: Punch;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  readonly punchedAt: number;
};

export type PunchVerdict = {
  readonly id: string;
  readonly punchId: string;
  readonly decidedAt: number;
  /** Why it was not applied; null when it was. */
  readonly code: string | null;
  readonly timeEntryId: string | null;
};

/** Writes down what we were told. The fact is for ever; what is personal beyond it stands apart and is erased in time. */
export async function insertPunchFact(scope: CompanyScope, fact: PunchFact): Promise<void> {
  const { db, companyId } = scope;
  const { punch } = fact;
  const details = toDetailsRow(companyId, fact);
  await db<PunchInboxRow>('punch_inbox').insert({
    company_id: companyId,
    id: fact.id,
    received_at: fact.receivedAt,
    door: punch.door,
    employee_id: punch.employeeId,
    action: punch.action,
    punched_at: fact.punchedAt,
    project_id: punch.projectId ?? null,
    sub_project_id: punch.subProjectId ?? null,
    device_id: punch.deviceId ?? null,
    sent_by: punch.sentBy ?? null,
    details_hash: hashOf(details),
  });
  await db<PunchDetailsRow>('punch_details').insert(details);
}

export async function insertPunchVerdict(
  { db, companyId }: CompanyScope,
  verdict: PunchVerdict,
): Promise<void> {
  await db<PunchVerdictRow>('punch_verdicts').insert({
    company_id: companyId,
    id: verdict.id,
    punch_id: verdict.punchId,
    decided_at: verdict.decidedAt,
    verdict: verdict.code === null ? 'applied' : 'conflict',
    code: verdict.code,
    time_entry_id: verdict.timeEntryId,
  });
}

function toDetailsRow(companyId: string, { id, punch, receivedAt }: PunchFact): PunchDetailsRow {
  return {
    company_id: companyId,
    punch_id: id,
    recorded_at: receivedAt,
    salt: randomBytes(16).toString('hex'),
    latitude: punch.location?.latitude ?? null,
    longitude: punch.location?.longitude ?? null,
    client_address: punch.clientAddress,
  };
}

/** Proves later what the details were, as long as somebody still has them and their salt. */
function hashOf({ salt, latitude, longitude, client_address }: PunchDetailsRow): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, latitude, longitude, client_address]))
    .digest('hex');
}
