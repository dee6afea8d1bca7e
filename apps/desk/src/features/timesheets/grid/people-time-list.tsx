import { useMemo } from 'react';
import type { GridPerson } from '#api/timesheet-grid.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Chip } from '#ui/chip.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { useWords } from '#words/words.ts';
import { useClock } from '#api/use-clock.ts';
import { countFlags, minutesOf, type Measure } from './filter-grid.ts';
import { FLAG_ICONS } from './grid-row.tsx';
import { gridWords } from '#said/desk/timesheets/grid/grid.ts';
import styles from './grid.module.css';

type PeopleTimeListProps = {
  readonly caption: string;
  readonly people: readonly GridPerson[];
  readonly startDate: string;
  readonly measure: Measure;
};

/** In place of the grid on a phone: each person with their sum, and what to look at. */
export function PeopleTimeList({ caption, people, startDate, measure }: PeopleTimeListProps) {
  const t = useWords(gridWords);
  const { duration } = useClock();
  const apart = useNamesApart();
  const columns = useMemo(
    (): readonly Column<GridPerson>[] => [
      {
        id: 'name',
        name: t.person,
        cell: ({ employeeId, employeeDisplayName }) => apart(employeeId, employeeDisplayName),
        isRowHead: true,
      },
      {
        id: 'sum',
        name: t.sum,
        cell: (person) => duration(minutesOf(person, measure)),
        isNumber: true,
        onCard: () => 'beside',
      },
      {
        id: 'planned',
        name: t.planned,
        cell: ({ plannedMinutes }) => duration(plannedMinutes),
        isNumber: true,
        onCard: ({ plannedMinutes }) => (plannedMinutes > 0 && measure === 'worked' ? 'line' : 'nowhere'),
      },
      {
        id: 'flags',
        name: t.flag,
        cell: ({ days }) => (
          <span className={styles['chips']}>
            {countFlags(days).map(([flag, count]) => (
              <Chip key={flag} look={flag === 'locked' ? 'plain' : 'warning'} icon={FLAG_ICONS[flag]}>
                {`${t.flags[flag]}: ${count}`}
              </Chip>
            ))}
          </span>
        ),
        onCard: ({ days }) => (countFlags(days).length > 0 ? 'line' : 'nowhere'),
      },
    ],
    [t, duration, measure, apart],
  );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={people}
      rowKey={({ employeeId }) => employeeId}
      rowLink={({ employeeId }) => ({
        to: '/timesheets/$personId',
        params: { personId: employeeId },
        search: { from: startDate },
      })}
    />
  );
}
