import { useEffect, useRef } from 'react';
import type { ReplayInput } from './rule-lab-queries.ts';
import type { Draft } from './use-draft.ts';

/**
 * Starts a replay at once, or when the draft has been checked: anyone who types a value and presses the button right away has not waited for the
 * check. A draft that turns out to be no rule starts nothing.
 */
export function useStartWhenChecked(
  { isChecking, isReady }: Pick<Draft, 'isChecking' | 'isReady'>,
  wanted: ReplayInput | undefined,
  start: (of: ReplayInput) => Promise<void>,
): () => void {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || isChecking) return;
    isAwaited.current = false;
    if (isReady && wanted) void start(wanted);
  }, [isChecking, isReady, wanted, start]);
  return () => {
    if (isReady && wanted) void start(wanted);
    else isAwaited.current = true;
  };
}
