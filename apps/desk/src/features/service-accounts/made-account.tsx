import type { DataFor } from '#api/contract.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { useWords } from '#words/words.ts';
import styles from './made-account.module.css';
import { serviceAccountsWords } from '#said/desk/service-accounts/service-accounts.ts';

type MadeAccountProps = { readonly account: DataFor<'makeServiceAccount'>; readonly onClose: () => void };

/** Shown this once. Only a button closes it: a press beside it would lose the secret. */
export function MadeAccount({ account: { email, secret }, onClose }: MadeAccountProps) {
  const t = useWords(serviceAccountsWords);
  return (
    <Dialog title={t.madeTitle} look="wide">
      <p>{t.madeLead}</p>
      <dl className={styles['both']}>
        <Shown name={t.signInName} value={email ?? '–'} />
        <Shown name={t.secret} value={secret} />
      </dl>
      <DialogButtons>
        <Button look="primary" onPress={onClose}>
          {t.kept}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function Shown({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles['one']}>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
        <CopyButton text={value} />
      </dd>
    </div>
  );
}
