/** What is paid or given without being worked? Each credit step of each version, in the rule's order. */
import { type DaySpan } from '@stimpill/time';
import { cutIntoDays } from '#calendars/cut-into-days.ts';
import { type Credit } from '#pay/credit.ts';
import { type Stint } from '#pay/stint.ts';
import { workedInEntry, type WorkedSums } from '#pay/worked-sums.ts';
import { type ClassedTime } from './apply-rules.ts';
import { type CreditInput } from './mechanisms/mechanism.ts';
import { type RuleRun } from './rule-run.ts';
import { holdsOn, type RuleInForce, type RulesInForce } from './rules-in-force.ts';

/** What credits follow from. The days are the range that was asked for, less those without employment. */
export type Creditable = {
  readonly stints: readonly Stint[];
  readonly classed: readonly ClassedTime[];
  readonly worked: WorkedSums;
  readonly rules: RulesInForce;
  readonly employed: DaySpan;
};

const daysOf = (rule: DaySpan, employed: DaySpan): number[] => {
  const days: number[] = [];
  const last = Math.min(rule.lastDay, employed.lastDay);
  for (let day = Math.max(rule.firstDay, employed.firstDay); day <= last; day += 1) days.push(day);
  return days;
};

const inputFor = (
  inForce: RuleInForce,
  { stints, classed, worked, employed }: Creditable,
  run: RuleRun,
): CreditInput => ({
  // Written out: a spread would cost more than many a step.
  ratioOn: run.setting.ratioOn,
  isRatioEven: run.setting.isRatioEven,
  workingHalvesIn: run.setting.workingHalvesIn,
  absenceByDay: run.setting.absenceByDay,
  companyPeriodOf: run.setting.companyPeriodOf,
  shifts: run.setting.shifts,
  person: run.setting.person,
  offsetAt: run.setting.offsetAt,
  countsOf: run.setting.countsOf,
  stints,
  workedOf: ({ entries }) => entries.reduce((sum, { index }) => sum + workedInEntry(worked, index), 0),
  segments: classed.find((each) => each.inForce === inForce)?.segments ?? [],
  segmentsByVersion: classed.map(({ segments }) => segments),
  days: daysOf(inForce, employed),
  holdsOn: (day) => holdsOn(inForce, day),
  calendar: inForce.calendar,
  piecesOf: (stretch) => cutIntoDays(stretch, run.clock, run.calendarOn),
});

const addCredits = (credits: Credit[], { version, rule }: RuleInForce, input: CreditInput): void => {
  for (const { mechanism, citation, run } of rule.credits) {
    for (const { account, localDate, entryId, minutes, payLine, reason } of run(input)) {
      credits.push({
        account,
        localDate,
        entryId,
        minutes,
        payLine,
        reason,
        citation,
        mechanism,
        ruleName: version.name,
        versionNumber: version.number,
      });
    }
  }
};

/** Every credit of the stints and days given, by version, then in the order of the rule's steps. */
export const creditRules = (creditable: Creditable, run: RuleRun): readonly Credit[] => {
  const credits: Credit[] = [];
  for (const inForce of creditable.rules.all) {
    if (inForce.rule.credits.length > 0) addCredits(credits, inForce, inputFor(inForce, creditable, run));
  }
  return credits;
};
