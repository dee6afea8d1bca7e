import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Passkey } from '@stimpill/api-types/manage';
import { isRefusedWith } from '#api/call-failed.ts';
import { query } from '#api/calls.ts';
import type { BegunFactors } from './recovery-codes.tsx';
import { hasPasskeys } from '#api/passkeys.ts';
import type { DeskSession } from '#api/session.ts';
import { ConfirmCall } from '#records/confirm-call.tsx';
import { Button } from '#ui/button.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { formatMoment } from '#words/format-moment.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { AddPasskey } from './add-passkey.tsx';
import { factorWords } from '#said/desk/account/factor.ts';
import { passkeyListWords } from '#said/desk/account/passkey-list.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type OwnPasskeysProps = { readonly factors: DeskSession['factors']; readonly timeZone: string };

export function OwnPasskeys({ factors, timeZone }: OwnPasskeysProps) {
  const t = useWords(passkeyListWords);
  const f = useWords(factorWords);
  const passkeys = useQuery({ ...query('listPasskeys', {}), enabled: factors.passkeys > 0 });
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | undefined>(undefined);
  const [begun, setBegun] = useState<BegunFactors | undefined>(undefined);
  const columns = useColumns(timeZone, setRemoved);
  const isLast = factors.passkeys === 1 && !factors.totp;
  return (
    <>
      {factors.passkeys > 0 && (
        <DataOf query={passkeys}>
          {(rows) => <DataTable caption={t.passkeys} columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </DataOf>
      )}
      {hasPasskeys() ? (
        <div className="row gap-8">
          <Button icon="key" onPress={() => setIsAdding(true)}>
            {t.add}
          </Button>
        </div>
      ) : (
        <p>{t.notHere}</p>
      )}
      {isAdding && (
        <AddPasskey
          onAdded={(made) => {
            setIsAdding(false);
            if (made.recoveryCodes.length > 0) setBegun(made);
          }}
          onCancel={() => setIsAdding(false)}
        />
      )}
      {begun && <RecoveryCodes {...begun} onClose={() => setBegun(undefined)} />}
      {removed && (
        <ConfirmCall
          call="removePasskey"
          input={{ params: { passkeyId: removed.id } }}
          title={t.removeTitle({ name: removed.name })}
          act={t.remove}
          done={t.removed({ name: removed.name })}
          sayFailure={(error) => (isRefusedWith(error, 'account.last_factor') ? f.lastFactor : undefined)}
          onClose={() => setRemoved(undefined)}
        >
          {/* Without the last one the password is enough again. */}
          <p>{isLast ? t.removeLast : t.removeLead}</p>
        </ConfirmCall>
      )}
    </>
  );
}

function useColumns(timeZone: string, onRemove: (passkey: Passkey) => void): readonly Column<Passkey>[] {
  const t = useWords(passkeyListWords);
  const { language } = useSpeech();
  const moment = (instant: string) => formatMoment(instant, timeZone, language);
  return [
    { id: 'name', name: t.name, cell: ({ name }) => name, isRowHead: true },
    { id: 'added', name: t.added, cell: ({ addedAtUtc }) => moment(addedAtUtc) },
    {
      id: 'lastUsed',
      name: t.lastUsed,
      cell: ({ lastUsedAtUtc }) => (lastUsedAtUtc === null ? t.never : moment(lastUsedAtUtc)),
    },
    {
      id: 'remove',
      name: t.remove,
      isAct: true,
      cell: (passkey) => <Button onPress={() => onRemove(passkey)}>{t.remove}</Button>,
    },
  ];
}
