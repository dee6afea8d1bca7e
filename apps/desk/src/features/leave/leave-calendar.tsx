// Who is away in a month: people by days as a table, and on a phone as a list.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { monthAfter, rangeOfMonth } from '@stimpill/time';
import { Icon } from '@stimpill/ui/icon.tsx';
import spoken from '@stimpill/ui/spoken.module.css';
import { sortByName } from '@stimpill/words/collation.ts';
import { query } from '#api/calls.ts';
import { leaveCalendarQuery } from '#api/leave.ts';
import { useSession } from '#api/session.ts';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { SelectFilter } from '#ui/filter-fields.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useNarrow } from '#ui/use-narrow.ts';
import { useToday } from '#ui/use-today.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { CalendarTable } from './calendar-table.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { leaveWords } from '#said/desk/leave/leave.ts';
import styles from './leave.module.css';
import { askedMonth } from './month.ts';
import { MonthList } from './month-list.tsx';
import type { Opened } from './opened-day.ts';

export function LeaveCalendar({ mayDecide }: { readonly mayDecide: boolean }) {
  const t = useWords(leaveWords);
  const { company } = useSession();
  const today = useToday(company.timeZone);
  const isNarrow = useNarrow();
  const { filters } = useFiltersInAddress<'month' | 'department'>();
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const month = askedMonth(filters.month, today);
  const calendar = useQuery(leaveCalendarQuery(company.id, rangeOfMonth(month), filters.department));
  return (
    <>
      <div className={styles['toolbar']}>
        <MonthBar month={month} today={today} />
        <DepartmentFilter />
      </div>
      <DataOf query={calendar} rows={10}>
        {({ people, holidays }) => {
          const shown =
            filters.department === undefined || isNarrow
              ? people.filter(({ days }) => days.length > 0)
              : people;
          if (shown.length === 0) return <Empty title={t.nobodyInMonth}>{null}</Empty>;
          const given = { people: shown, onOpen: mayDecide ? setOpened : undefined };
          return isNarrow ? (
            <MonthList {...given} />
          ) : (
            <CalendarTable {...given} month={month} today={today} holidays={holidays} />
          );
        }}
      </DataOf>
      {opened && <EditDialog {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function MonthBar({ month, today }: { readonly month: string; readonly today: string }) {
  const t = useWords(leaveWords);
  const [year = '', number = '1'] = month.split('-');
  const name = `${t.months[Number(number) - 1] ?? ''} ${year}`;
  const leadTo = (to: string | undefined) => ({
    to: '/leave',
    search: (known: Readonly<Record<string, string>>) => ({ ...known, month: to }),
    resetScroll: false,
  });
  const step = (icon: 'back' | 'forward', label: string, months: number) => (
    <Link {...leadTo(monthAfter(month, months))} className={styles['step']} title={label}>
      <Icon name={icon} />
      <span className={spoken['spoken']}>{label}</span>
    </Link>
  );
  return (
    <nav className={styles['month']} aria-label={name}>
      {step('back', t.monthBefore, -1)}
      {step('forward', t.monthAfter, 1)}
      <h2>{name}</h2>
      {month !== today.slice(0, 7) && (
        <Link {...leadTo(undefined)} className={styles['step']}>
          {t.thisMonth}
        </Link>
      )}
    </nav>
  );
}

function DepartmentFilter() {
  const t = useWords(leaveWords);
  const { language } = useSpeech();
  const { company } = useSession();
  const { data = [] } = useQuery(query('listCompanyDepartments', { params: { companyId: company.id } }));
  const { filters, onFilter } = useFiltersInAddress<'department'>();
  if (data.length === 0) return null;
  const names = sortByName([...data], language).map(({ id, name }) => [id, name] as const);
  return (
    <SelectFilter
      label={t.department}
      value={filters.department ?? ''}
      options={[['', t.everyDepartment], ...names]}
      onChoose={(department) => onFilter({ department })}
    />
  );
}
