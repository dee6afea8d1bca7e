import { useCallback, useEffect, useRef, useState } from 'react';
import type { OwnChangeCalls, ReadChanges } from './own-changes.ts';

export type ChangesView = ReadChanges | { readonly kind: 'loading' };

/** What is read stays in sight while it is read anew. What is new on the screen is told as shown, once. */
export function useChanges({ read, tell }: OwnChangeCalls): {
  readonly view: ChangesView;
  readonly readAnew: () => void;
} {
  const [view, setView] = useState<ChangesView>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  const told = useRef(new Set<string>());
  useEffect(() => {
    let isCurrent = true;
    void read().then((answer) => {
      if (isCurrent) setView(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [read, round]);
  useEffect(() => {
    if (view.kind !== 'ready') return;
    const shown = view.data.changes
      .filter(({ word: { toldAtUtc, changeId } }) => toldAtUtc === null && !told.current.has(changeId))
      .map(({ word: { changeId } }) => changeId);
    for (const changeId of shown) told.current.add(changeId);
    if (shown.length > 0) void tell(shown);
  }, [view, tell]);
  const readAnew = useCallback(() => setRound((last) => last + 1), []);
  return { view, readAnew };
}
