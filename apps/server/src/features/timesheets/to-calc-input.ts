// Stored records as the engine takes them.
import type { EntryKind } from '@stimpill/api-types/entry-kinds';
import type { BreakKind, EmploymentTerms, Entry, EntryKind as CalcKind } from '@stimpill/calc';
import type { Employee } from '#features/people/employee.ts';
import { ratioTerms } from '#features/people/employment-ratio.ts';
import { patternTerms } from '#features/people/work-pattern.ts';
import type { EntryBreak, TimeEntry } from '#features/ledger/time-entry.ts';

const CALC_KINDS = {
  work: 'work',
  'call-out': 'callOut',
  standby: 'standby',
} as const satisfies Record<EntryKind, CalcKind>;

const CALC_BREAK_KINDS = {
  unpaid: 'unpaid',
  paid: 'paid',
  'worked-through': 'workedThrough',
} as const satisfies Record<EntryBreak['kind'], BreakKind>;

/** Plain work goes without kind and breaks: that is how the engine knows it fastest. */
export const toEntry = ({ id, startAt, endAt, isDraft, kind, breaks }: TimeEntry): Entry => ({
  id,
  startAt,
  endAt,
  isDraft,
  ...(kind !== 'work' && { kind: CALC_KINDS[kind] }),
  ...(breaks.length > 0 && {
    breaks: breaks.map((each) => ({ ...each, kind: CALC_BREAK_KINDS[each.kind] })),
  }),
});

export const toEmploymentTerms = (employee: Employee): EmploymentTerms => ({
  ratio: ratioTerms(employee),
  startDate: employee.employmentStartDate,
  endDate: employee.employmentEndDate,
  payBasis: employee.payBasis,
  ...patternTerms(employee.workPattern),
  tradeStartDate: employee.tradeStartDate,
});
