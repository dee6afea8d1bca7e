import type { ReviewChoice } from '#api/reviews.ts';
import { useWords } from '#words/words.ts';
import { readyWords } from '#said/desk/inbox/ready.ts';
import type { Kind } from './filter-questions.ts';

type Group = keyof typeof readyWords;

const OF_KEY: Readonly<Record<ReviewChoice['key'], Group>> = {
  accept: 'counts',
  acceptAt: 'counts',
  attach: 'counts',
  reject: 'none',
  setEnd: 'ended',
  acceptDraft: 'counts',
  removeEntry: 'none',
  shortenAbsence: 'away',
  withdrawAbsence: 'away',
};

const OF_KIND: Partial<Record<Kind, Group>> = {
  tablet: 'tablet',
  lockedPin: 'pin',
  phoneNotMine: 'pin',
  figuresMoved: 'moved',
  notSo: 'kept',
  workedWhileAway: 'away',
};

/** What is mostly said for a choice, in the language of the page. */
export function useReadyReasons(): (
  key: ReviewChoice['key'] | undefined,
  kind: Kind | undefined,
) => readonly string[] {
  const t = useWords(readyWords);
  return (key, kind) => t[(kind && OF_KIND[kind]) ?? OF_KEY[key ?? 'accept']];
}
