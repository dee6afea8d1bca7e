// Who is away in a month: people by days as a table, and on a phone as a list.
import { classNames } from '@stimpill/ui/class-names.ts';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { monthAfter, rangeOfMonth } from '@stimpill/time';
import { monthAndYear } from '@stimpill/words/calendar-words.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { leaveCalendarQuery } from '#api/leave.ts';
import { useSession } from '#api/session.ts';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { InHead } from '#ui/page-frame.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useNarrow } from '#ui/use-window-width.ts';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import { CalendarTable } from './calendar-table.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { calendarWords } from '#said/both/calendar.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';
import buttons from '#ui/button.module.css';
import { askedMonth } from './month.ts';
import { MonthList } from './month-list.tsx';
import type { Opened } from './opened-day.ts';

const button = classNames(buttons);

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
      <InHead>
        <MonthBar month={month} today={today} />
      </InHead>
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
  const { monthBefore, monthAfter: monthNext, months } = useWords(calendarWords);
  const name = monthAndYear(month, months);
  const leadTo = (to: string | undefined) => ({
    to: '/leave',
    search: (known: Readonly<Record<string, string>>) => ({ ...known, month: to }),
    resetScroll: false,
  });
  const step = (icon: 'back' | 'forward', label: string, months: number) => (
    <Link
      {...leadTo(monthAfter(month, months))}
      className={button('button', 'plain', 'square')}
      title={label}
    >
      <Icon name={icon} />
      <span className="spoken">{label}</span>
    </Link>
  );
  return (
    <nav className="row middle gap-8" aria-label={name}>
      {step('back', monthBefore, -1)}
      {step('forward', monthNext, 1)}
      <h2>{name}</h2>
      {month !== today.slice(0, 7) && (
        <Link {...leadTo(undefined)} className={button('button', 'plain')}>
          {t.thisMonth}
        </Link>
      )}
    </nav>
  );
}
