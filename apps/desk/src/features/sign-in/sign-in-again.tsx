import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { hasPasskeys, signInWithPasskey } from '#api/passkeys.ts';
import type { Ended } from '#api/session-end.ts';
import { goOnWithSession, isSessionBack, sessionQuery, type DeskSession } from '#api/session.ts';
import { useAsks } from '#ui/asked.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useWords } from '#words/words.ts';
import { PasskeyProof } from './passkey-proof.tsx';
import { signInAgainWords } from '#said/desk/sign-in/sign-in-again.ts';
import { SignInForm } from './sign-in-form.tsx';
import help from './sign-in-help.module.css';

type SignInAgainProps = Ended & {
  /** Whose page lies below. */
  readonly before: DeskSession;
};

/** Over the page that somebody was on when the session ended, so that what they have typed stays. */
export function SignInAgain({ before, because }: SignInAgainProps) {
  const t = useWords(signInAgainWords);
  const client = useQueryClient();
  useAsks();
  const [isOtherWay, setIsOtherWay] = useState(false);
  const goOn = () => {
    // Somebody else must not see what lies on the page of the one before, nor send it.
    if (client.getQueryData(sessionQuery.queryKey)?.userId !== before.userId) {
      location.reload();
      return;
    }
    goOnWithSession();
    void client.invalidateQueries();
  };
  useBackFromElsewhere(before, goOn);
  const form = <SignInForm email={before.email ?? ''} onSignedIn={goOn} />;
  return (
    <Dialog title={t.title}>
      <p className="soft">
        {t.because[because]} {t.stays}
      </p>
      {before.beganWithPasskey && hasPasskeys() ? (
        <>
          <PasskeyProof
            act={t.usePasskey}
            look="primary"
            prove={() => signInWithPasskey(client)}
            onDone={goOn}
          />
          <details
            className={help['lost']}
            onToggle={({ currentTarget }) => setIsOtherWay(currentTarget.open)}
          >
            <summary>{t.otherWay}</summary>
            {isOtherWay && form}
          </details>
        </>
      ) : (
        form
      )}
    </Dialog>
  );
}

/** Who has signed in again in another tab finds the page as it was. */
function useBackFromElsewhere({ userId }: DeskSession, goOn: () => void): void {
  const client = useQueryClient();
  const look = useEffectEvent(() => {
    isSessionBack(client, userId).then(
      (isBack) => isBack && goOn(),
      () => undefined,
    );
  });
  useEffect(() => {
    const onFocus = () => look();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
}
