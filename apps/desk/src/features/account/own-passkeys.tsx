import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Passkey } from '@stimpill/api-types/manage';
import { CallFailed, isRefusedWith } from '#api/call-failed.ts';
import { query, useCall } from '#api/calls.ts';
import type { BegunFactors } from './recovery-codes.tsx';
import { hasPasskeys } from '#api/passkeys.ts';
import type { DeskSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { useToast } from '#ui/toasts.tsx';
import { formatMoment } from '#words/format-moment.ts';
import { useSpeech, useWords } from '#words/words.ts';
import styles from './account-page.module.css';
import { AddPasskey } from './add-passkey.tsx';
import { factorWords } from '#said/desk/account/factor.ts';
import { passkeyListWords } from '#said/desk/account/passkey-list.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type OwnPasskeysProps = { readonly factors: DeskSession['factors']; readonly timeZone: string };

export function OwnPasskeys({ factors, timeZone }: OwnPasskeysProps) {
  const t = useWords(passkeyListWords);
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
        <div className={styles['acts']}>
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
      {removed && <RemovePasskey passkey={removed} isLast={isLast} onClose={() => setRemoved(undefined)} />}
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

type RemovePasskeyProps = {
  readonly passkey: Passkey;
  /** Without it the password is enough again. */
  readonly isLast: boolean;
  readonly onClose: () => void;
};

function RemovePasskey({ passkey, isLast, onClose }: RemovePasskeyProps) {
  const t = useWords(passkeyListWords);
  const f = useWords(factorWords);
  const say = useToast();
  const removing = useCall('removePasskey', {
    onSuccess: () => {
      onClose();
      say({ text: t.removed({ name: passkey.name }) });
    },
  });
  return (
    <ConfirmDialog
      title={t.removeTitle({ name: passkey.name })}
      act={t.remove}
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate({ params: { passkeyId: passkey.id } })}
      onCancel={onClose}
    >
      <p>{isLast ? t.removeLast : t.removeLead}</p>
      {removing.error instanceof CallFailed && (
        <FailureNotice
          failure={removing.error.failure}
          text={isRefusedWith(removing.error, 'account.last_factor') ? f.lastFactor : undefined}
        />
      )}
    </ConfirmDialog>
  );
}
