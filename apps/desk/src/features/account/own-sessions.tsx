import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { OwnSession } from '@stimpill/api-types/manage';
import { CallFailed } from '#api/call-failed.ts';
import { query, useCall } from '#api/calls.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useSortInAddress } from '#ui/use-sort-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { accountWords } from '#said/desk/account/account.ts';
import { sessionColumns } from './session-columns.tsx';

export function OwnSessions({ timeZone }: { readonly timeZone: string }) {
  const t = useWords(accountWords);
  const { language } = useSpeech();
  const sessions = useQuery(query('listOwnSessions', {}));
  const [asked, setAsked] = useState<OwnSession | undefined>(undefined);
  const columns = sessionColumns({ t, language, timeZone, onEnd: setAsked });
  const sorting = useSortInAddress();
  return (
    <>
      <DataOf query={sessions}>
        {(rows) => (
          <DataTable
            caption={t.sessions}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            {...sorting}
          />
        )}
      </DataOf>
      {asked && <EndDialog session={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type EndDialogProps = { readonly session: OwnSession; readonly onClose: () => void };

function EndDialog({ session, onClose }: EndDialogProps) {
  const t = useWords(accountWords);
  const say = useToast();
  const ending = useCall('endOwnSession', {
    onSuccess: () => {
      onClose();
      say({ text: t.ended });
    },
  });
  return (
    <ConfirmDialog
      title={t.endTitle}
      act={t.end}
      isBusy={ending.isPending}
      onConfirm={() => ending.mutate({ params: { sessionId: session.id } })}
      onCancel={onClose}
    >
      <p>{t.endLead}</p>
      {ending.error instanceof CallFailed && <FailureNotice failure={ending.error.failure} />}
    </ConfirmDialog>
  );
}
