import { useCallback, useEffect, useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from '#ui/form-page.module.css';

type ServerCheck =
  { readonly kind: 'asking' | 'silent' } | { readonly kind: 'found'; readonly version: string };

type WelcomeStepProps = { readonly onNext: () => void; readonly onTerminal: () => void };

/** What is needed, in which language, and whether the server answers at this address. */
export function WelcomeStep({ onNext, onTerminal }: WelcomeStepProps) {
  const { t } = useManagerLanguage();
  const { check, ask } = useServerCheck();
  return (
    <section className={styles['body']}>
      <p className={styles['lead']}>{t.welcomeText}</p>
      <p>{t.chooseLanguage}</p>
      {check.kind === 'asking' && (
        <Notice look="plain" icon="clock" role="status">
          {t.serverChecking}
        </Notice>
      )}
      {check.kind === 'found' && (
        <Notice look="plain" icon="check" role="status">
          {t.serverFound(check.version)}
        </Notice>
      )}
      {check.kind === 'silent' && (
        <Notice look="error" icon="offline" role="alert">
          {t.serverNotFound}
        </Notice>
      )}
      {!window.isSecureContext && (
        <Notice look="warning" icon="warning">
          {t.notSecure}
        </Notice>
      )}
      <div className={styles['buttons']}>
        <Button look="quiet" onPress={onTerminal}>
          {t.terminalOffer}
        </Button>
        {check.kind === 'silent' && <Button onPress={ask}>{t.tryAgain}</Button>}
        <Button look="primary" onPress={onNext} isDisabled={check.kind !== 'found'}>
          {t.next}
        </Button>
      </div>
    </section>
  );
}

function useServerCheck() {
  const [check, setCheck] = useState<ServerCheck>({ kind: 'asking' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void callOperation('getHealth').then((answer) => {
      if (isCurrent)
        setCheck(answer.ok ? { kind: 'found', version: answer.data.version } : { kind: 'silent' });
    });
    return () => {
      isCurrent = false;
    };
  }, [round]);
  const ask = useCallback(() => {
    setCheck({ kind: 'asking' });
    setRound((before) => before + 1);
  }, []);
  return { check, ask };
}
