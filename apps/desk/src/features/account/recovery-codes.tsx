import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { useWords } from '#words/words.ts';
import styles from './account-page.module.css';
import { factorWords } from '#said/desk/account/factor.ts';

/** What comes with a factor: ten codes on paper, or none; and other sessions that ended, because a password had opened them without it. */
export type BegunFactors = { readonly recoveryCodes: readonly string[]; readonly endedSessions: number };

type RecoveryCodesProps = BegunFactors & { readonly onClose: () => void };

/** Shown this once. Only a button closes it: a press beside it would lose the codes. */
export function RecoveryCodes({ recoveryCodes: codes, endedSessions, onClose }: RecoveryCodesProps) {
  const t = useWords(factorWords);
  return (
    <Dialog title={t.codesTitle}>
      <div className={styles['printed']}>
        <p>{t.codesLead}</p>
        <ol className={styles['codes']}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      {endedSessions > 0 && <p>{t.endedSessions({ ended: endedSessions })}</p>}
      <DialogButtons>
        <CopyButton text={codes.join('\n')} />
        <Button onPress={() => print()}>{t.print}</Button>
        <Button look="primary" onPress={onClose}>
          {t.codesKept}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
