// Regular hours and the weeks from which they are proposed, for whoever reads a terminal.
import type { DatedPattern, WorkPattern } from '#features/people/work-pattern.ts';
import type { NoPattern, PatternProposal, ProposalWeek } from '#features/timesheets/propose-work-pattern.ts';
import { hoursText } from '../hours-text.ts';
import { textTable } from '../text-table.ts';

const WHY: Readonly<Record<NoPattern, string>> = {
  monthly: 'a salary by the month has the holidays in it',
  left: 'the person no longer works here',
  planned: 'shifts are planned, and these decide what a holiday pays',
  noWork: 'there is no work in these weeks',
  tooFewWeeks: 'fewer than four whole weeks were worked',
  rotating: 'the hours change from week to week',
  irregular: 'no weekday was worked on three of four',
};

const LEFT_OUT = {
  counts: '',
  outside: 'not all employed',
  away: 'absence',
  noWork: 'no work',
  holiday: 'holiday',
} as const;

export function datedText({ first, changes }: DatedPattern): string {
  return [
    `from the first day: ${patternText(first)}`,
    ...changes.map(({ from, workPattern }) => `from ${from}: ${patternText(workPattern)}`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

export function proposalText(
  proposal: Omit<PatternProposal, 'pattern'> & { readonly pattern: WorkPattern },
): string {
  const { weeks, why, pattern } = proposal;
  const said = why === null ? `Proposed: ${patternText(pattern)}` : `Nothing is proposed: ${WHY[why]}.`;
  return `\n${textTable(weeks.map(toRow))}\nWhat stands in brackets does not count.\n${said}\n`;
}

function patternText(pattern: WorkPattern | null): string {
  if (pattern === null) return 'no regular hours';
  return pattern
    .map(
      ({ day, from, to, unpaidBreakMinutes: rest }) => `${day} ${from}-${to}${rest === 0 ? '' : `/${rest}`}`,
    )
    .join(', ');
}

function toRow({ monday, state, days }: ProposalWeek): Readonly<Record<string, string>> {
  const [mo = '', tu = '', we = '', th = '', fr = '', sa = '', su = ''] = days.map((day) => {
    const text = day.workedMinutes === 0 ? '-' : hoursText(day.workedMinutes);
    return state === 'counts' && day.state === 'counts' ? text : `(${text})`;
  });
  const reasons = state === 'counts' ? days.map((day) => LEFT_OUT[day.state]) : [LEFT_OUT[state]];
  const leftOut = [...new Set(reasons)].filter((reason) => reason !== '').join(', ');
  return { week: monday, mo, tu, we, th, fr, sa, su, 'left out': leftOut };
}
