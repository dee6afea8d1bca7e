// The app that shows codes, and the codes on paper.
import { useState } from 'react';
import { CallFailed, isRefusedWith } from '#api/call-failed.ts';
import { useCall } from '#api/calls.ts';
import type { BegunFactors } from './recovery-codes.tsx';
import type { DeskSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import styles from './account-page.module.css';
import { AddTotp } from './add-totp.tsx';
import { factorWords } from '#said/desk/account/factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const FEW_CODES = 3;

export function OwnFactors({ factors }: { readonly factors: DeskSession['factors'] }) {
  const t = useWords(factorWords);
  const [isRemoving, setIsRemoving] = useState(false);
  const [begun, setBegun] = useState<BegunFactors | undefined>(undefined);
  const starting = useCall('startTotp');
  const renewing = useCall('renewRecoveryCodes', {
    onSuccess: ({ recoveryCodes }) => setBegun({ recoveryCodes, endedSessions: 0 }),
  });
  const left = factors.recoveryCodesLeft;
  const hasFactor = factors.totp || factors.passkeys > 0;
  const failed = starting.error ?? renewing.error;
  return (
    <>
      <FactList
        facts={[
          [t.app, <Chip look={factors.totp ? 'good' : 'warning'}>{factors.totp ? t.on : t.off}</Chip>],
          ...(hasFactor
            ? ([
                [
                  t.paper,
                  <Chip look={left <= FEW_CODES ? 'warning' : 'plain'}>{t.codesLeft({ left })}</Chip>,
                ],
              ] as const)
            : []),
        ]}
      />
      {failed instanceof CallFailed && <FailureNotice failure={failed.failure} />}
      <div className={styles['acts']}>
        <Button isBusy={starting.isPending} onPress={() => starting.mutate({})}>
          {factors.totp ? t.replaceApp : t.addApp}
        </Button>
        {hasFactor && (
          <Button isBusy={renewing.isPending} onPress={() => renewing.mutate({})}>
            {t.renewCodes}
          </Button>
        )}
        {factors.totp && (
          <Button look="danger" onPress={() => setIsRemoving(true)}>
            {t.removeApp}
          </Button>
        )}
      </div>
      {starting.data && (
        <AddTotp
          started={starting.data}
          onAdded={(made) => {
            starting.reset();
            setBegun(made);
          }}
          onCancel={starting.reset}
        />
      )}
      {begun && <RecoveryCodes {...begun} onClose={() => setBegun(undefined)} />}
      {isRemoving && <RemoveTotp isLast={factors.passkeys === 0} onClose={() => setIsRemoving(false)} />}
    </>
  );
}

type RemoveTotpProps = {
  /** Without it the password is enough again. */
  readonly isLast: boolean;
  readonly onClose: () => void;
};

function RemoveTotp({ isLast, onClose }: RemoveTotpProps) {
  const t = useWords(factorWords);
  const say = useToast();
  const removing = useCall('removeTotp', {
    onSuccess: () => {
      onClose();
      say({ text: t.removed });
    },
  });
  return (
    <ConfirmDialog
      title={t.removeTitle}
      act={t.removeApp}
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate({})}
      onCancel={onClose}
    >
      <p>{isLast ? t.removeLast : t.removeLead}</p>
      {removing.error instanceof CallFailed && (
        <FailureNotice
          failure={removing.error.failure}
          text={isRefusedWith(removing.error, 'account.last_factor') ? t.lastFactor : undefined}
        />
      )}
    </ConfirmDialog>
  );
}
