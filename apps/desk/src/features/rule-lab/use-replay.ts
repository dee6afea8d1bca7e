// A replay that runs part by part: each answer is a step forward, and not asking on is the end.
import { useEffect, useRef, useState } from 'react';
import { ask } from '#api/calls.ts';
import type { ReplayPart, LineNames, ReplayedPerson, ReplayInput } from './rule-lab-queries.ts';
import { CallFailed } from '#api/call-failed.ts';
import { useSession } from '#api/session.ts';
import { mergeNames } from './differences.ts';

export type Replay = {
  readonly state: 'running' | 'done' | 'cancelled' | 'failed';
  readonly of: ReplayInput;
  /** The versions of the rule that it was held against. */
  readonly ruleState: string;
  readonly peopleCount: number;
  readonly people: readonly ReplayedPerson[];
  readonly lines: LineNames;
  readonly error: Error | null;
};

export function useReplay() {
  const companyId = useSession().company.id;
  const [replay, setReplay] = useState<Replay | undefined>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (of: ReplayInput, ruleState: string) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    let soFar: Replay = {
      ...{ state: 'running', of, ruleState },
      ...{ peopleCount: 0, people: [], lines: [], error: null },
    };
    setReplay(soFar);
    try {
      for (let after: string | null | undefined; after !== null;) {
        const part = await patiently(
          () =>
            ask('replayDraftRule', {
              params: { companyId },
              body: { ...of, after: after ?? null },
              signal: control.signal,
            }),
          control.signal,
        );
        soFar = {
          ...soFar,
          peopleCount: part.peopleCount,
          people: [...soFar.people, ...part.people],
          lines: mergeNames(soFar.lines, part.lines),
        };
        after = part.next;
        setReplay({ ...soFar, state: after === null ? 'done' : 'running' });
      }
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // Another replay began, or the page was left.
      if (running.current !== control) return;
      setReplay({
        ...soFar,
        ...(control.signal.aborted ? { state: 'cancelled' } : { state: 'failed', error }),
      });
    }
  };
  return { replay, start, cancel: () => running.current?.abort() };
}

/** A company of thousands takes more questions than a minute allows: who is told to wait, waits, and goes on. */
async function patiently(askFor: () => Promise<ReplayPart>, signal: AbortSignal): Promise<ReplayPart> {
  for (;;) {
    try {
      return await askFor();
    } catch (error) {
      const seconds = waitOf(error);
      if (seconds === undefined || signal.aborted) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, seconds * 1_000);
        signal.addEventListener('abort', resolve, { once: true });
      });
    }
  }
}

/** Undefined where waiting does not help. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'refused') return undefined;
  return error.failure.status === 429 ? (error.failure.retryAfterSeconds ?? 1) : undefined;
}
