import { reviewAsksWords } from '#said/both/review-asks.ts';
import { reasonWords } from '#said/desk/inbox/reason.ts';
import { useWords } from '#words/words.ts';

/** What is asked, by the reason of a question: what the tablet says as well, and what only the desk asks. */
export function useReasons() {
  return { ...useWords(reviewAsksWords), ...useWords(reasonWords) };
}
