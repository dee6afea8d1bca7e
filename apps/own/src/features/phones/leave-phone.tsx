import { useCall } from '#api/caller.ts';
import { failureWords } from '#api/failure-words.ts';
import { useAct } from '#api/use-act.ts';
import { AskFirst } from '#ui/ask-first.tsx';
import { useLanguage } from '#words/language-provider.tsx';

/** Ends this phone, after a question. It needs no PIN: whoever found it may do so. */
export function LeavePhone({ onEnded }: { readonly onEnded: () => void }) {
  const { t } = useLanguage();
  const call = useCall();
  const { isSending, failure, send } = useAct(() => call('leaveMyPhone'), onEnded);
  return (
    <AskFirst
      question={t.phones.endThisQuestion}
      yes={t.phoneList.remove.yes}
      isSending={isSending}
      failure={failure && failureWords(failure, t)}
      onYes={send}
    >
      {t.phones.endThis}
    </AskFirst>
  );
}
