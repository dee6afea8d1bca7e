// How an operator writes a time entry: times by the clock of the company or with an offset, a project by its id.
import { InvalidArgumentError } from 'commander';
import { Refused } from '#errors/refused.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { EntryFields } from '#features/ledger/edit-time-entries.ts';
import { ENTRY_KINDS, type EntryKind } from '#features/ledger/time-entry.ts';
import { guidArgument } from '../guid-argument.ts';
import { breaksOf, type WrittenBreaks } from './break-option.ts';
import { instantOf } from './instant-of.ts';

export type EntryOptions = {
  readonly kind?: EntryKind;
  readonly start?: string;
  readonly end?: string;
  readonly open?: true;
  readonly break?: WrittenBreaks;
  /** An id, or "none". */
  readonly project?: string;
  readonly subProject?: string;
  readonly draft?: boolean;
  readonly reason: string;
  readonly json?: true;
};

export const TIME_HELP = `
A time without an offset, as 2026-11-20T07:00, is by the clock of the company; 2026-11-20T07:00Z is UTC.`;

export const BREAK_HELP = `
A break is 12:00-12:30, or 2026-11-21T02:00-02:30, by the clock of the company: without its day it is the first such time after the
entry begins. It is unpaid; 12:00-12:30=paid and 12:00-12:30=worked-through say otherwise. Give --break once for each break.`;

/**
 * Only what was given.
 * @param storedStart of the entry that is changed: its breaks are written by the clock alone
 */
export function entryFieldsOf(
  company: CompanySettings,
  options: EntryOptions,
  storedStart?: number,
): Partial<EntryFields> {
  const { kind, start, end, open, break: breaks, project, subProject, draft } = options;
  if (end !== undefined && open === true)
    throw new Refused('An entry has an end or is open, not both. Nothing was changed.');
  const startAt = start === undefined ? storedStart : instantOf(company, start);
  return {
    ...(kind !== undefined && { kind }),
    ...(start !== undefined && { startAt: instantOf(company, start) }),
    ...(breaks !== undefined && startAt !== undefined && { breaks: breaksOf(company, breaks, startAt) }),
    ...(end !== undefined && { endAt: instantOf(company, end) }),
    ...(open === true && { endAt: null }),
    // Another project has other sub-projects.
    ...(project !== undefined && { projectId: idOrNull(project), subProjectId: null }),
    ...(subProject !== undefined && { subProjectId: idOrNull(subProject) }),
    ...(draft !== undefined && { isDraft: draft }),
  };
}

const NONE = 'none';

/** An id, or "none". */
export function projectArgument(text: string): string {
  return text === NONE ? NONE : guidArgument(text);
}

function idOrNull(text: string): string | null {
  return text === NONE ? null : text;
}

export function yesOrNo(text: string): boolean {
  if (text !== 'yes' && text !== 'no') throw new InvalidArgumentError('It must be yes or no.');
  return text === 'yes';
}

export function kindArgument(text: string): EntryKind {
  const kind = ENTRY_KINDS.find((each) => each === text);
  if (kind === undefined) throw new InvalidArgumentError(`It must be one of ${ENTRY_KINDS.join(', ')}.`);
  return kind;
}
