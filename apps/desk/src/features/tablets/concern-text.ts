import type { ManagedTablet } from './tablet-queries.ts';
import type { concernWords } from '#said/desk/tablets/concern.ts';
import type { Said } from '@stimpill/words/said.ts';

type Concern = ManagedTablet['concerns'][number];
type Sentences = Said<typeof concernWords>;
export type ConcernText = { readonly says: string; readonly toDo: string };

/** @param at how a moment is written */
export function concernText(t: Sentences, concern: Concern, at: (instant: string) => string): ConcernText {
  const { kind, count, sinceAtUtc, text } = concern;
  const since = sinceAtUtc === null ? '–' : at(sinceAtUtc);
  switch (kind) {
    case 'silent':
      return { ...t.silent, says: t.silent.says({ since }) };
    case 'holds_punches':
      return { ...t.holds, says: t.holds.says({ count: count ?? 0, saidAt: since }) };
    case 'storage_low':
      return { ...t.storageLow, says: t.storageLow.says({ freeMiB: count ?? 0 }) };
    case 'storage_not_persistent':
      return t.storageNotKept;
    case 'alarm':
      return { ...t.alarm, says: t.alarm.says({ text: text ?? '' }) };
    case 'app_older':
      return { ...t.older, says: t.older.says({ version: text ?? '' }) };
    default:
      return incidentText(t, concern.incident ?? '');
  }
}

/** A server that is newer than the page may know more kinds. */
export function incidentText({ incidents }: Sentences, kind: string): ConcernText {
  const known: Readonly<Record<string, ConcernText | undefined>> = incidents;
  return known[kind] ?? incidents.other;
}
