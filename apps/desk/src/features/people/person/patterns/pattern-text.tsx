import { fromTo } from '@stimpill/time';
import type { PersonRecord } from '@stimpill/api-types/manage';
import { weekdaysIn } from '@stimpill/words/calendar-words.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { WEEK } from '../person-values.ts';
import { patternWords } from '#said/desk/people/person/patterns/pattern.ts';

export type PatternChange = PersonRecord['workPatternChanges'][number];
type Day = NonNullable<PatternChange['workPattern']>[number];

/** `Monday to Friday 08:00–16:00 (30)`: days beside each other that are alike are said once; the break is in minutes. */
export function PatternText({ pattern }: { readonly pattern: readonly Day[] | null }) {
  const t = useWords(patternWords);
  const { language } = useSpeech();
  if (pattern === null || pattern.length === 0) return t.none;
  const nameOf = (place: number) => weekdaysIn(language)[place] ?? '';
  return runsOf(pattern)
    .map(({ first, last, hours }) =>
      first === last ? `${nameOf(first)} ${hours}` : `${nameOf(first)} – ${nameOf(last)} ${hours}`,
    )
    .join(', ');
}

type Run = { readonly first: number; readonly last: number; readonly hours: string };

function runsOf(pattern: readonly Day[]): Run[] {
  const runs: Run[] = [];
  for (const day of pattern) {
    const place = WEEK.indexOf(day.day);
    const hours = hoursOf(day);
    const before = runs.at(-1);
    if (before?.last === place - 1 && before.hours === hours) runs.splice(-1, 1, { ...before, last: place });
    else runs.push({ first: place, last: place, hours });
  }
  return runs;
}

function hoursOf({ from, to, unpaidBreakMinutes }: Day): string {
  return `${fromTo(from, to)}${unpaidBreakMinutes === 0 ? '' : ` (${unpaidBreakMinutes})`}`;
}
