import { useState } from 'react';
import { mayBeDone } from './call-failed.ts';

type Seen<Value> = {
  /** To be sent along, so that nothing is undone that somebody else did meanwhile. */
  readonly seen: Value;
  /** What stands there now is what somebody goes by from now on. */
  readonly look: () => void;
  /**
   * Whatever is shown counts, as after the refusal that said that it has changed. While nobody knows whether it was done, the same is sent again
   * under the same key, so what was seen stays.
   */
  readonly letGo: (error: unknown) => void;
  /** Passes an answer on, and lets go where it is a refusal. */
  readonly hear: <Answer>(answer: Promise<Answer>) => Promise<Answer>;
};

/** What somebody saw when they began to change it, which stays although the page reads it again. */
export function useSeen<Value>(now: Value): Seen<Value> {
  const [kept, setKept] = useState<{ readonly value: Value } | undefined>({ value: now });
  const letGo = (error: unknown) => {
    if (!mayBeDone(error)) setKept(undefined);
  };
  return {
    seen: kept ? kept.value : now,
    look: () => setKept({ value: now }),
    letGo,
    hear: (answer) =>
      answer.catch((error: unknown) => {
        letGo(error);
        throw error;
      }),
  };
}
