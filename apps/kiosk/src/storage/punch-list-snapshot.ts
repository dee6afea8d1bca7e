import { useLiveQuery } from 'dexie-react-hooks';
import { kioskDatabase, withDatabase, type PunchListSnapshot } from './kiosk-database.ts';

/** Keeps a fresh list. A tablet that cannot store still shows what it was given, so failing here is not an error. */
export async function savePunchListSnapshot(snapshot: PunchListSnapshot): Promise<void> {
  await withDatabase((database) => database.punchListSnapshot.put(snapshot)).catch(() => undefined);
}

/** The kept list: undefined while it is read, null when there is none. */
export function useStoredPunchList(companyId: string): PunchListSnapshot | null | undefined {
  return useLiveQuery(
    async () => (await kioskDatabase.punchListSnapshot.get(companyId).catch(() => undefined)) ?? null,
    [companyId],
  );
}
