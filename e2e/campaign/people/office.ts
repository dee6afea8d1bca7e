// What the offices of the companies have to do with: departments, a manager of one of them, somebody who pays, requests for leave, and a
// rule that gives time off for holidays. All days of leave lie after everything that anybody punches.
import type { Chance } from '../chance.ts';
import { HOLIDAY_MINUTES } from './office-days.ts';

export type OfficePerson = { readonly id: string; readonly email: string; readonly password: string };

export type Office = {
  readonly departments: readonly [Department, Department];
  /** Sees and decides for the people of the first department, and for nobody else. */
  readonly limited: OfficePerson;
  readonly accountant: OfficePerson;
  readonly ruleSetId: string;
  /** Whether the time off of a holiday is paid on a pay line; otherwise it is saved up. */
  readonly paysHolidays: boolean;
  /** Of the people in their order: the first few ask for the same week. */
  readonly requests: readonly string[];
};

type Department = { readonly id: string; readonly name: string };

const ASKING = 3;

export function createOffice(chance: Chance, company: string, paysHolidays: boolean): Office {
  const id = (what: string) => chance.guid('office', company, what);
  const person = (what: string): OfficePerson => ({
    ...{ id: id(what), email: `${what}@${company}.example`, password: `canary ${id(`secret of ${what}`)}` },
  });
  return {
    departments: [
      { id: id('north'), name: `${company} north` },
      { id: id('south'), name: `${company} south` },
    ],
    limited: person('limited'),
    accountant: person('accountant'),
    ruleSetId: id('rule'),
    paysHolidays,
    requests: Array.from({ length: ASKING }, (_, place) => id(`request ${place}`)),
  };
}

/** What of it stands in every file of the company. */
export function toOfficeSections({ departments, ruleSetId, paysHolidays }: Office) {
  const credit = {
    ...{ mechanism: 'holiday-credit', account: 'winterLeave', when: 'always' },
    ...{ fullDayMinutes: HOLIDAY_MINUTES, halfDayMinutes: HOLIDAY_MINUTES / 2 },
    ...(paysHolidays ? { payLine: 'VF' } : {}),
  };
  const definition = {
    holidayProfile: {
      ...{ maundyThursday: { class: 'AF' }, goodFriday: { class: 'AF' }, easterMonday: { class: 'AF' } },
    },
    baseClass: 'day',
    mechanisms: [credit],
    codeMap: { day: { bucket: 'daytime', payLine: 'DV' } },
  };
  return {
    departments,
    ruleSets: [
      { id: ruleSetId, name: 'Shifts', versions: [{ number: 1, validFrom: '2024-01-01', definition }] },
    ],
    payrollCodes: { generic: { DV: '100', VF: '200' } },
  };
}
