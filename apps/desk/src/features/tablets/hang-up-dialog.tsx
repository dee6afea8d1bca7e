import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { query } from '#api/calls.ts';
import {
  pairingWordQuery,
  tabletsQuery,
  WAITED_FOR_MS,
  type PairingWord,
  type WordState,
} from './tablet-queries.ts';
import { Button } from '#ui/button.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { hangUpWords } from '#said/desk/tablets/hang-up.ts';
import { Pairing } from './pairing.tsx';
import { tabletAddresses } from './tablet-addresses.ts';
import styles from './hang-up.module.css';
import { tabletsWords } from '#said/desk/tablets/tablets.ts';

type HangUpDialogProps = { readonly companyId: string; readonly onClose: () => void };

/** How a tablet becomes a punch clock: where it can come, what it must trust, and what registers it. */
export function HangUpDialog({ companyId, onClose }: HangUpDialogProps) {
  const t = useWords(tabletsWords);
  const { isRegistered } = useWords(hangUpWords);
  const [made, setMade] = useState<PairingWord>();
  const tablet = useTabletOfWord(companyId, made);
  const reach = useQuery(query('getTabletReach', { params: { companyId } }));
  // The list behind the dialog has it as soon as it is there.
  useQuery({ ...tabletsQuery(companyId), refetchInterval: WAITED_FOR_MS });
  return (
    <Dialog title={t.hangUp} look="wide" onCancel={onClose}>
      <div className={styles['parts']}>
        {!tablet && (
          <DataOf query={reach}>
            {(found) => (
              <Pairing
                companyId={companyId}
                addresses={tabletAddresses(found, window.location.href)}
                made={made}
                onMade={setMade}
              />
            )}
          </DataOf>
        )}
        <div role="status">
          {tablet && <Notice look="good">{isRegistered({ name: tablet.name })}</Notice>}
        </div>
      </div>
      <DialogButtons>
        <Button look={tablet ? 'primary' : 'plain'} onPress={onClose}>
          {t.close}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** The tablet that was registered by the word of this dialog: the one made here, or the earlier one that was seen waiting. */
function useTabletOfWord(companyId: string, made: PairingWord | undefined): WordState['registered'] {
  const { data } = useQuery(pairingWordQuery(companyId));
  const [waiting, setWaiting] = useState<string>();
  const { endsAtUtc = null, registered = null } = data ?? {};
  if (endsAtUtc !== null && registered === null && endsAtUtc !== waiting) setWaiting(endsAtUtc);
  return endsAtUtc === (made?.endsAtUtc ?? waiting) ? registered : null;
}
