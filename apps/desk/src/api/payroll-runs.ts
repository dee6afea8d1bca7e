// What was sent to payroll systems, and how the files of these look.
import type {
  ExportProfile,
  ExportSettings,
  PayrollRunSummary,
  PreviewedRun,
} from '@stimpill/api-types/manage';
import { bytesOf } from '@stimpill/ui/bytes-of.ts';
import { ask, query, READ_ANEW } from './calls.ts';
import type { CallFor, DataFor } from './contract.ts';

export type { ExportProfile, ExportSettings, PayrollRunSummary, PreviewedRun };
export type PaidCode = PayrollRunSummary['totals'][number];
export type PayrollRun = DataFor<'getPayrollRun'>;
export type AskedRun = CallFor<'makePayrollRun'>['body'];
export type ProfileKey = ExportProfile['key'];
export type ProfileOf = { readonly companyId: string; readonly profileKey: ProfileKey };
export type RunOf = { readonly companyId: string; readonly runId: string };

export const runsQuery = (companyId: string) => query('listPayrollRuns', { params: { companyId } });

/** A run never changes. */
export const runQuery = (params: RunOf) => ({ ...query('getPayrollRun', { params }), staleTime: Infinity });

/** The run as it would be made now; asked for anew each time it is looked at. */
export const previewQuery = (companyId: string, body: AskedRun) => ({
  ...query('previewPayrollRun', { params: { companyId }, body }),
  ...READ_ANEW,
  retry: false,
  refetchOnWindowFocus: false,
});

export type RunFile = {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** The same bytes each time. @throws CallFailed */
export async function readRunFile(params: RunOf): Promise<RunFile> {
  const { fileName, mediaType, base64 } = await ask('getPayrollRunFile', { params });
  return { fileName, mediaType, bytes: bytesOf(base64) };
}

export const profilesQuery = (companyId: string) => query('listExportProfiles', { params: { companyId } });
