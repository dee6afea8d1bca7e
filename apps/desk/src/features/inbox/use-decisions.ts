// The decisions of this page on their way to the server: held, sent, kept where there is no connection, and what the server refused.
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { CallFailed, isOldNow, isSessionEnded } from '#api/call-failed.ts';
import { frameQuery } from '#api/desk-frame.ts';
import { setOnTheWay } from '#api/open-questions.ts';
import { forgetBeside, forgetSettled, readSettled, type OpenReview } from '#api/reviews.ts';
import { useSession } from '#api/session.ts';
import { atMostEvery } from './at-most-every.ts';
import { createHeldDecisions, type Held, type HeldDecisions, type Outcome } from './held-decisions.ts';
import { sendDecision } from './send-decision.ts';
import { settledHere } from './settled-here.ts';

const HOLD_MS = 6_000;
const TRIED_AGAIN_MS = 10_000;
/** Decisions within this time are read anew together. */
const READ_TOGETHER_MS = 1_000;

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
  const whenLeft = useOnceLeft(() => forgetBeside(client));

  async function onAnswer(people: readonly string[]): Promise<void> {
    await forgetSettled(client, people);
    whenLeft();
  }

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
      await onAnswer(people);
      return items.length === 0 ? 'done' : 'refused';
    } catch (error) {
      const code = refusalIn(error);
      if (code === undefined) return isOldNow(error) ? 'unanswered' : 'unsent';
      for (const question of questions) tell(question, code);
      await onAnswer(people);
      return 'refused';
    }
  }

  const [decisions] = useState(() => {
    const onSettled = atMostEvery(READ_TOGETHER_MS, () => readSettled(client));
    const held = createHeldDecisions({ send, onSettled }, HOLD_MS);
    held.subscribe(() => setOnTheWay(idsOf(held.read())));
    return held;
  });
  const pending = useSyncExternalStore(decisions.subscribe, decisions.read);
  useSentOnLeaving(decisions, company.id);
  useSentAgain(decisions, pending);
  return {
    ...decisions,
    pending,
    refused,
    onRead: (id) => setRefused((known) => known.filter((each) => each.id !== id)),
  };
}

/** @returns does the work once the page is left, however often it is asked for; after that at once */
function useOnceLeft(work: () => Promise<void>): () => void {
  const page = useRef({ isHere: true, isAskedFor: false });
  const onLeave = useEffectEvent(() => void work());
  useEffect(() => {
    const { current } = page;
    current.isHere = true;
    return () => {
      current.isHere = false;
      if (current.isAskedFor) onLeave();
      current.isAskedFor = false;
    };
  }, []);
  return () => {
    if (page.current.isHere) page.current.isAskedFor = true;
    else void work();
  };
}

/** @returns its code; undefined where no answer came that would be one */
function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof CallFailed) || isSessionEnded(error)) return undefined;
  const { failure } = error;
  return failure.kind === 'refused' && failure.status !== 429 ? failure.faults[0]?.code : undefined;
}

const idsOf = (pending: readonly Held[]) => pending.flatMap(({ questions }) => questions.map(({ id }) => id));

function useSentOnLeaving(decisions: HeldDecisions, companyId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const send = async () => {
      const isAllDone = await decisions.send();
      // By then other pages count without what was decided.
      if (isAllDone) await client.query(frameQuery(companyId)).catch(() => undefined);
      // What did not get through waits again.
      setOnTheWay([]);
    };
    const onHide = () => void decisions.send(true);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') onHide();
    };
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHidden);
      void send();
    };
  }, [decisions, client, companyId]);
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
