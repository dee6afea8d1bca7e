// Set-up: is the server there, what should this tablet be, what allows it, does it work, and how does it hang. Five steps,
// ending in a fresh start.
import { useState, type ReactNode } from 'react';
import { defaultSettings, markDeviceReady, saveTimeZone, settingsOf } from '#device/device-record.ts';
import { shouldInstallFirst } from '#device/install-prompt.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord, DeviceSettings } from '#storage/kiosk-database.ts';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { ChecksStep } from './checks-step.tsx';
import styles from './setup-screen.module.css';
import { InstallFirst } from './install-first.tsx';
import { RegisterStep } from './register-step.tsx';
import { TabletStep } from './tablet-step.tsx';
import { TerminalStep } from './terminal-step.tsx';
import { useMissedZone } from './use-missed-zone.ts';
import { usePairing, type Pairing } from './use-pairing.ts';
import { useRegisterDevice } from './use-register-device.ts';
import { WallStep } from './wall-step.tsx';
import { WelcomeStep } from './welcome-step.tsx';

const css = classNames(styles);
const STEPS = ['welcome', 'tablet', 'register', 'checks', 'wall'] as const;
type Step = (typeof STEPS)[number];

type SetUpScreenProps = {
  /** What this tablet was before, if it is set up again or was interrupted before its checks. */
  readonly record: DeviceRecord | undefined;
  /** Punches of an earlier registration that the server does not have yet. */
  readonly kept: number;
  readonly firstStep?: Step;
  readonly onFinished: () => void;
};

export function SetUpScreen({ record, kept, firstStep = 'welcome', onFinished }: SetUpScreenProps) {
  const { language } = useManagerLanguage();
  const [step, setStep] = useState<Step | 'terminal'>(isInterrupted(record) ? 'checks' : firstStep);
  const [chosen, setChosen] = useState<DeviceSettings | undefined>(record && settingsOf(record));
  // Asked for late: to find the zone of a tablet takes a slow processor as long as to draw the first step.
  const settings = () => chosen ?? defaultSettings(language);
  const held = usePairing();
  const [isStaying, setIsStaying] = useState(false);
  // Anyone who has something here already stays here.
  const isInstalling = !isStaying && record === undefined && kept === 0 && shouldInstallFirst();
  const { made, registering, chooseZone } = useMade(record, () => {
    // What was kept is handed over while the tablet is checked: by a fresh start, which opens the outbox.
    if (kept > 0) onFinished();
    else setStep('checks');
  });
  // The tablet is ready from here on, even if somebody leaves the last page without finishing it.
  const checked = () => void markDeviceReady(language).then(() => setStep('wall'));
  return (
    <SetUpPage step={step}>
      {(step === 'welcome' || step === 'terminal') && (
        <FirstStep
          step={isInstalling && step === 'welcome' ? 'install' : step}
          kept={kept}
          pairing={held.pairing}
          onStay={() => setIsStaying(true)}
          onStep={setStep}
          onFinish={onFinished}
        />
      )}
      {step === 'tablet' && (
        <TabletStep
          settings={settings()}
          onChange={setChosen}
          onBack={() => setStep('welcome')}
          onNext={() => setStep('register')}
        />
      )}
      {step === 'register' && (
        <RegisterStep
          settings={{ ...settings(), language }}
          held={held}
          registering={registering}
          onBack={() => setStep('tablet')}
        />
      )}
      {made && (step === 'checks' || step === 'wall') && (
        <MadeSteps
          step={step}
          made={made}
          kept={kept}
          onTimeZone={chooseZone}
          onChecked={checked}
          onFinish={onFinished}
        />
      )}
    </SetUpPage>
  );
}

const isInterrupted = (record: DeviceRecord | undefined) =>
  record !== undefined && !record.isReady && !record.isRevoked;

type FirstStepProps = {
  readonly step: 'install' | 'welcome' | 'terminal';
  readonly kept: number;
  readonly pairing: Pairing | undefined;
  readonly onStay: () => void;
  readonly onStep: (step: 'welcome' | 'tablet' | 'terminal') => void;
  readonly onFinish: () => void;
};

/** Before anything is asked: the app is installed, or the server found, or the tablet is one that nobody registers. */
function FirstStep({ step, kept, pairing, onStay, onStep, onFinish }: FirstStepProps) {
  if (step === 'install') return <InstallFirst pairing={pairing} onHere={onStay} />;
  if (step === 'terminal')
    return <TerminalStep kept={kept} onBack={() => onStep('welcome')} onFinished={onFinish} />;
  return (
    <WelcomeStep
      kept={kept}
      pairing={pairing}
      onNext={() => onStep('tablet')}
      onTerminal={() => onStep('terminal')}
    />
  );
}

/** What this tablet is once the server has registered it. */
function useMade(record: DeviceRecord | undefined, onMade: () => void) {
  const [made, setMade] = useState(record);
  const registering = useRegisterDevice((now) => {
    setMade(now);
    onMade();
  });
  const chooseZone = (timeZone: string) => {
    setMade((before) => before && { ...before, timeZone, isZoneGuessed: false });
    void saveTimeZone(timeZone);
  };
  return { made, registering, chooseZone };
}

type MadeStepsProps = {
  readonly step: 'checks' | 'wall';
  readonly made: DeviceRecord;
  readonly kept: number;
  readonly onTimeZone: (timeZone: string) => void;
  readonly onChecked: () => void;
  readonly onFinish: () => void;
};

/** What is left once it is registered: does it work, and how does it hang. */
function MadeSteps({ step, made, kept, onTimeZone, onChecked, onFinish }: MadeStepsProps) {
  useMissedZone(made, onTimeZone);
  if (step === 'wall') return <WallStep record={made} onFinish={onFinish} />;
  return (
    <ChecksStep
      kept={kept}
      companyName={made.companyName}
      timeZone={made.timeZone}
      onTimeZone={onTimeZone}
      onNext={onChecked}
    />
  );
}

type SetUpPageProps = { readonly step: Step | 'terminal'; readonly children: ReactNode };

/** One step of set-up, and where in it one is. */
export function SetUpPage({ step, children }: SetUpPageProps) {
  return (
    <div className={css('setUp')}>
      {step !== 'terminal' && <StepHead step={step} />}
      {children}
    </div>
  );
}

function StepHead({ step }: { readonly step: Step }) {
  const { t } = useManagerLanguage();
  const names = {
    welcome: t.stepWelcome,
    tablet: t.stepTablet,
    register: t.stepPair,
    checks: t.stepChecks,
    wall: t.stepWall,
  };
  const current = STEPS.indexOf(step);
  return (
    <div className={css('stepHead')}>
      <h1>{t.setUpTitle}</h1>
      <ol className={css('steps')} aria-label={t.setUpStep({ step: current + 1, of: STEPS.length })}>
        {STEPS.map((name, place) => (
          <li
            key={name}
            className={css('step', place < current && 'isDone', place === current && 'isCurrent')}
            aria-current={place === current ? 'step' : undefined}
          >
            <span className={css('number')}>{place < current ? <Icon name="check" /> : place + 1}</span>
            <span className={css('stepName')}>{names[name]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
