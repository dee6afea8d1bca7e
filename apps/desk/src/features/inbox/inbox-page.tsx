// Everything that waits for a manager: the list, and the case that lies open beside it. On a phone one after the other.
import { useState } from 'react';
import { useOpenQuestions } from '#api/open-questions.ts';
import type { OpenReview } from '#api/reviews.ts';
import { useSession } from '#api/session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useWords } from '#words/words.ts';
import { filterQuestions, toKind } from './filter-questions.ts';
import { HeldNotice } from './held-notice.tsx';
import { inboxWords } from '#said/desk/inbox/inbox.ts';
import { Panes } from './panes.tsx';
import { settledHere } from './settled-here.ts';
import { useDecisions, type Decisions } from './use-decisions.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useMarks } from './use-marks.ts';
import { useSelection } from './use-selection.ts';
import type { KeptTyping } from './use-typing.ts';

export function InboxPage() {
  const t = useWords(inboxWords);
  const decisions = useDecisions();
  const reviews = useOpenQuestions();
  const open = reviews.data;
  return (
    <PageFrame title={t.title} {...(open && open.length > 0 && { lead: t.waiting({ count: open.length }) })}>
      <DataOf query={reviews} rows={8}>
        {(questions) => <Inbox questions={questions} decisions={decisions} />}
      </DataOf>
    </PageFrame>
  );
}

type InboxProps = { readonly questions: readonly OpenReview[]; readonly decisions: Decisions };

function Inbox({ questions, decisions }: InboxProps) {
  const { kinds } = useWords(inboxWords);
  const { filters } = useFiltersInAddress<'q' | 'kind' | 'department'>();
  const filter = {
    search: filters.q ?? '',
    kind: toKind(filters.kind, kinds),
    departmentId: filters.department,
  };
  const shown = filterQuestions(questions, filter);
  const selection = useSelection(shown);
  const marks = useMarks(shown);
  const [kept] = useState<KeptTyping>(() => new Map());
  const undo = () => {
    const [first] = decisions.takeBack()?.questions ?? [];
    if (first) selection.onSelect(first.id);
    return first !== undefined;
  };
  useInboxKeys({ shown, selection, marks, undo });
  const isEmpty = questions.length === 0 && selection.selectedId === undefined;
  return (
    <div className="stack gap-8">
      <HeldNotice decisions={decisions} onUndo={() => void undo()} />
      {isEmpty ? <Nothing /> : <Panes {...{ questions, shown, filter, selection, marks, kept, decisions }} />}
    </div>
  );
}

/** A good moment. */
function Nothing() {
  const t = useWords(inboxWords);
  const { userId } = useSession();
  const settled = settledHere.read(userId);
  return (
    <Empty title={t.emptyTitle}>
      {settled > 0 && <p>{t.settledToday({ count: settled })}</p>}
      <p>{t.emptyLead}</p>
      <ButtonLink to="/today">{t.toToday}</ButtonLink>
    </Empty>
  );
}
