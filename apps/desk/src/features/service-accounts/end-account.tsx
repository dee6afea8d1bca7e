import { useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '#api/call-failed.ts';
import { endServiceAccount, type ServiceAccount } from '#api/service-accounts.ts';
import { useSession } from '#api/session.ts';
import { useSending } from '#api/use-sending.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { serviceAccountsWords } from '#said/desk/service-accounts/service-accounts.ts';

type EndAccountProps = { readonly account: ServiceAccount; readonly onClose: () => void };

export function EndAccount({ account: { id, displayName }, onClose }: EndAccountProps) {
  const t = useWords(serviceAccountsWords);
  const client = useQueryClient();
  const companyId = useSession().company.id;
  const say = useToast();
  const ending = useSending({
    mutationFn: () => endServiceAccount(client, { companyId, serviceAccountId: id }),
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
      onConfirm={() => ending.mutate()}
      onCancel={onClose}
    >
      <p>{t.endLead}</p>
      {ending.error instanceof CallFailed && <FailureNotice failure={ending.error.failure} />}
    </ConfirmDialog>
  );
}
