// Two presses before the first one can be seen to have begun are one press.
import { useCallback, useRef } from 'react';

/** @param about what is sent, as plain values: something else may be sent meanwhile */
type Sending = <Result>(send: () => Promise<Result>, about?: unknown) => Promise<Result>;

/**
 * While something is being sent, sending the same again is that sending. It ends at the moment at which that one ends, and not when a page
 * has shown it: no press after a quick refusal is lost.
 */
export function useOneSending(): Sending {
  const running = useRef(new Map<string, Promise<unknown>>());
  return useCallback(<Result>(send: () => Promise<Result>, about: unknown = null) => {
    const key = JSON.stringify(about);
    const first = running.current.get(key);
    if (first !== undefined) return first as Promise<Result>;
    const sending = send().finally(() => running.current.delete(key));
    running.current.set(key, sending);
    return sending;
  }, []);
}
