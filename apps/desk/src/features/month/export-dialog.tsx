// A run is looked at, then made; its file goes where downloads go.
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailed, isRefusedWith } from '#api/call-failed.ts';
import { ask, makeOld } from '#api/calls.ts';
import type { MonthPerson } from '#api/payroll-month.ts';
import {
  previewQuery,
  type AskedRun,
  type PaidCode,
  type PreviewedRun,
  type ProfileKey,
} from '#api/payroll-runs.ts';
import { useSession } from '#api/session.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { useSending } from '#api/use-sending.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/data-states.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { FileRows } from '#ui/file-rows.tsx';
import { Notice } from '#ui/notice.tsx';
import { wordFor } from '@stimpill/words/word-for.ts';
import { useWords } from '#words/words.ts';
import styles from './month.module.css';
import { Anew, BelowZero } from './below-zero.tsx';
import { OlderLines, OlderWaiting } from './older-lines.tsx';
import { PaidCodes } from './paid-codes.tsx';
import { PaidPeople } from './paid-people.tsx';
import { AsApproved } from './as-approved.tsx';
import { RunRefusal } from './run-refusal.tsx';
import { runWords } from '#said/desk/month/run.ts';
import { unreadyWords } from '#said/desk/month/unready.ts';
import { DownloadButton } from './runs/download-button.tsx';
import { useDownload } from './runs/use-download.ts';
import { WithoutAbsences } from './without-absences.tsx';

type ExportDialogProps = {
  readonly asked: AskedRun;
  /** Everybody whom it is asked for. */
  readonly people: readonly MonthPerson[];
  /** In place of differences: everything of everybody whom earlier files have. */
  readonly onAnew: () => void;
  readonly onClose: () => void;
};

export function ExportDialog({ asked, people, onAnew, onClose }: ExportDialogProps) {
  const t = useWords(runWords);
  const { id: companyId } = useSession().company;
  const [ignoresSilentTablets, setIgnores] = useState(false);
  const [withoutAbsences, setWithout] = useState<AskedRun['withoutAbsences']>([]);
  const [asApprovedReason, setReason] = useState<string | undefined>(undefined);
  const body = {
    ...{ ...asked, ignoresSilentTablets, withoutAbsences },
    ...(asApprovedReason !== undefined && { asApprovedReason }),
  };
  const preview = useQuery(previewQuery(companyId, body));
  const making = useMaking(companyId);
  const failure = [making.error, preview.error].find((error) => error instanceof CallFailed)?.failure;
  const isSilent = ignoresSilentTablets || isRefusedWith(preview.error, 'payroll.tablet_silent');
  if (making.data !== undefined)
    return (
      <MadeDialog
        made={making.data}
        seen={preview.data?.totals ?? []}
        profile={asked.profileKey}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={t.dialogs[asked.again]} look="wide" onCancel={onClose}>
      <div className="stack gap-16">
        {failure && <RunRefusal failure={failure} profile={asked.profileKey} />}
        {isSilent && (
          <label className={styles['agree']}>
            <input
              type="checkbox"
              checked={ignoresSilentTablets}
              onChange={({ target }) => setIgnores(target.checked)}
            />
            <span>{t.ignoreSilent}</span>
          </label>
        )}
        <WithoutAbsences people={people} profile={asked.profileKey} onGive={setWithout} />
        {isRefusedWith(preview.error, 'payroll.figures_moved') && <AsApproved onSay={setReason} />}
        {preview.isFetching && !preview.data && <Loading rows={3} />}
        {preview.data?.isBelowZero && <BelowZero profile={asked.profileKey} onAnew={onAnew} />}
        {preview.data?.kind === 'anew' && <Anew replaces={preview.data.replaces} />}
        {preview.data && <Preview run={preview.data} profile={asked.profileKey} />}
      </div>
      <DialogButtons>
        <Button onPress={onClose}>{t.cancel}</Button>
        <Button
          look="primary"
          isBusy={making.isPending}
          isDisabled={preview.data === undefined}
          onPress={() => making.mutate(body)}
        >
          {t.make}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** The run is made first; that its file could not be fetched then is no reason to make another. */
function useMaking(companyId: string) {
  const client = useQueryClient();
  const download = useDownload();
  return useSending({
    mutationFn: async (body: AskedRun) => {
      const { run } = await ask('makePayrollRun', { params: { companyId }, body });
      const isSaved = await download.mutateAsync(run.id).then(
        () => true,
        () => false,
      );
      return { run, isSaved };
    },
    onSettled: () => makeOld(client, 'makePayrollRun'),
  });
}

type PreviewProps = { readonly run: PreviewedRun; readonly profile: ProfileKey };

function Preview({ run, profile }: PreviewProps) {
  const t = useWords(runWords);
  const why = useWords(unreadyWords);
  const apart = useNamesApart();
  const { kind, peopleCount, totals, head, people, leftOut, olderWaiting } = run;
  return (
    <>
      <p>
        <strong>{t.people({ count: peopleCount })}</strong> · {t.kinds[kind]}. {t.making}
      </p>
      {leftOut.length > 0 && (
        <Notice look="warning">
          <p>{t.leftOut}:</p>
          <ul>
            {leftOut.map(({ employeeId, displayName, codes }) => (
              <li key={employeeId}>
                {apart(employeeId, displayName)}: {codes.map((code) => wordFor(why, code)).join(', ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <OlderWaiting waiting={olderWaiting} />
      <OlderLines people={people} />
      <PaidCodes caption={t.sums} codes={totals} profile={profile} />
      <div>
        <h3>{t.firstRows}</h3>
        <FileRows caption={t.firstRows} rows={head} hasHeadings={false} />
      </div>
      <PaidPeople people={people} />
    </>
  );
}

type MadeDialogProps = {
  readonly made: {
    readonly run: { id: string; number: number; sha256: string; totals: readonly PaidCode[] };
    readonly isSaved: boolean;
  };
  readonly seen: readonly PaidCode[];
  readonly profile: ProfileKey;
  readonly onClose: () => void;
};

/** What was made, and whether it is what was seen. */
function MadeDialog({ made: { run, isSaved }, seen, profile, onClose }: MadeDialogProps) {
  const t = useWords(runWords);
  const isSame = JSON.stringify(run.totals) === JSON.stringify(seen);
  return (
    <Dialog title={t.done({ number: run.number })} look="wide" onCancel={onClose}>
      <div className="stack gap-16">
        <Notice look={isSame ? 'good' : 'warning'}>
          <p>{isSame ? t.sumsMatch : t.sumsDiffer}</p>
        </Notice>
        {isSaved && <p>{t.handOver}</p>}
        <PaidCodes caption={t.sums} codes={run.totals} profile={profile} />
        <p className={styles['digest']}>SHA-256: {run.sha256}</p>
      </div>
      <DialogButtons>
        <DownloadButton run={run} />
        <Button look="primary" onPress={onClose}>
          {t.close}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
