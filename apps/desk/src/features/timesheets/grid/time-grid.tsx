// People by days on one table in a window of its own: the names stay at the left, the days on top. The arrows go from cell to cell, Enter
// opens a day, and Tab leads past all of it.
import { Fragment, useCallback, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { addDays, weekdayOfDate } from '@stimpill/time';
import type { GridPerson } from '#api/timesheet-grid.ts';
import type { Range } from '#api/timesheets.ts';
import { useWords } from '#words/words.ts';
import { useClock } from '#api/use-clock.ts';
import type { Measure } from './filter-grid.ts';
import type { Place } from './grid-place.ts';
import { GridReadout } from './grid-readout.tsx';
import { GridRow, type DayHead } from './grid-row.tsx';
import { gridWords } from '#said/desk/timesheets/grid/grid.ts';
import styles from './grid.module.css';
import { useTellDay } from './use-tell-day.ts';
import { usePlace } from './use-place.ts';
import { ROW_PX, useRowsInFrame } from './use-rows-in-frame.ts';

/** As the style sheet has it. */
const NAME_AND_SUM_PX = 254;
/** A day has room for `12:34`. */
const DAY_PX = 34;

type TimeGridProps = {
  readonly caption: string;
  readonly people: readonly GridPerson[];
  readonly range: Range;
  /** yyyy-MM-dd */
  readonly today: string;
  readonly measure: Measure;
  readonly isPlanned: boolean;
};

export function TimeGrid({ caption, people, range, today, measure, isPlanned }: TimeGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const tell = useTellDay();
  const heads = useHeads(range, today);
  const hrefOf = useHrefs(range.startDate);
  const { place, ...keys } = usePlace({
    frame,
    size: { rows: people.length, columns: heads.length + 1 },
    onOpen: useOpen(people, heads),
  });
  useTodayInSight(frame, heads);
  const drawn = useRowsInFrame(frame, people, place.row);
  const gap = (rows: number) => <Gap rows={rows} columns={heads.length + 2} />;
  return (
    <div className={styles['sheet']}>
      <div ref={frame} className={styles['frame']}>
        <table
          role="grid"
          className={styles['grid']}
          style={{ minWidth: NAME_AND_SUM_PX + heads.length * DAY_PX }}
          aria-rowcount={people.length + 1}
        >
          <caption>{caption}</caption>
          <GridHead heads={heads} />
          <tbody {...keys}>
            {drawn.map((row, at) => {
              const person = people[row];
              return (
                person && (
                  <Fragment key={person.employeeId}>
                    {gap(row - 1 - (drawn[at - 1] ?? -1))}
                    <GridRow
                      person={person}
                      row={row}
                      heads={heads}
                      tabColumn={place.row === row ? place.column : undefined}
                      measure={measure}
                      isPlanShown={isPlanned && measure === 'worked'}
                      tell={tell}
                      hrefOf={hrefOf}
                    />
                  </Fragment>
                )
              );
            })}
            {gap(people.length - 1 - (drawn.at(-1) ?? -1))}
          </tbody>
        </table>
      </div>
      <GridReadout frame={frame} />
    </div>
  );
}

/** Where not all days have room, the window shows today and the days before it. */
function useTodayInSight(frame: RefObject<HTMLElement | null>, heads: readonly DayHead[]): void {
  const place = heads.findIndex(({ at }) => at === 'today');
  useLayoutEffect(() => {
    const room = frame.current?.clientWidth ?? 0;
    if (place >= 0) frame.current?.scrollTo({ left: NAME_AND_SUM_PX + (place + 2) * DAY_PX - room });
  }, [frame, place]);
}

function GridHead({ heads }: { readonly heads: readonly DayHead[] }) {
  const t = useWords(gridWords);
  return (
    <thead>
      <tr>
        <th scope="col" className={styles['name']}>
          {t.person}
        </th>
        <th scope="col" className={styles['sum']}>
          {t.sum}
        </th>
        {heads.map(({ date, name, at }) => (
          <th key={date} scope="col" aria-label={at === 'today' ? `${name}, ${t.today}` : name} data-at={at}>
            <span>{t.weekdays[weekdayOfDate(date)]}</span>
            <b>{Number(date.slice(8))}</b>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Keeps the place of rows that are not drawn. */
function Gap({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  if (rows <= 0) return null;
  return (
    <tr aria-hidden="true" className={styles['gap']}>
      <td colSpan={columns} style={{ height: rows * ROW_PX }} />
    </tr>
  );
}

/** 0: Monday */

function useHeads({ startDate, endDate }: Range, today: string): readonly DayHead[] {
  const t = useWords(gridWords);
  const { weekday, day } = useClock();
  return useMemo(() => {
    const heads: DayHead[] = [];
    for (let date = startDate; date <= endDate; date = addDays(date, 1)) {
      const name = `${weekday(date)} ${day(date)}`;
      const at = date === today ? 'today' : weekdayOfDate(date) > 4 ? 'weekend' : undefined;
      heads.push({ date, name, at, empty: `${name}: ${t.nothing}` });
    }
    return heads;
  }, [startDate, endDate, today, weekday, day, t]);
}

function useHrefs(startDate: string): (employeeId: string) => string {
  const { basepath } = useRouter();
  return useCallback(
    (employeeId) => `${basepath}/timesheets/${employeeId}?from=${startDate}`,
    [basepath, startDate],
  );
}

/** Goes to the person of a row, and to the day of a column. */
function useOpen(people: readonly GridPerson[], heads: readonly DayHead[]): (place: Place) => void {
  const navigate = useNavigate();
  return ({ row, column }) => {
    const [first] = heads;
    const [person, head] = [people[row], heads[column - 1]];
    if (!person || !first) return;
    void navigate({
      to: '/timesheets/$personId',
      params: { personId: person.employeeId },
      search: { from: first.date, ...(head && { day: head.date }) },
    });
  };
}
