import type { ServiceAccount } from '@stimpill/api-types/manage';
import { CallFailed } from '#api/call-failed.ts';
import { useCall } from '#api/calls.ts';
import { useSession } from '#api/session.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { serviceAccountsWords } from '#said/desk/service-accounts/service-accounts.ts';

type EndAccountProps = { readonly account: ServiceAccount; readonly onClose: () => void };

export function EndAccount({ account: { id, displayName }, onClose }: EndAccountProps) {
  const t = useWords(serviceAccountsWords);
  const companyId = useSession().company.id;
  const say = useToast();
  const ending = useCall('endServiceAccount', {
    onSuccess: () => {
      onClose();
      say({ text: t.ended });
    },
  });
  return (
    <ConfirmDialog
      title={t.endTitle({ name: displayName })}
      act={t.end}
      isBusy={ending.isPending}
      onConfirm={() => ending.mutate({ params: { companyId, serviceAccountId: id } })}
      onCancel={onClose}
    >
      <p>{t.endLead}</p>
      {ending.error instanceof CallFailed && <FailureNotice failure={ending.error.failure} />}
    </ConfirmDialog>
  );
}
