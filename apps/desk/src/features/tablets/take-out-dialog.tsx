import { useState } from 'react';
import { useSession } from '#api/session.ts';
import type { ManagedTablet } from './tablet-queries.ts';
import { ConfirmCall } from '#records/confirm-call.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { tabletsWords } from '#said/desk/tablets/tablets.ts';

const LONGEST_REASON = 500;

type TakeOutDialogProps = { readonly tablet: ManagedTablet; readonly onClose: () => void };

/** It cannot be undone, so it says first what the tablet still holds. */
export function TakeOutDialog({ tablet, onClose }: TakeOutDialogProps) {
  const t = useWords(tabletsWords);
  const companyId = useSession().company.id;
  const [reason, setReason] = useState('');
  const held = tablet.report?.waitingPunches ?? 0;
  return (
    <ConfirmCall
      call="revokeTablet"
      input={{ params: { companyId, tabletId: tablet.id }, body: { reason: reason.trim() || null } }}
      title={t.takeOutTitle}
      act={t.takeOut}
      done={t.takenOut}
      onClose={onClose}
    >
      <p>{t.takeOutLead}</p>
      {held > 0 && (
        <Notice look="warning">
          <p>{t.takeOutHolds({ count: held })}</p>
        </Notice>
      )}
      <Field label={t.reason} hint={t.reasonHint}>
        {(ids) => (
          <input
            {...ids}
            value={reason}
            maxLength={LONGEST_REASON}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </ConfirmCall>
  );
}
