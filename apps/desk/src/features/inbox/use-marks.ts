// Several equal questions that are marked to be decided at once.
import { useState } from 'react';
import type { OpenReview } from '#api/reviews.ts';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { isAlike } from './filter-questions.ts';
import { inboxWords } from '#said/desk/inbox/inbox.ts';

/** As many as the server takes in one call. */
const MOST_AT_ONCE = 100;

export type Marks = {
  /** Of those that are shown. */
  readonly marked: readonly OpenReview[];
  /** All that could be marked together with these. */
  readonly alike: readonly OpenReview[];
  readonly toggle: (question: OpenReview) => void;
  readonly markAll: () => void;
  readonly clear: () => void;
};

export function useMarks(shown: readonly OpenReview[]): Marks {
  const t = useWords(inboxWords);
  const say = useToast();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const marked = shown.filter(({ id }) => ids.has(id));
  const first = marked[0];
  const alike = first ? shown.filter((each) => isAlike(first, each)).slice(0, MOST_AT_ONCE) : [];
  return {
    marked,
    alike,
    toggle: (question) => {
      if (ids.has(question.id)) setIds(without(ids, question.id));
      else if (!isAlike(first ?? question, question)) say({ text: t.notAlike });
      else if (marked.length < MOST_AT_ONCE) setIds(new Set([...ids, question.id]));
    },
    markAll: () => setIds(new Set(alike.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((each) => each !== id));
}
