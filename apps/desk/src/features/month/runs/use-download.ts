import { type UseMutationResult } from '@tanstack/react-query';
import { readRunFile } from '#api/payroll-runs.ts';
import { useSession } from '#api/session.ts';
import { useSending } from '#api/use-sending.ts';
import { saveBytes } from '#ui/save-file.ts';

/** Puts the file of a run where downloads go. */
export function useDownload(): UseMutationResult<void, Error, string> {
  const companyId = useSession().company.id;
  return useSending({
    mutationFn: async (runId: string) => {
      const { fileName, bytes, mediaType } = await readRunFile({ companyId, runId });
      saveBytes(fileName, bytes, mediaType);
    },
  });
}
