import { failureWords } from '#said/desk/common/failure.ts';
import { useWords } from '#words/words.ts';
import { failureText, type ShownFailure } from './failure-notice.tsx';

/** Why a call gave nothing, as one line: what happened and what to do. */
export function useFailureSentence(): (error: unknown) => string {
  const t = useWords(failureWords);
  return (error) => {
    const failure =
      error instanceof Error && 'failure' in error ? (error.failure as ShownFailure) : undefined;
    const { what, toDo } = failure ? failureText(t, failure) : t.broken;
    return `${what} ${toDo}`;
  };
}
