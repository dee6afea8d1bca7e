import { useState } from 'react';
import { useCallStation } from '#device/station-context.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { SignInForm, type Credentials } from '#ui/sign-in-form.tsx';
import { signInManager, type ManagerSignIn } from './sign-in-manager.ts';

type ManagerSignInStepProps = {
  readonly companyId: string;
  /** A new code for this tablet comes next. */
  readonly choosesCode: boolean;
  readonly onSignedIn: () => void;
  readonly onCancel: () => void;
};

type Trouble = Exclude<ManagerSignIn, { kind: 'in' }>;

/** For a tablet that has no code yet, and for a manager who has forgotten it. */
export function ManagerSignInStep({ companyId, choosesCode, onSignedIn, onCancel }: ManagerSignInStepProps) {
  const { t } = useManagerLanguage();
  const call = useCallStation();
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined);
  const submit = async (credentials: Credentials) => {
    setIsBusy(true);
    const became = await signInManager(credentials, companyId, call);
    setIsBusy(false);
    if (became.kind === 'in') onSignedIn();
    else setTrouble(became);
  };
  const words = {
    wrongCredentials: t.wrongCredentials,
    roleNotAllowed: t.managerRoleNotAllowed,
    otherCompany: t.managerNotYours,
    failed: t.managerSignInFailed,
  };
  const said = (met: Trouble) =>
    met.kind === 'tooManyAttempts' ? t.tooManyAttempts({ minutes: met.minutes }) : words[met.kind];
  return (
    <SignInForm
      title={t.manager}
      lead={choosesCode ? t.managerSignInText : t.managerSignInOnly}
      backLabel={t.cancel}
      submitLabel={isBusy ? t.managerChecking : t.managerSignedIn}
      isBusy={isBusy}
      trouble={trouble && said(trouble)}
      onBack={onCancel}
      onSubmit={submit}
    />
  );
}
