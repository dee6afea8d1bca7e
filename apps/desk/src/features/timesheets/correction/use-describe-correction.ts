import { useQuery } from '@tanstack/react-query';
import { fromTo, takenOf, type Meant, type Which } from '@stimpill/time';
import { formatClock } from '@stimpill/words/format-time.ts';
import { query } from '#api/calls.ts';
import { useWords } from '#words/words.ts';
import { timeWords } from '#said/desk/timesheets/time.ts';
import { useClock } from '#api/use-clock.ts';
import { timesOf, type CorrectionValues } from './correction-values.ts';
import { correctionWords } from '#said/desk/timesheets/correction/correction.ts';

type Options = readonly (readonly [value: string, label: string])[];

/** What time can be booked on, with the parts of each project; what it is booked on already is always among them. */
export function useProjectOptions(companyId: string): Options {
  const t = useWords(correctionWords);
  const { data = [] } = useQuery(query('listCompanyProjects', { params: { companyId: companyId } }));
  return [
    ['', t.noProject],
    ...data.flatMap(({ id, name, subProjects }) => [
      [id, name] as const,
      ...subProjects.map((part) => [`${id} ${part.id}`, `${name} · ${part.name}`] as const),
    ]),
  ];
}

/** An entry field by field in words, to compare two versions of it. */
export function useDescribeCorrection(
  companyId: string,
): (values: CorrectionValues) => readonly (readonly [name: string, value: string])[] {
  const t = useWords(correctionWords);
  const { kinds, breaks: kindsOfBreak } = useWords(timeWords);
  const { day, timeZone } = useClock();
  const projects = new Map(useProjectOptions(companyId));
  const clock = (times: Meant | undefined, which: Which) =>
    times === undefined ? '–' : formatClock(takenOf(times, which), timeZone);
  return (values) => {
    const { start, end, breaks: times } = timesOf(values, timeZone);
    const breaks = values.breaks.map(
      ({ kind, fromWhich, toWhich }, place) =>
        `${fromTo(clock(times[place]?.from, fromWhich), clock(times[place]?.to, toWhich))} ${kindsOfBreak[kind]}`,
    );
    return [
      [t.kind, kinds[values.kind]],
      [t.startTime, `${day(values.startDate)} ${clock(start, values.startWhich)}`],
      [t.endTime, values.endTime === '' ? '–' : `${day(values.endDate)} ${clock(end, values.endWhich)}`],
      [t.breaks, breaks.join(', ') || '–'],
      [t.project, projects.get(values.project) ?? '–'],
    ];
  };
}
