import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '#api/session.ts';
import { OwnFactors } from '#features/account/own-factors.tsx';
import { RecoveryCodes } from '#features/account/recovery-codes.tsx';

/** At the end of the first run: the codes on paper of a passkey; without one, the app that shows codes. */
export function OwnerSafety({ codes }: { readonly codes: readonly string[] }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const [isShown, setIsShown] = useState(codes.length > 0);
  if (codes.length === 0) return session && <OwnFactors factors={session.factors} />;
  return (
    isShown && <RecoveryCodes recoveryCodes={codes} endedSessions={0} onClose={() => setIsShown(false)} />
  );
}
