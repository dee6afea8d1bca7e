// What would a week pay? Invented work under a shipped agreement, by the engine that makes the timesheets.
import { addDays, instantAt, intlZone, toMinuteOfDay } from '@stimpill/time';
import {
  calculateTimesheet,
  describeRule,
  explainCredit,
  explainEntry,
  payLinesOf,
  type ExplanationLanguage,
  type ExplanationOfStretch,
  type RuleDefinition,
} from '@stimpill/calc';
import { DomainError } from '#errors/domain-error.ts';
import { findShippedRule } from './rule-file.ts';

/** Work on the clock; an end that is not after the start lies on the next day. */
type InventedWork = { readonly date: string; readonly from: string; readonly to: string };

export type ExampleWeek = {
  readonly work: readonly {
    /** Epoch milliseconds. */
    readonly startAt: number;
    readonly endAt: number;
    readonly stretches: readonly {
      readonly name: string;
      readonly payLine: string;
      readonly startAt: number;
      readonly minutes: number;
    }[];
  }[];
  readonly lines: readonly { readonly payLine: string; readonly name: string; readonly minutes: number }[];
  /** Why something is paid or given without being worked. */
  readonly beside: readonly string[];
};

type Input = {
  readonly agreement: string;
  readonly work: readonly InventedWork[];
  readonly timeZone: string;
  readonly language: ExplanationLanguage;
};

const NO_WEEK: ExampleWeek = { work: [], lines: [], beside: [] };

/** @throws DomainError `agreement.not_found` */
export function showExampleWeek({ agreement: key, work, timeZone, language }: Input): ExampleWeek {
  const agreement = findShippedRule(key);
  if (agreement === undefined) throw new DomainError('agreement.not_found', { field: 'agreement' });
  const { definition } = agreement;
  const entries = toEntries(work, timeZone);
  const dates = work.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return NO_WEEK;
  const timesheet = calculateTimesheet({
    entries,
    range: { startDate: first, endDate: last },
    zone: intlZone(timeZone),
    calendar: { calendar: 'IS', extra: [], removed: [] },
    ruleVersions: [{ name: agreement.name, number: 1, validFrom: '2000-01-01', definition }],
    explain: true,
  });
  const nameOf = namesOfLines(definition, language);
  return {
    work: entries.map(({ id, startAt, endAt }) => ({
      startAt,
      endAt,
      stretches: paidAlike(explainEntry(timesheet, id, language).stretches),
    })),
    lines: Object.entries(timesheet.totals.payLines).map(([payLine, minutes]) => ({
      payLine,
      name: nameOf(payLine),
      minutes,
    })),
    beside: timesheet.credits.map((credit) => explainCredit(credit, timesheet.rules, language).sentence),
  };
}

type Stretch = ExampleWeek['work'][number]['stretches'][number];

/** Minutes that follow each other and are paid alike are one stretch, whatever made them so; breaks are none. */
function paidAlike(stretches: readonly ExplanationOfStretch[]): Stretch[] {
  const paid: Stretch[] = [];
  for (const { className, payLine, startAt, minutes } of stretches) {
    if (className === null || payLine === null) continue;
    const last = paid.at(-1);
    const goesOn = last?.payLine === payLine && last.name === className;
    if (goesOn && last.startAt + last.minutes * 60_000 === startAt)
      paid.splice(-1, 1, { ...last, minutes: last.minutes + minutes });
    else paid.push({ name: className, payLine, startAt, minutes });
  }
  return paid;
}

/** By start, each once: what begins before another has ended is left out. */
function toEntries(work: readonly InventedWork[], timeZone: string) {
  const all = work
    .map(({ date, from, to }, index) => ({
      id: String(index),
      startAt: instantAt(date, toMinuteOfDay(from), timeZone),
      endAt: instantAt(to > from ? date : addDays(date, 1), toMinuteOfDay(to), timeZone),
      isDraft: false,
    }))
    .sort((a, b) => a.startAt - b.startAt);
  const kept: typeof all = [];
  for (const entry of all) if ((kept.at(-1)?.endAt ?? 0) <= entry.startAt) kept.push(entry);
  return kept;
}

/** A line by the class that is paid on it; without one, by what is credited there. */
function namesOfLines(rule: RuleDefinition, language: ExplanationLanguage): (payLine: string) => string {
  const classes = describeRule(rule, language).classes;
  const names = new Map(payLinesOf([rule]).map(({ key, names: [first] }) => [key, first?.[language]]));
  return (payLine) => classes.find((each) => each.payLine === payLine)?.name ?? names.get(payLine) ?? payLine;
}
