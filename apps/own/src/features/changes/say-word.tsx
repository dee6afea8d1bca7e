// Agree, or say why it is not so. What was typed stays where it could not be sent, and sent again it is kept once.
import { useEffect, useId, useRef, useState } from 'react';
import { useCall } from '#api/caller.ts';
import { failureWords } from '#api/failure-words.ts';
import { isRefusedWith, type Failure } from '#api/read-answer.ts';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './changes.module.css';

const MOST_LETTERS = 300;

type SayWordProps = {
  readonly changeId: string;
  readonly seenThrough: string;
  readonly onSaid: (words: string) => void;
};

export function SayWord(props: SayWordProps) {
  const { t } = useLanguage();
  const [isDenying, setDenying] = useState(false);
  const { isSending, failure, say } = useSaying(props);
  return (
    <div className={styles['answers']}>
      {isDenying ? (
        <NotSo isSending={isSending} onSend={say} onBack={() => setDenying(false)} />
      ) : (
        <>
          <Button icon="check" isOff={isSending} onPress={() => say(null)}>
            {t.change.agree}
          </Button>
          <Button icon="cross" isOff={isSending} onPress={() => setDenying(true)}>
            {t.change.notSo}
          </Button>
        </>
      )}
      {failure && (
        <Notice>
          {t.change.notSent} {failureWords(failure, t)}
        </Notice>
      )}
    </div>
  );
}

/** The same word sent again is the same request. */
function useSaying({ changeId, seenThrough, onSaid }: SayWordProps) {
  const { t } = useLanguage();
  const call = useCall();
  const once = useOneSending();
  const requestIds = useRef(new Map<string | null, string>());
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const send = async (notSoBecause: string | null) => {
    const requestId = requestIds.current.get(notSoBecause) ?? crypto.randomUUID();
    requestIds.current.set(notSoBecause, requestId);
    setSending(true);
    setFailure(undefined);
    const answer = await call('answerMyChange', {
      body: { requestId, changeId, notSoBecause, seenThrough },
    });
    if (answer.ok) {
      // Nothing more is said here: the change is read anew with this word.
      onSaid(notSoBecause === null ? t.change.kept : t.change.asked);
      return;
    }
    setSending(false);
    if (isRefusedWith(answer.failure, 'change.came_meanwhile', 'change.not_found'))
      onSaid(t.change.meanwhile);
    else setFailure(answer.failure);
  };
  return { isSending, failure, say: (because: string | null) => void once(() => send(because)) };
}

type NotSoProps = {
  readonly isSending: boolean;
  readonly onSend: (because: string) => void;
  readonly onBack: () => void;
};

/** Without a reason there is nothing to send. */
function NotSo({ isSending, onSend, onBack }: NotSoProps) {
  const { t } = useLanguage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [because, setBecause] = useState('');
  useEffect(() => field.current?.focus(), []);
  const typed = because.trim();
  return (
    <>
      <label htmlFor={id}>{t.change.whyTitle}</label>
      <input
        id={id}
        className={styles['why']}
        aria-describedby={`${id}-hint`}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        enterKeyHint="done"
        value={because}
        onChange={({ target }) => setBecause(target.value)}
        ref={field}
      />
      <p id={`${id}-hint`} className="soft">
        {t.change.whyHint}
      </p>
      <Button look="primary" icon="send" isOff={isSending || typed === ''} onPress={() => onSend(typed)}>
        {isSending ? t.change.sending : t.change.send}
      </Button>
      <Button look="quiet" icon="back" isOff={isSending} onPress={onBack}>
        {t.change.back}
      </Button>
    </>
  );
}
