import { useQueryClient } from '@tanstack/react-query';
import { signInWithPasskey } from '#api/passkeys.ts';
import { signIn } from '#api/session.ts';
import { useWords } from '#words/words.ts';
import { PasskeyProof } from './passkey-proof.tsx';
import { ProofForm } from './proof-form.tsx';
import { signInWords } from './sign-in-words.ts';

type SignInFormProps = { readonly onSignedIn?: () => void };

export function SignInForm({ onSignedIn }: SignInFormProps) {
  const t = useWords(signInWords);
  const client = useQueryClient();
  return (
    <>
      <ProofForm
        act={t.submit}
        asksEmail
        hasSecondFactor={false}
        prove={(proof) => signIn(client, proof)}
        onDone={onSignedIn}
      />
      <PasskeyProof act={t.usePasskey} prove={() => signInWithPasskey(client)} onDone={onSignedIn} />
    </>
  );
}
