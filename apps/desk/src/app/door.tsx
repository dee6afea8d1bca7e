// Who is signed in goes in; who is not sees the sign-in at the same address. The code of a page is fetched behind it, never before.
import { useCallback, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { sessionQuery, type DeskSession } from '#api/session.ts';
import { useSpeech } from '#words/words.ts';
import { SignInPage } from '#features/sign-in/sign-in-page.tsx';

/** For anyone who is not signed in. */
const OPEN_TO_ALL = /^\/desk\/(?:password|address|address-back|first-run)\/?$/;

type DoorProps = { readonly history: RouterHistory; readonly children: ReactNode };

export function Door({ history, children }: DoorProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  useLanguageOf(session);
  const subscribe = useCallback((onChange: () => void) => history.subscribe(onChange), [history]);
  const address = useSyncExternalStore(subscribe, () => history.location.pathname);
  return session || OPEN_TO_ALL.test(address) ? children : <SignInPage />;
}

/** What the person once chose holds in every browser, from the moment they are known. */
function useLanguageOf(session: DeskSession | null) {
  const { speak } = useSpeech();
  const chosen = session?.language ?? null;
  const latest = useRef(speak);
  useEffect(() => {
    latest.current = speak;
  });
  useEffect(() => {
    if (chosen !== null) void latest.current(chosen);
  }, [chosen]);
}
