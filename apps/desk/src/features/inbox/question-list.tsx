import { Link } from '@tanstack/react-router';
import { classNames } from '@stimpill/ui/class-names.ts';
import type { OpenReview } from '#api/reviews.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { useClock } from '#api/use-clock.ts';
import { useWords } from '#words/words.ts';
import { wordFor } from '@stimpill/words/word-for.ts';
import { isChanged } from './filter-questions.ts';
import type { Selection } from './use-selection.ts';
import panes from '#ui/panes.module.css';
import styles from './inbox-page.module.css';
import { inboxWords } from '#said/desk/inbox/inbox.ts';
import { useReasons } from './use-reasons.ts';

const css = classNames(styles);

type QuestionListProps = {
  readonly questions: readonly OpenReview[];
  readonly selection: Selection;
  readonly marked: ReadonlySet<string>;
  readonly onMark: (question: OpenReview) => void;
};

/** Every question that is shown, the longest open first. The one that lies open is the current one. */
export function QuestionList({ questions, selection, marked, onMark }: QuestionListProps) {
  const t = useWords(inboxWords);
  return (
    <ul className={css('list')} aria-label={t.list}>
      {questions.map((question) => (
        <QuestionRow
          key={question.id}
          question={question}
          selection={selection}
          isMarked={marked.has(question.id)}
          onMark={() => onMark(question)}
        />
      ))}
    </ul>
  );
}

type QuestionRowProps = {
  readonly question: OpenReview;
  readonly selection: Selection;
  readonly isMarked: boolean;
  readonly onMark: () => void;
};

function QuestionRow({ question, selection, isMarked, onMark }: QuestionRowProps) {
  const t = useWords(inboxWords);
  const reasons = useReasons();
  const { moment } = useClock();
  const { id, kind, reason, employeeId, employeeName, tabletName, atUtc, togetherWith } = question;
  const { selectedId, isWide, onGoTo } = selection;
  const isSelected = id === selectedId;
  const apart = useNamesApart();
  const name = employeeName === null ? (tabletName ?? t.nobody) : apart(employeeId, employeeName);
  return (
    <li
      className={css('row', panes['row'], isSelected ? panes['selected'] : isMarked && 'marked')}
      data-row=""
      data-question=""
    >
      <Link
        id={`question-${id}`}
        to="."
        search={(known: object) => ({ ...known, open: id })}
        resetScroll={false}
        replace={isWide}
        onClick={() => onGoTo(id)}
        className={panes['open']}
        aria-current={isSelected || undefined}
      >
        <span className={css('name')}>
          {togetherWith === 0 ? name : t.withOthers({ name, count: togetherWith })}
        </span>
        <span className="fine figures">{moment(atUtc)}</span>
        <span className={css('asks')}>{wordFor(reasons, reason)}</span>
      </Link>
      {!isChanged(kind) && (
        <input
          type="checkbox"
          className={`${css('tick')} no-print`}
          aria-label={t.mark({ name })}
          checked={isMarked}
          onChange={onMark}
        />
      )}
    </li>
  );
}
