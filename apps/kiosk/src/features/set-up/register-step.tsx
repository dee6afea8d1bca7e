// What allows this tablet, once: the pairing word of the desk, read by the camera or typed, or else a manager's own sign-in.
import { useState, type SubmitEvent } from 'react';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { DeviceSettings } from '#storage/kiosk-database.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SignInForm } from '#ui/sign-in-form.tsx';
import styles from '#ui/form-page.module.css';
import pairingStyles from './pairing.module.css';
import { CodePanel } from './code-panel.tsx';
import { PairingNotice } from './pairing-notice.tsx';
import { useTroubleWords, type RegisterTrouble } from './register-trouble.ts';
import type { Pairing, PairingHeld } from './use-pairing.ts';
import type { Registering } from './use-register-device.ts';
import { WordField } from './word-field.tsx';

type RegisterStepProps = {
  readonly settings: DeviceSettings;
  readonly held: PairingHeld;
  readonly registering: Registering;
  readonly onBack: () => void;
};

export function RegisterStep(props: RegisterStepProps) {
  const [isSigningIn, setIsSigningIn] = useState(false);
  return isSigningIn ? (
    <BySignIn {...props} onBack={() => setIsSigningIn(false)} />
  ) : (
    <ByWord {...props} onSignIn={() => setIsSigningIn(true)} />
  );
}

function BySignIn({ settings, registering, onBack }: RegisterStepProps) {
  const { t } = useManagerLanguage();
  const { register, isRegistering, failed } = registering;
  const [email, setEmail] = useState<string | undefined>(undefined);
  const words = useTroubleWords();
  return (
    <SignInForm
      lead={t.signInText}
      backLabel={t.back}
      submitLabel={isRegistering ? t.registering : t.register}
      isBusy={isRegistering}
      trouble={failed && failed.by === email ? words(failed.trouble) : undefined}
      onBack={onBack}
      onSubmit={(credentials) => {
        setEmail(credentials.email);
        return register(settings, credentials);
      }}
    />
  );
}

type ByWordProps = RegisterStepProps & { readonly onSignIn: () => void };

function ByWord({ settings, held, registering, onBack, onSignIn }: ByWordProps) {
  const { t } = useManagerLanguage();
  const { register, isRegistering, failed } = registering;
  const { pairing } = held;
  const [isAsked, setIsAsked] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const once = useOneSending();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (pairing?.check.kind === 'refused') held.askAgain();
    if (pairing?.check.kind !== 'known') return;
    const { word } = pairing;
    void once(() => register(settings, { word }));
  };
  const trouble = failed && failed.by === pairing?.word ? failed.trouble : undefined;
  return (
    <form className={styles['body']} onSubmit={submit} noValidate>
      {/* Where to find a word is not asked any more once there is one, or the camera looks for it. */}
      {!pairing && !isReading && <p className={styles['lead']}>{t.pairText}</p>}
      <div className={styles['columns']} data-scrolls>
        <div className={pairingStyles['held']} data-at-once={pairing && !isReading ? true : undefined}>
          <WordField held={held} isMissing={isAsked && !pairing} />
          <HeldNotice pairing={pairing} trouble={trouble} />
        </div>
        <CodePanel isReading={isReading} onReading={setIsReading} onCode={held.take}>
          <Button look="quiet" onPress={onSignIn} isDisabled={isRegistering}>
            {t.pairBySignIn}
          </Button>
        </CodePanel>
      </div>
      <div className={styles['buttons']}>
        <Button onPress={onBack} isDisabled={isRegistering}>
          {t.back}
        </Button>
        <Button type="submit" look="primary" isDisabled={isRegistering || pairing?.check.kind === 'asking'}>
          {isRegistering ? t.registering : t.register}
        </Button>
      </div>
    </form>
  );
}

type HeldNoticeProps = {
  readonly pairing: Pairing | undefined;
  readonly trouble: RegisterTrouble | undefined;
};

/** Why the last try by this word registered nothing, else what the server says of the word. */
function HeldNotice({ pairing, trouble }: HeldNoticeProps) {
  const words = useTroubleWords();
  if (!trouble) return pairing && <PairingNotice pairing={pairing} />;
  return (
    <Notice look="error" icon="warning" role="alert">
      {words(trouble)}
    </Notice>
  );
}
