// The time of one person: their days, why they are paid as they are, and what is corrected in them.
import type { PersonDays, TimeEntryRecord } from '@stimpill/api-types/manage';
import type { Language } from '@stimpill/words/language.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ask, query, READ_ANEW, send } from './calls.ts';
import type { CallFor, DataFor } from './contract.ts';
import type { PersonOf } from './people.ts';

export type { PersonDays, TimeEntryRecord };
/** A change of a time entry, with the word of both. */
export type EntryChange = DataFor<'listTimeEntryChanges'>[number];
export type PersonDay = PersonDays['days'][number];
export type PersonEntry = PersonDay['entries'][number];
export type PayEffect = DataFor<'findCorrectionEffect'>;
/** A correction that is tried and taken back. */
export type TriedCorrection = CallFor<'findCorrectionEffect'>['body'];
export type SaidEntry = Omit<CallFor<typeof CORRECT_ENTRY>['body'], 'reason'>;

/** Days of the calendar, inclusive, yyyy-MM-dd. */
export type Range = { readonly startDate: string; readonly endDate: string };
export type EntryOf = { readonly companyId: string; readonly timeEntryId: string };

const ASKED_AGAIN_MS = 60_000;

/** What corrects an entry, at its day and as the answer to a question. */
export const CORRECT_ENTRY = 'changeTimeEntry';

/** Asked for again while the page is in sight, because people go on working. */
export const personDaysQuery = (params: PersonOf, range: Range, language: Language) => ({
  ...query('getPersonDays', { params, query: { ...range, language } }),
  refetchInterval: ASKED_AGAIN_MS,
});

/** Read anew each time it is opened, because it is corrected in the version in which it was read. */
export const timeEntryQuery = (params: EntryOf) => ({ ...query('getTimeEntry', { params }), ...READ_ANEW });

export const entryHistoryQuery = (params: EntryOf, language: Language) =>
  query('listTimeEntryChanges', { params, query: { language } });

/** The entry without its id, as it is said to the server. */
export function saidOf(entry: TimeEntryRecord): SaidEntry {
  const { kind, startAtUtc, endAtUtc, breaks, projectId, subProjectId, isDraft } = entry;
  return { kind, startAtUtc, endAtUtc, breaks, projectId, subProjectId, isDraft };
}

/** Takes back time that was added just now. @throws CallFailed, and Error where somebody has corrected it since */
export async function removeAdded(
  client: QueryClient,
  companyId: string,
  added: TimeEntryRecord,
  reason: string,
): Promise<void> {
  const params = { companyId, timeEntryId: added.id };
  const { data, version } = await ask('getTimeEntry', { params });
  if (JSON.stringify(data) !== JSON.stringify(added)) throw new Error('it was corrected since');
  await send(client, 'removeTimeEntry', { params, body: { reason }, version });
}
