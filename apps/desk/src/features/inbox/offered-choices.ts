// The choices of a case as they are offered: each with a key, and beside a proposed time always another one.
import type { Decision } from './send-decision.ts';
import type { ReviewCase, ReviewChoice } from '#api/reviews.ts';

export type Offered = {
  readonly id: string;
  readonly choice: ReviewChoice;
  /** Somebody types the time. */
  readonly isOtherTime: boolean;
};

export function offeredChoices({ choices }: Pick<ReviewCase, 'choices'>): readonly Offered[] {
  return choices.flatMap((choice) => {
    const id = [choice.key, choice.timeEntryId ?? ''].join(' ').trim();
    const offered = { id, choice, isOtherTime: choice.needs.includes('atUtc') };
    if (offered.isOtherTime || !takesTime(choice) || choice.atUtc === null) return [offered];
    return [offered, { id: `${id} other`, choice: withoutTime(choice), isOtherTime: true }];
  });
}

const takesTime = ({ key }: ReviewChoice) => key === 'acceptAt' || key === 'setEnd';

const withoutTime = (choice: ReviewChoice): ReviewChoice => ({
  ...choice,
  atUtc: null,
  entry: null,
  refusal: null,
  effect: null,
  needs: ['atUtc', ...choice.needs],
});

/**
 * The decision that a choice stands for, once everything is said that it needs.
 * @param choice with its time, as the server showed its effect
 */
export function toDecision(reviewId: string, choice: ReviewChoice, reason: string): Decision | undefined {
  const { key, entry, version, timeEntryId, atUtc } = choice;
  const said = reason.trim();
  if (key === 'acceptDraft')
    return version === null
      ? undefined
      : {
          by: 'item',
          reviewId,
          body: { decision: 'accept', version, ...(said !== '' && { reason: said }) },
        };
  if (key === 'setEnd')
    return entry && version !== null ? { by: 'change', entry, version, reason: said } : undefined;
  if (key === 'removeEntry')
    return timeEntryId !== null && version !== null
      ? { by: 'removal', timeEntryId, version, reason: said }
      : undefined;
  const body = {
    decision: key,
    ...(key === 'acceptAt' && atUtc !== null && { atUtc }),
    ...(key === 'attach' && timeEntryId !== null && { timeEntryId }),
    ...(said !== '' && { reason: said }),
  };
  return key === 'acceptAt' && atUtc === null ? undefined : { by: 'item', reviewId, body };
}
