import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { OwnSession } from '@stimpill/api-types/manage';
import { query } from '#api/calls.ts';
import { ConfirmCall } from '#records/confirm-call.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { DataTable } from '#ui/data-table.tsx';
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
      {asked && (
        <ConfirmCall
          call="endOwnSession"
          input={{ params: { sessionId: asked.id } }}
          title={t.endTitle}
          act={t.end}
          done={t.ended}
          onClose={() => setAsked(undefined)}
        >
          <p>{t.endLead}</p>
        </ConfirmCall>
      )}
    </>
  );
}
