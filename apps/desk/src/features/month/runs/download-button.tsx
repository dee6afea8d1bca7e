import type { PayrollRunSummary } from '#api/payroll-runs.ts';
import { Button } from '#ui/button.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { useWords } from '#words/words.ts';
import { runWords } from '#said/desk/month/run.ts';
import { useDownload } from './use-download.ts';

/** The same bytes as when the run was made. */
export function DownloadButton({ run }: { readonly run: Pick<PayrollRunSummary, 'id' | 'number'> }) {
  const t = useWords(runWords);
  const download = useDownload();
  return (
    <>
      <Button icon="down" isBusy={download.isPending} onPress={() => download.mutate(run.id)}>
        {t.download} <span className="spoken">{t.named({ number: run.number })}</span>
      </Button>
      <FailureOf error={download.error} />
    </>
  );
}
