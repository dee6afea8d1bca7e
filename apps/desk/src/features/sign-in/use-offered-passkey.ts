// The browser offers its passkeys where the e-mail is typed. Anyone who chooses one there is signed in, and nothing is pressed.
import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isRefusedWith } from '#api/call-failed.ts';
import { offersPasskeys, passkeyTroubleOf, signInWithOfferedPasskey } from '#api/passkeys.ts';

/**
 * @param round a new one makes the offer anew, for instance after another question to the device has taken its place
 * @returns why a passkey that was chosen did not sign in. An offer that comes to nothing is nobody's trouble: there are other ways.
 */
export function useOfferedPasskey(round: number, onDone: (() => void) | undefined): Error | null {
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<Error | null>(null);
  const done = useEffectEvent(() => onDone?.());
  useEffect(() => {
    const offer = new AbortController();
    const make = async () => {
      if (!(await offersPasskeys()) || offer.signal.aborted) return;
      await signInWithOfferedPasskey(client, offer.signal);
      done();
    };
    make().catch((error: unknown) => {
      if (error instanceof Error && isRefusal(error)) setRefusal(error);
    });
    return () => offer.abort();
  }, [client, round]);
  return refusal;
}

const isRefusal = (error: Error): boolean =>
  passkeyTroubleOf(error) === 'wrong' || isRefusedWith(error, 'auth.role_not_allowed');
