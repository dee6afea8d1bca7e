import { useState, type SubmitEvent } from 'react';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { saveTerminal, toCompanyId } from '#storage/terminal-record.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from '#ui/form-page.module.css';

type TerminalStepProps = {
  /** Punches of an earlier registration that the server does not have yet. */
  readonly kept: number;
  readonly onBack: () => void;
  readonly onFinished: () => void;
};

/** Asks whose people a tablet lists that nobody registers; a link or its QR code does the same without typing. */
export function TerminalStep({ kept, onBack, onFinished }: TerminalStepProps) {
  const { t } = useManagerLanguage();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const companyId = toCompanyId(typed);
    setIsWrong(companyId === undefined);
    if (companyId === undefined) return;
    saveTerminal(companyId);
    onFinished();
  };
  return (
    <form className={styles['body']} onSubmit={submit} noValidate>
      <h1>{t.terminalOffer}</h1>
      <p className={styles['lead']}>{t.terminalText}</p>
      {kept > 0 && (
        <Notice look="warning" icon="cloudClock" role="status">
          {t.terminalKept({ punches: kept })}
        </Notice>
      )}
      <Field
        label={t.terminalCompany}
        hint={t.terminalCompanyHint}
        error={isWrong ? t.terminalCompanyWrong : undefined}
      >
        {({ id, describedBy }) => (
          <input
            id={id}
            aria-describedby={describedBy}
            aria-invalid={isWrong}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className={styles['buttons']}>
        <Button onPress={onBack}>{t.back}</Button>
        <Button type="submit" look="primary">
          {t.terminalStart}
        </Button>
      </div>
    </form>
  );
}
