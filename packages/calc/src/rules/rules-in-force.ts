/** What holds on a day? The version in force, its rule made ready, and the company's calendar as that rule sees it. */
import { workCalendarOf, type WorkCalendar } from '#calendars/work-calendar.ts';
import { type CompanyCalendar } from '#holidays/holidays-of-year.ts';
import { compileRule, type CompiledRule } from './compile-rule.ts';
import { spansWithKept } from './rules-of-days.ts';
import { versionSpans, type RuleVersion, type VersionSpan } from './rule-version.ts';

/** A version with all that is made ready of it, and the days on which it holds. */
export type RuleInForce = VersionSpan & { readonly rule: CompiledRule; readonly calendar: WorkCalendar };

/** Does a version hold on a day? */
export const holdsOn = ({ firstDay, lastDay }: VersionSpan, day: number): boolean =>
  firstDay <= day && day <= lastDay;

/** Gives what holds on a day number. */
export type InForceOn = (day: number) => RuleInForce;

/** Every version of a company, in order of the days on which they hold, and what holds on a day. */
export type RulesInForce = {
  readonly all: readonly RuleInForce[];
  readonly inForceOn: InForceOn;
  /** The first version of the list and the day on which it begins; undefined where it has none. */
  readonly first: VersionSpan | undefined;
  /** Some days have a version that they kept, and not that of the list. */
  readonly hasKeptDays: boolean;
};

const NONE: ReadonlyMap<number, RuleVersion> = new Map();

/** The rules of a list of versions under a company's calendar; days that were approved under another version keep theirs. */
export const rulesInForce = (
  versions: readonly RuleVersion[],
  calendar: CompanyCalendar,
  keptOn: ReadonlyMap<number, RuleVersion> = NONE,
): RulesInForce => {
  const listed = versionSpans(versions);
  const spans = keptOn.size === 0 ? listed : spansWithKept(listed, keptOn);
  const all = spans.map(({ version, firstDay, lastDay }) => ({
    version,
    firstDay,
    lastDay,
    rule: compileRule(version.definition),
    calendar: workCalendarOf(version.definition.holidayProfile, calendar),
  }));
  // Days are asked for in order, so what held last nearly always holds next.
  let known = all.at(-1);
  const inForceOn = (day: number): RuleInForce => {
    if (known === undefined || !holdsOn(known, day)) {
      known = all.find(({ lastDay }) => day <= lastDay);
    }
    if (known === undefined) throw new Error(`No rule holds on day ${day}.`);
    return known;
  };
  return { all, inForceOn, first: listed[1], hasKeptDays: spans !== listed };
};
