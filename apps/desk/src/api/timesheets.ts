// The time of one person: their days, why they are paid as they are, and what is corrected in them.
import type { LoggedChange, PersonDays, TimeEntryRecord } from '@stimpill/api-types/manage';
import { query, READ_ANEW } from './calls.ts';
import type { CallFor, DataFor } from './contract.ts';
import type { PersonOf } from './people.ts';

export type { LoggedChange, PersonDays, TimeEntryRecord };
export type PersonDay = PersonDays['days'][number];
export type PersonEntry = PersonDay['entries'][number];
export type PayEffect = DataFor<'findCorrectionEffect'>;
/** A correction that is tried and taken back. */
export type TriedCorrection = CallFor<'findCorrectionEffect'>['body'];
export type SaidEntry = Omit<CallFor<'changeTimeEntry'>['body'], 'reason'>;

type Language = 'is' | 'en' | 'pl';
/** Days of the calendar, inclusive, yyyy-MM-dd. */
export type Range = { readonly startDate: string; readonly endDate: string };
export type EntryOf = { readonly companyId: string; readonly timeEntryId: string };

const ASKED_AGAIN_MS = 60_000;

/** Asked for again while the page is in sight, because people go on working. */
export const personDaysQuery = (params: PersonOf, range: Range, language: Language) => ({
  ...query('getPersonDays', { params, query: { ...range, language } }),
  refetchInterval: ASKED_AGAIN_MS,
});

/** Read anew each time it is opened, because it is corrected in the version in which it was read. */
export const timeEntryQuery = (params: EntryOf) => ({ ...query('getTimeEntry', { params }), ...READ_ANEW });

export const entryHistoryQuery = (params: EntryOf, language: Language) =>
  query('listTimeEntryChanges', { params, query: { language } });
