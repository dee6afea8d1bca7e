// What the company decides about itself: one record with one version.
import type { QueryClient } from '@tanstack/react-query';
import type { CompanySettings } from '@stimpill/api-types/manage';
import { CallFailed } from './call-failed.ts';
import { ask, query, sendAndKeep } from './calls.ts';
import type { Fetched } from './contract.ts';

export type { CompanySettings };
export type Holidays = CompanySettings['holidays'];

export const companySettingsQuery = (companyId: string) =>
  query('getCompanySettings', { params: { companyId } });

/** @param settings in the version in which they were read @throws CallFailed */
export async function changeCompanySettings(
  client: QueryClient,
  companyId: string,
  settings: Fetched<CompanySettings>,
): Promise<string | undefined> {
  const { data: body, version } = settings;
  const input = { params: { companyId }, body, version };
  return (await sendAndKeep(client, 'changeCompanySettings', input, companySettingsQuery(companyId))).version;
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
    const { data, version } = await ask('getCompanySettings', { params: { companyId } });
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
