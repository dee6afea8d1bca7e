// What was just decided and can still be taken back, what could not be sent yet, and what the server refused. It stands above the question, and
// covers nothing of it; what goes by itself leaves its room, so that nothing moves under a finger.
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { KeyHint } from '#ui/key-hint.tsx';
import type { OpenReview } from '#api/reviews.ts';
import { useWords } from '#words/words.ts';
import type { Held } from './held-decisions.ts';
import styles from './inbox-page.module.css';
import { inboxWords } from '#said/desk/inbox/inbox.ts';
import { Meanwhile } from './meanwhile.tsx';
import { useRefusalWord } from './use-choice-name.ts';
import type { Decisions, Refused } from './use-decisions.ts';

type HeldNoticeProps = {
  readonly decisions: Decisions;
  readonly onUndo: () => void;
};

export function HeldNotice({ decisions, onUndo }: HeldNoticeProps) {
  const { pending, refused, onRead, send } = decisions;
  const unsent = pending.filter(({ state }) => state === 'unsent' || state === 'unanswered');
  const held = pending.find(({ state }) => state === 'held');
  const [last, setLast] = useState(held);
  if (held !== undefined && held !== last) setLast(held);
  const isRoomKept = held === undefined && unsent.length === 0 && refused.length === 0;
  return (
    <div className={styles['notices']}>
      <div role="status">{held && <HeldLine key={held.questions[0]?.id} held={held} onUndo={onUndo} />}</div>
      {last && isRoomKept && (
        <div className={styles['room']} aria-hidden inert>
          <HeldLine held={last} onUndo={onUndo} />
        </div>
      )}
      <div role="status">
        {unsent.map((each, place) => (
          <Unsent key={place} held={each} onAgain={() => void send()} />
        ))}
      </div>
      <div role="alert">
        {refused.map((each) => (
          <RefusedLine key={each.id} refused={each} onRead={() => onRead(each.id)} />
        ))}
      </div>
    </div>
  );
}

function HeldLine({ held, onUndo }: { readonly held: Held; readonly onUndo: () => void }) {
  const t = useWords(inboxWords);
  const nameOf = useHeldName();
  const line = useRef<HTMLDivElement>(null);
  // On a phone the choice lies far below.
  useEffect(() => {
    line.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={line} className={styles['held']}>
      <p>
        <b>
          {nameOf(held.questions)}: {held.choice}
        </b>{' '}
        <span>{t.heldFor}</span>
      </p>
      <Button onPress={onUndo}>
        {t.undo} <KeyHint>U</KeyHint>
      </Button>
    </div>
  );
}

function Unsent({ held, onAgain }: { readonly held: Held; readonly onAgain: () => void }) {
  const t = useWords(inboxWords);
  const name = useHeldName()(held.questions);
  const isSent = held.state === 'unanswered';
  return (
    <Notice look="warning">
      <p>
        <b>
          {isSent ? t.unanswered({ name, choice: held.choice }) : t.unsent({ name, choice: held.choice })}
        </b>{' '}
        {isSent ? t.unansweredWhy : t.unsentWhy}
      </p>
      <Button icon="again" onPress={onAgain}>
        {t.sendAgain}
      </Button>
    </Notice>
  );
}

/** Whom a decision is about: a name, or how many questions. */
function useHeldName(): (questions: readonly OpenReview[]) => string {
  const t = useWords(inboxWords);
  return (questions) => {
    const [first, ...others] = questions;
    if (others.length > 0) return t.marked({ count: questions.length });
    return first?.employeeName ?? first?.tabletName ?? t.nobody;
  };
}

const MEANWHILE = ['review.not_open', 'record.changed_meanwhile', 'entry.not_found', 'review.not_found'];

type RefusedLineProps = { readonly refused: Refused; readonly onRead: () => void };

/** Where somebody else was faster, it says who, and what they decided. */
function RefusedLine({ refused: { question, held, code }, onRead }: RefusedLineProps) {
  const t = useWords(inboxWords);
  const nameOf = useHeldName();
  const refusalWord = useRefusalWord();
  const isMeanwhile = MEANWHILE.includes(code);
  return (
    <Notice look="warning">
      <p>
        <b>{t.notSettled({ name: nameOf([question]), choice: held.choice })}</b>{' '}
        {isMeanwhile ? <Meanwhile reviewId={question.id} /> : refusalWord(code)}
      </p>
      <Button look="quiet" icon="cross" isIconOnly onPress={onRead}>
        {t.close}
      </Button>
    </Notice>
  );
}
