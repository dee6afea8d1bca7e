import { useState, type SubmitEvent } from 'react';
import { QrCode } from '@stimpill/ui/qr-code.tsx';
import { isRefusedWith } from '#api/call-failed.ts';
import { useCall } from '#api/calls.ts';
import type { DataFor } from '#api/contract.ts';
import type { BegunFactors } from './recovery-codes.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { Field } from '#ui/field.tsx';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import styles from './account-page.module.css';
import { factorWords } from '#said/desk/account/factor.ts';

type AddTotpProps = {
  readonly started: DataFor<'startTotp'>;
  readonly onAdded: (begun: BegunFactors) => void;
  readonly onCancel: () => void;
};

/** The app reads the picture, or takes the secret as text; then it shows a code, which proves that it has it. */
export function AddTotp({ started, onAdded, onCancel }: AddTotpProps) {
  const t = useWords(factorWords);
  const { cancel } = useWords(dataWords);
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const adding = useCall('confirmTotp', { onSuccess: onAdded });
  const code = typed.replace(/\s/g, '');
  const isCode = /^\d{6}$/.test(code);
  const isWrong = isRefusedWith(adding.error, 'account.totp_code_wrong');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    if (isCode && !adding.isPending) adding.mutate({ body: { totpCode: code } });
  };
  return (
    <Dialog title={t.addTitle} onCancel={onCancel}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <p>{t.scan}</p>
        <QrCode text={started.otpauthUri} label={t.picture} className={styles['picture']} />
        <div>
          <p>{t.orType}</p>
          <p className={styles['secret']}>
            <code>{started.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopyButton text={started.secret} />
          </p>
        </div>
        <Field
          label={t.firstCode}
          hint={t.firstCodeHint}
          error={isAsked && !isCode ? t.codeMissing : isWrong ? t.codeWrong : undefined}
        >
          {(ids) => (
            <input
              {...ids}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {!isWrong && <FailureOf error={adding.error} />}
        <DialogButtons>
          <Button onPress={onCancel}>{cancel}</Button>
          <Button type="submit" look="primary" isBusy={adding.isPending}>
            {t.addApp}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
