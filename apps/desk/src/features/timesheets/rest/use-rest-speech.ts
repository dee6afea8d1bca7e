// What is said of a departure, on the page and in the file.
import { wordFor } from '@stimpill/words/word-for.ts';
import { useClock } from '#api/use-clock.ts';
import { useWords } from '#words/words.ts';
import { restFactWords } from '#said/both/rest.ts';
import { restWords } from '#said/desk/timesheets/rest/rest.ts';
import type { Departure, NotJudged } from './filter-rest.ts';

export function useRestSpeech() {
  const t = useWords(restWords);
  const facts = useWords(restFactWords);
  const { day, duration } = useClock();
  const says: Readonly<Record<string, typeof facts.says.other>> = facts.says;
  const settledOn: Readonly<Record<string, typeof facts.settledOn.other>> = facts.settledOn;
  return {
    right: (right: NotJudged['right']) => (right === null ? t.severalRights : wordFor(facts.rights, right)),
    state: (state: string) => wordFor(t.states, state),
    reason: (because: string) => wordFor(t.reasons, because),
    when: ({ startDate, endDate }: Departure) =>
      startDate === endDate ? day(startDate) : t.range({ from: day(startDate), to: day(endDate) }),
    found: ({ right, minutes, limitMinutes }: Departure) =>
      (says[right] ?? facts.says.other)({ minutes: duration(minutes), limit: duration(limitMinutes) }),
    settled: ({ settledBy }: Departure) =>
      settledBy.map(({ kind, date, minutes, reason, bookedBy }) => {
        const what = (settledOn[kind] ?? facts.settledOn.other)({
          date: day(date),
          duration: duration(minutes),
        });
        return `${[what, bookedBy].filter((part) => part !== null).join(', ')}: ${reason}`;
      }),
  };
}
