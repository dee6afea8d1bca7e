// The entries of the gallery for a person who sets a tablet up or signs in as a manager: each step, and what can be wrong with it.
import { AboutScreen } from '#features/manager/about-screen.tsx';
import { CodeEntry } from '#features/manager/code-entry.tsx';
import { InstallFirst } from '#features/set-up/install-first.tsx';
import { RegisterStep } from '#features/set-up/register-step.tsx';
import type { RegisterTrouble } from '#features/set-up/register-trouble.ts';
import { SetUpPage, SetUpScreen } from '#features/set-up/setup-screen.tsx';
import type { Pairing } from '#features/set-up/use-pairing.ts';
import { SignInForm } from '#ui/sign-in-form.tsx';
import { TerminalStep } from '#features/set-up/terminal-step.tsx';
import { settingsOf } from '#device/device-record.ts';
import { WelcomeStep } from '#features/set-up/welcome-step.tsx';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { ManagerCatalogue } from '#i18n/catalogues.ts';
import { Button } from '#ui/button.tsx';
import { TABLET_RECORD } from './gallery-company.ts';
import type { GalleryScreen } from './gallery-screen.ts';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

type Said = { readonly said: (t: ManagerCatalogue) => string };

function RefusedSignIn({ said }: Said) {
  const { t } = useManagerLanguage();
  return (
    <SignInForm
      title={t.manager}
      lead={t.managerSignInText}
      backLabel={t.cancel}
      submitLabel={t.managerSignedIn}
      isBusy={false}
      trouble={said(t)}
      onBack={nothing}
      onSubmit={never}
    />
  );
}

function RefusedCode({ said }: Said) {
  const { t } = useManagerLanguage();
  return (
    <CodeEntry
      title={t.managerCode}
      lead={t.managerLockedByCompany}
      trouble={said(t)}
      submitLabel={t.managerOpen}
      isBusy={false}
      onCode={nothing}
    >
      <Button onPress={nothing}>{t.managerSignIn}</Button>
      <Button icon="cross" onPress={nothing}>
        {t.cancel}
      </Button>
    </CodeEntry>
  );
}

const WORD = '7K3M9XQ2';
const KNOWN = { kind: 'known', companyName: TABLET_RECORD.companyName, certificate: 'trusted' } as const;
const UNTRUSTED = { ...KNOWN, certificate: 'untrusted' } as const;
const UNKNOWN = { kind: 'refused', trouble: { kind: 'wordUnknown' } } as const;

const LOCKED = { kind: 'refused', trouble: { kind: 'tooManyAttempts', minutes: 15 } } as const;

type RegisteringProps = Omit<Pairing, 'word'> & { readonly trouble?: RegisterTrouble };

/** A tablet that holds a pairing word, at the question of what allows it. */
function Registering({ trouble, ...pairing }: RegisteringProps) {
  const held = {
    pairing: { word: WORD, ...pairing },
    typed: '7K3M-9XQ2',
    type: nothing,
    take: nothing,
    askAgain: nothing,
  };
  const failed = trouble && { by: WORD, trouble };
  return (
    <SetUpPage step="register">
      <RegisterStep
        settings={settingsOf(TABLET_RECORD)}
        held={held}
        registering={{ register: never, isRegistering: false, failed }}
        onBack={nothing}
      />
    </SetUpPage>
  );
}

const fresh = { kept: 0, record: undefined, onFinished: nothing };
const interrupted = { ...TABLET_RECORD, isReady: false };

export const SET_UP_SCREENS: Readonly<Record<string, GalleryScreen>> = {
  'set-up-welcome': { content: <SetUpScreen {...fresh} />, touches: ['[role="alert"]'] },
  'set-up-install': {
    content: (
      <SetUpPage step="welcome">
        <InstallFirst pairing={undefined} onHere={nothing} />
      </SetUpPage>
    ),
  },
  'set-up-welcome-with-word': {
    content: (
      <SetUpPage step="welcome">
        <WelcomeStep kept={0} pairing={{ word: WORD, check: KNOWN }} onNext={nothing} onTerminal={nothing} />
      </SetUpPage>
    ),
    touches: ['[role="alert"]'],
  },
  'set-up-install-with-word': {
    content: (
      <SetUpPage step="welcome">
        <InstallFirst pairing={{ word: WORD, check: UNTRUSTED }} onHere={nothing} />
      </SetUpPage>
    ),
  },
  'set-up-install-locked': {
    content: (
      <SetUpPage step="welcome">
        <InstallFirst pairing={{ word: WORD, check: LOCKED }} onHere={nothing} />
      </SetUpPage>
    ),
  },
  'set-up-with-punches': { content: <SetUpScreen {...fresh} kept={2} />, touches: ['[role="alert"]'] },
  'set-up-tablet': { content: <SetUpScreen {...fresh} firstStep="tablet" /> },
  'set-up-tablet-unnamed': {
    content: <SetUpScreen {...fresh} firstStep="tablet" />,
    touches: ['button[class*="primary"]'],
  },
  'set-up-register': { content: <SetUpScreen {...fresh} firstStep="register" /> },
  'set-up-register-reader': {
    content: <SetUpScreen {...fresh} firstStep="register" />,
    touches: ['form [data-scrolls] button'],
  },
  'set-up-register-known': { content: <Registering check={KNOWN} /> },
  'set-up-register-refused': { content: <Registering check={UNKNOWN} /> },
  'set-up-register-locked': { content: <Registering check={LOCKED} /> },
  'set-up-register-refused-reader': {
    content: <Registering check={UNKNOWN} />,
    touches: ['form [data-scrolls] button'],
  },
  'set-up-register-elsewhere': {
    content: <Registering check={UNKNOWN} codeOrigin="https://192.168.100.200:8443" />,
  },
  'set-up-register-used-up': { content: <Registering check={KNOWN} trouble={{ kind: 'wordUsedUp' }} /> },
  'set-up-register-missing': {
    content: <SetUpScreen {...fresh} firstStep="register" />,
    touches: ['button[type="submit"]'],
  },
  'set-up-checks': {
    content: <SetUpScreen record={interrupted} kept={2} onFinished={nothing} />,
    touches: ['li[class*="isNot"] + li[class*="isNot"]'],
  },
  'terminal-set-up-wrong': {
    content: <TerminalStep kept={0} onBack={nothing} onFinished={nothing} />,
    touches: ['button[type="submit"]'],
  },
  'manager-sign-in-wrong': { content: <RefusedSignIn said={(t) => t.wrongCredentials} /> },
  'manager-sign-in-not-yours': { content: <RefusedSignIn said={(t) => t.managerNotYours} /> },
  'manager-sign-in-failed': { content: <RefusedSignIn said={(t) => t.managerSignInFailed} /> },
  'manager-code-wrong': { content: <RefusedCode said={(t) => t.managerCodeWrong({ left: 4 })} /> },
  'manager-code-locked': { content: <RefusedCode said={(t) => t.managerCodeLocked({ minutes: 14 })} /> },
  'manager-code-offline': { content: <RefusedCode said={(t) => t.managerCodeUnknown} /> },
  about: {
    content: <AboutScreen record={TABLET_RECORD} workerState="ready" onManager={nothing} onClose={nothing} />,
  },
};
