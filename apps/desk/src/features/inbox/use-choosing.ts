// From pressing a choice to the decision: what it needs is typed first, and a typed time is tried before it is taken.
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReviewCase, ReviewChoice } from '#api/reviews.ts';
import type { Decision } from './send-decision.ts';
import { offeredChoices, toDecision, type Offered } from './offered-choices.ts';
import { useChoiceName } from './use-choice-name.ts';
import { useTyping, type KeptTyping, type Typing } from './use-typing.ts';

export type OnDecide = (decision: Decision, choice: string) => void;

type Choosing = {
  readonly offered: readonly Offered[];
  /** The one that waits for what it needs. */
  readonly armed: Offered | undefined;
  readonly typing: Typing;
  readonly onChoose: (offered: Offered) => void;
  readonly onSubmit: () => void;
  /** A ready-made reason: where nothing else is missing, it decides. */
  readonly onReady: (reason: string) => void;
  readonly onCancel: () => void;
};

export function useChoosing(about: ReviewCase, kept: KeptTyping, onDecide: OnDecide): Choosing {
  const nameOf = useChoiceName();
  const offered = offeredChoices(about);
  const [armedId, setArmedId] = useState<string | undefined>(undefined);
  const armed = offered.find(({ id }) => id === armedId);
  const typing = useTyping(about, armed, kept);
  const { typed, tried, isWaiting, hasFailed, onWait, onFaults } = typing;
  const isReasonSaid = typed.reason.trim() !== '';

  const decide = (each: Offered, choice: ReviewChoice, reason = typed.reason) => {
    const decision = toDecision(about.id, choice, reason);
    if (decision) onDecide(decision, nameOf({ ...each, choice }, about));
  };
  const decideAtTime = (each: Offered) => {
    onWait(tried === undefined && !hasFailed);
    if (tried?.refusal === null) decide(each, tried);
  };
  const onSubmit = () => {
    if (armed === undefined) return;
    const faults = {
      time: armed.isOtherTime && typing.at === undefined,
      reason: armed.choice.needs.includes('reason') && !isReasonSaid,
    };
    onFaults(faults);
    if (faults.time || faults.reason) return;
    if (armed.isOtherTime) decideAtTime(armed);
    else decide(armed, armed.choice);
  };
  const onAnswer = useEffectEvent(onSubmit);
  const isAnswered = tried !== undefined || hasFailed;
  useEffect(() => {
    if (isWaiting && isAnswered) onAnswer();
  }, [isWaiting, isAnswered]);

  return {
    ...{ offered, armed, typing, onSubmit },
    onChoose: (each) => {
      if (each.choice.refusal !== null) return;
      const isSaid = each.choice.needs.every((need) => need === 'reason' && isReasonSaid);
      if (isSaid) decide(each, each.choice);
      else setArmedId(each.id);
    },
    onReady: (reason) => {
      typing.onType({ reason });
      if (armed !== undefined && !armed.isOtherTime) decide(armed, armed.choice, reason);
    },
    onCancel: () => setArmedId(undefined),
  };
}
