// What a timesheet pays and gives, line by line, so that two can be compared.
import type { Timesheet } from '@stimpill/calc';

/** Whole minutes by line: pay lines; credits that stand on none, by the name of their account; absences by kind. */
export type PaidLines = Readonly<Record<string, number>>;

/** Whole minutes of one line in both of two timesheets. */
export type LineDifference = {
  readonly line: string;
  readonly beforeMinutes: number;
  readonly afterMinutes: number;
};

export function paidLines(timesheet: Pick<Timesheet, 'totals' | 'credits'>): PaidLines {
  return { ...timesheet.totals.payLines, ...Object.fromEntries(besidePayLines(timesheet)) };
}

/** Minutes that stand on no pay line of the rule: credits by account, absences by kind. */
export function besidePayLines({
  credits,
  totals,
}: Pick<Timesheet, 'totals' | 'credits'>): ReadonlyMap<string, number> {
  const { sick, sickChild, vacation } = totals.absenceMinutes;
  const absences = Object.entries({ sick, sickChild, vacation }).filter(([, minutes]) => minutes > 0);
  return new Map([...creditsOffPayLines(credits), ...absences]);
}

/** By account. Credits on a pay line count there, and not once more by their account. */
export function creditsOffPayLines(credits: Timesheet['credits']): ReadonlyMap<string, number> {
  const byAccount = new Map<string, number>();
  for (const { account, minutes, payLine } of credits) {
    if (payLine === null && minutes > 0) byAccount.set(account, (byAccount.get(account) ?? 0) + minutes);
  }
  return byAccount;
}

/** Every line that either of them has, in order of its name. */
export function lineDifferences(before: PaidLines, after: PaidLines): LineDifference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.map((line) => ({ line, beforeMinutes: before[line] ?? 0, afterMinutes: after[line] ?? 0 }));
}
