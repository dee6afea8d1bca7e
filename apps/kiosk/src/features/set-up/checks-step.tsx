import { useEffect, useState } from 'react';
import { useKioskDevice } from '#device/kiosk-device.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import formPage from '#ui/form-page.module.css';
import { formatTimeApart } from '#i18n/time-apart.ts';
import { hasPassed, runSelfTest, type CheckName, type CheckResult } from './self-test.ts';
import styles from './setup-screen.module.css';
import { ZoneField } from './zone-field.tsx';

const css = classNames(styles);
const CHECKS: readonly CheckName[] = ['cache', 'shell', 'database', 'clock', 'storage'];
type Results = Partial<Record<CheckName, CheckResult>>;

type ChecksStepProps = {
  /** Punches of an earlier registration that the server does not have yet. */
  readonly kept: number;
  readonly companyName: string;
  readonly timeZone: string;
  readonly onTimeZone: (timeZone: string) => void;
  readonly onNext: () => void;
};

/** The tablet tests itself, with a tick for each thing that works. */
export function ChecksStep({ kept, companyName, timeZone, onTimeZone, onNext }: ChecksStepProps) {
  const { t } = useManagerLanguage();
  const { results, again } = useSelfTest();
  const isDone = CHECKS.every((name) => results[name]);
  const isAllPassed = CHECKS.every((name) => results[name] && hasPassed(results[name]));
  return (
    <section className={formPage['body']}>
      <div className={formPage['guide']} data-scrolls>
        <Notice look="plain" icon="check" role="status">
          {t.setUpDone({ company: companyName })}
        </Notice>
        <KeptNotice kept={kept} />
        <p className={formPage['lead']}>{t.checksText}</p>
        <ul className={css('checks')}>
          {CHECKS.map((name) => (
            <CheckLine key={name} name={name} result={results[name]} />
          ))}
        </ul>
        <ZoneField value={timeZone} onChange={onTimeZone} />
      </div>
      <div className={formPage['buttons']}>
        <Button onPress={again} isDisabled={!isDone}>
          {t.checkAgain}
        </Button>
        <Button look="primary" onPress={onNext} isDisabled={!isDone}>
          {isDone && !isAllPassed ? t.goOnAnyway : t.next}
        </Button>
      </div>
    </section>
  );
}

/** What was kept from before goes to the server while the tablet tests itself. */
function KeptNotice({ kept }: Pick<ChecksStepProps, 'kept'>) {
  const { t } = useManagerLanguage();
  const [wasKept, setWasKept] = useState(0);
  if (kept > wasKept) setWasKept(kept);
  if (wasKept === 0) return null;
  return (
    <Notice look={kept === 0 ? 'plain' : 'warning'} icon={kept === 0 ? 'check' : 'cloudClock'} role="status">
      {kept === 0 ? t.keptHandedOver({ punches: wasKept }) : t.keptOnItsWay({ punches: kept })}
    </Notice>
  );
}

function useSelfTest() {
  const device = useKioskDevice();
  const [results, setResults] = useState<Results>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void runSelfTest(device, (name, result) => {
      if (isCurrent) setResults((before) => ({ ...before, [name]: result }));
    });
    return () => {
      isCurrent = false;
    };
  }, [device, round]);
  const again = () => {
    setResults({});
    setRound((before) => before + 1);
  };
  return { results, again };
}

type CheckLineProps = { readonly name: CheckName; readonly result: CheckResult | undefined };

function CheckLine({ name, result }: CheckLineProps) {
  const { t } = useManagerLanguage();
  const titles: Record<CheckName, string> = {
    cache: t.checkCache,
    shell: t.checkShell,
    database: t.checkDatabase,
    storage: t.checkStorage,
    clock: t.checkClock,
  };
  const look = !result ? 'isRunning' : hasPassed(result) ? 'isPassed' : 'isNot';
  return (
    <li className={css('check', look)}>
      <span className={css('tick')}>
        <Icon name={!result ? 'clock' : hasPassed(result) ? 'check' : 'warning'} />
      </span>
      <div>
        <p className={css('checkTitle')}>{titles[name]}</p>
        <p className="small">{useDetail(name, result)}</p>
      </div>
    </li>
  );
}

function useDetail(name: CheckName, result: CheckResult | undefined): string {
  const { t } = useManagerLanguage();
  if (!result) return t.checking;
  if (result.kind === 'files') return t.checkCacheDetail({ stored: result.stored, all: result.all });
  if (result.kind === 'apart') {
    const difference = formatTimeApart(result.milliseconds);
    return hasPassed(result) ? t.checkClockDetail({ difference }) : t.checkClockApart({ difference });
  }
  if (result.kind === 'notPossible')
    return result.because === 'browser' ? t.checkNotInBrowser : t.checkNotPossible;
  if (result.kind === 'serverTrouble') return t.serverTrouble;
  if (result.kind === 'passed') return t.checkPassed;
  if (name === 'storage') return t.checkStorageNo;
  return name === 'clock' ? t.checkClockFailed : t.checkFailed;
}
