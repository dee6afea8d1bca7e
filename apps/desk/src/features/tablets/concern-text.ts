import type { ManagedTablet } from '#api/tablets.ts';
import type { concernWords } from './concern-words.ts';

type Concern = ManagedTablet['concerns'][number];
type Sentences = (typeof concernWords)['en'];
export type ConcernText = { readonly says: string; readonly toDo: string };

/** @param at how a moment is written */
export function concernText(t: Sentences, concern: Concern, at: (instant: string) => string): ConcernText {
  const { kind, count, sinceAtUtc, text } = concern;
  const since = sinceAtUtc === null ? '–' : at(sinceAtUtc);
  switch (kind) {
    case 'silent':
      return t.silent(since);
    case 'holds_punches':
      return t.holds(count ?? 0, since);
    case 'storage_low':
      return t.storageLow(count ?? 0);
    case 'storage_not_persistent':
      return t.storageNotKept;
    case 'alarm':
      return t.alarm(text ?? '');
    case 'app_older':
      return t.older(text ?? '');
    default:
      return incidentText(t, concern.incident ?? '');
  }
}

/** A server that is newer than the page may know more kinds. */
export function incidentText({ incidents }: Sentences, kind: string): ConcernText {
  const known: Readonly<Record<string, ConcernText | undefined>> = incidents;
  return known[kind] ?? incidents.other;
}
