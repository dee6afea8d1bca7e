import { createHash, randomBytes } from 'node:crypto';
import type { CompanyScope } from '#database/company-scope.ts';
import type { PunchDetailsRow, PunchInboxRow } from '#database/tables.ts';
import type { Door, Punch } from './punch.ts';

export type PunchFact = {
  readonly id: string;
  readonly punch: Omit<Punch, 'door' | 'companyId'> & { readonly door: Door };
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  readonly punchedAt: number;
};

/** Writes down what we were told. The fact is kept for ever; its personal details have a row of their own, which is erased later. */
export async function insertPunchFacts(
  { db, companyId }: CompanyScope,
  facts: readonly PunchFact[],
): Promise<void> {
  if (facts.length === 0) return;
  const details = facts.map((fact) => toDetailsRow(companyId, fact));
  await db<PunchInboxRow>('punch_inbox').insert(
    facts.map((fact, index) => toInboxRow(companyId, fact, details[index])),
  );
  await db<PunchDetailsRow>('punch_details').insert(details);
}

/** Which of these people have a punch later than this moment. That happens only when the server's clock was set back. */
export async function findPunchedLater(
  { db, companyId }: CompanyScope,
  employeeIds: readonly string[],
  at: number,
): Promise<ReadonlySet<string>> {
  const ids = await db<PunchInboxRow>('punch_inbox')
    .where({ company_id: companyId })
    .whereIn('employee_id', employeeIds)
    .where('punched_at', '>', at)
    .distinct()
    .pluck<string[]>('employee_id');
  return new Set(ids);
}

/** The addresses from which somebody has punched with their password since a moment, as far as they are still kept. */
export async function listTerminalAddresses(
  { db, companyId }: CompanyScope,
  employeeId: string,
  since: number,
): Promise<readonly string[]> {
  const rows: { client_address: string }[] = await db('punch_inbox as punch')
    .join('punch_details as details', function () {
      this.on('details.company_id', 'punch.company_id').andOn('details.punch_id', 'punch.id');
    })
    .where({ 'punch.company_id': companyId, 'punch.employee_id': employeeId, 'punch.door': 'terminal' })
    .where('punch.punched_at', '>=', since)
    .whereNotNull('details.client_address')
    .distinct('details.client_address');
  return rows.map(({ client_address }) => client_address);
}

function toInboxRow(
  companyId: string,
  { id, punch, receivedAt, punchedAt }: PunchFact,
  details: PunchDetailsRow | undefined,
): PunchInboxRow {
  return {
    company_id: companyId,
    id,
    received_at: receivedAt,
    door: punch.door,
    employee_id: punch.employeeId,
    action: punch.action,
    punched_at: punchedAt,
    project_id: punch.projectId ?? null,
    sub_project_id: punch.subProjectId ?? null,
    device_id: punch.deviceId ?? null,
    sent_by: punch.sentBy ?? null,
    details_hash: details === undefined ? null : hashOf(details),
  };
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

/** A salted hash of the details. It proves later what they were, for anybody who still has the details and the salt. */
function hashOf({ salt, latitude, longitude, client_address }: PunchDetailsRow): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, latitude, longitude, client_address]))
    .digest('hex');
}
