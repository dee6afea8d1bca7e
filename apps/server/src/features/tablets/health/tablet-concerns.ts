// What somebody should look at about a tablet, from what it has told and what its punches showed. Pure.
import { type OpenIncidents, countOpenIncidents } from './device-incident-store.ts';
import { type Tablet, listTablets } from './tablet-store.ts';
import type { Queryable } from '#database/database.ts';

/** A tablet in use calls every minute. After this long without a sign of life it is silent. */
export const SILENT_MS = 60 * 60_000;

/** Less than a month of punches, at 400 a day of 16 KiB each. The tablet itself then shows "Hardly any room". */
export const LOW_STORAGE_MIB = 191;

export type Concern =
  | { readonly kind: 'silent'; readonly since: number }
  | { readonly kind: 'holds_punches'; readonly count: number; readonly saidAt: number }
  | { readonly kind: 'storage_low'; readonly freeMiB: number }
  | { readonly kind: 'storage_not_persistent' }
  | { readonly kind: 'alarm'; readonly text: string }
  | { readonly kind: 'app_older'; readonly version: string }
  /** `incident`: its kind, such as `clock_set`; `count`: how many of them are open. */
  | { readonly kind: 'incident'; readonly incident: string; readonly count: number };

export function isInUse({ revokedAt, hasKey }: Pick<Tablet, 'revokedAt' | 'hasKey'>): boolean {
  return revokedAt === null && hasKey;
}

/** Without a sign of life for longer than can be chance. */
export function isSilentNow(
  tablet: Pick<Tablet, 'revokedAt' | 'hasKey' | 'lastSeenAt'>,
  now: number,
): boolean {
  return isInUse(tablet) && now - tablet.lastSeenAt > SILENT_MS;
}

/** The concerns that end by themselves, when the tablet tells that all is well or is taken out of use. */
export function stateConcerns(tablet: Tablet, now: number): readonly Concern[] {
  if (!isInUse(tablet)) return [];
  const { lastSeenAt, reportedAt, waitingPunches, freeStorageMiB, isStoragePersistent, alarm } = tablet;
  const concerns: Concern[] = [];
  if (isSilentNow(tablet, now)) concerns.push({ kind: 'silent', since: lastSeenAt });
  if (waitingPunches !== null && waitingPunches > 0)
    concerns.push({ kind: 'holds_punches', count: waitingPunches, saidAt: reportedAt ?? lastSeenAt });
  if (freeStorageMiB !== null && freeStorageMiB < LOW_STORAGE_MIB)
    concerns.push({ kind: 'storage_low', freeMiB: freeStorageMiB });
  if (isStoragePersistent === false) concerns.push({ kind: 'storage_not_persistent' });
  if (alarm !== null) concerns.push({ kind: 'alarm', text: alarm });
  return concerns;
}

/** Everything, the worst first. @param incidents those of the tablet that are open */
export function concernsOf(
  tablet: Tablet,
  incidents: readonly OpenIncidents[],
  { now, serverVersion }: { readonly now: number; readonly serverVersion: string },
): readonly Concern[] {
  const { appVersion: version } = tablet;
  const isOlder = isInUse(tablet) && version !== null && isOlderVersion(version, serverVersion);
  return [
    ...stateConcerns(tablet, now),
    ...incidents.map(({ kind, count }): Concern => ({ kind: 'incident', incident: kind, count })),
    ...(isOlder ? [{ kind: 'app_older' as const, version }] : []),
  ];
}

/** Compares the numbers that the versions begin with. A version without numbers is never called older. */
export function isOlderVersion(version: string, than: string): boolean {
  const [ours, theirs] = [numbersOf(version), numbersOf(than)];
  if (ours.length === 0) return false;
  for (let index = 0; index < Math.max(ours.length, theirs.length); index += 1) {
    const difference = (ours[index] ?? 0) - (theirs[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function numbersOf(version: string): readonly number[] {
  return (/^\d+(?:\.\d+)*/.exec(version)?.[0] ?? '')
    .split('.')
    .filter((part) => part !== '')
    .map(Number);
}

export type ConcernedTablet = { readonly tablet: Tablet; readonly concerns: readonly Concern[] };

/** Every tablet, with what somebody should look at, of one company or of all. */
export async function listConcerns(
  db: Queryable,
  told: { readonly now: number; readonly serverVersion: string },
  companyId?: string,
): Promise<readonly ConcernedTablet[]> {
  const incidents = await countOpenIncidents(db, companyId);
  return (await listTablets(db, companyId)).map((tablet) => {
    const own = incidents.filter(({ deviceId }) => deviceId === tablet.id);
    return { tablet, concerns: concernsOf(tablet, own, told) };
  });
}
