// What was sent to a payroll system. It never changes.
import type { BonusOfYear, RunBonus } from '#features/bonuses/bonus.ts';
import type { Author } from '#features/changes/change.ts';
import type { CodeAmounts } from './amounts-owed.ts';
import type { ExportProfileKey, ExportSettings, PayrollTarget } from './export-profile.ts';
import type { CodeMinutes } from './code-minutes.ts';
import type { LeftAbsence } from './without-absences.ts';

/** `anew`: says everything of its people once more, in place of what earlier files of these days say of them. */
export type TimeRunKind = 'whole' | 'differences' | 'anew';

/** `bonus`: a yearly bonus, and no time. */
type RunKind = TimeRunKind | 'bonus';

export type RunPerson = {
  readonly employeeId: string;
  readonly displayName: string;
  /** The file knows them by their number, and others by their kennitala. */
  readonly isByNumber: boolean;
  readonly lines: CodeMinutes;
  /** Null in runs from before they were kept. */
  readonly amounts: CodeAmounts | null;
  /** Of a run of a yearly bonus; none in others. */
  readonly bonuses: readonly RunBonus[];
  readonly entries: readonly { readonly timeEntryId: string; readonly workedMinutes: number }[];
  /** Absences that have no code, of which the run was made without a line. */
  readonly withoutAbsences: readonly LeftAbsence[];
  /** What has changed in periods that were sent before, the oldest first; beside `lines`. */
  readonly older: readonly OlderLines[];
};

/** What has changed in a period after it was sent: of the file of a later one. */
export type OlderLines = {
  /** yyyy-MM-dd, both inclusive. */
  readonly startDate: string;
  readonly endDate: string;
  /** Its days that were corrected or approved since, in order; none where only something else has changed. */
  readonly dates: readonly string[];
  readonly lines: CodeMinutes;
  readonly amounts: CodeAmounts;
};

export type RunRuleVersion = {
  readonly ruleSetId: string;
  readonly number: number;
  /** yyyy-MM-dd */
  readonly validFrom: string;
};

export type PayrollRun = {
  readonly id: string;
  readonly number: number;
  readonly profileKey: ExportProfileKey;
  readonly target: PayrollTarget;
  /** yyyy-MM-dd, both inclusive. */
  readonly startDate: string;
  readonly endDate: string;
  readonly kind: RunKind;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  readonly by: Pick<Author, 'userId' | 'operator'>;
  readonly settings: ExportSettings;
  readonly ruleVersions: readonly RunRuleVersion[];
  readonly fileName: string;
  readonly sha256: string;
  /** The yearly bonus that it pays; null: it pays time. */
  readonly bonus: BonusOfYear | null;
  /** Why it was sent as approved, although figures would change; null: none would have. */
  readonly asApprovedReason: string | null;
  /** By name. */
  readonly people: readonly RunPerson[];
};

type Paid = Pick<RunPerson, 'lines' | 'older'>;

/** A run as a list shows it: of its people no more than what they are paid. */
export type ListedRun = Omit<PayrollRun, 'people'> & { readonly people: readonly Paid[] };

/** The sum of every code, by code, with that of earlier periods. */
export function totalsOf(people: readonly Paid[]): CodeMinutes {
  const sums = new Map<string, number>();
  const all = people.flatMap(({ lines, older }) => [lines, ...older.map((each) => each.lines)]);
  for (const lines of all)
    for (const [code, minutes] of Object.entries(lines)) sums.set(code, (sums.get(code) ?? 0) + minutes);
  return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
}
