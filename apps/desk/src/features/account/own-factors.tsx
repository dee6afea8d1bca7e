// The app that shows codes, and the codes on paper.
import { useState } from 'react';
import { isRefusedWith } from '#api/call-failed.ts';
import { useCall } from '#api/calls.ts';
import type { BegunFactors } from './recovery-codes.tsx';
import type { DeskSession } from '#api/session.ts';
import { ConfirmCall } from '#records/confirm-call.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { useWords } from '#words/words.ts';
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
      <FailureOf error={failed} />
      <div className="row gap-8">
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
      {isRemoving && <RemoveApp passkeys={factors.passkeys} onClose={() => setIsRemoving(false)} />}
    </>
  );
}

type RemoveAppProps = { readonly passkeys: number; readonly onClose: () => void };

function RemoveApp({ passkeys, onClose }: RemoveAppProps) {
  const t = useWords(factorWords);
  return (
    <ConfirmCall
      call="removeTotp"
      input={{}}
      title={t.removeTitle}
      act={t.removeApp}
      done={t.removed}
      sayFailure={(error) => (isRefusedWith(error, 'account.last_factor') ? t.lastFactor : undefined)}
      onClose={onClose}
    >
      {/* Without the last one the password is enough again. */}
      <p>{passkeys === 0 ? t.removeLast : t.removeLead}</p>
    </ConfirmCall>
  );
}
