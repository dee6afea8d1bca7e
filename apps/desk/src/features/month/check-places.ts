// Where a line of the checklist is done.
import type { PayrollTarget } from '#api/pay-rules.ts';
import type { MonthCheck, ProfileKey } from '#api/payroll-month.ts';

type Place = { readonly to: string; readonly search?: Readonly<Record<string, string>> };
export type Person = { readonly employeeId: string; readonly displayName: string };

const PAGES: Readonly<Record<MonthCheck['page'], string>> = {
  tablets: '/tablets',
  reviews: '/inbox',
  timesheets: '/timesheets',
  people: '/people',
  payRules: '/company/pay-rules',
  payrollCodes: '/company/wage-codes',
  bonuses: '/month/bonuses',
};

/** The kind of question in the inbox, where the line is about one kind alone. */
const KINDS: Partial<Record<MonthCheck['code'], string>> = {
  correctionAsked: 'correction',
  workedWhileAway: 'workedWhileAway',
  entryOverlong: 'overlong',
};

const inInbox = ({ code }: Pick<MonthCheck, 'code'>, search: Readonly<Record<string, string>>): Place => {
  const kind = KINDS[code];
  return { to: PAGES.reviews, search: { ...search, ...(kind !== undefined && { kind }) } };
};

/** The report of the bonus and the year that the line is about. */
const inBonuses = ({ code, bonus }: Pick<MonthCheck, 'code' | 'bonus'>): Place => ({
  to: PAGES.bonuses,
  search: {
    kind: code === 'holidayBonusDue' ? 'holiday' : 'december',
    ...(bonus && { year: String(bonus.year) }),
  },
});

/** The payroll system that a profile is for. */
export const systemOf = (profile: ProfileKey): PayrollTarget =>
  profile === 'genericXlsx' ? 'generic' : profile;

export function placeOf(check: MonthCheck, startDate: string, profile: ProfileKey): Place {
  if (check.page === 'reviews') return inInbox(check, {});
  if (check.page === 'bonuses') return inBonuses(check);
  if (check.page === 'timesheets') return { to: PAGES.timesheets, search: { from: startDate } };
  if (check.page === 'payrollCodes') return { to: PAGES.payrollCodes, search: { target: systemOf(profile) } };
  return { to: PAGES[check.page] };
}

/** Where everybody who sees the month reads what it is about. */
export const timeOfPerson = ({ employeeId }: Person, startDate: string): Place => ({
  to: `/timesheets/${employeeId}`,
  search: { from: startDate },
});

/** Where it is done for one of the people. */
export function placeOfPerson(check: MonthCheck, person: Person, startDate: string): Place {
  const { employeeId, displayName } = person;
  if (check.page === 'reviews') return inInbox(check, { q: displayName });
  if (check.page === 'bonuses') return inBonuses(check);
  if (check.code === 'holidayHoursUnknown') return { to: `/people/${employeeId}/hours` };
  if (check.page === 'people' || check.page === 'payrollCodes') return { to: `/people/${employeeId}` };
  return timeOfPerson(person, startDate);
}
