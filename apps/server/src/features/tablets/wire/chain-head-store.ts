import type { CompanyScope } from '#database/company-scope.ts';
import { deviceHeads, type DeviceHeadRow } from '#database/tables/tablets.ts';
import type { HeardHead } from './chain-heads.ts';
import type { KeyOfDevice } from '#features/tablets/health/device-incident-store.ts';

/** What an earlier version kept of a tablet with a missing number may be more than fits into one statement. */
const AT_A_TIME = 500;

/** By number. Locks them: another transaction that stores a head of the same tablet waits until this one ends. */
export async function listHeads(
  { db, companyId }: CompanyScope,
  { deviceId, keyEpoch }: KeyOfDevice,
): Promise<readonly HeardHead[]> {
  const rows = await db<DeviceHeadRow>('device_heads')
    .where({ company_id: companyId, device_id: deviceId, key_epoch: keyEpoch })
    .orderBy('sequence')
    .forUpdate();
  return rows.map(({ sequence, hash, heard_at: heardAt, after_at: after }) => ({
    sequence,
    hash,
    heardAt,
    after,
  }));
}

export async function saveHeads(
  { db, companyId }: CompanyScope,
  { deviceId, keyEpoch }: KeyOfDevice,
  { before, now }: { readonly before: readonly HeardHead[]; readonly now: readonly HeardHead[] },
): Promise<void> {
  const ofKey = { company_id: companyId, device_id: deviceId, key_epoch: keyEpoch };
  const gone = before.filter((head) => !now.some(({ sequence }) => sequence === head.sequence));
  for (let from = 0; from < gone.length; from += AT_A_TIME) {
    await db<DeviceHeadRow>('device_heads')
      .where(ofKey)
      .whereIn(
        'sequence',
        gone.slice(from, from + AT_A_TIME).map(({ sequence }) => sequence),
      )
      .delete();
  }
  const changed = now.filter((head) => !before.some((known) => isSame(known, head)));
  if (changed.length === 0) return;
  await db<DeviceHeadRow>('device_heads')
    .insert(
      changed.map(({ sequence, hash, heardAt, after }) => ({
        ...ofKey,
        sequence,
        hash,
        heard_at: heardAt,
        after_at: after,
      })),
    )
    .onConflict([...deviceHeads.key])
    .merge(['hash', 'heard_at', 'after_at']);
}

function isSame(a: HeardHead, b: HeardHead): boolean {
  return a.sequence === b.sequence && a.hash === b.hash && a.heardAt === b.heardAt && a.after === b.after;
}
