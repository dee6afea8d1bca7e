import { toSortKey } from '@stimpill/words/collation.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { restWords } from '#said/desk/timesheets/rest/rest.ts';
import type { NotJudged, Of } from './filter-rest.ts';
import { useRestSpeech } from './use-rest-speech.ts';

type NotJudgedTableProps = { readonly notJudged: readonly Of<NotJudged>[] };

/** The rights of which nobody can say whether they were kept: they are never passed over. */
export function NotJudgedTable({ notJudged }: NotJudgedTableProps) {
  const t = useWords(restWords);
  const columns = useColumns();
  if (notJudged.length === 0) return null;
  const people = new Set(notJudged.map(({ employeeId }) => employeeId)).size;
  return (
    <section className="stack gap-8">
      <h2>{t.notJudged}</h2>
      <p className="fine">{t.notJudgedLead({ people })}</p>
      <DataTable
        caption={t.notJudged}
        columns={columns}
        rows={notJudged}
        rowKey={({ employeeId, right, because }) => `${employeeId} ${right ?? ''} ${because}`}
        rowLink={({ employeeId }) => ({ to: '/people/$personId', params: { personId: employeeId } })}
      />
    </section>
  );
}

function useColumns(): readonly Column<Of<NotJudged>>[] {
  const t = useWords(restWords);
  const { language } = useSpeech();
  const apart = useNamesApart();
  const speech = useRestSpeech();
  return [
    {
      id: 'name',
      name: t.person,
      cell: ({ person }) => apart(person.employeeId, person.employeeDisplayName),
      sortBy: ({ person }) => toSortKey(person.employeeDisplayName, language),
      isRowHead: true,
      share: 25,
    },
    { id: 'right', name: t.right, cell: ({ right }) => speech.right(right), share: 20 },
    { id: 'because', name: t.because, cell: ({ because }) => speech.reason(because), share: 55 },
  ];
}
