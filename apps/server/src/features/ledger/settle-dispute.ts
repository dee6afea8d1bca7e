// Somebody said at the tablet that a punch is not theirs, or wrong, and a manager agrees: the punch no longer counts.
// Without its start the time entry is removed; without its stop it is open again. The inbox and the record of changes keep the past.
import type { CompanyScope } from '#database/company-scope.ts';
import { deleteEntry, findEntry, toTimeEntryRow } from './time-entry-store.ts';
import { recordEntryChanges } from './time-entry-changes.ts';
import type { TimeEntry } from './time-entry.ts';
import { changedEntry, notPossible, ruleOn, type ReviewCase } from './review-case.ts';
import { refuseLocked } from './refuse-entry.ts';
import type { ReviewedPunch } from './reviewed-punch-store.ts';

/** A punch that stands in a time entry. */
export type Standing = { readonly punch: ReviewedPunch; readonly timeEntryId: string };
/** What is left of the time entry, or what was removed. */
export type TakenBack = { readonly entry: TimeEntry | null; readonly removed: TimeEntry | null };

/** @throws DomainError `entry.locked`, `review.not_possible` where the time is locked, was corrected since, or something later is in the way */
export async function takeOut(
  scope: CompanyScope,
  about: ReviewCase,
  { punch, timeEntryId }: Standing,
): Promise<TakenBack> {
  const entry = await findEntry(scope, timeEntryId);
  const taken = entry === undefined ? NOTHING_LEFT : await takenBack(scope, about, punch, entry);
  await ruleOn(scope, punch, { verdict: 'rejected', reason: about.item.reason }, about.authored.now);
  return taken;
}

/** Somebody has removed the entry by hand already. */
const NOTHING_LEFT: TakenBack = { entry: null, removed: null };

async function takenBack(
  scope: CompanyScope,
  about: ReviewCase,
  punch: ReviewedPunch,
  entry: TimeEntry,
): Promise<TakenBack> {
  refuseLocked(entry);
  refuseCorrected(punch, entry);
  if (punch.action === 'stop')
    return { entry: await changedEntry(scope, about, entry, { ...entry, endAt: null }), removed: null };
  await deleteEntry(scope, entry.id);
  const change = { before: toTimeEntryRow(scope.companyId, entry), after: null };
  await recordEntryChanges(scope, [change], about.authored);
  return { entry: null, removed: entry };
}

/** Refuses where the entry was corrected by hand: its time no longer comes from this punch, so it is not taken back. */
function refuseCorrected({ action, at }: ReviewedPunch, { id, startAt, endAt }: TimeEntry): void {
  if (at === (action === 'start' ? startAt : endAt)) return;
  throw notPossible(
    `The time entry ${id} was corrected since and does not rest on this punch any more. Accept it as it stands, or correct it.`,
  );
}

/** The time entry that the punch is part of now, if any. */
export async function standingEntry(
  scope: CompanyScope,
  { timeEntryId }: ReviewedPunch,
): Promise<TimeEntry | null> {
  return (timeEntryId === null ? undefined : await findEntry(scope, timeEntryId)) ?? null;
}
