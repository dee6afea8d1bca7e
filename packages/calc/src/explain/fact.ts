/** What is there to be told? Everything that a sentence may say of minutes, as data. No sentence says anything that is not in its fact. */
import { type LocalDate, type LocalTime } from '@stimpill/time';
import { type HolidayClass } from '#holidays/holiday-profile.ts';
import { type Bucket } from '#pay/bucket.ts';
import { type Credit, type CreditAccount, type CreditReason } from '#pay/credit.ts';
import { type Words } from '#words/words.ts';
import { type ExplainedStretch } from './explanation.ts';
import { type RuleOfFact, type TraceReason, type TraceStep } from './trace.ts';

/** Minutes on the wall; `minuteOfDay` is where they begin. */
type OnTheWall = Pick<
  ExplainedStretch,
  'minutes' | 'minuteOfDay' | 'shownTwice' | 'localDate' | 'isOnNextDay'
>;

type OfDay = Pick<TraceStep, 'classNames' | 'dayClass' | 'holidayNames'>;

/** What one step did to a stretch. `isOverruled`: a later one gave the minutes another class. */
export type StepFact = OnTheWall &
  OfDay &
  RuleOfFact & { readonly what: 'step'; readonly reason: TraceReason; readonly isOverruled: boolean };

/** What a stretch is in the end, and the last reason for it. Where it is no worked time, class, bucket and line are null. */
export type PaidFact = OnTheWall &
  OfDay &
  RuleOfFact & {
    readonly what: 'paid';
    readonly because: TraceReason;
    readonly bucket: Bucket | null;
    readonly payLine: string | null;
    readonly premiumLines: readonly string[];
  };

/** What is paid or given without being worked. `keptMinutes` of the same were approved before, with another entry. */
export type CreditFact = RuleOfFact & {
  readonly what: 'credit';
  readonly account: CreditAccount;
  readonly localDate: LocalDate;
  readonly minutes: number;
  readonly keptMinutes: number;
  readonly payLine: string | null;
  readonly reason: CreditReason;
};

/** That a day is a holiday, from an hour on. */
export type HolidayFact = {
  readonly what: 'holiday';
  readonly localDate: LocalDate;
  readonly names: readonly Words[];
  readonly dayClass: HolidayClass;
  readonly from: LocalTime;
};

/** What payroll is told: all of it. */
export type PayrollFact = StepFact | PaidFact | CreditFact | HolidayFact;

/** What the worker is told: what came out, and why in a few words. */
export type WorkerFact = PaidFact | CreditFact;

/** A step that only began what a later one decided: everything begins as something. */
const isOnlyTheBeginning = ({ reason }: TraceStep, place: number, steps: readonly TraceStep[]): boolean =>
  reason.kind === 'base-class' && place < steps.length - 1;

/** The steps of a stretch that decided something. */
export const tellingSteps = ({ steps }: ExplainedStretch): readonly TraceStep[] =>
  steps.filter((step, place) => !isOnlyTheBeginning(step, place, steps));

/** A step, as far as it concerns a stretch. */
export const stepFact = (step: TraceStep, stretch: ExplainedStretch): StepFact => ({
  what: 'step',
  minutes: stretch.minutes,
  minuteOfDay: stretch.minuteOfDay,
  shownTwice: stretch.shownTwice,
  localDate: stretch.localDate,
  isOnNextDay: stretch.isOnNextDay,
  classNames: step.classNames,
  dayClass: step.dayClass,
  holidayNames: step.holidayNames,
  ruleName: step.ruleName,
  ruleNames: step.ruleNames,
  versionNumber: step.versionNumber,
  reason: step.reason,
  isOverruled: step.class !== stretch.class,
});

/** What a stretch is in the end. */
export const paidFact = (stretch: ExplainedStretch): PaidFact => {
  const { reason, isOverruled: _, ...last } = stepFact(stretch.last, stretch);
  const { bucket, payLine, premiumLines } = stretch;
  return { ...last, what: 'paid', because: reason, bucket, payLine, premiumLines };
};

/** A credit. `rules` are those of its timesheet: a credit has only the company's name of its rule. */
export const creditFact = (credit: Credit, rules: readonly RuleOfFact[]): CreditFact => {
  const { account, localDate, minutes, keptMinutes = 0, payLine, reason, ruleName, versionNumber } = credit;
  const ruleNames =
    rules.find((rule) => rule.ruleName === ruleName && rule.versionNumber === versionNumber)?.ruleNames ??
    null;
  const rule = { ruleName, ruleNames, versionNumber };
  return { what: 'credit', account, localDate, minutes, keptMinutes, payLine, reason, ...rule };
};
