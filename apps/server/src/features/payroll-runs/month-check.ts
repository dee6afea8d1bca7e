// A line of the month's checklist: what is to do, with whom it is about and where it is done.
import type { CountedPerson, PayrollCount } from './count-payroll.ts';

export type MonthCheckCode =
  | 'tabletSilent'
  | 'tabletHoldsPunches'
  | 'punchWaiting'
  | 'questionOpen'
  | 'correctionAsked'
  | 'wordAwaited'
  | 'workedWhileAway'
  | 'entryOverlong'
  | 'entryOpen'
  | 'entryDraft'
  | 'parameterMissing'
  | 'lineUnmapped'
  | 'absenceUnmapped'
  | 'absenceUnsettled'
  | 'identityMissing'
  | 'holidayHoursUnknown'
  | 'decemberBonusDue'
  | 'holidayBonusDue'
  | 'figuresMoved'
  | 'figureChanged';

type Page = 'tablets' | 'reviews' | 'timesheets' | 'people' | 'payRules' | 'payrollCodes' | 'bonuses';

type WordsOfParameter = NonNullable<CountedPerson['timesheet']['issues'][number]['parameters']>[number];

export type MonthCheck = {
  readonly code: MonthCheckCode;
  readonly blocks: boolean;
  readonly count: number;
  readonly people: readonly {
    readonly employeeId: string;
    readonly displayName: string;
    readonly count: number;
    /** Null: it is not counted in minutes. */
    readonly minutes: number | null;
  }[];
  /** Of tablets, or keys of pay lines. */
  readonly names: readonly string[];
  /** What a rule leaves to the company, as it is called in each language. */
  readonly words: readonly WordsOfParameter[];
  readonly page: Page;
  /** Of a line about a yearly bonus: the year of its report, and the first day on which some of it is due, yyyy-MM-dd. */
  readonly bonus: { readonly year: number; readonly dueOn: string } | null;
};

export type Kind = Pick<MonthCheck, 'code' | 'blocks' | 'page'>;
export type Counts = ReadonlyMap<string, number>;

export function nameOf({ timesheet: { employee } }: CountedPerson) {
  return { employeeId: employee.id, displayName: employee.displayName };
}

export function peopleCheck(
  { people }: PayrollCount,
  kind: Kind,
  countOf: (employeeId: string) => number | undefined,
  minutesOf: (employeeId: string) => number | null = () => null,
): MonthCheck {
  const found = people.flatMap((person) => {
    const { id } = person.timesheet.employee;
    const count = countOf(id) ?? 0;
    return count === 0 ? [] : [{ ...nameOf(person), count, minutes: minutesOf(id) }];
  });
  const count = found.reduce((sum, each) => sum + each.count, 0);
  return { ...kind, count, people: found, names: [], words: [], bonus: null };
}
