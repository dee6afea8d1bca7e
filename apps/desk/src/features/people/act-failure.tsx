import { CallFailed } from '#api/call-failed.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { failureWords } from '#said/desk/common/failure.ts';
import { useWords } from '#words/words.ts';
import { usePersonFaults } from './use-person-faults.ts';

/** Why something about a person was not done, in the words of its code where it has some. */
export function ActFailure({ error }: { readonly error: Error | null }) {
  const { refused } = useWords(failureWords);
  const sayFault = usePersonFaults();
  if (!(error instanceof CallFailed)) return null;
  const { failure } = error;
  const fault = failure.kind === 'refused' ? failure.faults[0] : undefined;
  const what = fault && sayFault(fault);
  return (
    <FailureNotice failure={failure} {...(what !== undefined && { text: { what, toDo: refused.toDo } })} />
  );
}
