import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { tabletReachQuery, tabletsQuery, WAITED_FOR_MS, type ManagedTablet } from '#api/tablets.ts';
import { Button } from '#ui/button.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { hangUpWords } from './hang-up-words.ts';
import { Pairing } from './pairing.tsx';
import { tabletAddresses } from './tablet-addresses.ts';
import styles from './hang-up.module.css';
import { tabletsWords } from './tablets-words.ts';

type HangUpDialogProps = {
  readonly companyId: string;
  /** The tablets that there were when it was opened. */
  readonly tablets: readonly ManagedTablet[];
  readonly onClose: () => void;
};

/** How a tablet becomes a punch clock: where it can come, what it must trust, and what registers it. */
export function HangUpDialog({ companyId, tablets, onClose }: HangUpDialogProps) {
  const t = useWords(tabletsWords);
  const { isRegistered } = useWords(hangUpWords);
  const fresh = useNewTablet(companyId, tablets);
  const reach = useQuery(tabletReachQuery(companyId));
  return (
    <Dialog title={t.hangUp} look="wide" onCancel={onClose}>
      <div className={styles['parts']}>
        {!fresh && (
          <DataOf query={reach}>
            {(found) => (
              <Pairing companyId={companyId} addresses={tabletAddresses(found, window.location.href)} />
            )}
          </DataOf>
        )}
        <div role="status">{fresh && <Notice look="good">{isRegistered(fresh.name)}</Notice>}</div>
      </div>
      <DialogButtons>
        <Button look={fresh ? 'primary' : 'plain'} onPress={onClose}>
          {t.close}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** The tablet that was registered since the dialog was opened. */
function useNewTablet(companyId: string, before: readonly ManagedTablet[]): ManagedTablet | undefined {
  const [known] = useState(() => new Set(before.map(({ id }) => id)));
  const { data } = useQuery({ ...tabletsQuery(companyId), refetchInterval: WAITED_FOR_MS });
  return data?.findLast(({ id }) => !known.has(id));
}
