import type { CSSProperties } from 'react';
import { Link } from '@tanstack/react-router';
import { ABSENCE_KINDS } from '@stimpill/api-types/entry-kinds';
import { datesOf, rangeOfMonth, weekdayOfDate } from '@stimpill/time';
import { classNames } from '@stimpill/ui/class-names.ts';
import type { AwayDay, CalendarPerson, LeaveCalendar } from '#api/leave.ts';
import { toneOf, useOwnKind, useOwnKinds, type OwnKind } from '#api/own-kinds.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { monthAndYear } from '@stimpill/words/calendar-words.ts';
import { useWords } from '#words/words.ts';
import { calendarWords } from '#said/both/calendar.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';
import styles from './leave.module.css';
import type { Opened } from './opened-day.ts';
import { useKindName } from './use-kinds.ts';

const css = classNames(styles);
const SATURDAY = 5;

type CalendarTableProps = {
  readonly people: readonly CalendarPerson[];
  readonly month: string;
  readonly today: string;
  readonly holidays: LeaveCalendar['holidays'];
  /** undefined for somebody who may change nothing */
  readonly onOpen: ((opened: Opened) => void) | undefined;
};

export function CalendarTable({ people, month, today, holidays, onOpen }: CalendarTableProps) {
  const t = useWords(leaveWords);
  const title = t.calendarOf({ month: monthAndYear(month, useWords(calendarWords).months) });
  const dates = datesOf(rangeOfMonth(month));
  const nameOf = new Map(holidays.map(({ date, name }) => [date, name]));
  const look = (date: string) =>
    css('day', (weekdayOfDate(date) >= SATURDAY || nameOf.has(date)) && 'free', date === today && 'today');
  const apart = useNamesApart();
  return (
    <>
      {/* The keyboard scrolls what is wider than the window. */}
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label={title}>
        <table className={styles['calendar']}>
          <caption className="spoken">{title}</caption>
          <Head dates={dates} look={look} nameOf={nameOf} />
          <tbody>
            {people.map((person) => (
              <tr key={person.employeeId} data-row>
                <th scope="row">
                  <Link to="/timesheets/$personId" params={{ personId: person.employeeId }}>
                    {apart(person.employeeId, person.employeeName)}
                  </Link>
                </th>
                {dates.map((date) => (
                  <td key={date} className={look(date)}>
                    {person.days
                      .filter((away) => away.date === date)
                      .map((away) => (
                        <Mark
                          key={away.absenceId ?? away.requestId}
                          person={person}
                          away={away}
                          onOpen={onOpen}
                        />
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend people={people} />
    </>
  );
}

type HeadProps = {
  readonly dates: readonly string[];
  readonly look: (date: string) => string | undefined;
  /** Holidays by date. */
  readonly nameOf: ReadonlyMap<string, string>;
};

function Head({ dates, look, nameOf }: HeadProps) {
  const t = useWords(leaveWords);
  const { weekdayLetters } = useWords(calendarWords);
  const { day } = useClock();
  return (
    <thead>
      <tr>
        <th scope="col">{t.person}</th>
        {dates.map((date) => (
          <th key={date} scope="col" className={look(date)} title={nameOf.get(date)}>
            <span aria-hidden="true">{weekdayLetters[weekdayOfDate(date)]}</span>
            <span aria-hidden="true">{Number(date.slice(-2))}</span>
            <span className="spoken">
              {day(date)} {nameOf.get(date) ?? ''}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Of own kinds those that somebody here has. */
function Legend({ people }: Pick<CalendarTableProps, 'people'>) {
  const t = useWords(leaveWords);
  const had = new Set(people.flatMap(({ days }) => days.map(({ kindId }) => kindId)));
  const own = useOwnKinds().filter(({ id }) => had.has(id));
  return (
    <ul className={styles['legend']}>
      {ABSENCE_KINDS.map((kind) => (
        <li key={kind}>
          <span className={css('mark', kind)} aria-hidden="true">
            {t.letters[kind]}
          </span>
          {t.kinds[kind]}
        </li>
      ))}
      {own.map((kind) => (
        <li key={kind.id}>
          <span {...markOf(kind, 'vacation')} aria-hidden="true">
            {letterOf(kind.name)}
          </span>
          {kind.name}
        </li>
      ))}
      <li>
        <span className={css('mark', 'vacation', 'pending')} aria-hidden="true">
          {t.letters.vacation}
        </span>
        {t.waits}
      </li>
      <li>
        <span className={css('mark', 'vacation', 'part')} aria-hidden="true">
          {t.letters.vacation}
        </span>
        {t.partOfDay}
      </li>
    </ul>
  );
}

/** The look of a mark: an own kind has its colour in place of that of what it counts as. */
function markOf(own: OwnKind | undefined, ...looks: readonly (string | false)[]) {
  return own === undefined
    ? { className: css('mark', ...looks) }
    : { className: css('mark', ...looks, 'own'), style: { '--kind': toneOf(own) } as CSSProperties };
}

const letterOf = (name: string) => Array.from(name).slice(0, 1).join('').toLocaleUpperCase();

type MarkProps = Opened & { readonly onOpen: CalendarTableProps['onOpen'] };

/** A day away: a button to change it, a link to the request that waits, or a letter alone. */
function Mark({ person, away, onOpen }: MarkProps) {
  const t = useWords(leaveWords);
  const apart = useNamesApart();
  const { day } = useClock();
  const says = sayingOf(away, useSayings());
  const own = useOwnKind()(away.kindId);
  const look = markOf(own, away.type, away.isPending && 'pending', !away.isWholeDay && 'part');
  const letter = <span aria-hidden="true">{own ? letterOf(own.name) : t.letters[away.type]}</span>;
  const full = t.cell({
    kind: says,
    day: day(away.date),
    name: apart(person.employeeId, person.employeeName),
  });
  if (away.absenceId === null && away.requestId !== null)
    return (
      <Link
        to="/leave"
        search={{ request: away.requestId, show: 'all' }}
        {...look}
        title={says}
        aria-label={full}
      >
        {letter}
      </Link>
    );
  if (onOpen === undefined)
    return (
      <span {...look} title={says}>
        {letter}
        <span className="spoken">{says}</span>
      </span>
    );
  return (
    <button type="button" {...look} title={says} aria-label={full} onClick={() => onOpen({ person, away })}>
      {letter}
    </button>
  );
}

type Sayings = {
  readonly kindName: ReturnType<typeof useKindName>;
  readonly waits: string;
  readonly duration: (minutes: number) => string;
};

export function useSayings(): Sayings {
  const { waits } = useWords(leaveWords);
  const kindName = useKindName();
  const { duration } = useClock();
  return { kindName, waits, duration };
}

/** `Sick, 4 h` */
export function sayingOf(
  { type, kindId, minutes, isWholeDay, isPending }: AwayDay,
  { kindName, waits, duration }: Sayings,
): string {
  const part = !isWholeDay && minutes !== null && duration(minutes);
  return [kindName({ type, kindId }), part, isPending && waits]
    .filter((each) => typeof each === 'string')
    .join(', ');
}
