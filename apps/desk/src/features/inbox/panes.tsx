// The list, and beside it the case that lies open or the questions that are marked.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '@stimpill/ui/icon.tsx';
import { reviewCaseQuery, type OpenReview } from '#api/reviews.ts';
import type { Decision } from './send-decision.ts';
import { useSession } from '#api/session.ts';
import { letterKeys } from '#ui/letter-keys.ts';
import { usePageKeys } from '#ui/page-keys.ts';
import type { TableSearch } from '#ui/table-search.ts';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { CasePanel } from './case-panel.tsx';
import type { QuestionFilter } from './filter-questions.ts';
import panes from '#ui/panes.module.css';
import styles from './inbox-page.module.css';
import { inboxWords } from '#said/desk/inbox/inbox.ts';
import { InboxToolbar } from './inbox-toolbar.tsx';
import { ManyPanel } from './many-panel.tsx';
import { QuestionList } from './question-list.tsx';
import type { Decisions } from './use-decisions.ts';
import type { Marks } from './use-marks.ts';
import type { Selection } from './use-selection.ts';
import type { KeptTyping } from './use-typing.ts';

type PanesProps = {
  readonly questions: readonly OpenReview[];
  readonly shown: readonly OpenReview[];
  readonly filter: QuestionFilter;
  readonly selection: Selection;
  readonly marks: Marks;
  readonly kept: KeptTyping;
  readonly decisions: Decisions;
};

export function Panes({ questions, shown, filter, selection, marks, kept, decisions }: PanesProps) {
  const { selectedId, isWide, takesFocus } = selection;
  const { marked, alike } = marks;
  const isBlocked = useSentFirst(
    decisions,
    questions.find(({ id }) => id === selectedId),
  );
  useFetchedAhead(shown, selectedId);
  const hold = (about: readonly OpenReview[]) => (decision: Decision, choice: string) => {
    decisions.hold({ decision, questions: about, choice });
    marks.clear();
    selection.onGoOn(about.map(({ id }) => id));
  };
  const isListShown = isWide || (selectedId === undefined && marked.length === 0);
  return (
    <>
      {isListShown && <InboxToolbar questions={questions} filter={filter} />}
      <div className={panes['panes']} data-wide={isWide}>
        {isListShown && (
          <div className={styles['left']}>
            <ShownQuestions shown={shown} selection={selection} marks={marks} />
            <Keys />
          </div>
        )}
        {(!isListShown || isWide) && (
          <div className={styles['right']}>
            {!isWide && <Back onPress={marks.clear} />}
            {marked.length > 0 ? (
              <ManyPanel
                questions={marked}
                alike={alike}
                onMarkAll={marks.markAll}
                onUnmark={marks.clear}
                onDecide={hold(marked)}
              />
            ) : (
              selectedId !== undefined && (
                <CasePanel
                  key={selectedId}
                  reviewId={selectedId}
                  question={questions.find(({ id }) => id === selectedId)}
                  isBlocked={isBlocked}
                  takesFocus={takesFocus}
                  kept={kept}
                  onDecide={(decision, choice) =>
                    hold(questions.filter(({ id }) => id === selectedId))(decision, choice)
                  }
                />
              )
            )}
          </div>
        )}
      </div>
    </>
  );
}

function ShownQuestions({ shown, selection, marks }: Pick<PanesProps, 'shown' | 'selection' | 'marks'>) {
  const t = useWords(inboxWords);
  if (shown.length === 0)
    return (
      <p role="status">
        {t.nothingFits}{' '}
        <Link to="." search={({ open = '' }: TableSearch) => ({ open })}>
          {t.showAll}
        </Link>
      </p>
    );
  return (
    <QuestionList
      questions={shown}
      selection={selection}
      marked={new Set(marks.marked.map(({ id }) => id))}
      onMark={marks.toggle}
    />
  );
}

function Back({ onPress }: { readonly onPress: () => void }) {
  const t = useWords(inboxWords);
  return (
    <Link
      to="."
      search={({ open: _, ...known }: TableSearch) => known}
      className={panes['back']}
      onClick={onPress}
    >
      <Icon name="back" />
      {t.back}
    </Link>
  );
}

function Keys() {
  const { keys, keysAre } = useWords(inboxWords);
  const rows = [
    [['J', 'K'], keys.next],
    [['1–9'], keys.decide],
    [['U'], keys.undo],
    [['X'], keys.mark],
    [['/'], keys.search],
  ] as const;
  usePageKeys(rows);
  if (letterKeys() === 'off') return null;
  return (
    <ul className={`${styles['keys'] ?? ''} no-print`} aria-label={keysAre}>
      {rows.map(([names, act]) => (
        <li key={act}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}{' '}
          {act}
        </li>
      ))}
    </ul>
  );
}

/**
 * What the next question would change depends on what was decided about the same person just now, so that is sent first.
 * @returns whether it is still on its way
 */
function useSentFirst({ pending, send }: Decisions, next: OpenReview | undefined): boolean {
  const t = useWords(inboxWords);
  const say = useToast();
  const ofSame = pending.filter(({ questions }) =>
    questions.some(({ employeeId }) => employeeId !== null && employeeId === next?.employeeId),
  );
  const isHeld = ofSame.some(({ state }) => state === 'held');
  useEffect(() => {
    if (!isHeld) return;
    void send().then((isDone) => {
      if (isDone) say({ text: t.sentAtOnce });
    });
  }, [isHeld, send, say, t]);
  return ofSame.length > 0;
}

/** The case after this one is there before somebody comes to it. */
function useFetchedAhead(shown: readonly OpenReview[], selectedId: string | undefined): void {
  const client = useQueryClient();
  const { company } = useSession();
  const place = shown.findIndex(({ id }) => id === selectedId);
  const next = place < 0 ? undefined : shown[place + 1];
  // What somebody's next question changes is known only once this one is settled.
  const nextId = next?.employeeId === shown[place]?.employeeId ? undefined : next?.id;
  useEffect(() => {
    if (nextId !== undefined)
      client.query(reviewCaseQuery({ companyId: company.id, reviewId: nextId })).catch(() => undefined);
  }, [client, company.id, nextId]);
}
