/** What should payroll look at, although there is an answer? */
import { PLAIN_TIME } from '#rules/rule-version.ts';
import { toLocalDate } from '#time/local-date.ts';
import { minuteOf, MINUTES_PER_DAY } from '#time/minutes.ts';
import { type PreparedInput } from './prepare-input.ts';
import { type Issue, type TimesheetInput } from './timesheet.ts';

const MECHANISM_OF = { callOut: 'call-out', standby: 'standby' } as const;

/**
 * Closed entries before the first version of the rule, which are paid as plain time, and entries of a kind for which
 * the rule in force has no mechanism.
 */
export const findIssues = (
  { entries, ruleVersions }: TimesheetInput,
  { clock, rules }: Pick<PreparedInput, 'clock' | 'rules'>,
): readonly Issue[] => {
  if (ruleVersions.length === 0) return [];
  const issues: Issue[] = [];
  for (const [index, { startAt, endAt, kind = 'work' }] of entries.entries()) {
    if (endAt === null) continue;
    const minute = minuteOf(startAt);
    const day = Math.floor((minute + clock.offsetAt(minute)) / MINUTES_PER_DAY);
    const { version, rule } = rules.inForceOn(day);
    if (version.definition === PLAIN_TIME.definition) {
      const message = `${toLocalDate(day)} is before the first version of the rule; it is paid as plain time.`;
      issues.push({ code: 'version-gap', path: `entries[${index}]`, message });
    } else if (kind !== 'work' && !rule.mechanisms.has(MECHANISM_OF[kind])) {
      const message = `the rule has no mechanism "${MECHANISM_OF[kind]}": nothing is paid for the kind "${kind}".`;
      issues.push({ code: 'kind-without-mechanism', path: `entries[${index}].kind`, message });
    }
  }
  return issues;
};
