// What was sent to payroll systems, and how the files of these look.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  ExportProfile,
  ExportSettings,
  PayrollRunSummary,
  PreviewedRun,
} from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import type { CallFor, DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';
import type { Fetched } from './read-answer.ts';

export type { ExportProfile, ExportSettings, PayrollRunSummary, PreviewedRun };
export type PaidCode = PayrollRunSummary['totals'][number];
export type PayrollRun = DataFor<'getPayrollRun'>;
export type MadeRun = DataFor<'makePayrollRun'>;
export type AskedRun = CallFor<'makePayrollRun'>['body'];
export type ProfileKey = ExportProfile['key'];
export type ProfileOf = { readonly companyId: string; readonly profileKey: ProfileKey };
export type RunOf = { readonly companyId: string; readonly runId: string };

export const runsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...queryKeys.payrollRuns, companyId],
    queryFn: async ({ signal }) =>
      (await callManage('listPayrollRuns', { params: { companyId }, signal })).data,
  });

/** A run never changes. */
export const runQuery = (params: RunOf) =>
  queryOptions({
    queryKey: [...queryKeys.payrollRuns, params.companyId, params.runId],
    queryFn: async ({ signal }) => (await callManage('getPayrollRun', { params, signal })).data,
    staleTime: Infinity,
  });

/** The run as it would be made now; asked for anew each time it is looked at. */
export const previewQuery = (companyId: string, body: AskedRun) =>
  queryOptions({
    queryKey: [...queryKeys.payrollPreview, companyId, body],
    queryFn: async ({ signal }) =>
      (await callManage('previewPayrollRun', { params: { companyId }, body, signal })).data,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

/** @throws CallFailed */
export async function makeRun(companyId: string, body: AskedRun): Promise<MadeRun> {
  return (await callManage('makePayrollRun', { params: { companyId }, body })).data;
}

export type RunFile = {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** The same bytes each time. @throws CallFailed */
export async function readRunFile(params: RunOf): Promise<RunFile> {
  const { fileName, mediaType, base64 } = (await callManage('getPayrollRunFile', { params })).data;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  return { fileName, mediaType, bytes };
}

export const profilesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...queryKeys.exportProfiles, companyId],
    queryFn: async ({ signal }) =>
      (await callManage('listExportProfiles', { params: { companyId }, signal })).data,
  });

/** Read anew each time, because it is changed in the version in which it was read. */
export const profileQuery = (params: ProfileOf) =>
  queryOptions({
    queryKey: [...queryKeys.exportProfiles, params.companyId, params.profileKey],
    queryFn: () => readProfile(params),
    staleTime: 0,
    gcTime: 0,
  });

/** @throws CallFailed */
export async function readProfile(params: ProfileOf): Promise<Fetched<ExportProfile>> {
  return callManage('getExportProfile', { params });
}

/** @returns the version that it has now @throws CallFailed */
export async function changeProfile(
  client: QueryClient,
  params: ProfileOf,
  { settings, version }: { readonly settings: ExportSettings; readonly version: string | undefined },
): Promise<string | undefined> {
  const given = version === undefined ? {} : { version };
  const saved = await callManage('changeExportProfile', { params, body: settings, ...given });
  await Promise.all(
    [queryKeys.exportProfiles, queryKeys.month, queryKeys.log].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
  return saved.version;
}

/** What invented people come to with these settings. */
export const exampleQuery = (params: ProfileOf, settings: ExportSettings) =>
  queryOptions({
    queryKey: [...queryKeys.exportProfiles, params.companyId, params.profileKey, 'example', settings],
    queryFn: async ({ signal }) =>
      (await callManage('showExampleFile', { params, body: settings, signal })).data,
    staleTime: Infinity,
    retry: false,
  });
