// What moves by itself when approved time is opened: its own minutes follow the rules of now again, and other approved days depend on it.
import { calculateTimesheet, type TimesheetInput } from '@stimpill/calc';
import { instantsOf, type DateRange } from '@stimpill/time';
import type { Queryable } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { Employee } from '#features/people/employee.ts';
import { loadDependentRecords } from './load-timesheet-records.ts';
import { figuresNow, linesOf, movedFiguresOf, NOTHING_MOVED, type MovedFigures } from './moved-figures.ts';
import { lineDifferences } from './paid-lines.ts';

export type ReopenedFigures = {
  readonly employee: Employee;
  /** Time entries that are approved now. */
  readonly entries: number;
  /** Of these, and of the approved days that depend on them. */
  readonly moved: MovedFigures;
};

type Asked = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  /** The days that are opened; yyyy-MM-dd, both inclusive. */
  readonly range: DateRange;
};

/** It only reads, so it is asked before the time is opened. @returns one for each of the employees, in their order */
export async function findReopenedFigures(db: Queryable, asked: Asked): Promise<readonly ReopenedFigures[]> {
  const records = await loadDependentRecords(db, asked);
  const { from, to } = instantsOf(asked.range, asked.company.timeZone);
  return asked.employees.map((employee) => {
    const opened = records
      .entriesOf(employee)
      .filter(({ isLocked, startAt }) => isLocked && startAt >= from && startAt < to);
    const moved = opened.length === 0 ? NOTHING_MOVED : movedWithout(records.calcInputOf(employee), opened);
    return { employee, entries: opened.length, moved };
  });
}

function movedWithout(input: TimesheetInput, opened: readonly TimeEntry[]): MovedFigures {
  const ids = new Set(opened.map(({ id }) => id));
  const without = <Value>(all: ReadonlyMap<string, Value> = new Map()) =>
    new Map([...all].filter(([id]) => !ids.has(id)));
  const after = { ...input, kept: without(input.kept), keptRules: without(input.keptRules) };
  const timesheet = calculateTimesheet(after);
  return joined(movedOfOpened(input, after, { ids, timesheet }), movedFiguresOf(after, timesheet));
}

type Calculated = {
  readonly ids: ReadonlySet<string>;
  readonly timesheet: ReturnType<typeof calculateTimesheet>;
};

/** The opened entries that the rules of now would pay otherwise. */
function movedOfOpened(
  before: TimesheetInput,
  after: TimesheetInput,
  { ids, timesheet }: Calculated,
): MovedFigures {
  const now = figuresNow(after, ids);
  const differences = [...ids].flatMap((id) => {
    const [kept, figures] = [before.kept?.get(id), now.get(id)?.figures];
    if (kept === undefined || figures === undefined) return [];
    const lines = lineDifferences(linesOf([kept]), linesOf([figures])).filter(isAny);
    return lines.length === 0 ? [] : [{ id, lines }];
  });
  const changed = new Set(differences.map(({ id }) => id));
  return {
    entryIds: [...changed],
    dates: timesheet.entries.filter(({ id }) => changed.has(id)).map(({ localDate }) => localDate),
    lines: differences.flatMap(({ lines }) => lines),
  };
}

function joined(one: MovedFigures, other: MovedFigures): MovedFigures {
  const lines = [...one.lines, ...other.lines];
  const sumOf = (side: 'beforeMinutes' | 'afterMinutes') => {
    const sums: Record<string, number> = {};
    for (const each of lines) sums[each.line] = (sums[each.line] ?? 0) + each[side];
    return sums;
  };
  return {
    entryIds: [...one.entryIds, ...other.entryIds],
    dates: [...new Set([...one.dates, ...other.dates])].sort(),
    lines: lineDifferences(sumOf('beforeMinutes'), sumOf('afterMinutes')).filter(isAny),
  };
}

function isAny({ beforeMinutes, afterMinutes }: MovedFigures['lines'][number]): boolean {
  return beforeMinutes !== afterMinutes;
}
