// What the company decides about itself: one record with one version.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Language } from '@stimpill/words/language.ts';
import type { CompanySettings } from '@stimpill/api-types/manage';
import { CallFailed } from './call-failed.ts';
import { callManage } from './call-manage.ts';
import type { DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';
import type { Fetched } from './read-answer.ts';
import { sessionQuery } from './session.ts';

export type { CompanySettings };
export type Holidays = CompanySettings['holidays'];
export type Holiday = DataFor<'listHolidaysOfYear'>[number];

const optionalVersion = (version: string | undefined) => (version === undefined ? {} : { version });

export const companySettingsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...queryKeys.company, companyId, 'settings'],
    queryFn: ({ signal }) => callManage('getCompanySettings', { params: { companyId }, signal }),
  });

/** @param settings in the version in which they were read @throws CallFailed */
export async function changeCompanySettings(
  client: QueryClient,
  companyId: string,
  settings: Fetched<CompanySettings>,
): Promise<string | undefined> {
  const { data: body, version } = settings;
  const params = { companyId };
  const saved = await callManage('changeCompanySettings', { params, body, ...optionalVersion(version) });
  client.setQueryData(companySettingsQuery(companyId).queryKey, saved);
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.company }),
    client.invalidateQueries({ queryKey: queryKeys.holidays }),
    client.invalidateQueries({ queryKey: queryKeys.log }),
    client.invalidateQueries(sessionQuery),
  ]);
  return saved.version;
}

/** Changes one thing about the holidays. @throws CallFailed */
export async function changeHolidays(
  client: QueryClient,
  companyId: string,
  change: (holidays: Holidays) => Holidays,
): Promise<void> {
  await changeSettings(client, companyId, (now) => ({ ...now, holidays: change(now.holidays) }));
}

/**
 * Changes one thing in whatever stands on the server now: what somebody else saves in between is kept.
 * @throws CallFailed
 */
export async function changeSettings(
  client: QueryClient,
  companyId: string,
  change: (settings: CompanySettings) => CompanySettings,
): Promise<void> {
  const once = async () => {
    const { data, version } = await callManage('getCompanySettings', { params: { companyId } });
    await changeCompanySettings(client, companyId, { data: change(data), version });
  };
  try {
    await once();
  } catch (error) {
    const isMeanwhile =
      error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.status === 412;
    if (!isMeanwhile) throw error;
    await once();
  }
}

/** The holidays of a year: of the calendar, own ones, and those that do not count here. */
export const holidaysQuery = (companyId: string, year: string, language: Language) =>
  queryOptions({
    queryKey: [...queryKeys.holidays, companyId, year, language],
    queryFn: async ({ signal }) =>
      (await callManage('listHolidaysOfYear', { params: { companyId }, query: { year, language }, signal }))
        .data,
  });
