import { useQuery } from '@tanstack/react-query';
import { projectsQuery } from '#api/company-structure.ts';
import { useWords } from '#words/words.ts';
import { timeWords } from '../time-words.ts';
import { useClock } from '#api/use-clock.ts';
import type { CorrectionValues } from './correction-values.ts';
import { correctionWords } from './correction-words.ts';

type Options = readonly (readonly [value: string, label: string])[];

/** What time can be booked on, with the parts of each project; what it is booked on already is always among them. */
export function useProjectOptions(companyId: string): Options {
  const t = useWords(correctionWords);
  const { data = [] } = useQuery(projectsQuery(companyId));
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
  const { day } = useClock();
  const projects = new Map(useProjectOptions(companyId));
  return ({ kind, startDate, startTime, endDate, endTime, breaks, project }) => [
    [t.kind, kinds[kind]],
    [t.startTime, `${day(startDate)} ${startTime}`],
    [t.endTime, endTime === '' ? '–' : `${day(endDate)} ${endTime}`],
    [t.breaks, breaks.map((each) => `${each.from}–${each.to} ${kindsOfBreak[each.kind]}`).join(', ') || '–'],
    [t.project, projects.get(project) ?? '–'],
  ];
}
