// Somebody told of a punch that they forgot, and a manager refuses it: what it made goes with it, so that nobody is asked about the same a
// second time. Without its start there is no draft; without its stop the work goes on as before it was told. Where other punches rest on it, the
// draft stays and is asked about.
import type { CompanyScope } from '#database/company-scope.ts';
import { isDoubtedBeside, isOtherEndDoubted } from './doubt-store.ts';
import { recordEntryChanges } from './time-entry-changes.ts';
import { changedEntry, ruleOn, type ReviewCase } from './review-case.ts';
import { settleItem } from './review-item-store.ts';
import { findReviewedPunch, type ReviewedPunch } from './reviewed-punch-store.ts';
import type { Standing, TakenBack } from './settle-dispute.ts';
import { deleteEntry, findEntry, findOverlapping, toTimeEntryRow } from './time-entry-store.ts';
import type { TimeEntry } from './time-entry.ts';
import { listPunchesBeside, type StandingPunch } from './told-punch-store.ts';

export async function refuseTold(
  scope: CompanyScope,
  about: ReviewCase,
  { punch, timeEntryId }: Standing,
): Promise<TakenBack> {
  const entry = await findEntry(scope, timeEntryId);
  if (entry === undefined || !isItsDraft(punch, entry)) return AS_IT_WAS;
  const beside = await listPunchesBeside(scope, { punchId: punch.punchId, timeEntryId });
  const taken =
    punch.action === 'stop'
      ? await openAgain(scope, about, entry, beside)
      : await removed(scope, about, entry, beside);
  if (taken !== AS_IT_WAS) await reject(scope, about, punch);
  return taken;
}

const AS_IT_WAS: TakenBack = { entry: null, removed: null };

/** Nobody has accepted or corrected it by hand since. */
function isItsDraft(
  { action, at }: ReviewedPunch,
  { isDraft, isLocked, startAt, endAt }: TimeEntry,
): boolean {
  return isDraft && !isLocked && at === (action === 'start' ? startAt : endAt);
}

/** Unless the person has worked since: then the work cannot go on. */
async function openAgain(
  scope: CompanyScope,
  about: ReviewCase,
  entry: TimeEntry,
  beside: readonly StandingPunch[],
): Promise<TakenBack> {
  const isDraft =
    beside.some(({ openItemId }) => openItemId !== null) ||
    (await isDoubtedBeside(scope, about.item)) ||
    (await isOtherEndDoubted(scope, about.item, entry.id));
  const open = { ...entry, endAt: null, isDraft };
  if ((await findOverlapping(scope, open)) !== undefined) return AS_IT_WAS;
  return { entry: await changedEntry(scope, about, entry, open), removed: null };
}

async function removed(
  scope: CompanyScope,
  about: ReviewCase,
  entry: TimeEntry,
  beside: readonly StandingPunch[],
): Promise<TakenBack> {
  if (beside.some(({ isTold }) => !isTold)) return AS_IT_WAS;
  await deleteEntry(scope, entry.id);
  const change = { before: toTimeEntryRow(scope.companyId, entry), after: null };
  await recordEntryChanges(scope, [change], about.authored);
  for (const { punchId, openItemId } of beside) {
    if (openItemId !== null) await settleItem(scope, openItemId, 'reject', about.authored);
    const other = await findReviewedPunch(scope, punchId);
    if (other !== undefined) await reject(scope, about, other);
  }
  return { entry: null, removed: entry };
}

async function reject(
  scope: CompanyScope,
  { item, authored }: ReviewCase,
  punch: ReviewedPunch,
): Promise<void> {
  await ruleOn(scope, punch, { verdict: 'rejected', reason: item.reason }, authored.now);
}
