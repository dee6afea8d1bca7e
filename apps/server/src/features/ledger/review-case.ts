// What the code that settles a review item works with, and how it writes time entries.
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Authored } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { findEntry, toTimeEntryRow, updateEntry } from './time-entry-store.ts';
import { recordEntryChanges } from './time-entry-changes.ts';
import type { TimeEntry } from './time-entry.ts';
import { refuseEntry, refuseLocked } from './refuse-entry.ts';
import type { OpenReview } from './review-item.ts';
import type { ReviewedPunch } from './reviewed-punch-store.ts';
import type { FindDeductedBreak } from './settle-answered-breaks.ts';
import { settlePunches, type PunchToSettle } from './settle-punches.ts';
import type { Verdict } from './verdict.ts';

export type ReviewCase = {
  readonly company: CompanySettings;
  readonly authored: Authored;
  readonly item: OpenReview;
  readonly punch: ReviewedPunch | undefined;
  readonly findDeductedBreak: FindDeductedBreak;
};

/** @throws DomainError `entry.not_found`, `entry.locked` */
export async function lockedEntry(scope: CompanyScope, id: string): Promise<TimeEntry> {
  const entry = await findEntry(scope, id);
  if (entry === undefined) throw new DomainError('entry.not_found');
  refuseLocked(entry);
  return entry;
}

export async function changedEntry(
  scope: CompanyScope,
  { company, authored }: ReviewCase,
  before: TimeEntry,
  after: TimeEntry,
): Promise<TimeEntry> {
  await refuseEntry(scope, company, after, authored.now);
  await updateEntry(scope, after);
  const change = {
    before: toTimeEntryRow(scope.companyId, before),
    after: toTimeEntryRow(scope.companyId, after),
  };
  await recordEntryChanges(scope, [change], authored);
  return after;
}

/** Of a decision that this question cannot have. */
export function notPossible(sentence: string): DomainError {
  return new DomainError('review.not_possible', { message: `${sentence} Nothing was changed.` });
}

export function withBoundary(entry: TimeEntry, action: 'start' | 'stop', at: number): TimeEntry {
  return action === 'start' ? { ...entry, startAt: at } : { ...entry, endAt: at };
}

/** Writes what a manager decided about a punch, without checking whether it fits into the person's time. */
export async function ruleOn(
  scope: CompanyScope,
  punch: ReviewedPunch,
  ruling: Verdict,
  now: number,
): Promise<void> {
  await settlePunches(scope, [{ ...toSettle(punch), ruling }], now);
}

/** Nobody waits for other tablets: a manager has looked at it. */
export function toSettle(punch: ReviewedPunch): PunchToSettle {
  return { ...punch, isDraft: false, isDecided: true, isLive: false, areOthersHeard: true, asks: [] };
}
