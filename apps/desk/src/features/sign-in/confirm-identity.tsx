import { useQueryClient } from '@tanstack/react-query';
import { confirmWithPasskey } from '#api/passkeys.ts';
import { confirmSession, useSession } from '#api/session.ts';
import { useAsks } from '#ui/asked.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import { PasskeyProof } from './passkey-proof.tsx';
import { ProofForm } from './proof-form.tsx';
import { signInWords } from '#said/desk/sign-in/sign-in.ts';

type ConfirmIdentityProps = { readonly onAnswer: (isConfirmed: boolean) => void };

/** Over the page whose act needs a confirmation; that act goes on by itself afterwards. */
export function ConfirmIdentity({ onAnswer }: ConfirmIdentityProps) {
  const t = useWords(signInWords);
  const { cancel } = useWords(dataWords);
  const client = useQueryClient();
  const { factors } = useSession();
  useAsks();
  return (
    <Dialog title={t.confirmTitle} onCancel={() => onAnswer(false)}>
      <p className="soft">{factors.passkeys > 0 ? t.confirmLeadPasskey : t.confirmLead}</p>
      {factors.passkeys > 0 && (
        <PasskeyProof
          act={t.confirmWithPasskey}
          prove={() => confirmWithPasskey(client)}
          onDone={() => onAnswer(true)}
        />
      )}
      <ProofForm
        act={t.confirm}
        asksEmail={false}
        hasSecondFactor={factors.totp || factors.passkeys > 0}
        firstKind={factors.totp ? 'app' : 'paper'}
        prove={({ email: _, ...proof }) => confirmSession(client, proof)}
        onDone={() => onAnswer(true)}
      />
      <Button look="quiet" onPress={() => onAnswer(false)}>
        {cancel}
      </Button>
    </Dialog>
  );
}
