import { useId, useState } from 'react';
import type { PersonOf } from '#api/people.ts';
import type { PersonDay } from '#api/timesheets.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { useWords } from '#words/words.ts';
import { EntryRow } from './entry-row.tsx';
import { reopenWords } from '#said/desk/common/reopen.ts';
import { PaidLines } from './paid-lines.tsx';
import styles from './person-time-page.module.css';
import { spanOfDay, TimeBar } from '#ui/time-bar.tsx';
import { timeWords } from '#said/desk/timesheets/time.ts';
import { useClock } from '#api/use-clock.ts';
import { WhyDay } from './why-day.tsx';

export type DayRights = { readonly mayCorrect: boolean; readonly maySeeHistory: boolean };

type DayPartProps = DayRights & {
  readonly of: PersonOf;
  readonly day: PersonDay;
  /** The day before, whose night work may reach into this one. */
  readonly before: PersonDay | undefined;
  readonly today: string;
  readonly now: number;
  readonly onAdd: (date: string) => void;
  readonly onCorrect: (timeEntryId: string) => void;
  readonly onReopen: () => void;
};

/** What each entry says itself is not said again of its day. */
const OF_DAY = ['open', 'question', 'offPlan'] as const;

/** One day: its bar, its sums, its entries, and why it is paid as it is. */
export function DayPart({
  of,
  day,
  before,
  today,
  now,
  onAdd,
  onCorrect,
  onReopen,
  ...rights
}: DayPartProps) {
  const t = useWords(timeWords);
  const reopen = useWords(reopenWords);
  const clock = useClock();
  const { date } = day;
  const mayAdd = rights.mayCorrect && date <= today;
  const name = `${clock.weekday(date)} ${clock.day(date)}`;
  return (
    <li className={styles['day']} id={`day-${date}`} tabIndex={-1} data-empty={isEmpty(day)}>
      <div className={styles['dayHead']}>
        <h3 className="capital">
          {clock.weekday(date)} <span className={styles['date']}>{clock.day(date)}</span>
          {date === today && <span className={styles['today']}> {t.today}</span>}
        </h3>
        <TimeBar
          {...spanOfDay(date, clock.timeZone)}
          timeZone={clock.timeZone}
          entries={[...(before?.entries ?? []), ...day.entries]}
          shifts={[...(before?.shifts ?? []), ...day.shifts]}
          now={now}
        />
        <p className={styles['sum']}>
          {day.workedMinutes > 0 && <b>{clock.duration(day.workedMinutes)}</b>}
          {day.plannedMinutes > 0 && (
            <span className={styles['fine']}>
              {t.planned} {clock.duration(day.plannedMinutes)}
            </span>
          )}
        </p>
        <span className={styles['add']}>
          {mayAdd && !day.isClosed && (
            <Button look="quiet" icon="plus" isIconOnly onPress={() => onAdd(date)}>
              {t.addOn({ day: name })}
            </Button>
          )}
          {rights.mayCorrect && day.isClosed && (
            <Button look="quiet" icon="lock" isIconOnly onPress={onReopen}>
              {reopen.actOn({ day: name })}
            </Button>
          )}
        </span>
      </div>
      {!isEmpty(day) && (
        <DayBody of={of} day={day} name={name} onCorrect={onCorrect} onReopen={onReopen} {...rights} />
      )}
    </li>
  );
}

type DayBodyProps = DayRights &
  Pick<DayPartProps, 'of' | 'day' | 'onCorrect' | 'onReopen'> & { readonly name: string };

function DayBody({ of, day, name, ...rest }: DayBodyProps) {
  const t = useWords(timeWords);
  const [isWhyOpen, setIsWhyOpen] = useState(false);
  const whyId = useId();
  const flags = OF_DAY.filter((flag) => day.flags.includes(flag));
  return (
    <div className="stack gap-10">
      {flags.length > 0 && (
        <p className="row gap-6">
          {flags.map((flag) => (
            <Chip key={flag} look="warning">
              {t.flags[flag]}
            </Chip>
          ))}
        </p>
      )}
      {day.entries.length > 0 && (
        <ul className="stack gap-6">
          {day.entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} {...rest} />
          ))}
        </ul>
      )}
      <div className={styles['paid']}>
        <PaidLines {...day} label={t.paidAs} />
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isWhyOpen}
          aria-controls={whyId}
          onClick={() => setIsWhyOpen(!isWhyOpen)}
        >
          <span aria-hidden="true">{t.why}</span>
          <span className="spoken">{t.whyOn({ day: name })}</span>
        </button>
      </div>
      <div id={whyId}>{isWhyOpen && <WhyDay of={of} date={day.date} />}</div>
    </div>
  );
}

function isEmpty({ entries, payLines, flags, credits, absences }: PersonDay): boolean {
  const sums = Object.keys(credits).length + Object.keys(absences).length;
  return entries.length + payLines.length + flags.length + sums === 0;
}
