import type { UseQueryResult } from '@tanstack/react-query';
import { formatDuration } from '@stimpill/words/format-time.ts';
import type { WorkPatternEffect } from '@stimpill/api-types/manage';
import { Chip } from '#ui/chip.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { useDates } from '../../use-dates.ts';
import { patternWords } from '#said/desk/people/person/patterns/pattern.ts';

const SHOWN = 8;

/** The holidays that would pay something else, those that were approved first. */
export function PatternEffect({ effect }: { readonly effect: UseQueryResult<WorkPatternEffect> }) {
  const t = useWords(patternWords);
  return (
    <section aria-labelledby="pattern-effect" aria-live="polite" aria-busy={effect.isFetching}>
      <h3 id="pattern-effect">{t.effect}</h3>
      {effect.isFetching ? (
        <p>{t.effectWaits}</p>
      ) : effect.data === undefined ? (
        <p>{t.effectFails}</p>
      ) : (
        <Changes effect={effect.data} />
      )}
    </section>
  );
}

function Changes({ effect: { holidays, movedDates } }: { readonly effect: WorkPatternEffect }) {
  const t = useWords(patternWords);
  const { language } = useSpeech();
  const { day } = useDates();
  const inOrder = [...holidays].sort((a, b) => Number(b.isClosed) - Number(a.isClosed));
  const time = (minutes: number) => formatDuration(minutes, language);
  if (holidays.length + movedDates.length === 0) return <p>{t.effectNone}</p>;
  return (
    <>
      <ul>
        {inOrder.slice(0, SHOWN).map(({ date, beforeMinutes, afterMinutes, isClosed }) => (
          <li key={date}>
            {t.holiday({ day: day(date), before: time(beforeMinutes), after: time(afterMinutes) })}{' '}
            {isClosed && <Chip look="warning">{t.approved}</Chip>}
          </li>
        ))}
        {inOrder.length > SHOWN && <li>{t.more({ count: inOrder.length - SHOWN })}</li>}
      </ul>
      {movedDates.length > 0 && <p>{t.moved({ days: movedDates.map(day).join(', ') })}</p>}
    </>
  );
}
