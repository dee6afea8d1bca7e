// What happened to this tablet lately, for the person who is called to help: times and kinds, no name, no PIN and no punch.
import { useLiveQuery } from 'dexie-react-hooks';
import { kioskDatabase, withDatabase, type LogEntry } from './kiosk-database.ts';

/** Enough for weeks, and read by eye. */
const KEPT_ENTRIES = 200;

export type Happening = Omit<LogEntry, 'id' | 'times'>;

/**
 * Notes something; the last 200 entries are kept. What happens again and again is one entry with a count, so that it cannot push the rest
 * out. A tablet that cannot store works on without its log.
 */
export async function noteHappening(happening: Happening): Promise<void> {
  const work = withDatabase((database) =>
    database.transaction('rw', database.log, async () => {
      const last = await database.log.orderBy('id').last();
      if (last && isSame(last, happening)) {
        await database.log.update(last.id, { at: happening.at, times: last.times + 1 });
        return;
      }
      const id = await database.log.add({ ...happening, times: 1 });
      await database.log
        .where('id')
        .belowOrEqual(id - KEPT_ENTRIES)
        .delete();
    }),
  );
  await work.catch(() => undefined);
}

const isSame = (entry: LogEntry, { kind, punches, version }: Happening) =>
  entry.kind === kind && entry.punches === punches && entry.version === version;

/** The newest first; empty while it is read. */
export function useTabletLog(): readonly LogEntry[] {
  const read = () => kioskDatabase.log.orderBy('id').reverse().toArray();
  return useLiveQuery(() => read().catch(() => []), []) ?? NOTHING;
}

const NOTHING: readonly LogEntry[] = [];
