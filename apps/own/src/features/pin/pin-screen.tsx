// The PIN of the tablets opens the record. Nothing of it is kept, and what it says stands above the pad.
import { useState, type ReactNode } from 'react';
import { waitInWords } from '@stimpill/words/wait-in-words.ts';
import { useCall } from '#api/caller.ts';
import { failureWords } from '#api/failure-words.ts';
import type { MyPhone } from '#api/own-operations.ts';
import { isRefusedWith, type Failure } from '#api/read-answer.ts';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import { DigitPad } from './digit-pad.tsx';
import styles from './pin.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

type PinScreenProps = {
  readonly phone: MyPhone;
  readonly onOpened: () => void;
  /** How to end this phone, for whoever is not that person. */
  readonly leave: ReactNode;
};

export function PinScreen({ phone, onOpened, leave }: PinScreenProps) {
  const { t } = useLanguage();
  const call = useCall();
  const once = useOneSending();
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const secondsLeft = useSecondsLeft(lockOf(failure), () => setFailure(undefined));
  const open = (pin: string) =>
    void once(async () => {
      setChecking(true);
      setFailure(undefined);
      const answer = await call('openMyPhone', { body: { pin } });
      setChecking(false);
      if (answer.ok) onOpened();
      else setFailure(answer.failure);
    });
  return (
    <Page
      title={t.pinEnter}
      who={`${phone.displayName}, ${phone.companyName}`}
      hasLanguages
      actions={<DigitPad isChecking={isChecking} isOff={secondsLeft > 0} onPin={open} />}
    >
      <p role="status">{isChecking && t.pinChecking}</p>
      {failure && <Trouble failure={failure} secondsLeft={secondsLeft} />}
      <div className={styles['leave']}>{leave}</div>
    </Page>
  );
}

/** So many seconds nobody may try; as the tablet, a minute where the server does not say. */
const lockOf = (failure: Failure | undefined) =>
  failure?.kind === 'refused' && isRefusedWith(failure, 'kiosk.pin_locked', 'rate.limited')
    ? (failure.retryAfterSeconds ?? 60)
    : 0;

function Trouble({ failure, secondsLeft }: { readonly failure: Failure; readonly secondsLeft: number }) {
  const { t } = useLanguage();
  if (isRefusedWith(failure, 'kiosk.pin_locked'))
    return (
      <Notice>
        {/* Read out once, not every second: the number is for the eyes. */}
        <span aria-hidden="true">{t.pinLocked({ wait: waitInWords(secondsLeft, t) })} </span>
        <span className="spoken">{t.pinLocked({ wait: waitInWords(lockOf(failure), t) })}</span>
        {t.pinForgot}
      </Notice>
    );
  if (failure.kind === 'refused' && failure.code === 'kiosk.pin_invalid')
    return (
      <Notice>
        {t.pinWrong}. {t.pinAgain}{' '}
        {failure.triesLeft !== undefined && t.pinTriesLeft({ left: failure.triesLeft })} {t.pinForgot}
      </Notice>
    );
  return <Notice>{failureWords(failure, t)}</Notice>;
}
