import { useCallback, useEffect, useState } from 'react';
import { isSilence, type Answer } from '#api/api-failure.ts';
import { callOperation } from '#api/call-operation.ts';
import { useServerBack } from '#device/use-server-back.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from '#ui/form-page.module.css';
import { PairingNotice } from './pairing-notice.tsx';
import type { Pairing } from './use-pairing.ts';

type ServerCheck =
  | { readonly kind: 'asking' | 'silent' | 'trouble' }
  | { readonly kind: 'found'; readonly version: string };

type WelcomeStepProps = {
  /** Punches of an earlier registration that the server does not have yet. */
  readonly kept: number;
  /** What the code of the desk said that this page was opened with. */
  readonly pairing: Pairing | undefined;
  readonly onNext: () => void;
  readonly onTerminal: () => void;
};

/** What is needed, in which language, and whether the server answers at this address. */
export function WelcomeStep({ kept, pairing, onNext, onTerminal }: WelcomeStepProps) {
  const { t } = useManagerLanguage();
  const { check, ask } = useServerCheck();
  useServerBack(isWithout(check), ask);
  return (
    <section className={styles['body']}>
      <div className={styles['guide']} data-scrolls>
        {kept > 0 && (
          <Notice look="warning" icon="cloudClock" role="status">
            {t.keptFromBefore({ punches: kept })}
          </Notice>
        )}
        <p className={styles['lead']}>{t.welcomeText}</p>
        <p>{t.chooseLanguage}</p>
      </div>
      {pairing && <PairingNotice pairing={pairing} />}
      {check.kind === 'asking' && (
        <Notice look="plain" icon="clock" role="status">
          {t.serverChecking}
        </Notice>
      )}
      {check.kind === 'found' && (
        <Notice look="plain" icon="check" role="status">
          {t.serverFound({ version: check.version })}
        </Notice>
      )}
      {isWithout(check) && (
        <Notice look="error" icon={check.kind === 'silent' ? 'offline' : 'warning'} role="alert">
          {check.kind === 'silent' ? t.serverNotFound : t.serverTrouble}
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
        {isWithout(check) ? (
          <Button onPress={ask}>{t.tryAgain}</Button>
        ) : (
          <Button
            look="primary"
            onPress={onNext}
            isDisabled={check.kind !== 'found' || !window.isSecureContext}
          >
            {t.next}
          </Button>
        )}
      </div>
    </section>
  );
}

const isWithout = ({ kind }: ServerCheck) => kind === 'silent' || kind === 'trouble';

function toCheck(answer: Answer<{ readonly version: string }>): ServerCheck {
  if (answer.ok) return { kind: 'found', version: answer.data.version };
  return { kind: isSilence(answer.failure) ? 'silent' : 'trouble' };
}

function useServerCheck() {
  const [check, setCheck] = useState<ServerCheck>({ kind: 'asking' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void callOperation('getHealth').then((answer) => {
      if (isCurrent) setCheck(toCheck(answer));
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
