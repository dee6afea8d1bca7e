// How an operator writes a time entry: times by the clock of the company or with an offset, a project by its id.
import { InvalidArgumentError } from 'commander';
import { Refused } from '#errors/refused.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { parseInstant } from '#features/companies/parse-instant.ts';
import type { EntryFields } from '#features/ledger/edit-time-entries.ts';
import { guidArgument } from '../guid-argument.ts';

export type EntryOptions = {
  readonly start?: string;
  readonly end?: string;
  readonly open?: true;
  /** An id, or "none". */
  readonly project?: string;
  readonly subProject?: string;
  readonly draft?: boolean;
  readonly reason: string;
  readonly json?: true;
};

export const TIME_HELP = `
A time without an offset, as 2026-11-20T07:00, is by the clock of the company; 2026-11-20T07:00Z is UTC.`;

/** Only what was given. */
export function entryFieldsOf(company: CompanySettings, options: EntryOptions): Partial<EntryFields> {
  const { start, end, open, project, subProject, draft } = options;
  if (end !== undefined && open === true)
    throw new Refused('An entry has an end or is open, not both. Nothing was changed.');
  return {
    ...(start !== undefined && { startAt: instantOf(company, start) }),
    ...(end !== undefined && { endAt: instantOf(company, end) }),
    ...(open === true && { endAt: null }),
    // Another project has other sub-projects.
    ...(project !== undefined && { projectId: idOrNull(project), subProjectId: null }),
    ...(subProject !== undefined && { subProjectId: idOrNull(subProject) }),
    ...(draft !== undefined && { isDraft: draft }),
  };
}

export function instantOf({ timeZone }: CompanySettings, text: string): number {
  const parsed = parseInstant(timeZone, text);
  if ('instant' in parsed) return parsed.instant;
  const what =
    parsed.fault === 'malformed'
      ? 'is no time. Write it as 2026-11-20T07:00'
      : `is ${parsed.fault} of ${timeZone}. Write it with its offset, as 2026-11-20T07:00+01:00`;
  throw new Refused(`${text} ${what}. Nothing was changed.`);
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
