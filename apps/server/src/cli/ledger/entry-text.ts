// A time entry on the screen: for people by the clock of the company, for machines as the API has it.
import { localDateOf, writeLocalMinute } from '@stimpill/time';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Edited } from '#features/ledger/edit-time-entries.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { toInstant } from '#to-instant.ts';
import { breaksJson, breakText } from '../break-text.ts';

export function entryJson(entry: TimeEntry) {
  return {
    id: entry.id,
    employeeId: entry.employeeId,
    kind: entry.kind,
    startAtUtc: toInstant(entry.startAt),
    endAtUtc: entry.endAt === null ? null : toInstant(entry.endAt),
    breaks: breaksJson(entry.breaks),
    projectId: entry.projectId,
    subProjectId: entry.subProjectId,
    isDraft: entry.isDraft,
    isLocked: entry.isLocked,
  };
}

export function entryText({ timeZone }: CompanySettings, entry: TimeEntry | null): string {
  if (entry === null) return 'nothing';
  const { kind, startAt, endAt, breaks, projectId, subProjectId, isDraft, isLocked } = entry;
  const end = endAt === null ? 'and still open' : `to ${writeLocalMinute(endAt, timeZone)}`;
  const marks = [
    kind === 'work' ? null : kind,
    ...breaks.map((each) => breakText(timeZone, each, localDateOf(startAt, timeZone))),
    projectId === null ? null : `project ${projectId}`,
    subProjectId === null ? null : `sub-project ${subProjectId}`,
    isDraft ? 'draft' : null,
    isLocked ? 'locked' : null,
  ].filter((mark) => mark !== null);
  return [`${writeLocalMinute(startAt, timeZone)} ${end}`, ...marks].join(', ');
}

export function editedJson({ before, after, reviewsSettled }: Edited) {
  return { before: before && entryJson(before), after: after && entryJson(after), reviewsSettled };
}

export function editedText(company: CompanySettings, { before, after, reviewsSettled }: Edited): string {
  const settled = reviewsSettled === 0 ? '' : `Review items settled by it: ${reviewsSettled}.\n`;
  return `Time entry ${(after ?? before)?.id ?? ''}\n  was ${entryText(company, before)}\n  is  ${entryText(company, after)}\n${settled}`;
}
