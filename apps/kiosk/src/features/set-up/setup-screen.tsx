// Set-up: is the server there, what should this tablet be, who allows it, does it work, and how does it hang. Five steps,
// ending in a fresh start.
import { useState, type ReactNode } from 'react';
import { defaultSettings, markDeviceReady, saveTimeZone, settingsOf } from '#device/device-record.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord, DeviceSettings } from '#storage/kiosk-database.ts';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { ChecksStep } from './checks-step.tsx';
import styles from './setup-screen.module.css';
import { InstallFirst, shouldInstallFirst } from './install-first.tsx';
import { SignInStep } from './sign-in-step.tsx';
import { TabletStep } from './tablet-step.tsx';
import { TerminalStep } from './terminal-step.tsx';
import { WallStep } from './wall-step.tsx';
import { WelcomeStep } from './welcome-step.tsx';

const css = classNames(styles);
const STEPS = ['welcome', 'tablet', 'signIn', 'checks', 'wall'] as const;
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
  const isInterrupted = record !== undefined && !record.isReady && !record.isRevoked;
  const [step, setStep] = useState<Step | 'terminal'>(isInterrupted ? 'checks' : firstStep);
  const [chosen, setChosen] = useState<DeviceSettings | undefined>(record && settingsOf(record));
  // Asked for late: to find the zone of a tablet takes a slow processor as long as to draw the first step.
  const settings = () => chosen ?? defaultSettings(language);
  // Whoever has something here already stays here.
  const [isInstalling, setIsInstalling] = useState(
    () => record === undefined && kept === 0 && shouldInstallFirst(),
  );
  const [made, setMade] = useState(record);
  const registered = (now: DeviceRecord) => {
    // What was kept is handed over while the tablet is checked: by a fresh start, which opens the outbox.
    if (kept > 0) {
      onFinished();
      return;
    }
    setMade(now);
    setStep('checks');
  };
  const chooseZone = (timeZone: string) => {
    setMade((before) => before && { ...before, timeZone });
    void saveTimeZone(timeZone);
  };
  // The tablet is ready from here on, even if somebody leaves the last page without finishing it.
  const checked = () => void markDeviceReady(language).then(() => setStep('wall'));
  return (
    <SetUpPage step={step}>
      {step === 'welcome' && isInstalling && <InstallFirst onHere={() => setIsInstalling(false)} />}
      {step === 'welcome' && !isInstalling && (
        <WelcomeStep kept={kept} onNext={() => setStep('tablet')} onTerminal={() => setStep('terminal')} />
      )}
      {step === 'terminal' && (
        <TerminalStep kept={kept} onBack={() => setStep('welcome')} onFinished={onFinished} />
      )}
      {step === 'tablet' && (
        <TabletStep
          settings={settings()}
          onChange={setChosen}
          onBack={() => setStep('welcome')}
          onNext={() => setStep('signIn')}
        />
      )}
      {step === 'signIn' && (
        <SignInStep
          settings={{ ...settings(), language }}
          onBack={() => setStep('tablet')}
          onRegistered={registered}
        />
      )}
      {step === 'checks' && made && (
        <ChecksStep
          kept={kept}
          companyName={made.companyName}
          timeZone={made.timeZone}
          onTimeZone={chooseZone}
          onNext={checked}
        />
      )}
      {step === 'wall' && made && <WallStep record={made} onFinish={onFinished} />}
    </SetUpPage>
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
    signIn: t.stepSignIn,
    checks: t.stepChecks,
    wall: t.stepWall,
  };
  const current = STEPS.indexOf(step);
  return (
    <div className={css('stepHead')}>
      <h1>{t.setUpTitle}</h1>
      <ol className={css('steps')} aria-label={t.setUpStep(current + 1, STEPS.length)}>
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
