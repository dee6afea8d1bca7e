import { isRefusedWith } from '#api/call-failed.ts';
import { hasPasskeys, passkeyTroubleOf } from '#api/passkeys.ts';
import { useSending } from '#api/use-sending.ts';
import { Button } from '#ui/button.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { PasskeyNotice } from '#ui/passkey-notice.tsx';
import { useWords } from '#words/words.ts';
import { signInWords } from '#said/desk/sign-in/sign-in.ts';

type PasskeyProofProps = {
  readonly act: string;
  readonly look?: 'plain' | 'primary';
  readonly prove: () => Promise<void>;
  /** Why a passkey was refused that somebody has chosen elsewhere on the page. */
  readonly refusal?: Error | null;
  readonly onDone?: (() => void) | undefined;
  readonly onFailure?: () => void;
};

/** A passkey in place of everything that is typed. Nothing is shown where the browser knows none. */
export function PasskeyProof({ act, look = 'plain', prove, refusal = null, ...told }: PasskeyProofProps) {
  const attempt = useSending({
    mutationFn: prove,
    onSuccess: () => told.onDone?.(),
    onError: () => told.onFailure?.(),
  });
  if (!hasPasskeys()) return null;
  return (
    <>
      {!attempt.isPending && <Trouble error={attempt.error ?? refusal} />}
      <Button
        look={look}
        icon="key"
        isWide
        isBusy={attempt.isPending}
        onPress={() => {
          if (!attempt.isPending) attempt.mutate();
        }}
      >
        {act}
      </Button>
    </>
  );
}

function Trouble({ error }: { readonly error: Error | null }) {
  const t = useWords(signInWords);
  const trouble = passkeyTroubleOf(error);
  if (trouble) return <PasskeyNotice trouble={trouble} />;
  const text = isRefusedWith(error, 'auth.role_not_allowed') ? t.noDesk : undefined;
  return <FailureOf error={error} text={text} />;
}
