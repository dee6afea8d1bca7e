/** What should payroll look at, although there is an answer? Time of the range for which the rule has none of its own. */
import { firstMinuteAt, toLocalDate, type LocalDate } from '@stimpill/time';
import {
  absenceBeforeRule,
  holidayBeforeRule,
  kindWithoutMechanism,
  parametersMissing,
  standbyBeforeRule,
  workBeforeRule,
} from '#explain/issue-sentences.ts';
import { ABSENCE_TYPES } from '#pay/absence-minutes.ts';
import { holidayPartOf, isOfKind, isOnWeekday } from '#rules/holiday-days.ts';
import { type OpenParameter } from '#rules/open-part.ts';
import { PLAIN_TIME } from '#rules/rule-version.ts';
import { missingParameters } from '#rules/settle-rule.ts';
import { type RuleInForce } from '#rules/rules-in-force.ts';
import { inEveryLanguage, type Words } from '#words/words.ts';
import { type PreparedEntry, type PreparedInput } from './prepare-input.ts';
import { type RunResult } from './run-rules.ts';
import { type Issue } from './timesheet.ts';

const MECHANISM_OF = { callOut: 'call-out', standby: 'standby' } as const;

/** The days before the first version, on which plain time holds, and the day on which that version begins. */
type Gap = { readonly first: RuleInForce; readonly validFrom: LocalDate };

/** A day that was approved under a version of another rule is in no gap. */
const isPlain = (day: number, { rules }: PreparedInput): boolean =>
  rules.inForceOn(day).version === PLAIN_TIME;

/** Worked minutes of an entry, and the first day on which they lie. */
type Worked = { readonly day: number; readonly minutes: number };

/** What a run paid as plain time for want of a version, by the index of the entry. */
const workedInGap = ({ classed }: RunResult): ReadonlyMap<number, Worked> => {
  const worked = new Map<number, Worked>();
  for (const { inForce, segments } of classed) {
    if (inForce.version !== PLAIN_TIME) continue;
    for (const { entry, day, start, end } of segments) {
      const known = worked.get(entry.index);
      worked.set(entry.index, {
        day: known?.day ?? day,
        minutes: (known?.minutes ?? 0) + end - start,
      });
    }
  }
  return worked;
};

const issueOfStandby = (
  { id, day, start, end }: PreparedEntry,
  gap: Gap,
  prepared: PreparedInput,
): Issue[] => {
  const { first, validFrom } = gap;
  if (!isPlain(day, prepared)) return [];
  const minutes = Math.min(end, firstMinuteAt(first.firstDay, 0, prepared.clock.offsetAt)) - start;
  if (minutes <= 0) return [];
  const localDate = toLocalDate(day);
  const sentences = standbyBeforeRule(localDate, minutes, validFrom);
  return [{ code: 'version-gap', what: 'standby', entryId: id, localDate, minutes, sentences }];
};

const issueInGap = (
  entry: PreparedEntry,
  worked: Worked | undefined,
  gap: Gap,
  prepared: PreparedInput,
): Issue[] => {
  if (entry.kind === 'standby') return issueOfStandby(entry, gap, prepared);
  if (worked === undefined) return [];
  const { minutes } = worked;
  const localDate = toLocalDate(worked.day);
  const sentences = workBeforeRule(localDate, minutes, gap.validFrom);
  return [{ code: 'version-gap', what: entry.kind, entryId: entry.id, localDate, minutes, sentences }];
};

const issueOfParameters = (
  { id, kind, day, start, end }: Pick<PreparedEntry, 'id' | 'kind' | 'day' | 'start' | 'end'>,
  lacking: readonly OpenParameter[],
): Issue => {
  const localDate = toLocalDate(day);
  const minutes = end - start;
  const parameters = lacking.map(({ names }) => names);
  const sentences = parametersMissing(kind, localDate, minutes, parameters);
  return { code: 'parameter-missing', what: kind, entryId: id, localDate, minutes, sentences, parameters };
};

const issueOfKind = ({ id, kind, day, start, end }: PreparedEntry, { rules }: PreparedInput): Issue[] => {
  if (start === end) return [];
  const { version, rule } = rules.inForceOn(day);
  const lacking = missingParameters(version.definition).filter(({ concerns }) => concerns === kind);
  if (lacking.length > 0) return [issueOfParameters({ id, kind, day, start, end }, lacking)];
  if (kind === 'work') return [];
  if (version === PLAIN_TIME || rule.mechanisms.has(MECHANISM_OF[kind])) return [];
  const localDate = toLocalDate(day);
  const minutes = end - start;
  const sentences = kindWithoutMechanism(kind, localDate, minutes);
  return [{ code: 'kind-without-mechanism', what: kind, entryId: id, localDate, minutes, sentences }];
};

/** Would the first version have paid or given something for a day, if it had begun earlier? */
const hasHolidayStep = ({ version, calendar }: RuleInForce, day: number): boolean => {
  const part = holidayPartOf(day, calendar);
  if (part === null) return false;
  return version.definition.mechanisms.some(
    (step) =>
      (step.mechanism === 'holiday-pay' || step.mechanism === 'holiday-credit') &&
      isOfKind(part, step) &&
      isOnWeekday(day, step),
  );
};

const namesOn = ({ calendar }: RuleInForce, day: number): Words =>
  calendar.namesOn(day)[0] ?? inEveryLanguage('');

const issuesOfHolidays = ({ first, validFrom }: Gap, prepared: PreparedInput): Issue[] => {
  const { employed } = prepared;
  const issues: Issue[] = [];
  for (let day = employed.firstDay; day <= Math.min(employed.lastDay, first.firstDay - 1); day += 1) {
    if (!isPlain(day, prepared) || !hasHolidayStep(first, day)) continue;
    const localDate = toLocalDate(day);
    const sentences = holidayBeforeRule(localDate, namesOn(first, day), validFrom);
    issues.push({ code: 'version-gap', what: 'holiday', entryId: null, localDate, minutes: 0, sentences });
  }
  return issues;
};

/** Absence of the range before the first version, day by day. */
const issuesOfAbsences = ({ first, validFrom }: Gap, prepared: PreparedInput): Issue[] =>
  [...prepared.absenceByDay]
    .filter(([day]) => prepared.range.firstDay <= day && day <= prepared.range.lastDay)
    .filter(([day]) => day < first.firstDay && isPlain(day, prepared))
    .flatMap(([day, ofDay]) =>
      ABSENCE_TYPES.filter((type) => ofDay[type] > 0).map((what): Issue => {
        const localDate = toLocalDate(day);
        const minutes = ofDay[what];
        const sentences = absenceBeforeRule(localDate, what, minutes, validFrom);
        return { code: 'version-gap', what, entryId: null, localDate, minutes, sentences };
      }),
    );

/** Nobody is in a gap who was given no rule at all: a company that names none has chosen plain time. */
const gapOf = ({ rules, range }: PreparedInput): Gap | null => {
  const begun = rules.first;
  if (begun === undefined || range.firstDay > begun.firstDay) return null;
  const first = rules.all.find(({ version }) => version === begun.version);
  return first === undefined
    ? null
    : { first: { ...first, firstDay: begun.firstDay }, validFrom: begun.version.validFrom };
};

/**
 * Of the range, in order of the entries: worked time and standby before the first version of the rule, and entries of a
 * kind for which the rule in force has no mechanism or waits for values; then the absences and holidays before the first version. `runOf` is the run in
 * which an entry counts.
 */
export const findIssues = (
  listed: readonly PreparedEntry[],
  prepared: PreparedInput,
  runOf: (entry: PreparedEntry) => RunResult,
): readonly Issue[] => {
  const gap = gapOf(prepared);
  if (gap === null) return listed.flatMap((entry) => issueOfKind(entry, prepared));
  const runs = new Set(listed.map(runOf));
  const inGap = new Map([...runs].map((run) => [run, workedInGap(run)]));
  return [
    ...listed.flatMap((entry) => {
      const worked = inGap.get(runOf(entry))?.get(entry.index);
      return [...issueInGap(entry, worked, gap, prepared), ...issueOfKind(entry, prepared)];
    }),
    ...issuesOfAbsences(gap, prepared),
    ...issuesOfHolidays(gap, prepared),
  ];
};
