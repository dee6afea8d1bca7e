import { useState } from 'react';
import { CallFailed } from '#api/call-failed.ts';
import { useSession } from '#api/session.ts';
import type { ManagedTablet } from './tablet-queries.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { tabletsWords } from '#said/desk/tablets/tablets.ts';
import { useTabletChange } from './use-tablet-change.ts';

const LONGEST_REASON = 500;

type TakeOutDialogProps = { readonly tablet: ManagedTablet; readonly onClose: () => void };

/** It cannot be undone, so it says first what the tablet still holds. */
export function TakeOutDialog({ tablet, onClose }: TakeOutDialogProps) {
  const t = useWords(tabletsWords);
  const companyId = useSession().company.id;
  const [reason, setReason] = useState('');
  const taking = useTabletChange(
    'revokeTablet',
    (why) => ({ params: { companyId, tabletId: tablet.id }, body: { reason: why === '' ? null : why } }),
    { done: t.takenOut, onDone: onClose },
  );
  const held = tablet.report?.waitingPunches ?? 0;
  return (
    <ConfirmDialog
      title={t.takeOutTitle}
      act={t.takeOut}
      isBusy={taking.isPending}
      onConfirm={() => taking.mutate(reason.trim())}
      onCancel={onClose}
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
      {taking.error instanceof CallFailed && <FailureNotice failure={taking.error.failure} />}
    </ConfirmDialog>
  );
}
