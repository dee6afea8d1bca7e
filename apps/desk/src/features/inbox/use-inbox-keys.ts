import type { OpenReview } from '#api/reviews.ts';
import type { Marks } from './use-marks.ts';
import { usePlainKey } from '#ui/use-plain-key.ts';
import type { Selection } from './use-selection.ts';

type InboxKeys = {
  readonly shown: readonly OpenReview[];
  readonly selection: Selection;
  readonly marks: Marks;
  /** @returns whether there was something to take back */
  readonly undo: () => boolean;
};

/** `j` and `k` go along the questions, `x` marks one, `u` takes the last decision back. The numbers belong to the case. */
export function useInboxKeys({ shown, selection, marks, undo }: InboxKeys): void {
  const step = (by: 1 | -1) =>
    (selection.isWide || selection.selectedId !== undefined) && selection.onStep(by);
  const mark = () => {
    const question = shown.find(({ id }) => id === selection.selectedId);
    if (question) marks.toggle(question);
    return question !== undefined;
  };
  usePlainKey((key) => {
    if (key === 'j' || (key === 'ArrowDown' && isInList())) return step(1);
    if (key === 'k' || (key === 'ArrowUp' && isInList())) return step(-1);
    if (key === 'x') return mark();
    if (key === 'u') return undo();
    if (key !== 'Escape' || marks.marked.length === 0) return false;
    marks.clear();
    return true;
  });
}

const isInList = () => (document.activeElement?.closest('[data-question]') ?? null) !== null;
