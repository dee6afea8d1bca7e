import { useState } from 'react';

type Seen<Value> = {
  /** To be sent along, so that nothing is undone that somebody else did meanwhile. */
  readonly seen: Value;
  /** What stands there now is what somebody goes by from now on. */
  readonly look: () => void;
  /** Whatever is shown counts, as after the refusal that said that it has changed. */
  readonly letGo: () => void;
};

/** What somebody saw when they began to change it, which stays although the page reads it again. */
export function useSeen<Value>(now: Value): Seen<Value> {
  const [kept, setKept] = useState<{ readonly value: Value } | undefined>({ value: now });
  return {
    seen: kept ? kept.value : now,
    look: () => setKept({ value: now }),
    letGo: () => setKept(undefined),
  };
}
