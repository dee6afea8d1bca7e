// The fields of a record in words, for showing two versions of them beside each other.
import { languageName } from '@stimpill/words/language-name.ts';
import { useQuery } from '@tanstack/react-query';
import { personChoicesQuery, type PersonChoices } from '../person-choices.ts';
import { useSession } from '#api/session.ts';
import { toTypedDate } from '#ui/form/parse-date.ts';
import { useSpeech, useWords } from '#words/words.ts';
import type { PersonValues } from './person-values.ts';
import { recordWords } from '#said/desk/people/person/record.ts';
import type { Said } from '@stimpill/words/said.ts';

type Words = Said<typeof recordWords>;
type Line = readonly [name: string, value: string];
type Say = (values: PersonValues) => readonly Line[];

export function useDescribePerson(fields: readonly (keyof PersonValues)[]): Say {
  const t = useWords(recordWords);
  const { language } = useSpeech();
  const { data } = useQuery(personChoicesQuery(useSession().company.id, language));
  const says = describing(t, data);
  return (values) => fields.flatMap((field) => says[field](values));
}

function describing(t: Words, choices: PersonChoices | undefined): Record<keyof PersonValues, Say> {
  const nameIn = (list: readonly { readonly id: string; readonly name: string }[] = [], id: string) =>
    list.find((each) => each.id === id)?.name ?? id;
  const line = (name: string, value: string): readonly Line[] => [[name, value === '' ? t.none : value]];
  const answer = (value: '' | 'yes' | 'no') => t.answers[value === '' ? 'company' : value];
  const yesNo = (value: boolean) => t.answers[value ? 'yes' : 'no'];
  return {
    displayName: (v) => line(t.displayName, v.displayName),
    email: (v) => line(t.email, v.email),
    kennitala: (v) => line(t.kennitala, v.kennitala),
    phone: (v) => line(t.phone, v.phone),
    language: (v) =>
      line(t.language, v.language === '' ? t.languages.company : languageName(v.language, t.languages)),
    employeeNumber: (v) => line(t.employeeNumber, v.employeeNumber),
    jobTitle: (v) => line(t.jobTitle, v.jobTitle),
    departmentIds: (v) =>
      line(t.departments, v.departmentIds.map((id) => nameIn(choices?.departments, id)).join(', ')),
    isActive: (v) => line(t.isActive, yesNo(v.isActive)),
    employmentStartDate: (v) => line(t.startDate, toTypedDate(v.employmentStartDate)),
    employmentEndDate: (v) => line(t.endDate, toTypedDate(v.employmentEndDate)),
    employmentRatio: (v) => line(t.ratio, String(v.employmentRatio ?? '')),
    ratioChanges: (v) =>
      line(
        t.ratioChanges,
        v.ratioChanges.map(({ from, ratio }) => `${toTypedDate(from)}: ${ratio ?? ''}`).join(', '),
      ),
    payBasis: (v) => line(t.payBasis, t.payBases[v.payBasis]),
    ruleSetId: (v) =>
      line(t.rule, v.ruleSetId === '' ? t.languages.company : nameIn(choices?.ruleSets, v.ruleSetId)),
    payPeriodId: (v) =>
      line(t.period, v.payPeriodId === '' ? t.ofCompany : nameIn(choices?.payPeriods, v.payPeriodId)),
    workPattern: (v) => line(t.part.hours, describePattern(v)),
    entitlements: ({ entitlements: e }) => [
      ...line(t.vacationDays, String(e.vacationDays ?? '')),
      ...line(t.sickLadder, e.sickLadder),
      ...line(t.sickChildDays, String(e.sickChildDays ?? '')),
      ...line(t.vacationYear, e.vacationYearStart),
    ],
    birthDate: (v) => line(t.birthDate, toTypedDate(v.birthDate)),
    tradeStartDate: (v) => line(t.tradeStart, toTypedDate(v.tradeStartDate)),
    requiresProjectSelection: (v) => line(t.projects, answer(v.requiresProjectSelection)),
    requireGpsOnClockIn: (v) => line(t.place, answer(v.requireGpsOnClockIn)),
    canEditOwnTimesheet: (v) => line(t.editTime, yesNo(v.canEditOwnTimesheet)),
    canEditClockInOut: (v) => line(t.editInOut, yesNo(v.canEditClockInOut)),
  };
}

function describePattern({ workPattern }: PersonValues): string {
  return workPattern
    .map(({ from, to, unpaidBreakMinutes }) =>
      from === '' ? '–' : `${from} ${to}${unpaidBreakMinutes ? ` (${unpaidBreakMinutes})` : ''}`,
    )
    .join(', ');
}
