import { Suspense, useState } from 'react';
import { sortByName } from '@stimpill/words/collation.ts';
import { matchesSearch, toSearchKey } from '@stimpill/words/search-key.ts';
import type { MonthCheck, MonthPerson, PayrollMonth } from '#api/payroll-month.ts';
import type { Range } from '#api/timesheets.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { SearchFilter, SelectFilter } from '#ui/filter-fields.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { lazyPart } from '#words/lazy-part.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { figuresOf, outliersFirst } from './figures.ts';
import { figuresWords } from '#said/desk/month/figures.ts';
import styles from './month.module.css';
import { monthWords } from '#said/desk/month/month.ts';
import { StatementsButton } from '#records/statements/statements-button.tsx';
import { statementsWords } from '#said/desk/common/statements.ts';
import type { Choice } from './use-choice.ts';
import { usePeopleColumns } from './use-people-columns.tsx';

const ReopenDialog = lazyPart(() => import('#records/reopen-dialog.tsx'), 'ReopenDialog');

type PeopleTableProps = {
  readonly month: PayrollMonth;
  readonly range: Range;
  /** The period before, with which hours are compared. */
  readonly before: Range;
  readonly choice: Choice;
};

/** Everybody of the period: how far they have come, what is in the way, and the way back. */
export function PeopleTable({ month, range, before, choice }: PeopleTableProps) {
  const t = useWords(monthWords);
  const { language } = useSpeech();
  const { filters, onFilter } = useFiltersInAddress<'q' | 'state'>();
  const [reopened, setReopened] = useState<MonthPerson | undefined>(undefined);
  const columns = usePeopleColumns({ range, choice, onReopen: setReopened });
  const key = toSearchKey(filters.q ?? '');
  const named = sortByName(
    month.people
      .filter(({ state }) => filters.state === undefined || state === filters.state)
      .filter(({ displayName }) => key === '' || matchesSearch(toSearchKey(displayName), key))
      .map((person) => ({
        ...person,
        name: person.displayName,
        inTheWay: codesOf(month, person),
        figures: person.hours === null ? undefined : figuresOf(person.hours),
      })),
    language,
  );
  const shown = outliersFirst(named);
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
        <ChooseShown shown={shown} choice={choice} />
        <StatementsOfShown shown={shown} range={range} />
      </div>
      <FiguresLead before={before} />
      {shown.length === 0 ? (
        <p role="status">{t.nobodyFound}</p>
      ) : (
        <DataTable
          caption={t.table}
          columns={columns}
          rows={shown}
          rowKey={({ employeeId }) => employeeId}
          isWide
        />
      )}
      <Suspense>
        {reopened && <Reopening person={reopened} range={range} onClose={() => setReopened(undefined)} />}
      </Suspense>
    </section>
  );
}

type Reopening = { readonly person: MonthPerson; readonly range: Range; readonly onClose: () => void };

function Reopening({ person: { employeeId, displayName }, range, onClose }: Reopening) {
  const name = useNamesApart()(employeeId, displayName);
  return <ReopenDialog employeeId={employeeId} name={name} range={range} onClose={onClose} />;
}

/** Takes everybody who is shown in, or out of the next press. */
function ChooseShown({ shown, choice: { fine, chosen, onChoose } }: Shown) {
  const f = useWords(figuresWords);
  const canBe = new Set(fine.map(({ employeeId }) => employeeId));
  const free = shown.map(({ employeeId }) => employeeId).filter((id) => canBe.has(id));
  if (free.length === 0) return null;
  const isAnyChosen = free.some((id) => chosen.has(id));
  return (
    <Button onPress={() => onChoose(free, !isAnyChosen)}>{isAnyChosen ? f.chooseNone : f.chooseAll}</Button>
  );
}

/** A row has that of one alone. */
function StatementsOfShown({ shown, range }: Pick<Shown, 'shown'> & { readonly range: Range }) {
  const t = useWords(statementsWords);
  const apart = useNamesApart();
  const people = shown.map(({ employeeId, displayName }) => ({
    employeeId,
    name: apart(employeeId, displayName),
  }));
  if (people.length < 2) return null;
  return (
    <StatementsButton people={people} periods={[range]}>
      {t.actAll}
    </StatementsButton>
  );
}

type Shown = { readonly shown: readonly MonthPerson[]; readonly choice: Choice };

function FiguresLead({ before: { startDate, endDate } }: Pick<PeopleTableProps, 'before'>) {
  const f = useWords(figuresWords);
  const { day } = useClock();
  return <p className={styles['soft']}>{f.lead({ from: day(startDate), to: day(endDate) })}</p>;
}

function codesOf({ checks }: PayrollMonth, { employeeId }: MonthPerson): readonly MonthCheck['code'][] {
  return checks.flatMap(({ code, people }) =>
    people.some((person) => person.employeeId === employeeId) ? [code] : [],
  );
}
