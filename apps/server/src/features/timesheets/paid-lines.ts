// What a timesheet pays and gives, line by line, so that two can be compared.
import { PAID_ABSENCES, type PaidAbsence } from '@stimpill/api-types/entry-kinds';
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
  return { ...minutesByPayLine(timesheet.totals), ...Object.fromEntries(besidePayLines(timesheet)) };
}

/** Whole minutes by pay line: those of the rules, and of absence what a pay line pays. */
export function minutesByPayLine({
  payLines,
  absencePay: { byLine },
}: Pick<Timesheet['totals'], 'payLines' | 'absencePay'>): PaidLines {
  const lines: Record<string, number> = { ...payLines };
  for (const [line, minutes] of Object.entries(byLine)) lines[line] = (lines[line] ?? 0) + minutes;
  return lines;
}

/** Minutes that stand on no pay line of the rule: credits by account, absences by kind. */
function besidePayLines({
  credits,
  totals,
}: Pick<Timesheet, 'totals' | 'credits'>): ReadonlyMap<string, number> {
  return new Map<string, number>([...creditsOffPayLines(credits), ...paidAbsences(totals)]);
}

/** Without own kinds of the company that something else pays, or nothing. */
export function paidAbsences({
  absencePay: { asKind },
}: Pick<Timesheet['totals'], 'absencePay'>): ReadonlyMap<PaidAbsence, number> {
  const found = PAID_ABSENCES.map((kind) => [kind, asKind[kind]] as const);
  return new Map(found.filter(([, minutes]) => minutes > 0));
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
