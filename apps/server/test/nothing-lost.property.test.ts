// What the pay engine gives reaches a person: each credit and each issue is in the answer, in a line or in an issue of the preview.
import { calculateTimesheet, type RuleDefinition, type TimesheetInput } from '@stimpill/calc';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Employee } from '#features/people/employee.ts';
import {
  payrollLines,
  unmappedAbsences,
  unmappedCredits,
  unmappedPayLines,
  type PayrollCodes,
} from '#features/payroll/payroll-lines.ts';
import { minutesByPayLine } from '#features/timesheets/paid-lines.ts';
import { timesheetIssues } from '#features/payroll/timesheet-issues.ts';
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { toTimeEntriesData } from '#features/timesheets/to-time-entries-data.ts';

/** The generators of the engine's own tests. They are no part of its package, so they are found by their place. */
async function generatorsIn<Generators>(file: string): Promise<Generators> {
  const place = new URL(`../../../packages/calc/test/${file}`, import.meta.url);
  return (await import(place.href)) as Generators;
}

const { aTimesheet } = await generatorsIn<{ readonly aTimesheet: fc.Arbitrary<TimesheetInput> }>(
  'arbitraries.ts',
);
const { aFullRule } = await generatorsIn<{ readonly aFullRule: fc.Arbitrary<RuleDefinition> }>(
  'rule-arbitraries.ts',
);

const ANNA = {
  id: 'anna',
  displayName: 'Anna',
  employmentStartDate: '2000-01-01',
  payBasis: 'monthly',
} as Employee;
const RUNS = { numRuns: 200 };

/** A random rule that begins on a random day around the range, so that some time lies before it. */
const aCalculation = fc
  .tuple(aTimesheet, aFullRule, fc.integer({ min: -40, max: 5 }))
  .map(([input, definition, days]) => timesheetOf(input, definition, days));

function timesheetOf(input: TimesheetInput, definition: RuleDefinition, days: number): EmployeeTimesheet {
  const validFrom = new Date(Date.parse(input.range.startDate) + days * 86_400_000)
    .toISOString()
    .slice(0, 10);
  const ruleVersions = [{ name: 'Rule', number: 1, validFrom, definition }];
  const { entries, ...calculation } = calculateTimesheet({ ...input, ruleVersions });
  return {
    ...calculation,
    moved: { entryIds: [], dates: [], lines: [] },
    employee: ANNA,
    rest: null,
    holidaysWithoutHours: [],
    entries: entries.map((calculated) => ({
      calculated,
      entry: {
        id: calculated.id,
        employeeId: ANNA.id,
        kind: 'work' as const,
        startAt: 0,
        endAt: 1,
        breaks: [],
        projectId: null,
        subProjectId: null,
        isDraft: false,
        isLocked: true,
      },
    })),
  };
}

const sum = (items: readonly { readonly minutes?: number | undefined }[]) =>
  items.reduce((total, { minutes = 0 }) => total + minutes, 0);

it('every credit is in the time entries, and adds up by account', () => {
  fc.assert(
    fc.property(aCalculation, (timesheet) => {
      const { credits, totals } = toTimeEntriesData(timesheet);

      const given = timesheet.credits.filter(({ minutes }) => minutes !== 0);
      expect(credits).toEqual(
        given.map(({ account, localDate, minutes, payLine, entryId }) => ({
          account,
          localDate,
          minutes,
          payLine,
          entryId,
        })),
      );
      expect(sum(Object.values(totals.creditMinutes).map((minutes) => ({ minutes })))).toBe(sum(given));
    }),
    RUNS,
  );
});

const someCodes = fc.record({
  byKey: fc
    .dictionary(
      fc.constantFrom(
        'DV',
        'YV',
        'restTimeOff',
        'winterLeave',
        'weightedDuty',
        'sick',
        'sickChild',
        'vacation',
      ),
      fc.constantFrom('1', '2'),
    )
    .map((codes) => new Map(Object.entries(codes))),
  passesOwnNames: fc.boolean(),
  paidBySalary: fc.record({ sick: fc.boolean(), sickChild: fc.boolean(), vacation: fc.boolean() }),
});

/** What the company has said that a monthly salary pays, and has no code for. */
function settledMinutes({ employee, totals }: EmployeeTimesheet, { byKey, paidBySalary }: PayrollCodes) {
  if (employee.payBasis === 'hourly') return 0;
  const kinds = (['sick', 'sickChild', 'vacation'] as const).filter((kind) => paidBySalary[kind]);
  return sum(
    kinds.filter((kind) => !byKey.has(kind)).map((kind) => ({ minutes: totals.absencePay.asKind[kind] })),
  );
}

it('every minute that the engine pays, gives off or finds absent is in a line of the preview, in an issue or settled by the company, and in one of them', () => {
  fc.assert(
    fc.property(aCalculation, someCodes, fc.constantFrom('hourly', 'monthly'), (given, codes, payBasis) => {
      const timesheet = { ...given, employee: { ...ANNA, payBasis } };
      const { credits, totals } = timesheet;
      const lines = minutesByPayLine(totals);
      const issues = [
        ...unmappedPayLines(new Set(Object.keys(lines)), codes),
        ...unmappedCredits(timesheet, codes),
        ...unmappedAbsences(timesheet, codes),
      ];
      const unmapped = issues.filter(({ code }) => code === 'pay_line.unmapped');

      const left = unmapped.map(({ payLineKey = '' }) => ({ minutes: lines[payLineKey] ?? 0 }));
      const told = sum(payrollLines(timesheet, codes)) + sum(issues) + sum(left);
      const timeOff = credits.filter(({ payLine }) => payLine === null);
      const { sick, sickChild, vacation } = totals.absencePay.asKind;
      expect(told + settledMinutes(timesheet, codes)).toBe(
        sum(Object.values(lines).map((minutes) => ({ minutes }))) +
          sum(timeOff) +
          (sick + sickChild + vacation),
      );
      const absences = issues.filter(({ code }) => code === 'absence.unmapped');
      const severity = payBasis === 'hourly' ? 'error' : 'warning';
      expect(absences.every((issue) => issue.severity === severity)).toBe(true);
    }),
    RUNS,
  );
});

it('every issue of the engine is an issue of the preview, with its entries, its minutes and what it says', () => {
  fc.assert(
    fc.property(aCalculation, ({ issues, ...rest }) => {
      const found = timesheetIssues({ ...rest, issues, differingEntryIds: [] });

      const ofEntries = issues.filter(({ entryId }) => entryId !== null);
      expect(found.reduce((count, { entryCount = 0 }) => count + entryCount, 0)).toBe(ofEntries.length);
      expect(sum(found)).toBe(sum(issues));
      for (const { code, what } of issues) {
        const first = issues.find((issue) => issue.code === code && issue.what === what);
        expect(found.map(({ message }) => message)).toContainEqual(
          expect.stringContaining(first?.sentences.en ?? '?'),
        );
      }
    }),
    RUNS,
  );
});
