// What somebody should look at about a tablet, until a person says that they did.
import type { Knex } from 'knex';
import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { recordCodec } from '#database/record-codec.ts';
import { columnNamesOf, type RecordOf } from '#database/table.ts';
import { deviceIncidents, type DeviceIncidentRow } from '#database/tables/tablets.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Authored } from '#features/changes/change.ts';
import { uuidv7 } from '#ids.ts';

export const CHAIN_SHORTENED = 'chain_shortened';
export const MISSING_SEQUENCES = 'missing_sequences';

export type KeyOfDevice = { readonly deviceId: string; readonly keyEpoch: number };

const READ = columnNamesOf(deviceIncidents, ['key_epoch', 'closed_at']);

const { toRecord } = recordCodec(deviceIncidents, READ);

export type DeviceIncident = RecordOf<typeof deviceIncidents, (typeof READ)[number]> & {
  readonly companyId: string;
};

/** Punches with these numbers were erased on the tablet. The tablet tells it again and again; the incident is opened once. */
export async function openShortened(
  { db, companyId }: CompanyScope,
  { deviceId, keyEpoch }: KeyOfDevice,
  { from, to }: { readonly from: number; readonly to: number },
  now: number,
): Promise<void> {
  const incident = {
    company_id: companyId,
    device_id: deviceId,
    kind: CHAIN_SHORTENED,
    key_epoch: keyEpoch,
    from_sequence: from,
    to_sequence: to,
  };
  const open = await db<DeviceIncidentRow>('device_incidents')
    .where(incident)
    .whereNull('closed_at')
    .first('id');
  if (open !== undefined) return;
  await db<DeviceIncidentRow>('device_incidents').insert({
    ...incident,
    id: uuidv7(),
    opened_at: now,
    closed_at: null,
  });
}

/** Of one company or of all, the oldest first. */
export async function listOpenIncidents(db: Queryable, companyId?: string): Promise<DeviceIncident[]> {
  const rows = await db<DeviceIncidentRow>('device_incidents')
    .where(companyId === undefined ? {} : { company_id: companyId })
    .whereNull('closed_at')
    .orderBy(['opened_at', 'id']);
  return rows.map((row) => ({ companyId: row.company_id, ...toRecord(row) }));
}

/** How many of one kind are open about one device. */
export type OpenIncidents = Pick<DeviceIncident, 'companyId' | 'deviceId' | 'kind'> & {
  readonly count: number;
};

/** Of one company or of all. */
export async function countOpenIncidents(db: Queryable, companyId?: string): Promise<OpenIncidents[]> {
  const rows: unknown = await db<DeviceIncidentRow>('device_incidents')
    .where(companyId === undefined ? {} : { company_id: companyId })
    .whereNull('closed_at')
    .groupBy('company_id', 'device_id', 'kind')
    .orderBy(['company_id', 'device_id', 'kind'])
    .select('company_id', 'device_id', 'kind')
    .count({ incidents: '*' });
  const counts = rows as (Pick<DeviceIncidentRow, 'company_id' | 'device_id' | 'kind'> & {
    readonly incidents: number | string;
  })[];
  return counts.map(({ company_id, device_id, kind, incidents }) => ({
    companyId: company_id,
    deviceId: device_id,
    kind,
    count: Number(incidents),
  }));
}

/** Somebody has looked into incidents of some kinds of a tablet. @returns how many were open */
export async function closeIncidentsOf(
  scope: CompanyScope,
  { deviceId, kinds }: { readonly deviceId: string; readonly kinds: readonly string[] },
  authored: Authored,
): Promise<number> {
  return close(scope, openIncidents(scope).where({ device_id: deviceId }).whereIn('kind', kinds), authored);
}

/** @returns false when there is no such incident, it is closed, or it is about missing numbers, which arrive or stay missing */
export async function closeIncident(scope: CompanyScope, id: string, authored: Authored): Promise<boolean> {
  const closed = await close(
    scope,
    openIncidents(scope).where({ id }).whereNot({ kind: MISSING_SEQUENCES }),
    authored,
  );
  return closed > 0;
}

function openIncidents({ db, companyId }: CompanyScope) {
  return db<DeviceIncidentRow>('device_incidents').where({ company_id: companyId }).whereNull('closed_at');
}

async function close(
  scope: CompanyScope,
  incidents: Knex.QueryBuilder<DeviceIncidentRow, unknown>,
  authored: Authored,
): Promise<number> {
  const closed: readonly DeviceIncidentRow[] = await incidents
    .update({ closed_at: authored.now })
    .returning(['id', 'device_id', 'kind']);
  const changes = closed.map(({ id, device_id, kind }) => ({
    subject: 'deviceIncident' as const,
    subjectId: id,
    employeeId: null,
    before: { device_id, kind, closed: false },
    after: { device_id, kind, closed: true },
  }));
  await insertChanges(scope, changes, authored);
  return closed.length;
}
