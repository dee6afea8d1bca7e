// Between the page that everybody may read and the one for managers: the code of this tablet, or a sign-in that leads to a new code.
import { useEffect, useState } from 'react';
import { useKioskDevice } from '#device/kiosk-device.ts';
import { canKeepCode, checkManagerCode, hasManagerCode, type CodeCheck } from '#device/manager-code.ts';
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
  const [step, setStep] = useState<Step>('looking');
  useEffect(() => {
    let isCurrent = true;
    const found = canKeepCode() ? hasManagerCode().catch(() => false) : Promise.resolve(false);
    void found.then((has) => {
      if (isCurrent) setStep(has ? 'code' : 'signIn');
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  switch (step) {
    case 'looking':
      return null;
    case 'code':
      return <CodeStep onOpen={onOpen} onSignIn={() => setStep('signIn')} onCancel={onCancel} />;
    case 'signIn':
      return (
        <ManagerSignInStep
          companyId={companyId}
          onSignedIn={() => (canKeepCode() ? setStep('newCode') : onOpen())}
          onCancel={onCancel}
        />
      );
    case 'newCode':
      return <NewCodeStep onSaved={onOpen} onCancel={onCancel} />;
  }
}

type CodeStepProps = {
  readonly onOpen: () => void;
  readonly onSignIn: () => void;
  readonly onCancel: () => void;
};

function CodeStep({ onOpen, onSignIn, onCancel }: CodeStepProps) {
  const { t } = useManagerLanguage();
  const { serverTime } = useKioskDevice();
  const [check, setCheck] = useState<CodeCheck | 'checking' | undefined>(undefined);
  const tryCode = (code: string) => {
    setCheck('checking');
    void checkManagerCode(code, serverTime.now()).then((found) => {
      setCheck(found);
      if (found.kind === 'right') onOpen();
      else playTone('error');
    });
  };
  const isFailed = check !== undefined && check !== 'checking' && check.kind !== 'right';
  const trouble = !isFailed
    ? undefined
    : check.kind === 'wrong'
      ? t.managerCodeWrong(check.triesLeft)
      : t.managerCodeLocked(check.minutes);
  return (
    <CodeEntry
      title={t.managerCode}
      lead={t.managerLocked}
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
