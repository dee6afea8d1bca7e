// Approved months that are corrected afterwards: whatever happens in between, what was sent, at last by the run of the next period, adds up to
// what the month is in the end. Rules change for the person, and inside the rule set in the middle of a month.
// 150 random months; CORRECTED_MONTHS=10000 tries as many, CORRECTED_SEED=1 others.
import fc from 'fast-check';
import { addDays, utcZone, type DateRange } from '@stimpill/time';
import { describe, expect, it } from 'vitest';
import {
  agreements,
  calculateFiguresUnder,
  calculateTimesheet,
  dependentRange,
  type Absence,
  type EmploymentTerms,
  type Entry,
  type EntryFigures,
  type RuleVersion,
  type Timesheet,
  type TimesheetInput,
} from './index.ts';

const MONTHS = Number(process.env['CORRECTED_MONTHS'] ?? 150);
const SEED = Number(process.env['CORRECTED_SEED'] ?? 20261204);

const MINUTE = 60_000;
const FIRST_DAY = '2026-11-09';
const DAYS = 49;
const WHOLE = { startDate: '2026-11-01', endDate: '2026-12-31' };
const PERIODS = [
  { startDate: '2026-11-01', endDate: '2026-11-30' },
  { startDate: '2026-12-01', endDate: '2026-12-31' },
];

const VERSIONS: readonly RuleVersion[] = [...agreements.values()].map(({ name, definition }) => ({
  name,
  number: 1,
  validFrom: '2020-01-01',
  definition,
}));

/** Minutes from midnight of its day, and minutes of work. */
type Work = { readonly day: number; readonly start: number; readonly length: number };

const aStart = fc.oneof(fc.constant(480), fc.integer({ min: 240, max: 1200 }));
const aLength = fc.oneof(fc.constant(480), fc.constant(610), fc.integer({ min: 20, max: 840 }));
const aDay = fc.integer({ min: 0, max: DAYS - 1 });

const aMonth: fc.Arbitrary<readonly Work[]> = fc
  .array(fc.option(fc.record({ start: aStart, length: aLength }), { freq: 5 }), {
    minLength: DAYS,
    maxLength: DAYS,
  })
  .map((days) => days.flatMap((work, day) => (work === null ? [] : [{ day, ...work }])));

const aSpan = fc.record({ day: aDay, days: fc.constantFrom(1, 1, 1, 7, 21) });

/** Within the rule set: other terms from a day on. */
type NewVersion = { readonly rule: number; readonly day: number };

const aRuleIndex = fc.integer({ min: 0, max: VERSIONS.length - 1 });
const aNewVersion: fc.Arbitrary<NewVersion> = fc.record({ rule: aRuleIndex, day: aDay });

type Step =
  | { readonly kind: 'run'; readonly period: number }
  | { readonly kind: 'unlock' | 'approve'; readonly day: number; readonly days: number }
  | ({ readonly kind: 'correct' } & Work)
  | { readonly kind: 'remove' | 'absent'; readonly day: number }
  | { readonly kind: 'changeRule'; readonly rule: number }
  | ({ readonly kind: 'newVersion' } & NewVersion);

const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('run'), period: fc.constantFrom(0, 1) }) },
  { weight: 2, arbitrary: aSpan.map((span) => ({ kind: 'approve' as const, ...span })) },
  { weight: 1, arbitrary: aSpan.map((span) => ({ kind: 'unlock' as const, ...span })) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      day: aDay,
      start: aStart,
      length: aLength,
    }),
  },
  { weight: 1, arbitrary: aDay.map((day) => ({ kind: 'remove' as const, day })) },
  { weight: 1, arbitrary: aDay.map((day) => ({ kind: 'absent' as const, day })) },
  { weight: 1, arbitrary: aRuleIndex.map((rule) => ({ kind: 'changeRule', rule })) },
  { weight: 1, arbitrary: aNewVersion.map((version) => ({ kind: 'newVersion', ...version })) },
) as fc.Arbitrary<Step>;

type Begun = {
  readonly rule: number;
  readonly second: NewVersion | null;
  readonly payBasis: 'hourly' | 'monthly';
  readonly ratio: number;
  readonly work: readonly Work[];
};

const aHistory: fc.Arbitrary<Begun & { readonly steps: readonly Step[] }> = fc.record({
  rule: aRuleIndex,
  second: fc.option(aNewVersion),
  payBasis: fc.constantFrom('hourly' as const, 'monthly' as const),
  ratio: fc.constantFrom(1, 1, 0.5),
  work: aMonth,
  steps: fc.array(aStep, { minLength: 1, maxLength: 9 }),
});

type Sums = Readonly<Record<string, number>>;

/** By pay line, or account, or kind of absence, as a file of payroll has them. */
const linesOf = ({ totals, credits }: Timesheet): Sums => {
  const sums: Record<string, number> = { ...totals.payLines };
  const beside = [
    ...credits.flatMap(({ payLine, account, minutes }) =>
      payLine === null ? [[account, minutes] as const] : [],
    ),
    ...Object.entries(totals.absenceMinutes),
  ];
  for (const [key, minutes] of beside) sums[key] = (sums[key] ?? 0) + minutes;
  return withoutZeros(sums);
};

const withoutZeros = (sums: Sums): Sums =>
  Object.fromEntries(Object.entries(sums).filter(([, minutes]) => minutes !== 0));

const added = (one: Sums, other: Sums, sign: 1 | -1): Sums =>
  withoutZeros(
    Object.fromEntries(
      [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [
        key,
        (one[key] ?? 0) + sign * (other[key] ?? 0),
      ]),
    ),
  );

const dateOf = (day: number): string => addDays(FIRST_DAY, day);
const isIn = ({ startDate, endDate }: DateRange, date: string): boolean =>
  startDate <= date && date <= endDate;

/** A company of one person: their time, what is approved of it, and what payroll was sent. */
class Company {
  readonly work = new Map<number, Work>();
  readonly absences: Absence[] = [];
  readonly kept = new Map<string, EntryFigures>();
  readonly keptRules = new Map<string, RuleVersion>();
  readonly sent: Sums[] = PERIODS.map(() => ({}));
  versions: readonly RuleVersion[];
  readonly employment: EmploymentTerms;

  constructor({ rule, second, payBasis, ratio, work }: Begun) {
    this.versions = [ruleOf(rule)];
    if (second !== null) this.addVersion(second);
    const day = { from: '08:00', to: '16:00', unpaidBreakMinutes: 0 };
    const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
    this.employment = { payBasis, ratio, workPattern: weekdays.map((each) => ({ day: each, ...day })) };
    for (const each of work) this.put(each);
  }

  /** Holds for time that is not approved. */
  addVersion({ rule, day }: NewVersion): void {
    const validFrom = dateOf(day);
    const earlier = this.versions.filter((each) => each.validFrom < validFrom);
    this.versions = [...earlier, { ...ruleOf(rule), number: earlier.length + 1, validFrom }];
  }

  /** Work that would lie in that of another day gives way to it. */
  put({ day, start, length }: Work): void {
    this.work.delete(day);
    const minuteOf = (each: Work) => each.day * 1440 + each.start;
    const others = [...this.work.values()];
    const earlier = others.filter((each) => each.day < day).map((each) => minuteOf(each) + each.length);
    const later = others.filter((each) => each.day > day).map(minuteOf);
    const from = Math.max(day * 1440 + start, ...earlier);
    const until = Math.min(day * 1440 + start + length, ...later);
    if (from < until) this.work.set(day, { day, start: from - day * 1440, length: until - from });
  }

  entries(): Entry[] {
    return [...this.work.values()].map(({ day, start, length }) => {
      const startAt = Date.parse(`${dateOf(day)}T00:00Z`) + start * MINUTE;
      return { id: `${day}`, startAt, endAt: startAt + length * MINUTE, isDraft: false };
    });
  }

  input(range: DateRange, kept: TimesheetInput['kept'] = this.kept): TimesheetInput {
    return {
      entries: this.entries(),
      range,
      zone: utcZone,
      calendar: { calendar: 'IS', extra: [], removed: [] },
      ruleVersions: this.versions,
      employment: this.employment,
      absences: this.absences,
      kept,
      keptRules: this.keptRules,
    };
  }

  lines(period: DateRange): Sums {
    return linesOf(calculateTimesheet({ ...this.input(period), countedEntryIds: new Set(this.kept.keys()) }));
  }

  moved(range: DateRange = WHOLE): readonly string[] {
    return calculateTimesheet(this.input(range)).movedEntryIds;
  }

  /** By each rule that holds on any of the days, which hold beside each other. */
  dependents(range: DateRange): DateRange {
    const versions = [...new Set([...this.versions, ...this.keptRules.values()])];
    const ranges = versions.map((version) => dependentRange([version], range));
    return {
      startDate: ranges.map(({ startDate }) => startDate).sort()[0] ?? range.startDate,
      endDate:
        ranges
          .map(({ endDate }) => endDate)
          .sort()
          .at(-1) ?? range.endDate,
    };
  }

  unlock(range: DateRange): void {
    for (const day of this.work.keys()) {
      if (!isIn(range, dateOf(day))) continue;
      this.kept.delete(`${day}`);
      this.keptRules.delete(`${day}`);
    }
  }

  approve(range: DateRange): void {
    const reach = this.dependents(range);
    const toLock = [...this.work.keys()].filter(
      (day) => isIn(range, dateOf(day)) && !this.kept.has(`${day}`),
    );
    const around = { startDate: addDays(reach.startDate, -1), endDate: addDays(reach.endDate, 1) };
    const ids = new Set([...toLock.map((day) => `${day}`), ...this.moved(reach)]);
    for (const [id, { figures, version }] of calculateFiguresUnder(this.input(around), ids)) {
      this.kept.set(id, JSON.parse(JSON.stringify(figures)) as EntryFigures);
      this.keptRules.set(id, version);
    }
  }

  /** A run has what changed in earlier periods that it finds approved whole. */
  run(period: number): void {
    this.send(period);
    for (let earlier = 0; earlier < period; earlier += 1) if (this.isSettled(earlier)) this.send(earlier);
  }

  isSettled(period: number): boolean {
    const range = PERIODS[period] ?? WHOLE;
    const days = [...this.work.keys()].filter((day) => isIn(range, dateOf(day)));
    return days.every((day) => this.kept.has(`${day}`)) && this.moved(range).length === 0;
  }

  send(period: number): void {
    const range = PERIODS[period] ?? WHOLE;
    const before = this.sent[period] ?? {};
    const difference = added(this.lines(range), before, -1);
    this.sent[period] = added(before, difference, 1);
  }
}

const ruleOf = (index: number): RuleVersion => VERSIONS[index] ?? VERSIONS[0]!;

const dayRange = (day: number, days = 1): DateRange => ({
  startDate: dateOf(day),
  endDate: dateOf(Math.min(DAYS - 1, day + days - 1)),
});

const HISTORY: Readonly<Record<Step['kind'], (company: Company, step: never) => void>> = {
  run: (company, { period }: { period: number }) => company.run(period),
  unlock: (company, { day, days }: { day: number; days: number }) => company.unlock(dayRange(day, days)),
  approve: (company, { day, days }: { day: number; days: number }) => company.approve(dayRange(day, days)),
  correct: (company, work: Work) => {
    company.unlock(dayRange(work.day));
    company.put(work);
  },
  remove: (company, { day }: { day: number }) => {
    company.unlock(dayRange(day));
    company.work.delete(day);
  },
  absent: (company, { day }: { day: number }) => {
    company.absences.push({ startDate: dateOf(day), endDate: dateOf(day), type: 'sick', minutes: 240 });
  },
  changeRule: (company, { rule }: { rule: number }) => {
    company.versions = [ruleOf(rule)];
  },
  newVersion: (company, version: NewVersion) => {
    company.unlock(dayRange(version.day, DAYS));
    company.addVersion(version);
  },
};

/** What is shown of approved time, and what of it would change. */
type Shown = { readonly figures: ReadonlyMap<string, unknown>; readonly moved: readonly string[] };

const shownOf = (company: Company): Shown => {
  const { entries, movedEntryIds } = calculateTimesheet(company.input(WHOLE));
  const kept = entries.filter(({ id }) => company.kept.has(id));
  return { figures: new Map(kept.map(({ id, ...figures }) => [id, figures])), moved: movedEntryIds };
};

const take = (company: Company, step: Step, before: Shown): Shown => {
  HISTORY[step.kind](company, step as never);
  if (step.kind === 'run') return before;
  const after = shownOf(company);
  if (step.kind === 'approve') return after;
  for (const [id, figures] of after.figures) expect(figures).toEqual(before.figures.get(id));
  if (step.kind !== 'correct' && step.kind !== 'remove') return after;
  const reach = company.dependents(dayRange(step.day));
  const moved = after.moved.filter((id) => !before.moved.includes(id));
  for (const id of moved) expect(isIn(reach, dateOf(Number(id)))).toBe(true);
  return after;
};

describe('a month that is corrected after it was approved and sent', () => {
  it('keeps what was approved until the next approval, and in the end was sent what it came to', () => {
    fc.assert(
      fc.property(aHistory, ({ steps, ...begun }) => {
        const company = new Company(begun);
        company.approve(WHOLE);
        PERIODS.forEach((_, period) => company.run(period));
        steps.reduce((shown, step) => take(company, step, shown), shownOf(company));

        company.approve(WHOLE);
        company.run(PERIODS.length - 1);

        expect(company.moved()).toEqual([]);
        const final = PERIODS.map((period) => linesOf(calculateTimesheet(company.input(period, new Map()))));
        expect(company.sent).toEqual(final);
      }),
      { numRuns: MONTHS, seed: SEED },
    );
  }, 3_600_000);
});
