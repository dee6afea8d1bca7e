// Decides about a request, and offers the way back.
import { useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isOldNow } from '#api/call-failed.ts';
import { send } from '#api/calls.ts';
import type { LeaveKind, LeaveRequest, RequestOf } from '#api/leave.ts';
import { useSession } from '#api/session.ts';
import { useSending } from '#api/use-sending.ts';
import { useToast } from '#ui/toasts.tsx';
import { useDay } from '#ui/use-day.ts';
import { useFailureSentence } from '#ui/use-failure-sentence.ts';
import { useWords } from '#words/words.ts';
import { fromKindValue, type KindValue } from './kind-value.ts';
import { leaveFault, refusalOf } from './leave-faults.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';

export type Deciding = {
  readonly approve: (kind: KindValue<LeaveKind>, answer: string) => void;
  readonly refuse: (answer: string) => void;
  readonly takeBack: () => void;
  readonly isBusy: boolean;
  /** Why the last try led to nothing. */
  readonly trouble: string | undefined;
  readonly isAnswerMissing: boolean;
};

/** `word` is what the person reads; empty: nothing. */
type Act =
  | { readonly act: 'approve'; readonly kind: KindValue<LeaveKind>; readonly word: string }
  | { readonly act: 'refuse'; readonly word: string }
  | { readonly act: 'takeBack' };

/** `seen` is the request as it stood when it was pressed. */
type Decision = Act & { readonly seen: LeaveRequest };

/** @param onDone goes on to the next request */
export function useDeciding(request: LeaveRequest, onDone: () => void): Deciding {
  const t = useWords(leaveWords);
  const say = useToast();
  const sentenceOf = useSentence();
  const client = useQueryClient();
  const params = { companyId: useSession().company.id, requestId: request.id };
  const [isAnswerMissing, setIsAnswerMissing] = useState(false);
  const undoing = useSending({
    mutationFn: (seen: LeaveRequest) => takeBack(client, params, seen),
    onSuccess: () => say({ text: t.takenBack }),
    onError: (error) => say({ text: sentenceOf(error), isFailure: true }),
  });
  const deciding = useSending({
    mutationFn: (decision: Decision) => decide(client, params, decision),
    onSuccess: (decided, { act }) => {
      if (decided === undefined) {
        say({ text: t.takenBack });
        return;
      }
      onDone();
      const text =
        act === 'approve'
          ? t.approved({ name: request.employeeName })
          : t.refused({ name: request.employeeName });
      say({ text, undo: () => undoing.mutate(decided) });
    },
  });
  const press = (act: Act) => {
    if (!deciding.isPending) deciding.mutate({ ...act, seen: request });
  };
  const { error, variables } = deciding;
  // The answer was lost, and what was decided is known since.
  const isLost = isOldNow(error) && refusalOf(error) === undefined;
  const isKnown = isLost && variables?.seen.status !== request.status;
  return {
    isBusy: deciding.isPending,
    trouble: error === null ? undefined : isKnown ? t.answerLost : sentenceOf(error),
    isAnswerMissing,
    approve: (kind, answer) => press({ act: 'approve', kind, word: answer.trim() }),
    refuse: (answer) => {
      const word = answer.trim();
      setIsAnswerMissing(word === '');
      if (word !== '') press({ act: 'refuse', word });
    },
    takeBack: () => press({ act: 'takeBack' }),
  };
}

/** @returns the request as it is decided; undefined where a decision was taken back */
async function decide(
  client: QueryClient,
  params: RequestOf,
  decision: Decision,
): Promise<LeaveRequest | undefined> {
  if (decision.act === 'refuse')
    return send(client, 'refuseLeave', { params, body: { answer: decision.word } });
  if (decision.act === 'takeBack') {
    await takeBack(client, params, decision.seen);
    return undefined;
  }
  const { kind, word } = decision;
  const body = { ...fromKindValue(kind), ...(word !== '' && { answer: word }) };
  return send(client, 'approveLeave', { params, body });
}

/** @param request as it was seen: another decision since is not taken back */
function takeBack(client: QueryClient, params: RequestOf, { decision }: LeaveRequest): Promise<unknown> {
  const seen = { decidedAtUtc: decision?.atUtc ?? null };
  return send(client, 'takeBackLeaveDecision', { params, body: { seen } });
}

/** Why a decision led to nothing. */
function useSentence(): (error: unknown) => string {
  const t = useWords(leaveWords);
  const sayFailure = useFailureSentence();
  const day = useDay();
  return (error) => {
    const refusal = refusalOf(error);
    return (refusal && leaveFault(t.faults, refusal, day)) ?? sayFailure(error);
  };
}
