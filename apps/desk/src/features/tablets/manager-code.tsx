import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { query, useCall } from '#api/calls.ts';
import { ConfirmCall } from '#records/confirm-call.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { useWords } from '#words/words.ts';
import styles from './tablets-page.module.css';
import { tabletsWords } from '#said/desk/tablets/tablets.ts';

type ManagerCodeProps = { readonly companyId: string; readonly mayChange: boolean };

/** The code itself is seen once, when it is made. */
export function ManagerCode({ companyId, mayChange }: ManagerCodeProps) {
  const t = useWords(tabletsWords);
  const state = useQuery(query('getManagerCode', { params: { companyId } }));
  const [isRemoving, setIsRemoving] = useState(false);
  const making = useCall('makeManagerCode');
  return (
    <DataOf query={state} rows={1}>
      {({ isSet }) => (
        <div>
          <p>{isSet ? t.codeSet : t.codeNotSet}</p>
          <FailureOf error={making.error} />
          {mayChange && (
            <div className={styles['acts']}>
              <Button isBusy={making.isPending} onPress={() => making.mutate({ params: { companyId } })}>
                {t.newCode}
              </Button>
              {isSet && <Button onPress={() => setIsRemoving(true)}>{t.removeCode}</Button>}
            </div>
          )}
          {making.data && <NewCode code={making.data.code} onClose={making.reset} />}
          {isRemoving && (
            <ConfirmCall
              call="removeManagerCode"
              input={{ params: { companyId } }}
              title={t.removeTitle}
              act={t.removeCode}
              done={t.codeRemoved}
              onClose={() => setIsRemoving(false)}
            >
              <p>{t.removeLead}</p>
            </ConfirmCall>
          )}
        </div>
      )}
    </DataOf>
  );
}

type NewCodeProps = { readonly code: string; readonly onClose: () => void };

function NewCode({ code, onClose }: NewCodeProps) {
  const t = useWords(tabletsWords);
  return (
    <Dialog title={t.newCodeTitle}>
      <p className={styles['shown']}>{code}</p>
      <p>{t.newCodeLead}</p>
      <DialogButtons>
        <CopyButton text={code} />
        <Button look="primary" onPress={onClose}>
          {t.close}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
