import { useMemo } from 'react';
import type { WorkSummary } from '@stimpill/api-types/manage';
import { useClock } from '#api/use-clock.ts';
import { Empty } from '#ui/data-states.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { useSortInAddress } from '#ui/use-sort-in-address.ts';
import { useWords } from '#words/words.ts';
import { hoursWords } from '#said/desk/timesheets/hours.ts';
import { partsOf, toHours, WORK_CLASSES, type WorkClass } from '../work-classes.ts';
import { CsvButton } from './csv-button.tsx';
import { chartsWords } from '#said/desk/timesheets/charts/charts.ts';
import styles from './charts.module.css';
import { HoursChart } from './hours-chart.tsx';
import { weekColumns, type WeekColumn } from './week-columns.ts';

type HoursViewProps = { readonly summary: WorkSummary; readonly departmentId: string | undefined };

const minutesIn = ({ buckets }: WeekColumn, workClass: WorkClass) =>
  partsOf(buckets).find((part) => part.workClass === workClass)?.minutes ?? 0;

/** Hours by week and class: as columns, as a table, and as a file. */
export function HoursView({ summary, departmentId }: HoursViewProps) {
  const t = useWords(chartsWords);
  const { buckets: names } = useWords(hoursWords);
  const sorting = useSortInAddress();
  const weeks = useMemo(() => weekColumns(summary, departmentId), [summary, departmentId]);
  const found = new Set(weeks.flatMap(({ parts }) => parts.map(({ workClass }) => workClass)));
  const classes = [...WORK_CLASSES, 'other' as const].filter((each) => found.has(each));
  const columns = useColumns(classes);
  if (classes.length === 0)
    return (
      <Empty title={t.nothing}>
        <p>{t.nothingLead}</p>
      </Empty>
    );
  const file = () => [
    [t.week, t.minutesOf({ what: t.worked }), ...classes.map((each) => t.minutesOf({ what: names[each] }))],
    ...weeks.map((week) => [
      week.startDate,
      week.workedMinutes,
      ...classes.map((each) => minutesIn(week, each)),
    ]),
  ];
  return (
    <>
      <HoursChart columns={weeks} />
      <ul className={styles['legend']}>
        {classes.map((workClass) => (
          <li key={workClass}>
            <span className={styles['swatch']} style={{ color: `var(--${workClass})` }} />
            {names[workClass]}
          </li>
        ))}
      </ul>
      <CsvButton name="hours" rows={file} />
      <DataTable
        caption={t.views.hours}
        columns={columns}
        rows={weeks}
        rowKey={({ startDate }) => startDate}
        {...sorting}
      />
    </>
  );
}

function useColumns(classes: readonly WorkClass[]): readonly Column<WeekColumn>[] {
  const t = useWords(chartsWords);
  const { buckets: names } = useWords(hoursWords);
  const { day } = useClock();
  return [
    {
      id: 'week',
      name: t.week,
      cell: ({ startDate }) => day(startDate),
      sortBy: ({ startDate }) => startDate,
      isRowHead: true,
    },
    {
      id: 'worked',
      name: t.worked,
      cell: ({ workedMinutes }) => <b>{toHours(workedMinutes)}</b>,
      sortBy: ({ workedMinutes }) => workedMinutes,
      isNumber: true,
    },
    ...classes.map((workClass) => ({
      id: workClass,
      name: names[workClass],
      cell: (week: WeekColumn) => toHours(minutesIn(week, workClass)),
      sortBy: (week: WeekColumn) => minutesIn(week, workClass),
      isNumber: true,
    })),
  ];
}
