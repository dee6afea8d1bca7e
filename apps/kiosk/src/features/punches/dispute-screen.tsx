// Not you, or wrong? One question, so that a slip of the hand disputes nothing; and after the answer, its outcome.
import { useEffect, useState } from 'react';
import { formatClock } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { Page } from '#ui/page.tsx';
import { playTone } from '#ui/tones.ts';
import { useCountdown } from '#ui/use-countdown.ts';
import styles from './dispute.module.css';

const css = classNames(styles);
const CLOSES_AFTER_SECONDS = 6;

type DisputeScreenProps = {
  readonly name: string;
  readonly action: 'Start' | 'Stop';
  readonly at: number;
  readonly timeZone: string;
  /** Whether it is noted for good. */
  readonly onDispute: () => Promise<boolean>;
  readonly onClose: () => void;
};

export function DisputeScreen(props: DisputeScreenProps) {
  const [step, setStep] = useState<'ask' | 'busy' | 'noted' | 'failed'>('ask');
  const once = useOneSending();
  const tell = async () => {
    setStep('busy');
    setStep((await props.onDispute()) ? 'noted' : 'failed');
  };
  if (step === 'noted') return <DisputeNoted {...props} />;
  if (step === 'failed') return <DisputeFailed {...props} />;
  return <DisputeQuestion {...props} isBusy={step === 'busy'} onTell={() => void once(tell)} />;
}

type ShownPunch = Omit<DisputeScreenProps, 'onDispute'>;

type QuestionProps = ShownPunch & { readonly isBusy: boolean; readonly onTell: () => void };

export function DisputeQuestion({ isBusy, onTell, ...punch }: QuestionProps) {
  const { t } = useLanguage();
  return (
    <Page
      who={punch.name}
      title={t.disputeTitle}
      actions={
        <>
          <Button look="primary" size="main" icon="person" isDisabled={isBusy} onPress={onTell}>
            {t.disputeYes}
          </Button>
          <Button size="main" icon="check" isDisabled={isBusy} onPress={punch.onClose}>
            {t.disputeNo}
          </Button>
        </>
      }
    >
      <div className={css('body')}>
        <PunchLine {...punch} />
        <p>{t.disputeLead}</p>
      </div>
    </Page>
  );
}

export function DisputeNoted(punch: ShownPunch) {
  const { t } = useLanguage();
  const { name, onClose } = punch;
  const left = useCountdown(CLOSES_AFTER_SECONDS, onClose);
  return (
    <Page who={name} title={t.disputedTitle} actions={<CloseButton onClose={onClose} />}>
      <div className={css('body')} role="alert">
        <PunchLine {...punch} />
        <p>{t.disputedSafe}</p>
        <p>{t.receiptCloses({ seconds: left })}</p>
      </div>
    </Page>
  );
}

export function DisputeFailed(punch: ShownPunch) {
  const { t } = useLanguage();
  const { name, at, timeZone, onClose } = punch;
  useEffect(() => playTone('error'), []);
  return (
    <Page who={name} title={t.disputeFailed} actions={<CloseButton onClose={onClose} />}>
      <div className={css('body')} role="alert">
        <p className={css('toDo')}>{t.disputeFailedToDo({ time: formatClock(at, timeZone) })}</p>
        <p>{t.disputeFailedSafe}</p>
      </div>
    </Page>
  );
}

function CloseButton({ onClose }: Pick<ShownPunch, 'onClose'>) {
  const { t } = useLanguage();
  return (
    <Button look="primary" size="main" icon="check" onPress={onClose}>
      {t.close}
    </Button>
  );
}

function PunchLine({ action, at, timeZone }: ShownPunch) {
  const { t } = useLanguage();
  const isIn = action === 'Start';
  return (
    <p className={css('punch', isIn ? 'in' : 'out')}>
      {isIn ? t.receiptIn : t.receiptOut} <span>{formatClock(at, timeZone)}</span>
    </p>
  );
}
