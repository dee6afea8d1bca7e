// Did you get your break? Asked after a clock-out where the rule takes one off by itself. Nobody has to answer: then it stays taken off,
// as it says. It is asked only while the server answers, so that no answer waits on the tablet.
import { useEffect, useState } from 'react';
import { formatDuration } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { Page } from '#ui/page.tsx';
import { playTone } from '#ui/tones.ts';
import { useCountdown } from '#ui/use-countdown.ts';
import styles from './dispute.module.css';

const css = classNames(styles);
const ASKS_FOR_SECONDS = 10;
const CLOSES_AFTER_SECONDS = 6;

type BreakScreenProps = {
  readonly name: string;
  /** How long the break is that was taken off. */
  readonly minutes: number;
  /** Whether the server knows now that there was none. */
  readonly onMissed: () => Promise<boolean>;
  readonly onClose: () => void;
};

export function BreakScreen(props: BreakScreenProps) {
  const [step, setStep] = useState<'ask' | 'busy' | 'noted' | 'failed'>('ask');
  const once = useOneSending();
  const tell = async () => {
    setStep('busy');
    setStep((await props.onMissed()) ? 'noted' : 'failed');
  };
  if (step === 'noted') return <BreakNoted {...props} />;
  if (step === 'failed') return <BreakFailed {...props} />;
  return <BreakQuestion {...props} isBusy={step === 'busy'} onTell={() => void once(tell)} />;
}

type Shown = Pick<BreakScreenProps, 'name' | 'onClose'>;

type QuestionProps = Omit<BreakScreenProps, 'onMissed'> & {
  readonly isBusy: boolean;
  readonly onTell: () => void;
};

export function BreakQuestion({ name, minutes, isBusy, onTell, onClose }: QuestionProps) {
  const { t, language } = useLanguage();
  const left = useCountdown(ASKS_FOR_SECONDS, onClose, isBusy);
  return (
    <Page
      who={name}
      title={t.breakTitle}
      actions={
        <>
          <Button look="primary" size="main" icon="check" isDisabled={isBusy} onPress={onClose}>
            {t.breakYes}
          </Button>
          <Button size="main" icon="person" isDisabled={isBusy} onPress={onTell}>
            {t.breakNo}
          </Button>
        </>
      }
    >
      <div className={css('body')}>
        <p>{t.breakTakenOff({ time: formatDuration(minutes, language) })}</p>
        <p>{t.breakLead}</p>
        <p>{t.breakIgnored({ seconds: left })}</p>
      </div>
    </Page>
  );
}

export function BreakNoted({ name, onClose }: Shown) {
  const { t } = useLanguage();
  const left = useCountdown(CLOSES_AFTER_SECONDS, onClose);
  return (
    <Page who={name} title={t.disputedTitle} actions={<CloseButton onClose={onClose} />}>
      <div className={css('body')} role="alert">
        <p>{t.breakNoted}</p>
        <p>{t.receiptCloses({ seconds: left })}</p>
      </div>
    </Page>
  );
}

export function BreakFailed({ name, onClose }: Shown) {
  const { t } = useLanguage();
  useEffect(() => playTone('error'), []);
  return (
    <Page who={name} title={t.disputeFailed} actions={<CloseButton onClose={onClose} />}>
      <div className={css('body')} role="alert">
        <p className={css('toDo')}>{t.breakFailedToDo}</p>
        <p>{t.disputeFailedSafe}</p>
      </div>
    </Page>
  );
}

function CloseButton({ onClose }: Pick<Shown, 'onClose'>) {
  const { t } = useLanguage();
  return (
    <Button look="primary" size="main" icon="check" onPress={onClose}>
      {t.close}
    </Button>
  );
}
