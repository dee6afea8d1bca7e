import { leaveWords } from '#said/desk/leave/leave.ts';
import { useWords } from '#words/words.ts';
import { useDay } from '#ui/use-day.ts';

/** The days of an absence, from the first to the last; one day stands alone. */
export function useRange(): (from: string, to: string) => string {
  const t = useWords(leaveWords);
  const day = useDay();
  return (from, to) => (from === to ? day(from) : t.range({ from: day(from), to: day(to) }));
}
