// What a button sends. Two presses before the answer are one; what failed is for the button to say, where the finger was.
import { useState } from 'react';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import type { Answer, Failure } from './read-answer.ts';

export type Acting = {
  readonly isSending: boolean;
  readonly failure: Failure | undefined;
  readonly send: () => void;
};

/** @param onDone what follows once it is done */
export function useAct<T>(act: () => Promise<Answer<T>>, onDone: (data: T) => void): Acting {
  const once = useOneSending();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const send = () =>
    void once(async () => {
      setSending(true);
      setFailure(undefined);
      const answer = await act();
      setSending(false);
      if (answer.ok) onDone(answer.data);
      else setFailure(answer.failure);
    });
  return { isSending, failure, send };
}
