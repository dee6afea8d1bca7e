/** What is paid or given without being worked? Each credit step of each version, in the rule's order. */
import { cutIntoDays } from '#calendars/cut-into-days.ts';
import { workCalendarOf } from '#calendars/work-calendar.ts';
import { type CompanyCalendar } from '#holidays/holidays-of-year.ts';
import { type Credit } from '#pay/credit.ts';
import { type Stint } from '#pay/stint.ts';
import { type ClassedTime } from './apply-rules.ts';
import { compileRule } from './compile-rule.ts';
import { type CreditInput } from './mechanisms/mechanism.ts';
import { type RuleRun } from './rule-run.ts';
import { type VersionSpan } from './rule-version.ts';

/** What credits follow from. The days are the range that was asked for, less those without employment. */
export type Creditable = {
  readonly stints: readonly Stint[];
  readonly classed: readonly ClassedTime[];
  readonly spans: readonly VersionSpan[];
  readonly firstDay: number;
  readonly lastDay: number;
  readonly calendar: CompanyCalendar;
};

const daysOf = ({ firstDay, lastDay }: VersionSpan, from: number, until: number): number[] => {
  const days: number[] = [];
  for (let day = Math.max(firstDay, from); day <= Math.min(lastDay, until); day += 1) days.push(day);
  return days;
};

/** The worked minutes of stints, whatever version they were worked under. */
const workedOfStints = (classed: readonly ClassedTime[]): ((stint: Stint) => number) => {
  const minutes = new Map<string, number>();
  for (const { segments } of classed) {
    for (const { entryId, start, end } of segments) {
      minutes.set(entryId, (minutes.get(entryId) ?? 0) + end - start);
    }
  }
  return ({ entries }) => entries.reduce((sum, { id }) => sum + (minutes.get(id) ?? 0), 0);
};

/** Every credit of the stints and days given, by version, then in the order of the rule's steps. */
export const creditRules = (creditable: Creditable, run: RuleRun): readonly Credit[] => {
  const { stints, classed, spans, firstDay, lastDay, calendar } = creditable;
  if (!spans.some(({ version }) => compileRule(version.definition).credits.length > 0)) return [];
  const workedOf = workedOfStints(classed);
  return spans.flatMap((span): Credit[] => {
    const { version } = span;
    const { credits } = compileRule(version.definition);
    if (credits.length === 0) return [];
    const input: CreditInput = {
      ...run.setting,
      stints,
      workedOf,
      segments: classed.find((part) => part.version === version)?.segments ?? [],
      days: daysOf(span, firstDay, lastDay),
      holdsOn: (day) => span.firstDay <= day && day <= span.lastDay,
      calendar: workCalendarOf(version.definition.holidayProfile, calendar),
      piecesOf: (stretch) => cutIntoDays(stretch, run.zone, run.calendarOn),
    };
    return credits.flatMap(({ mechanism, citation, run: creditStep }) =>
      creditStep(input).map((credit) => ({
        ...credit,
        citation,
        mechanism,
        ruleName: version.name,
        versionNumber: version.number,
      })),
    );
  });
};
