// Kinds with their numbers, search and departments. They stand in the address; without them nothing is left out.
import { useState } from 'react';
import { sortByName } from '@stimpill/words/collation.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '#api/calls.ts';
import type { OpenReview } from '#api/reviews.ts';
import { useSession } from '#api/session.ts';
import { Field } from '#ui/field.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { countKinds, filterQuestions, type Kind, type QuestionFilter } from './filter-questions.ts';
import styles from './inbox-page.module.css';
import { inboxWords } from '#said/desk/inbox/inbox.ts';

type InboxToolbarProps = { readonly questions: readonly OpenReview[]; readonly filter: QuestionFilter };

export function InboxToolbar({ questions, filter }: InboxToolbarProps) {
  const t = useWords(inboxWords);
  const { onFilter } = useFiltersInAddress();
  // The address follows what is typed; it is too slow to be what is typed.
  const [typed, setTyped] = useState(filter.search);
  const ofEveryKind = filterQuestions(questions, { ...filter, kind: undefined });
  return (
    <div className={styles['toolbar']}>
      <Kinds questions={ofEveryKind} kind={filter.kind} onKind={(kind) => onFilter({ kind })} />
      <div className={styles['narrow']} role="search">
        <Field label={t.search}>
          {(ids) => (
            <input
              {...ids}
              type="search"
              value={typed}
              placeholder={t.searchHint}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                setTyped(target.value);
                onFilter({ q: target.value });
              }}
            />
          )}
        </Field>
        <Departments questions={questions} chosen={filter.departmentId ?? ''} />
      </div>
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
    <div className={styles['kinds']} role="group" aria-label={t.kind}>
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
    <Field label={t.department}>
      {(ids) => (
        <select {...ids} value={chosen} onChange={({ target }) => onFilter({ department: target.value })}>
          <option value="">{t.everyDepartment}</option>
          {departments.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
