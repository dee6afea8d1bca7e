// Behind the door: the pages inside the shell, and those that are for whoever is not signed in.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { confirmation } from '#api/confirmation.ts';
import { sessionEnd } from '#api/session-end.ts';
import { sessionQuery, type DeskSession } from '#api/session.ts';
import { Shell } from './shell.tsx';

/** Pages for whoever is not signed in. */
const ChoosePasswordPage = lazy(async () => ({
  default: (await import('#features/password-link/choose-password-page.tsx')).ChoosePasswordPage,
}));
const ConfirmAddressPage = lazy(async () => ({
  default: (await import('#features/address-links/confirm-address-page.tsx')).ConfirmAddressPage,
}));
const WayBackPage = lazy(async () => ({
  default: (await import('#features/address-links/way-back-page.tsx')).WayBackPage,
}));
const FirstRunPage = lazy(async () => ({
  default: (await import('#features/first-run/first-run-page.tsx')).FirstRunPage,
}));
const OwnerSafety = lazy(async () => ({ default: (await import('./owner-safety.tsx')).OwnerSafety }));
const DemandedFactorPage = lazy(async () => ({
  default: (await import('#features/account/demanded-factor-page.tsx')).DemandedFactorPage,
}));

const signInAgain = async () => ({
  default: (await import('#features/sign-in/sign-in-again.tsx')).SignInAgain,
});
const SignInAgain = lazy(signInAgain);
const confirmIdentity = async () => ({
  default: (await import('#features/sign-in/confirm-identity.tsx')).ConfirmIdentity,
});
const ConfirmIdentity = lazy(confirmIdentity);

export function Gate() {
  const address = useLocation({ select: ({ pathname }) => pathname });
  const { data: session } = useSuspenseQuery(sessionQuery);
  const [isSettingUp, setIsSettingUp] = useState(false);
  // It stays until somebody goes on: with the factor come codes on paper, which are shown once.
  if (session?.isFactorDemanded && !isSettingUp) setIsSettingUp(true);
  if (address === '/password') return <ChoosePasswordPage />;
  if (address === '/address') return <ConfirmAddressPage />;
  if (address === '/address-back') return <WayBackPage />;
  if (address === '/first-run')
    return (
      <>
        <FirstRunPage safetyOf={(codes) => <OwnerSafety codes={codes} />} />
        {session && <Identity session={session} />}
      </>
    );
  // Somebody has just signed out, and the door closes.
  if (!session) return null;
  return (
    <>
      {isSettingUp ? (
        <Suspense>
          <DemandedFactorPage session={session} onGoOn={() => setIsSettingUp(false)} />
        </Suspense>
      ) : (
        <Shell session={session} />
      )}
      <Identity session={session} />
    </>
  );
}

/** Above the page, one at a time: whoever signs in again has confirmed that it is them. */
function Identity({ session }: { readonly session: DeskSession }) {
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.now);
  const isConfirmationAsked = useSyncExternalStore(confirmation.subscribe, confirmation.isAsked);
  // They must be here before the network, or the version of the server, is another.
  useEffect(() => {
    for (const load of [signInAgain, confirmIdentity]) void load().catch(() => undefined);
  }, []);
  return (
    <Suspense>
      {ended && <SignInAgain before={session} because={ended.because} />}
      {!ended && isConfirmationAsked && <ConfirmIdentity onAnswer={confirmation.answer} />}
    </Suspense>
  );
}
