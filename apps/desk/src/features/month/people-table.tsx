import { lazy, Suspense, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { may } from '@stimpill/api-types/rights';
import { sortByName } from '@stimpill/words/collation.ts';
import { matchesSearch, toSearchKey } from '@stimpill/words/search-key.ts';
import type { MonthCheck, MonthPerson, PayrollMonth } from '#api/payroll-month.ts';
import { useSession } from '#api/session.ts';
import type { Range } from '#api/timesheets.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { SearchFilter, SelectFilter } from '#ui/filter-fields.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { checkWords } from './check-words.ts';
import styles from './month.module.css';
import { monthWords } from './month-words.ts';

const ReopenDialog = lazy(async () => ({ default: (await import('./reopen-dialog.tsx')).ReopenDialog }));

const LOOKS = {
  open: 'warning',
  checked: 'plain',
  approved: 'good',
  exported: 'good',
  differences: 'error',
} as const;
const REOPENED: readonly MonthPerson['state'][] = ['approved', 'exported', 'differences'];

type Row = MonthPerson & { readonly inTheWay: readonly MonthCheck['code'][] };
type PeopleTableProps = { readonly month: PayrollMonth; readonly range: Range };

/** Everybody of the period: how far they have come, what is in the way, and the way back. */
export function PeopleTable({ month, range }: PeopleTableProps) {
  const t = useWords(monthWords);
  const { language } = useSpeech();
  const { filters, onFilter } = useFiltersInAddress<'q' | 'state'>();
  const [reopened, setReopened] = useState<MonthPerson | undefined>(undefined);
  const columns = useColumns(range, setReopened);
  const key = toSearchKey(filters.q ?? '');
  const shown = sortByName(
    month.people
      .filter(({ state }) => filters.state === undefined || state === filters.state)
      .filter(({ displayName }) => key === '' || matchesSearch(toSearchKey(displayName), key))
      .map((person) => ({ ...person, name: person.displayName, inTheWay: codesOf(month, person) })),
    language,
  );
  return (
    <section className={styles['part']} aria-labelledby="everybody">
      <h2 id="everybody">{t.table}</h2>
      <div className={styles['toolbar']} role="search">
        <SearchFilter
          label={t.search}
          hint={t.searchHint}
          value={filters.q ?? ''}
          onSearch={(q) => onFilter({ q })}
        />
        <SelectFilter
          label={t.state}
          value={filters.state ?? ''}
          options={[['', t.everyState], ...Object.entries(t.states)]}
          onChoose={(state) => onFilter({ state })}
        />
      </div>
      {shown.length === 0 ? (
        <p role="status">{t.nobodyFound}</p>
      ) : (
        <DataTable caption={t.table} columns={columns} rows={shown} rowKey={({ employeeId }) => employeeId} />
      )}
      <Suspense>
        {reopened && <ReopenDialog person={reopened} range={range} onClose={() => setReopened(undefined)} />}
      </Suspense>
    </section>
  );
}

function codesOf({ checks }: PayrollMonth, { employeeId }: MonthPerson): readonly MonthCheck['code'][] {
  return checks.flatMap(({ code, people }) =>
    people.some((person) => person.employeeId === employeeId) ? [code] : [],
  );
}

function useColumns({ startDate }: Range, onReopen: (person: MonthPerson) => void): readonly Column<Row>[] {
  const t = useWords(monthWords);
  const { checks } = useWords(checkWords);
  const session = useSession();
  const mayReopen = ({ employeeId, state }: Row) =>
    REOPENED.includes(state) &&
    may(session, 'time.decide', { employeeId, departmentIds: session.departmentIds ?? [] }) === null;
  return [
    {
      id: 'name',
      name: t.name,
      cell: ({ employeeId, displayName }) => (
        <Link to={`/timesheets/${employeeId}`} search={{ from: startDate }} className={styles['personLink']}>
          {displayName}
        </Link>
      ),
      isRowHead: true,
    },
    {
      id: 'state',
      name: t.state,
      cell: ({ state }) => <Chip look={LOOKS[state]}>{t.states[state]}</Chip>,
      onCard: () => 'beside',
    },
    {
      id: 'inTheWay',
      name: t.inTheWay,
      cell: ({ inTheWay }) => (inTheWay.length === 0 ? '–' : inTheWay.map((code) => checks[code]).join(', ')),
      onCard: ({ inTheWay }) => (inTheWay.length === 0 ? 'nowhere' : 'line'),
    },
    {
      id: 'reopen',
      name: t.reopen,
      isAct: true,
      cell: (row) => mayReopen(row) && <Button onPress={() => onReopen(row)}>{t.reopen}</Button>,
      onCard: (row) => (mayReopen(row) ? 'line' : 'nowhere'),
    },
  ];
}
