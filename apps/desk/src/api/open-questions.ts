// How many questions wait, for every place that says it: what is decided here and on its way to the server waits no longer.
import { useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import { countsQuery } from './desk-frame.ts';
import { reviewsQuery } from './reviews.ts';
import { useSession } from './session.ts';

let onTheWay: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** The questions whose decisions are on their way, as they are now. */
export function setOnTheWay(ids: readonly string[]): void {
  onTheWay = new Set(ids);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The questions themselves. */
export function useOpenQuestions() {
  const { company } = useSession();
  const decided = useSyncExternalStore(subscribe, () => onTheWay);
  const asked = useQuery(reviewsQuery(company.id));
  return { ...asked, data: asked.data?.filter(({ id }) => !decided.has(id)) };
}

/**
 * How many they are, without asking for each of them; undefined where it is not known.
 * @param askedAgainMs how often, where that is not as often as usual
 */
export function useOpenCount(askedAgainMs?: number): number | undefined {
  const { company } = useSession();
  const decided = useSyncExternalStore(subscribe, () => onTheWay);
  const counted = useQuery(countsQuery(company.id, askedAgainMs));
  // Where a page shows the questions themselves, the number is theirs.
  const listed = useQuery({ ...reviewsQuery(company.id), enabled: false, refetchInterval: false });
  if (listed.data !== undefined && listed.dataUpdatedAt >= counted.dataUpdatedAt)
    return listed.data.filter(({ id }) => !decided.has(id)).length;
  const count = counted.data?.openQuestions ?? undefined;
  return count === undefined ? undefined : Math.max(0, count - decided.size);
}
