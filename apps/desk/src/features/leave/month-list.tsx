// The month on a phone: who is away, and the days of each.
import { Link } from '@tanstack/react-router';
import type { CalendarPerson } from '#api/leave.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Button } from '#ui/button.tsx';
import { sayingOf, useSayings } from './calendar-table.tsx';
import styles from './leave.module.css';
import type { Opened } from './opened-day.ts';

type MonthListProps = {
  readonly people: readonly CalendarPerson[];
  readonly onOpen: ((opened: Opened) => void) | undefined;
};

export function MonthList({ people, onOpen }: MonthListProps) {
  const { day } = useClock();
  const sayings = useSayings();
  const apart = useNamesApart();
  return (
    <ul className={styles['people']}>
      {people.map((person) => (
        <li key={person.employeeId}>
          <Link to="/timesheets/$personId" params={{ personId: person.employeeId }}>
            {apart(person.employeeId, person.employeeName)}
          </Link>
          <ul className={styles['daysAway']}>
            {person.days.map((away) => {
              const says = `${day(away.date)} · ${sayingOf(away, sayings)}`;
              return (
                <li key={`${away.date} ${away.absenceId ?? away.requestId}`}>
                  {away.absenceId !== null && onOpen ? (
                    <Button look="quiet" onPress={() => onOpen({ person, away })}>
                      {says}
                    </Button>
                  ) : (
                    says
                  )}
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
