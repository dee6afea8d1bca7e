// What the company decides about itself: one record with one version.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CompanySettings } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import { queryKeys } from './query-keys.ts';
import type { Fetched } from './read-answer.ts';
import { sessionQuery } from './session.ts';

export type { CompanySettings };

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
