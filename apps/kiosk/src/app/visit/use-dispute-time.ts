// How long a punch may be called wrong: ten seconds, and as long as its receipt is kept open.
import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { VisitStore } from './visit-machine.ts';

const DISPUTABLE_MS = 10_000;

export function useDisputeTime(store: VisitStore): void {
  const punchId = useStore(store, ({ disputable }) => disputable?.punchId);
  const isReceiptOpen = useStore(store, ({ screen }) => screen.name === 'receipt');
  const [overFor, setOverFor] = useState<string>();
  useEffect(() => {
    if (punchId === undefined) return undefined;
    const timer = setTimeout(() => setOverFor(punchId), DISPUTABLE_MS);
    return () => clearTimeout(timer);
  }, [punchId]);
  const isOver = punchId !== undefined && overFor === punchId && !isReceiptOpen;
  // Before anything is drawn: the list after a long receipt never shows the button.
  useLayoutEffect(() => {
    if (isOver) store.dispatch({ type: 'disputeOver' });
  }, [isOver, store]);
}
