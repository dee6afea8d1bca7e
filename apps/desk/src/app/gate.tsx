// Behind the door: the pages inside the shell, and those that are for anyone who is not signed in.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { confirmation } from '#api/confirmation.ts';
import { sessionEnd } from '#api/session-end.ts';
import { sessionQuery, type DeskSession } from '#api/session.ts';
import { ConfirmIdentity } from '#features/sign-in/confirm-identity.tsx';
import { SignInAgain } from '#features/sign-in/sign-in-again.tsx';
import { Shell } from './shell.tsx';
import { lazyPart } from '#words/lazy-part.ts';

/** Pages for anyone who is not signed in. */
const ChoosePasswordPage = lazyPart(
  () => import('#features/password-link/choose-password-page.tsx'),
  'ChoosePasswordPage',
);
const ConfirmAddressPage = lazyPart(
  () => import('#features/address-links/confirm-address-page.tsx'),
  'ConfirmAddressPage',
);
const WayBackPage = lazyPart(() => import('#features/address-links/way-back-page.tsx'), 'WayBackPage');
const FirstRunPage = lazyPart(() => import('#features/first-run/first-run-page.tsx'), 'FirstRunPage');
const CardSheet = lazyPart(() => import('#features/people/cards/card-sheet.tsx'), 'CardSheet');
const OwnerSafety = lazyPart(() => import('./owner-safety.tsx'), 'OwnerSafety');
const DemandedFactorPage = lazyPart(
  () => import('#features/account/demanded-factor-page.tsx'),
  'DemandedFactorPage',
);

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
        <FirstRunPage
          safetyOf={(codes) => <OwnerSafety codes={codes} />}
          cardsOf={(cards) => <CardSheet cards={cards} />}
        />
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

/** Above the page, one at a time: anyone who signs in again has confirmed that it is them. */
function Identity({ session }: { readonly session: DeskSession }) {
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.now);
  const isConfirmationAsked = useSyncExternalStore(confirmation.subscribe, confirmation.isAsked);
  // Neither is fetched when it is needed: by then the server may be a newer one that no longer has it.
  if (ended) return <SignInAgain before={session} because={ended.because} />;
  return isConfirmationAsked && <ConfirmIdentity onAnswer={confirmation.answer} />;
}
