// Kinds with their numbers, search and departments. They stand in the address; without them nothing is left out.
import { sortByName } from '@stimpill/words/collation.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '#api/calls.ts';
import type { OpenReview } from '#api/reviews.ts';
import { useSession } from '#api/session.ts';
import { SearchFilter, SelectFilter } from '#ui/filter-fields.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { countKinds, filterQuestions, type Kind, type QuestionFilter } from './filter-questions.ts';
import styles from './inbox-page.module.css';
import { inboxWords } from '#said/desk/inbox/inbox.ts';

type InboxToolbarProps = { readonly questions: readonly OpenReview[]; readonly filter: QuestionFilter };

export function InboxToolbar({ questions, filter }: InboxToolbarProps) {
  const t = useWords(inboxWords);
  const { onFilter } = useFiltersInAddress();
  const ofEveryKind = filterQuestions(questions, { ...filter, kind: undefined });
  return (
    <div className={styles['toolbar']} role="search">
      <SearchFilter
        label={t.search}
        hint={t.searchHint}
        value={filter.search}
        onSearch={(q) => onFilter({ q })}
      />
      <Departments questions={questions} chosen={filter.departmentId ?? ''} />
      <Kinds questions={ofEveryKind} kind={filter.kind} onKind={(kind) => onFilter({ kind })} />
    </div>
  );
}

type KindsProps = {
  readonly questions: readonly OpenReview[];
  readonly kind: Kind | undefined;
  readonly onKind: (kind: string) => void;
};

/** Every kind of which there is something, with its number; the numbers come to that of all. */
function Kinds({ questions, kind, onKind }: KindsProps) {
  const t = useWords(inboxWords);
  const all = [['', t.allKinds, questions.length] as const];
  const kinds = countKinds(questions, kind).map(([each, count]) => [each, t.kinds[each], count] as const);
  return (
    <div className={styles['kinds']} role="group" aria-label={t.kind} data-scrolls="">
      {[...all, ...kinds].map(([value, name, count]) => (
        <button
          key={value}
          type="button"
          className={styles['kind']}
          aria-pressed={(kind ?? '') === value}
          onClick={() => onKind(value)}
        >
          {name} <b>{count}</b>
        </button>
      ))}
    </div>
  );
}

/** Only those about whose people something is asked. */
function Departments({
  questions,
  chosen,
}: {
  readonly questions: readonly OpenReview[];
  readonly chosen: string;
}) {
  const t = useWords(inboxWords);
  const { language } = useSpeech();
  const { onFilter } = useFiltersInAddress();
  const { data = [] } = useQuery(
    query('listCompanyDepartments', { params: { companyId: useSession().company.id } }),
  );
  const asked = new Set(questions.flatMap(({ departmentIds }) => departmentIds));
  const departments = sortByName(
    data.filter(({ id }) => asked.has(id) || id === chosen),
    language,
  );
  if (departments.length === 0) return null;
  return (
    <SelectFilter
      label={t.department}
      value={chosen}
      options={[['', t.everyDepartment], ...departments.map(({ id, name }) => [id, name] as const)]}
      onChoose={(department) => onFilter({ department })}
    />
  );
}
