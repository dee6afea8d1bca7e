// What a press that approved did, as the log has it, and what was built on it since.
import { isDeepStrictEqual } from 'node:util';
import { localDateOf, type DateRange } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { listChangesSince } from '#features/changes/change-store.ts';
import type { RecordedChange } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { groupBy } from '#group-by.ts';
import { APPROVED } from './approve-payroll-month.ts';
import { listSent, type SentPerson } from './sent-store.ts';

/** Why time is open again, in the log. */
export const UNDONE = 'approval undone';

/** One press of somebody, and the people about whom it is asked. */
export type AskedPress = {
  readonly userId: string | null;
  /** The moment of the press, epoch milliseconds. */
  readonly approvedAt: number;
  readonly employeeIds: readonly string[];
};

type Zoned = Pick<CompanySettings, 'timeZone'>;
type Did = ReadonlyMap<string, readonly RecordedChange[]>;

export type Press = AskedPress & {
  /** By employee id what it did, where nobody has built on it. */
  readonly mine: Did;
  /** Of how many people something was changed since. */
  readonly touched: number;
  /** How many of the others a payroll file has for days of the press, made since: one from before has not what was approved. */
  readonly sent: number;
  /** From the first to the last day of what it did to those who were not touched since; undefined: there are none. */
  readonly days: DateRange | undefined;
};

export async function readPress(scope: CompanyScope, company: Zoned, asked: AskedPress): Promise<Press> {
  const [press] = await readPresses(scope, company, [asked]);
  return press ?? assertNeverHappens('a press that was asked about and is not in the answer');
}

/** Several presses with as many reads as one, in their order, each as it is now. Anyone who builds on it locks the employees. */
export async function readPresses(
  scope: CompanyScope,
  company: Zoned,
  asked: readonly AskedPress[],
): Promise<readonly Press[]> {
  const ids = [...new Set(asked.flatMap(({ employeeIds }) => employeeIds))];
  const since = Math.min(...asked.map(({ approvedAt }) => approvedAt));
  const changesOf = groupBy(await listChangesSince(scope, ids, since), whose);
  const found = asked.map((press) => lookUp(press, changesOf));
  const all = found.flatMap(({ untouched }) => [...untouched.values()].flat());
  const sent = await listSentOver(scope, daysOf(company, all));
  return found.map(({ press, untouched, touched }) => {
    const days = daysOf(company, [...untouched.values()].flat());
    const since = sent.filter(({ madeAt }) => madeAt >= press.approvedAt);
    const mine = withoutSent(untouched, days, since);
    return { ...press, mine, touched, sent: untouched.size - mine.size, days };
  });
}

type Found = { readonly press: AskedPress; readonly untouched: Did; readonly touched: number };

function lookUp(press: AskedPress, changesOf: Did): Found {
  const untouched = new Map<string, readonly RecordedChange[]>();
  let touched = 0;
  for (const id of press.employeeIds) {
    const since = (changesOf.get(id) ?? []).filter(({ changedAt }) => changedAt >= press.approvedAt);
    const changes = withoutUndone(since);
    const did = changes.filter(isOf(press));
    if (did.length > 0 && did.length === changes.length) untouched.set(id, did);
    else if (did.length > 0) touched += 1;
  }
  return { press, untouched, touched };
}

/** @param changes oldest first. A press that was undone, and its undo, are nothing to anybody. */
function withoutUndone(changes: readonly RecordedChange[]): readonly RecordedChange[] {
  const kept: RecordedChange[] = [];
  for (const change of changes) {
    const undone = change.reason === UNDONE ? kept.findLastIndex((each) => takesBack(change, each)) : -1;
    if (undone >= 0) kept.splice(undone, 1);
    else kept.push(change);
  }
  return kept;
}

function takesBack(
  undo: RecordedChange,
  { reason, subject, subjectId, before, after }: RecordedChange,
): boolean {
  const isSame = undo.subject === subject && undo.subjectId === subjectId && reason === APPROVED;
  return isSame && isDeepStrictEqual([undo.after, undo.before], [before, after]);
}

function isOf({ userId, approvedAt }: AskedPress) {
  return ({ by, reason, subject, changedAt }: RecordedChange): boolean =>
    changedAt === approvedAt &&
    by.userId === userId &&
    reason === APPROVED &&
    (subject === 'timeEntry' || subject === 'closedTime');
}

function whose({ employeeId }: RecordedChange): string {
  return employeeId ?? '';
}

/** From the first to the last day that it closed, or on which something begins that it locked. */
function daysOf({ timeZone }: Zoned, did: readonly RecordedChange[]): DateRange | undefined {
  const days = did
    .flatMap(({ subject, after }) =>
      subject === 'closedTime'
        ? [String(after?.['start_date']), String(after?.['end_date'])]
        : [localDateOf(Number(after?.['start_at']), timeZone)],
    )
    .toSorted();
  const [startDate, endDate] = [days[0], days.at(-1)];
  return startDate === undefined || endDate === undefined ? undefined : { startDate, endDate };
}

async function listSentOver(
  scope: CompanyScope,
  days: DateRange | undefined,
): Promise<readonly SentPerson[]> {
  return days === undefined ? [] : await listSent(scope, days);
}

function withoutSent(untouched: Did, days: DateRange | undefined, sent: readonly SentPerson[]): Did {
  const has = new Set(sent.filter((each) => days && overlap(each, days)).map(({ employeeId }) => employeeId));
  return new Map([...untouched].filter(([id]) => !has.has(id)));
}

export function overlap(one: DateRange, other: DateRange): boolean {
  return one.startDate <= other.endDate && one.endDate >= other.startDate;
}
