import { useEffect, useState } from 'react';

/** `ended`: the visit is over, and the person must begin again with their PIN. */
export type Read<T> = { readonly kind: 'ready'; readonly data: T } | { readonly kind: 'failed' | 'ended' };

/** `before`: what was read last, so that a screen need not go while the next comes. */
export type Reading<T> = Read<T> | { readonly kind: 'loading'; readonly before: T | undefined };

/** @param read the same function as long as the same is to be read */
export function useRead<T>(read: () => Promise<Read<T>>): Reading<T> {
  const [view, setView] = useState<{ readonly of: typeof read; readonly read: Read<T> }>();
  useEffect(() => {
    let isCurrent = true;
    void read().then((answer) => {
      if (isCurrent) setView({ of: read, read: answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [read]);
  if (view?.of === read) return view.read;
  return { kind: 'loading', before: view?.read.kind === 'ready' ? view.read.data : undefined };
}
