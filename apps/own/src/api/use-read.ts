// What a screen reads. What was read stays in memory while the phone is open, so that going back shows it at once; it is never stored.
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { Answer, Failure } from './read-answer.ts';

type Kept = { readonly data: unknown; readonly readAt: number };

/** What was read since the phone was opened, by what was asked. */
export type Memory = Map<string, Kept>;

const MemoryContext = createContext<Memory>(new Map());

export const MemoryOf = MemoryContext.Provider;

/** What a change has made old is asked anew where it is shown next. */
export function useForget(): (key: string) => void {
  const memory = useContext(MemoryContext);
  return (key) => void memory.delete(key);
}

/** So long nothing is asked a second time: somebody only goes back and forth. */
const FRESH_MS = 60_000;

export type Reading<T> = {
  /** What was read last, also of what was asked before; undefined: nothing yet. */
  readonly data: T | undefined;
  /** When that was, by the clock of the phone. */
  readonly readAt: number;
  readonly isReading: boolean;
  readonly failure: Failure | undefined;
  readonly again: () => void;
};

type Outcome<T> = {
  readonly key: string;
  readonly turn: number;
  readonly data: T | undefined;
  readonly readAt: number;
  readonly failure: Failure | undefined;
};

/** @param key names what is asked for @param read the same function as long as the key is the same */
export function useRead<T>(key: string, read: () => Promise<Answer<T>>): Reading<T> {
  const memory = useContext(MemoryContext);
  const [turn, setTurn] = useState(0);
  const [last, setLast] = useState<Outcome<T>>();
  const kept = memory.get(key) as (Kept & { readonly data: T }) | undefined;

  useEffect(() => {
    const known = memory.get(key);
    if (turn === 0 && known && Date.now() - known.readAt < FRESH_MS) return undefined;
    let isCurrent = true;
    void read().then((answer) => {
      if (!isCurrent) return;
      const readAt = Date.now();
      if (answer.ok) memory.set(key, { data: answer.data, readAt });
      setLast((before) =>
        answer.ok
          ? { key, turn, data: answer.data, readAt, failure: undefined }
          : { key, turn, data: before?.data, readAt: before?.readAt ?? 0, failure: answer.failure },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [key, read, turn, memory]);

  const isOver = last?.key === key && last.turn === turn;
  return {
    data: kept?.data ?? last?.data,
    readAt: kept?.readAt ?? last?.readAt ?? 0,
    isReading: !isOver && !(turn === 0 && kept !== undefined),
    failure: isOver ? last.failure : undefined,
    again: useCallback(() => setTurn((before) => before + 1), []),
  };
}
