import { useMutation } from '@tanstack/react-query';
import { CallFailed, isRefusedWith } from '#api/call-failed.ts';
import { hasPasskeys, passkeyTroubleOf } from '#api/passkeys.ts';
import { Button } from '#ui/button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { PasskeyNotice } from '#ui/passkey-notice.tsx';
import { useWords } from '#words/words.ts';
import { signInWords } from './sign-in-words.ts';

type PasskeyProofProps = {
  readonly act: string;
  readonly look?: 'plain' | 'primary';
  readonly prove: () => Promise<void>;
  readonly onDone?: (() => void) | undefined;
};

/** A passkey in place of everything that is typed. Nothing is shown where the browser knows none. */
export function PasskeyProof({ act, look = 'plain', prove, onDone }: PasskeyProofProps) {
  const t = useWords(signInWords);
  const attempt = useMutation({ mutationFn: prove, onSuccess: () => onDone?.() });
  if (!hasPasskeys()) return null;
  const trouble = passkeyTroubleOf(attempt.error);
  const text = isRefusedWith(attempt.error, 'auth.role_not_allowed') ? t.noDesk : undefined;
  return (
    <>
      {trouble && <PasskeyNotice trouble={trouble} />}
      {!trouble && attempt.error instanceof CallFailed && (
        <FailureNotice failure={attempt.error.failure} text={text} />
      )}
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
