// What can be done about somebody on the page of today. Pure.
import { may, type RightsHolder } from '@stimpill/api-types/rights';
import type { PersonToday } from './today-queries.ts';

/** Clock out, clock in, or enter that they are sick today. Each fits before an id in the address. */
const ACTS = ['out', 'in', 'ill'] as const;

export type TodayAct = (typeof ACTS)[number];

const OF_STATE: Readonly<Record<PersonToday['state'], readonly TodayAct[]>> = {
  in: ['out'],
  overdue: ['ill', 'in'],
  expected: ['ill', 'in'],
  missed: ['ill'],
  gone: ['in'],
  free: ['in'],
  absent: [],
};

/** Nobody sees a button for what they may not do. */
export function mayAct(caller: RightsHolder, { employeeId, departments }: PersonToday): boolean {
  const about = { employeeId, departmentIds: departments.map(({ id }) => id) };
  return may(caller, 'time.decide', about) === null;
}

export function actsOf(caller: RightsHolder, person: PersonToday): readonly TodayAct[] {
  const { state, openEntryId } = person;
  if (!mayAct(caller, person)) return [];
  return OF_STATE[state].filter((act) => act !== 'out' || openEntryId !== null);
}

/** As it stands in the address while its dialog lies open. */
export const writeAct = (act: TodayAct, { employeeId }: Pick<PersonToday, 'employeeId'>): string =>
  `${act}-${employeeId}`;

type OpenAct = { readonly act: TodayAct; readonly person: PersonToday };

/** @returns undefined where it is about nobody of today */
export function readAct(open: string | undefined, people: readonly PersonToday[]): OpenAct | undefined {
  const act = ACTS.find((each) => open?.startsWith(`${each}-`));
  const person = act && people.find((each) => writeAct(act, each) === open);
  return act && person && { act, person };
}
