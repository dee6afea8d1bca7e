// What waits for somebody before time of a period is approved, by the people whose time it is.
import { instantsOf } from '@stimpill/time';
import { whoseOf } from '#database/whose.ts';
import { listOpenItemsAbout } from '#features/ledger/doubt-store.ts';
import { countAwaitedWords } from '#features/ledger/told-change-store.ts';
import { countUndecided } from '#features/ledger/verdict-store.ts';
import type { CountRequest, PayrollCount } from './count-payroll.ts';
import { peopleCheck, type Counts, type MonthCheck } from './month-check.ts';

type Waiting = Readonly<
  Record<'punches' | 'questions' | 'corrections' | 'words' | 'workedWhileAway' | 'overlong', Counts>
>;

/** What the preview of payroll does not count among its faults. */
export function undecidedOf({ punches, words }: Waiting, employeeId: string): number {
  return (punches.get(employeeId) ?? 0) + (words.get(employeeId) ?? 0);
}

/** A correction that somebody asked for counts as that, and not once more as a question. */
export async function countWaiting(
  { scope, people, preview }: PayrollCount,
  { range, now }: CountRequest,
): Promise<Waiting> {
  const zone = preview.company.timeZone;
  const whose = whoseOf(people.map(({ timesheet }) => timesheet.employee));
  const instants = instantsOf(range, zone);
  const punches = await countUndecided(scope, { whose, ...instants });
  const items = await listOpenItemsAbout(scope, whose, instants);
  const countBy = (isCounted: (reason: string) => boolean): Counts => {
    const counts = new Map<string, number>();
    for (const { employeeId: id, reason } of items)
      if (isCounted(reason)) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  };
  return {
    punches,
    words: await countAwaitedWords(scope, preview.company, { whose, ...instants, now }),
    questions: countBy((reason) => reason !== 'correction'),
    corrections: countBy((reason) => reason === 'correction'),
    ...preview.askingTime,
  };
}

/** The lines of what waits, in the order in which it is best done. */
export function waitingChecks(count: PayrollCount, waiting: Waiting): readonly MonthCheck[] {
  return WAITING.map(({ of, code, page }) =>
    peopleCheck(count, { code, page, blocks: true }, (id) => waiting[of].get(id)),
  );
}

const WAITING = [
  { of: 'punches', code: 'punchWaiting', page: 'reviews' },
  { of: 'questions', code: 'questionOpen', page: 'reviews' },
  { of: 'corrections', code: 'correctionAsked', page: 'reviews' },
  { of: 'words', code: 'wordAwaited', page: 'timesheets' },
  { of: 'workedWhileAway', code: 'workedWhileAway', page: 'reviews' },
  { of: 'overlong', code: 'entryOverlong', page: 'reviews' },
] as const;
