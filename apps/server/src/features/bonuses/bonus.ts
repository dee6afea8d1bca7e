// A bonus of a year, and the parts of it that were sent to payroll.
import type { BonusKind, BonusShare } from '@stimpill/calc';

/** Which bonus: the one that is due in the year. */
export type BonusOfYear = { readonly kind: BonusKind; readonly year: number };

/** Under what a payroll system knows it, among the keys of its codes. */
export function bonusLine(kind: BonusKind, unit: BonusShare['unit']): string {
  return unit === 'dayWorkMinutes' ? `${kind}BonusHours` : `${kind}Bonus`;
}

/** @example weeksText(2640) // '26.40' */
export function weeksText(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** As a run has it in its row. */
export function bonusText({ kind, year }: BonusOfYear): string {
  return JSON.stringify({ kind, year });
}

/** What a run says of somebody: how much of a share was sent. */
export type RunBonus = Pick<BonusShare, 'agreement' | 'startDate' | 'endDate' | 'dueOn' | 'unit' | 'full'> & {
  /** Whole hundredths of weeks, or minutes of day work. */
  readonly amount: number;
  readonly payrollCode: string;
};

/** What was sent of a bonus, and when. */
export type SentBonus = RunBonus & {
  readonly employeeId: string;
  readonly runId: string;
  readonly runNumber: number;
  /** Epoch milliseconds. */
  readonly madeAt: number;
};
