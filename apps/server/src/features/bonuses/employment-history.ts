// What the record of somebody no longer says: employments before this one, and pay rules before this one. The log of changes has them.
import { localDateOf, type Zone } from '@stimpill/time';
import type { EmploymentSpan } from '@stimpill/calc';
import type { RecordedChange } from '#features/changes/change.ts';
import type { Employee } from '#features/people/employee.ts';

export type EmploymentHistory = {
  /** In their order, this one last. */
  readonly employments: readonly EmploymentSpan[];
  /** The rule sets from their days on, the first from the beginning; null: the company's default. */
  readonly ruleSets: readonly { readonly from: string; readonly ruleSetId: string | null }[];
};

const FIRST = '0001-01-01';

type Was = Readonly<Record<string, unknown>>;

/** @param changes of the record, oldest first, as far back as the days in question */
export function employmentHistory(
  employee: Pick<Employee, 'employmentStartDate' | 'employmentEndDate' | 'ruleSetId'>,
  changes: readonly Pick<RecordedChange, 'before' | 'after' | 'changedAt'>[],
  zone: Zone,
): EmploymentHistory {
  const now = { startDate: employee.employmentStartDate, endDate: employee.employmentEndDate };
  const earlier = changes
    .flatMap(({ before, after }) => endedBefore(before, after))
    .filter(({ endDate }) => endDate < now.startDate);
  return { employments: [...withoutTwins(earlier), now], ruleSets: ruleSetsOf(employee, changes, zone) };
}

/** Of a change that began a new employment, the one that had ended. */
function endedBefore(before: Was | null, after: Was | null): { startDate: string; endDate: string }[] {
  const [startDate, endDate] = [before?.['employment_start_date'], before?.['employment_end_date']];
  const again = after?.['employment_start_date'];
  if (typeof startDate !== 'string' || typeof endDate !== 'string' || typeof again !== 'string') return [];
  return startDate <= endDate && endDate < again ? [{ startDate, endDate }] : [];
}

/** In their order; of those that overlap the later one was a correction of the earlier. */
function withoutTwins(spans: readonly { startDate: string; endDate: string }[]) {
  const inOrder = [...spans].sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
  return inOrder.filter(({ endDate }, index) => endDate < (inOrder[index + 1]?.startDate ?? '9999-12-31'));
}

function ruleSetsOf(
  { ruleSetId }: Pick<Employee, 'ruleSetId'>,
  changes: readonly Pick<RecordedChange, 'before' | 'after' | 'changedAt'>[],
  zone: Zone,
): EmploymentHistory['ruleSets'] {
  const switches = changes.filter(
    ({ before, after }) =>
      before !== null && after !== null && 'rule_set_id' in before && 'rule_set_id' in after,
  );
  const idIn = (facts: Was | null) => {
    const id = facts?.['rule_set_id'];
    return typeof id === 'string' ? id : null;
  };
  const [first] = switches;
  return [
    { from: FIRST, ruleSetId: first === undefined ? ruleSetId : idIn(first.before) },
    ...switches.map(({ after, changedAt }) => ({
      from: localDateOf(changedAt, zone),
      ruleSetId: idIn(after),
    })),
  ];
}
