// The decisions of this page on their way to the server: held, sent, kept where there is no connection, and what the server refused.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { CallFailed, isOldNow, isSessionEnded } from '#api/call-failed.ts';
import { sendDecision } from './send-decision.ts';
import { forgetSettled, type OpenReview } from '#api/reviews.ts';
import { useSession } from '#api/session.ts';
import { createHeldDecisions, type Held, type HeldDecisions, type Outcome } from './held-decisions.ts';
import { settledHere } from './settled-here.ts';

const HOLD_MS = 6_000;
const TRIED_AGAIN_MS = 10_000;

/** A decision that the server refused: about which question, what was chosen, and with which code. */
export type Refused = {
  readonly id: string;
  readonly question: OpenReview;
  readonly held: Held;
  readonly code: string;
};

export type Decisions = Pick<HeldDecisions, 'hold' | 'takeBack' | 'send'> & {
  readonly pending: readonly Held[];
  readonly refused: readonly Refused[];
  readonly onRead: (id: string) => void;
};

export function useDecisions(): Decisions {
  const { company, userId } = useSession();
  const client = useQueryClient();
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  async function send(held: Held, outlivesPage: boolean): Promise<Outcome> {
    const { questions, decision } = held;
    const people = questions.flatMap(({ employeeId }) => (employeeId === null ? [] : [employeeId]));
    const tell = (question: OpenReview, code: string) =>
      setRefused((known) => [...known, { id: crypto.randomUUID(), question, held, code }]);
    try {
      const items = await sendDecision(company.id, decision, outlivesPage);
      for (const { reviewId, code } of items) {
        const question = questions.find(({ id }) => id === reviewId);
        if (question) tell(question, code);
      }
      settledHere.add(userId, questions.length - items.length);
      await forgetSettled(client, people);
      return items.length === 0 ? 'done' : 'refused';
    } catch (error) {
      const code = refusalIn(error);
      if (code === undefined) return isOldNow(error) ? 'unanswered' : 'unsent';
      for (const question of questions) tell(question, code);
      await forgetSettled(client, people);
      return 'refused';
    }
  }

  const [decisions] = useState(() => createHeldDecisions(send, HOLD_MS));
  const pending = useSyncExternalStore(decisions.subscribe, decisions.read);
  useSentOnLeaving(decisions);
  useSentAgain(decisions, pending);
  return {
    ...decisions,
    pending,
    refused,
    onRead: (id) => setRefused((known) => known.filter((each) => each.id !== id)),
  };
}

/** @returns its code; undefined where no answer came that would be one */
function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof CallFailed) || isSessionEnded(error)) return undefined;
  const { failure } = error;
  return failure.kind === 'refused' && failure.status !== 429 ? failure.faults[0]?.code : undefined;
}

function useSentOnLeaving(decisions: HeldDecisions): void {
  useEffect(() => {
    const onHide = () => void decisions.send(true);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') onHide();
    };
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHidden);
      void decisions.send();
    };
  }, [decisions]);
}

/** What could not be sent is tried again, and the browser asks before the page is closed on it. */
function useSentAgain(decisions: HeldDecisions, pending: readonly Held[]): void {
  const isUnsent = pending.some(({ state }) => state === 'unsent' || state === 'unanswered');
  useEffect(() => {
    if (!isUnsent) return undefined;
    const again = () => void decisions.send();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const timer = setInterval(again, TRIED_AGAIN_MS);
    const stop = onlineManager.subscribe((isOnline) => {
      if (isOnline) again();
    });
    window.addEventListener('beforeunload', warn);
    return () => {
      clearInterval(timer);
      stop();
      window.removeEventListener('beforeunload', warn);
    };
  }, [decisions, isUnsent]);
}
