import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { query, send } from '#api/calls.ts';
import type { DataFor } from '#api/contract.ts';
import type { PersonOf } from '#api/people.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { useWords } from '#words/words.ts';
import { useDates } from '../use-dates.ts';
import { accessWords } from '#said/desk/people/person/access.ts';
import { ActFailure } from '../act-failure.tsx';
import { useAct } from './use-act.ts';

/** Where somebody is signed in now. */
export function SessionsPart({ of }: { readonly of: PersonOf }) {
  const t = useWords(accessWords);
  const sessions = useQuery(query('listPersonSessions', { params: of }));
  const columns = useColumns();
  const [isAsked, setIsAsked] = useState(false);
  const ending = useAct((client) => send(client, 'endPersonSessions', { params: of }), {
    done: ({ endedSessions }) => t.ended({ count: endedSessions }),
    onDone: () => setIsAsked(false),
  });
  return (
    <FormPart title={t.sessions}>
      <DataOf query={sessions} rows={2}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t.noSessions}</p>
          ) : (
            <>
              <DataTable caption={t.sessions} columns={columns} rows={rows} rowKey={({ id }) => id} />
              <div className="row gap-8">
                <Button onPress={() => setIsAsked(true)}>{t.endAll}</Button>
              </div>
            </>
          )
        }
      </DataOf>
      {isAsked && (
        <ConfirmDialog
          title={t.endTitle}
          act={t.endAll}
          isBusy={ending.isPending}
          onConfirm={() => ending.mutate(undefined)}
          onCancel={() => setIsAsked(false)}
        >
          <p>{t.endLead}</p>
          <ActFailure error={ending.error} />
        </ConfirmDialog>
      )}
    </FormPart>
  );
}

function useColumns(): readonly Column<DataFor<'listPersonSessions'>[number]>[] {
  const t = useWords(accessWords);
  const { moment } = useDates();
  return [
    {
      id: 'program',
      name: t.program,
      cell: ({ program }) => program?.slice(0, 60) ?? t.otherProgram,
      isRowHead: true,
    },
    { id: 'started', name: t.started, cell: ({ startedAtUtc }) => moment(startedAtUtc) },
    {
      id: 'lastUsed',
      name: t.lastUsed,
      cell: ({ lastUsedAtUtc }) => (lastUsedAtUtc === null ? '–' : moment(lastUsedAtUtc)),
    },
  ];
}
