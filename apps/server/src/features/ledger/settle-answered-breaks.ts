// A question about a missed break stands as long as the rule takes that break. Somebody writes down the breaks of the time entry, or
// the time changes so that the rule takes nothing any more: then nothing is left to ask, and the item settles itself. Where the rule
// takes another stretch now, the item asks about that one.
import type { CompanyScope } from '#database/company-scope.ts';
import type { Whose } from '#database/whose.ts';
import type { Authored } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { breaksText } from '#database/tables/time.ts';
import {
  endMissedBreaks,
  listMissedBreaks,
  replaceMissedBreak,
  settleMissedBreaks,
} from './missed-break-store.ts';
import type { BreakStretch, OpenReview } from './review-item.ts';
import type { TimeEntry } from './time-entry.ts';
import { listEntryChanges } from './time-entry-changes.ts';
import { findEntry } from './time-entry-store.ts';

/** What the rule takes from a time entry as a break by itself, by start. The engine knows it, and this feature does not call it. */
export type FindDeductedBreak = (
  scope: CompanyScope,
  about: {
    readonly company: CompanySettings;
    readonly entry: Pick<TimeEntry, 'id' | 'employeeId' | 'startAt'>;
  },
) => Promise<readonly BreakStretch[]>;

export type ChangedTime = {
  readonly company: CompanySettings;
  readonly findDeductedBreak: FindDeductedBreak;
  /** Whose time has changed. They must be locked. */
  readonly whose: Whose;
  /** Who changed it; punches have no author. */
  readonly changed: Authored | Pick<Authored, 'now'>;
};

/** @returns how many items were settled */
export async function settleAnsweredBreaks(
  scope: CompanyScope,
  { company, findDeductedBreak, whose, changed }: ChangedTime,
): Promise<number> {
  const answered: string[] = [];
  for (const item of await listMissedBreaks(scope, whose)) {
    const entry = await findEntry(scope, item.timeEntryId ?? '');
    const isAnswered = entry === undefined || (await areBreaksWritten(scope, item));
    const deducted = isAnswered ? [] : await findDeductedBreak(scope, { company, entry });
    if (deducted.length === 0) answered.push(item.id);
    else await replaceMissedBreak(scope, item, deducted);
  }
  if ('by' in changed) await settleMissedBreaks(scope, answered, changed);
  else await endMissedBreaks(scope, answered, changed.now);
  return answered.length;
}

/** Whether somebody has changed the breaks of the entry by hand since the question was asked. */
async function areBreaksWritten(
  scope: CompanyScope,
  { id: itemId, timeEntryId }: OpenReview,
): Promise<boolean> {
  const changes = await listEntryChanges(scope, timeEntryId ?? '');
  return changes.some(
    // Ids are in the order of time, also within one millisecond.
    ({ id, before, after }) =>
      id > itemId && breaksText(before?.breaks ?? []) !== breaksText(after?.breaks ?? []),
  );
}
