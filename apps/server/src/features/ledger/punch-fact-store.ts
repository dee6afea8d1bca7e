import { hash } from 'node:crypto';
import type { CompanyScope } from '#database/company-scope.ts';
import { among, company, hotInsert, hotRead, value } from '#database/hot-statement.ts';
import { readHot, writeHot } from '#database/run-hot-statement.ts';
import {
  punchDetails,
  punchInbox,
  type PunchDetailsRow,
  type PunchInboxRow,
} from '#database/tables/punches.ts';
import { takeRandomBytes } from '#random-bytes.ts';
import type { Door, Punch } from './punch.ts';

export type PunchFact = {
  readonly id: string;
  readonly punch: Omit<Punch, 'door' | 'companyId'> & { readonly door: Door };
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  readonly punchedAt: number;
};

const SALT_BYTES = 16;

const INSERT_INBOX = hotInsert(punchInbox);
const INSERT_DETAILS = hotInsert(punchDetails);

/** Writes down what we were told. The fact is kept for ever; its personal details have a row of their own, which is erased later. */
export async function insertPunchFacts(scope: CompanyScope, facts: readonly PunchFact[]): Promise<void> {
  const details = facts.map((fact) => toDetailsRow(scope.companyId, fact));
  const inbox = facts.map((fact, index) => toInboxRow(scope.companyId, fact, details[index]));
  await Promise.all([writeHot(scope, INSERT_INBOX, inbox), writeHot(scope, INSERT_DETAILS, details)]);
}

const PUNCHED_AFTER = hotRead<{ readonly employee_id: string; readonly last_at: number }>()`
  select employee_id, max(punched_at) as last_at from punch_inbox
  where company_id = ${company} and employee_id ${among('uuid')} and punched_at > ${value('bigint')}
  group by employee_id`;

/**
 * By employee id the last punch of those who have one later than this moment. Later than now it can only be when the server's clock
 * was set back.
 */
export async function listPunchedAfter(
  scope: CompanyScope,
  employeeIds: readonly string[],
  moment: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await readHot(scope, PUNCHED_AFTER, employeeIds, moment);
  return new Map(rows.map(({ employee_id, last_at }) => [employee_id, last_at]));
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
    salt: Buffer.from(takeRandomBytes(SALT_BYTES)).toString('hex'),
    latitude: punch.location?.latitude ?? null,
    longitude: punch.location?.longitude ?? null,
    client_address: punch.clientAddress,
  };
}

/** A salted hash of the details. It proves later what they were, for anybody who still has the details and the salt. */
function hashOf({ salt, latitude, longitude, client_address }: PunchDetailsRow): string {
  return hash('sha256', JSON.stringify([salt, latitude, longitude, client_address]), 'hex');
}
