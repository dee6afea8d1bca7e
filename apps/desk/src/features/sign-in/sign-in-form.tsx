import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { signInWithPasskey } from '#api/passkeys.ts';
import { signIn } from '#api/session.ts';
import { useWords } from '#words/words.ts';
import { PasskeyProof } from './passkey-proof.tsx';
import { ProofForm } from './proof-form.tsx';
import { signInWords } from '#said/desk/sign-in/sign-in.ts';
import { useOfferedPasskey } from './use-offered-passkey.ts';

type SignInFormProps = {
  /** As it is known of somebody whose session has ended. */
  readonly email?: string;
  readonly onSignedIn?: () => void;
};

export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const t = useWords(signInWords);
  const client = useQueryClient();
  const [round, setRound] = useState(0);
  const refusal = useOfferedPasskey(round, onSignedIn);
  return (
    <>
      <ProofForm
        act={t.submit}
        asksEmail
        email={email}
        hasSecondFactor={false}
        prove={(proof) => signIn(client, proof)}
        onDone={onSignedIn}
      />
      <PasskeyProof
        act={t.usePasskey}
        prove={() => signInWithPasskey(client)}
        refusal={refusal}
        onDone={onSignedIn}
        onFailure={() => setRound(round + 1)}
      />
    </>
  );
}
