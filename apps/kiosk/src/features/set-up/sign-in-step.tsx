import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord, DeviceSettings } from '#storage/kiosk-database.ts';
import { SignInForm } from '#ui/sign-in-form.tsx';
import { useRegisterDevice, type RegisterTrouble } from './use-register-device.ts';

type SignInStepProps = {
  readonly settings: DeviceSettings;
  readonly onBack: () => void;
  readonly onRegistered: (record: DeviceRecord) => void;
};

/** An owner or manager allows this tablet, once. */
export function SignInStep({ settings, onBack, onRegistered }: SignInStepProps) {
  const { t } = useManagerLanguage();
  const { register, isRegistering, trouble } = useRegisterDevice(onRegistered);
  const words = useTroubleWords();
  return (
    <SignInForm
      lead={t.signInText}
      passwordHint={t.oneTimePasswordHint}
      backLabel={t.back}
      submitLabel={isRegistering ? t.registering : t.register}
      isBusy={isRegistering}
      trouble={trouble && words(trouble)}
      onBack={onBack}
      onSubmit={(credentials) => register(settings, credentials)}
    />
  );
}

function useTroubleWords(): (trouble: RegisterTrouble) => string {
  const { t } = useManagerLanguage();
  const words = {
    wrongCredentials: t.wrongCredentials,
    roleNotAllowed: t.roleNotAllowed,
    offline: t.registerOffline,
    notKnown: t.registerUnknown,
    notStored: t.registerNotStored,
  };
  return (trouble) => {
    return trouble.kind === 'tooManyAttempts' ? t.tooManyAttempts(trouble.minutes) : words[trouble.kind];
  };
}
