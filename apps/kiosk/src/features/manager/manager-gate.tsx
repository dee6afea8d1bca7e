// Between the page that everybody may read and the one for managers: the code of the company or of this tablet, or a sign-in, which at a
// tablet with a code of its own leads to a new one.
import { useEffect, useState } from 'react';
import { useKioskDevice } from '#device/kiosk-device.ts';
import { canKeepCode, hasManagerCode, type CodeCheck } from '#device/manager-code.ts';
import { useCallStation, useStationSettings } from '#device/station-context.ts';
import { tryManagerCode } from '#device/try-manager-code.ts';
import type { ManagerCatalogue } from '#i18n/catalogues.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { playTone } from '#ui/tones.ts';
import { CodeEntry } from './code-entry.tsx';
import { ManagerSignInStep } from './manager-sign-in-step.tsx';
import { NewCodeStep } from './new-code-step.tsx';

type ManagerGateProps = {
  readonly companyId: string;
  readonly onOpen: () => void;
  readonly onCancel: () => void;
};

type Step = 'looking' | 'code' | 'signIn' | 'newCode';

export function ManagerGate({ companyId, onOpen, onCancel }: ManagerGateProps) {
  const version = useStationSettings()?.company.managerCodeVersion ?? null;
  const [step, setStep] = useState<Step>('looking');
  useEffect(() => {
    let isCurrent = true;
    void isCodeKnown(version).then((has) => {
      if (isCurrent) setStep(has ? 'code' : 'signIn');
    });
    return () => {
      isCurrent = false;
    };
  }, [version]);
  switch (step) {
    case 'looking':
      return null;
    case 'code':
      return (
        <CodeStep version={version} onOpen={onOpen} onSignIn={() => setStep('signIn')} onCancel={onCancel} />
      );
    case 'signIn':
      return (
        <ManagerSignInStep
          companyId={companyId}
          choosesCode={version === null}
          onSignedIn={() => (version === null && canKeepCode() ? setStep('newCode') : onOpen())}
          onCancel={onCancel}
        />
      );
    case 'newCode':
      return <NewCodeStep onSaved={onOpen} onCancel={onCancel} />;
  }
}

/** A code of the company can always be asked for; one of the tablet only once somebody has chosen it. */
async function isCodeKnown(version: string | null): Promise<boolean> {
  if (!canKeepCode()) return false;
  return version !== null || (await hasManagerCode(null).catch(() => false));
}

type CodeStepProps = {
  /** Of the company's code; null for that of this tablet. */
  readonly version: string | null;
  readonly onOpen: () => void;
  readonly onSignIn: () => void;
  readonly onCancel: () => void;
};

function CodeStep({ version, onOpen, onSignIn, onCancel }: CodeStepProps) {
  const { t } = useManagerLanguage();
  const { serverTime } = useKioskDevice();
  const call = useCallStation();
  const [check, setCheck] = useState<CodeCheck | 'checking' | undefined>(undefined);
  const tryCode = (code: string) => {
    setCheck('checking');
    void tryManagerCode(code, { call, version, now: serverTime.now() }).then((found) => {
      setCheck(found);
      if (found.kind === 'right') onOpen();
      else playTone('error');
    });
  };
  const trouble = check === undefined || check === 'checking' ? undefined : said(check, t);
  return (
    <CodeEntry
      title={t.managerCode}
      lead={version === null ? t.managerLocked : t.managerLockedByCompany}
      trouble={trouble}
      submitLabel={check === 'checking' ? t.managerChecking : t.managerOpen}
      isBusy={check === 'checking'}
      onCode={tryCode}
    >
      <Button onPress={onSignIn}>{t.managerSignIn}</Button>
      <Button icon="cross" onPress={onCancel}>
        {t.cancel}
      </Button>
    </CodeEntry>
  );
}

function said(
  check: CodeCheck,
  t: Pick<ManagerCatalogue, `managerCode${string}` & keyof ManagerCatalogue>,
): string | undefined {
  switch (check.kind) {
    case 'right':
      return undefined;
    case 'wrong':
      return check.triesLeft === undefined
        ? t.managerCodeNotRight
        : t.managerCodeWrong({ left: check.triesLeft });
    case 'locked':
      return t.managerCodeLocked({ minutes: check.minutes });
    case 'unknown':
      return t.managerCodeUnknown;
  }
}
