// Decides about a request, and offers the way back.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import {
  approveLeave,
  refuseLeave,
  takeBackLeaveDecision,
  type LeaveKind,
  type LeaveRequest,
} from '#api/leave.ts';
import { useSession } from '#api/session.ts';
import { useToast } from '#ui/toasts.tsx';
import { useDay } from '#ui/use-day.ts';
import { useFailureSentence } from '#ui/use-failure-sentence.ts';
import { useWords } from '#words/words.ts';
import { leaveFault, refusalOf } from './leave-faults.ts';
import { leaveWords } from './leave-words.ts';

type Deciding = {
  readonly approve: (type: LeaveKind, answer: string) => Promise<void>;
  readonly refuse: (answer: string) => Promise<void>;
  readonly takeBack: () => Promise<void>;
  readonly isBusy: boolean;
  /** Why the last try led to nothing. */
  readonly trouble: string | undefined;
  readonly isAnswerMissing: boolean;
};

/** @param onDone goes on to the next request */
export function useDeciding(request: LeaveRequest, onDone: () => void): Deciding {
  const t = useWords(leaveWords);
  const sayFailure = useFailureSentence();
  const day = useDay();
  const say = useToast();
  const client = useQueryClient();
  const once = useOneSending();
  const { company } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [isAnswerMissing, setIsAnswerMissing] = useState(false);
  const params = { companyId: company.id, requestId: request.id };

  const sentenceOf = (error: unknown) => {
    const refusal = refusalOf(error);
    return (refusal && leaveFault(t.faults, refusal, day)) ?? sayFailure(error);
  };
  const back = () =>
    takeBackLeaveDecision(client, params).then(
      () => say({ text: t.takenBack }),
      (error: unknown) => say({ text: sentenceOf(error), isFailure: true }),
    );
  const decide = async (work: () => Promise<void>, done: () => void) => {
    setIsBusy(true);
    setTrouble(undefined);
    try {
      await work();
      done();
    } catch (error) {
      setTrouble(sentenceOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const run = (work: () => Promise<void>, done: () => void) => once(() => decide(work, done));
  const decided = (text: string) => () => {
    onDone();
    say({ text, undo: () => void back() });
  };
  return {
    isBusy,
    trouble,
    isAnswerMissing,
    approve: (type, answer) => {
      const word = answer.trim();
      const body = { type, ...(word !== '' && { answer: word }) };
      return run(() => approveLeave(client, params, body), decided(t.approved(request.employeeName)));
    },
    refuse: async (answer) => {
      const word = answer.trim();
      setIsAnswerMissing(word === '');
      if (word !== '')
        await run(() => refuseLeave(client, params, word), decided(t.refused(request.employeeName)));
    },
    takeBack: () =>
      run(
        () => takeBackLeaveDecision(client, params),
        () => say({ text: t.takenBack }),
      ),
  };
}
