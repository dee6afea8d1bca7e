import { useEffect, useRef } from 'react';
import { useCall } from '#api/caller.ts';
import type { MyChange } from '#api/own-operations.ts';

/** What is new on the screen is told as shown, once. Where that is lost, the next look tells it. */
export function useTold(changes: readonly MyChange[] | undefined): void {
  const call = useCall();
  const told = useRef(new Set<string>());
  useEffect(() => {
    const shown = (changes ?? [])
      .map(({ word }) => word)
      .filter(({ toldAtUtc, changeId }) => toldAtUtc === null && !told.current.has(changeId))
      .map(({ changeId }) => changeId);
    for (const changeId of shown) told.current.add(changeId);
    if (shown.length > 0) void call('tellMyChanges', { body: { changeIds: shown } });
  }, [changes, call]);
}
