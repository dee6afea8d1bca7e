// Why a day is paid as it is, stretch by stretch.
import { useQuery } from '@tanstack/react-query';
import { query } from '#api/calls.ts';
import type { PersonOf } from '#api/people.ts';
import { useClock } from '#api/use-clock.ts';
import { DataOf } from '#ui/data-states.tsx';
import { ExplainedDay } from '#ui/explained-day.tsx';
import { useSpeech } from '#words/words.ts';

export function WhyDay({ of, date }: { readonly of: PersonOf; readonly date: string }) {
  const { language } = useSpeech();
  const clock = useClock();
  const day = useQuery(query('explainDay', { params: { ...of, date }, query: { language } }));
  return <DataOf query={day}>{(explained) => <ExplainedDay day={explained} clock={clock} />}</DataOf>;
}
