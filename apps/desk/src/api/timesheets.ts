// The time of one person: their days, why they are paid as they are, and what is corrected in them.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { LoggedChange, PersonDays, TimeEntryRecord } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import type { CallFor, DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';
import type { PersonOf } from './people.ts';
import type { Fetched } from './read-answer.ts';

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
/** A correction of an entry in the version in which it was read, with the reason for it. */
type Correction = { readonly version: string | undefined; readonly reason: string };

const ASKED_AGAIN_MS = 60_000;

/** Asked for again while the page is in sight, because people go on working. */
export const personDaysQuery = (params: PersonOf, range: Range, language: Language) =>
  queryOptions({
    queryKey: [...queryKeys.time, params.employeeId, 'days', range, language],
    queryFn: ({ client, queryKey, signal }) =>
      callManage('getPersonDays', {
        params,
        query: { ...range, language },
        known: client.getQueryData<Fetched<PersonDays>>(queryKey),
        signal,
      }),
    select: ({ data }) => data,
    refetchInterval: ASKED_AGAIN_MS,
  });

export const explainedDayQuery = (params: PersonOf, date: string, language: Language) =>
  queryOptions({
    queryKey: [...queryKeys.time, params.employeeId, 'explained', date, language],
    queryFn: async ({ signal }) =>
      (await callManage('explainDay', { params: { ...params, date }, query: { language }, signal })).data,
  });

export const entryHistoryQuery = (params: EntryOf, language: Language) =>
  queryOptions({
    queryKey: [...queryKeys.time, params.timeEntryId, 'history', language],
    queryFn: async ({ signal }) =>
      (await callManage('listTimeEntryChanges', { params, query: { language }, signal })).data,
  });

/** @returns the entry with its version @throws CallFailed */
export async function readTimeEntry(params: EntryOf): Promise<Fetched<TimeEntryRecord>> {
  return callManage('getTimeEntry', { params });
}

/** Read anew each time it is opened, because it is corrected in the version in which it was read. */
export const timeEntryQuery = (params: EntryOf) =>
  queryOptions({
    queryKey: [...queryKeys.time, params.timeEntryId, 'record'],
    queryFn: () => readTimeEntry(params),
    staleTime: 0,
    gcTime: 0,
  });

/** What a correction would change in pay. Nothing is changed by asking; what would be refused is refused here as well. */
export const correctionEffectQuery = (companyId: string, body: TriedCorrection | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.time, companyId, 'effect', body],
    queryFn: async ({ signal }) => {
      if (body === undefined) throw new Error('there is nothing to try yet');
      return (await callManage('findCorrectionEffect', { params: { companyId }, body, signal })).data;
    },
    enabled: body !== undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

/** Everything that hangs on somebody's time. */
export async function forgetTime(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.time }),
    client.invalidateQueries({ queryKey: queryKeys.people }),
    client.invalidateQueries({ queryKey: queryKeys.month }),
    client.invalidateQueries({ queryKey: queryKeys.log }),
  ]);
}

const optionalVersion = (version: string | undefined) => (version === undefined ? {} : { version });

/** @returns the entry that was added @throws CallFailed */
export async function addTimeEntry(
  client: QueryClient,
  { companyId, employeeId }: PersonOf,
  body: SaidEntry & { readonly reason: string },
): Promise<TimeEntryRecord> {
  const { data } = await callManage('addTimeEntry', {
    params: { companyId },
    body: { ...body, employeeId },
  });
  await forgetTime(client);
  return data;
}

/** @returns the entry as it is now, with its version @throws CallFailed */
export async function changeTimeEntry(
  client: QueryClient,
  params: EntryOf,
  { version, ...body }: SaidEntry & Correction,
): Promise<Fetched<TimeEntryRecord>> {
  const saved = await callManage('changeTimeEntry', { params, body, ...optionalVersion(version) });
  await forgetTime(client);
  return saved;
}

/** @throws CallFailed */
export async function splitTimeEntry(
  client: QueryClient,
  params: EntryOf,
  { version, ...body }: Correction & { readonly atUtc: string },
): Promise<void> {
  await callManage('splitTimeEntry', { params, body, ...optionalVersion(version) });
  await forgetTime(client);
}

/** @throws CallFailed */
export async function removeTimeEntry(
  client: QueryClient,
  params: EntryOf,
  { version, ...body }: Correction,
): Promise<void> {
  await callManage('removeTimeEntry', { params, body, ...optionalVersion(version) });
  await forgetTime(client);
}
