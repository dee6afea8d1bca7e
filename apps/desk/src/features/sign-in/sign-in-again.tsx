import { useQueryClient } from '@tanstack/react-query';
import type { DeskSession } from '#api/session.ts';
import { sessionQuery } from '#api/session.ts';
import styles from '#ui/card-page.module.css';
import { Dialog } from '#ui/dialog.tsx';
import { useWords } from '#words/words.ts';
import { SignInForm } from './sign-in-form.tsx';
import { signInWords } from './sign-in-words.ts';

type SignInAgainProps = {
  /** Whose page lies below. */
  readonly before: DeskSession;
  readonly onDone: () => void;
};

/** Over the page that somebody was on when the session ended, so that what they have typed stays. */
export function SignInAgain({ before, onDone }: SignInAgainProps) {
  const t = useWords(signInWords);
  const client = useQueryClient();
  const goOn = () => {
    const now = client.getQueryData(sessionQuery.queryKey);
    // Somebody else must not see what lies on the page of the one before.
    if (now?.userId !== before.userId) location.reload();
    void client.invalidateQueries();
    onDone();
  };
  return (
    <Dialog title={t.againTitle}>
      <p className={styles['lead']}>{t.againLead}</p>
      <SignInForm onSignedIn={goOn} />
    </Dialog>
  );
}
