import { Link } from '@tanstack/react-router';
import { datesOf, rangeOfMonth, weekdayOfDate } from '@stimpill/time';
import { classNames } from '@stimpill/ui/class-names.ts';
import spoken from '@stimpill/ui/spoken.module.css';
import type { AwayDay, CalendarPerson, LeaveCalendar } from '#api/leave.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { useWords } from '#words/words.ts';
import { KINDS } from './absence-values.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';
import styles from './leave.module.css';
import type { Opened } from './opened-day.ts';

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
  const dates = datesOf(rangeOfMonth(month));
  const nameOf = new Map(holidays.map(({ date, name }) => [date, name]));
  const look = (date: string) =>
    css('day', (weekdayOfDate(date) >= SATURDAY || nameOf.has(date)) && 'free', date === today && 'today');
  const apart = useNamesApart();
  return (
    <>
      {/* The keyboard scrolls what is wider than the window. */}
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t.calendarOf({ month })}>
        <table className={styles['calendar']}>
          <caption className={spoken['spoken']}>{t.calendarOf({ month })}</caption>
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
      <Legend />
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
  const { day } = useClock();
  return (
    <thead>
      <tr>
        <th scope="col">{t.person}</th>
        {dates.map((date) => (
          <th key={date} scope="col" className={look(date)} title={nameOf.get(date)}>
            <span aria-hidden="true">{t.weekdayLetters[weekdayOfDate(date)]}</span>
            <span aria-hidden="true">{Number(date.slice(-2))}</span>
            <span className={spoken['spoken']}>
              {day(date)} {nameOf.get(date) ?? ''}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Legend() {
  const t = useWords(leaveWords);
  return (
    <ul className={styles['legend']}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span className={css('mark', kind)} aria-hidden="true">
            {t.letters[kind]}
          </span>
          {t.kinds[kind]}
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

type MarkProps = Opened & { readonly onOpen: CalendarTableProps['onOpen'] };

/** A day away: a button to change it, a link to the request that waits, or a letter alone. */
function Mark({ person, away, onOpen }: MarkProps) {
  const t = useWords(leaveWords);
  const apart = useNamesApart();
  const { day } = useClock();
  const says = sayingOf(away, useSayings());
  const look = css('mark', away.type, away.isPending && 'pending', !away.isWholeDay && 'part');
  const letter = <span aria-hidden="true">{t.letters[away.type]}</span>;
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
        className={look}
        title={says}
        aria-label={full}
      >
        {letter}
      </Link>
    );
  if (onOpen === undefined)
    return (
      <span className={look} title={says}>
        {letter}
        <span className={spoken['spoken']}>{says}</span>
      </span>
    );
  return (
    <button
      type="button"
      className={look}
      title={says}
      aria-label={full}
      onClick={() => onOpen({ person, away })}
    >
      {letter}
    </button>
  );
}

type Sayings = {
  readonly kinds: Readonly<Record<AwayDay['type'], string>>;
  readonly waits: string;
  readonly duration: (minutes: number) => string;
};

export function useSayings(): Sayings {
  const { kinds, waits } = useWords(leaveWords);
  const { duration } = useClock();
  return { kinds, waits, duration };
}

/** `Sick, 4 h` */
export function sayingOf(
  { type, minutes, isWholeDay, isPending }: AwayDay,
  { kinds, waits, duration }: Sayings,
): string {
  const part = !isWholeDay && minutes !== null && duration(minutes);
  return [kinds[type], part, isPending && waits].filter((each) => typeof each === 'string').join(', ');
}
