// Overtime and punctuality by person: the table is the chart, each figure with its bar.
import { toSortKey } from '@stimpill/words/collation.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import type { WorkSummary } from '@stimpill/api-types/manage';
import { useClock } from '#api/use-clock.ts';
import { Empty } from '#ui/data-states.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { useSortInAddress } from '#ui/use-sort-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { toHours } from '../work-classes.ts';
import { BarCell } from './bar-cell.tsx';
import { chartsWords } from '#said/desk/timesheets/charts/charts.ts';
import { CsvButton } from './csv-button.tsx';

export type SummarizedPerson = WorkSummary['people'][number];

type ViewProps = { readonly people: readonly SummarizedPerson[]; readonly startDate: string };

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Those with the most overtime first. */
export function OvertimeView({ people, startDate }: ViewProps) {
  const t = useWords(chartsWords);
  const name = useNameColumn();
  const worked = people.filter(({ workedMinutes }) => workedMinutes > 0);
  const rows = worked.toSorted((a, b) => b.overtimeMinutes - a.overtimeMinutes);
  const most = Math.max(1, ...rows.map(({ overtimeMinutes }) => overtimeMinutes));
  if (rows.length === 0) return <Nothing />;
  const shareOf = ({ overtimeMinutes, workedMinutes }: SummarizedPerson) => overtimeMinutes / workedMinutes;
  const columns: readonly Column<SummarizedPerson>[] = [
    name,
    {
      id: 'overtime',
      name: t.overtime,
      share: 34,
      cell: ({ overtimeMinutes }) => (
        <BarCell text={toHours(overtimeMinutes)} share={overtimeMinutes / most} kind="overtime" />
      ),
      sortBy: ({ overtimeMinutes }) => overtimeMinutes,
    },
    {
      id: 'share',
      name: t.share,
      share: 16,
      cell: (person) => percent(shareOf(person)),
      sortBy: shareOf,
      isNumber: true,
    },
    {
      id: 'worked',
      name: t.worked,
      share: 16,
      cell: ({ workedMinutes }) => toHours(workedMinutes),
      sortBy: ({ workedMinutes }) => workedMinutes,
      isNumber: true,
    },
  ];
  const file = () => [
    [t.person, t.minutesOf({ what: t.overtime }), t.minutesOf({ what: t.worked })],
    ...rows.map((each) => [each.employeeDisplayName, each.overtimeMinutes, each.workedMinutes]),
  ];
  return (
    <>
      <CsvButton name="overtime" rows={file} />
      <PeopleTable caption={t.views.overtime} columns={columns} rows={rows} startDate={startDate} />
    </>
  );
}

type PunctualityViewProps = ViewProps & { readonly toleranceMinutes: number };

/** Those who kept least to their shifts first; who had none is left out. */
export function PunctualityView({ people, startDate, toleranceMinutes }: PunctualityViewProps) {
  const t = useWords(chartsWords);
  const columns = usePunctualityColumns();
  const rows = people
    .filter(({ punctuality: { shifts } }) => shifts > 0)
    .toSorted((a, b) => onTimeOf(a) - onTimeOf(b));
  if (rows.length === 0)
    return (
      <Empty title={t.noShifts}>
        <p>{t.noShiftsLead}</p>
      </Empty>
    );
  const file = () => [
    [
      t.person,
      t.shifts,
      t.onTime,
      t.late,
      t.minutesOf({ what: t.late }),
      t.leftEarly,
      t.minutesOf({ what: t.leftEarly }),
      t.missed,
    ],
    ...rows.map(({ employeeDisplayName, punctuality: p }) => [
      ...[employeeDisplayName, p.shifts, p.onTime, p.late, p.lateMinutes],
      ...[p.leftEarly, p.leftEarlyMinutes, p.missed],
    ]),
  ];
  return (
    <>
      <p className="fine">{t.tolerance({ minutes: toleranceMinutes })}</p>
      <CsvButton name="punctuality" rows={file} />
      <PeopleTable caption={t.views.punctuality} columns={columns} rows={rows} startDate={startDate} />
    </>
  );
}

const onTimeOf = ({ punctuality: { onTime, shifts } }: SummarizedPerson) => onTime / shifts;

function usePunctualityColumns(): readonly Column<SummarizedPerson>[] {
  const t = useWords(chartsWords);
  const name = useNameColumn();
  const times = useTimes();
  return [
    name,
    {
      id: 'onTime',
      name: t.onTime,
      share: 22,
      cell: (person) => (
        <BarCell
          text={`${percent(onTimeOf(person))} (${person.punctuality.onTime}/${person.punctuality.shifts})`}
          share={onTimeOf(person)}
        />
      ),
      sortBy: onTimeOf,
    },
    {
      id: 'late',
      name: t.late,
      share: 18,
      cell: ({ punctuality: { late, lateMinutes } }) => times(late, lateMinutes),
      sortBy: ({ punctuality }) => punctuality.lateMinutes,
    },
    {
      id: 'leftEarly',
      name: t.leftEarly,
      share: 18,
      cell: ({ punctuality: { leftEarly, leftEarlyMinutes } }) => times(leftEarly, leftEarlyMinutes),
      sortBy: ({ punctuality }) => punctuality.leftEarlyMinutes,
    },
    {
      id: 'missed',
      name: t.missed,
      share: 10,
      cell: ({ punctuality }) => punctuality.missed,
      sortBy: ({ punctuality }) => punctuality.missed,
      isNumber: true,
    },
  ];
}

/** How often, and how much together. */
function useTimes(): (count: number, minutes: number) => string {
  const t = useWords(chartsWords);
  const { duration } = useClock();
  return (count, minutes) => (count === 0 ? '–' : t.times({ count, duration: duration(minutes) }));
}

function useNameColumn(): Column<SummarizedPerson> {
  const t = useWords(chartsWords);
  const { language } = useSpeech();
  const apart = useNamesApart();
  return {
    id: 'name',
    name: t.person,
    share: 30,
    cell: ({ employeeId, employeeDisplayName }) => apart(employeeId, employeeDisplayName),
    sortBy: ({ employeeDisplayName }) => toSortKey(employeeDisplayName, language),
    isRowHead: true,
  };
}

type PeopleTableProps = {
  readonly caption: string;
  readonly columns: readonly Column<SummarizedPerson>[];
  readonly rows: readonly SummarizedPerson[];
  readonly startDate: string;
};

function PeopleTable({ startDate, ...table }: PeopleTableProps) {
  return (
    <DataTable
      {...table}
      rowKey={({ employeeId }) => employeeId}
      rowLink={({ employeeId }) => ({
        to: '/timesheets/$personId',
        params: { personId: employeeId },
        search: { from: startDate },
      })}
      {...useSortInAddress()}
    />
  );
}

function Nothing() {
  const t = useWords(chartsWords);
  return (
    <Empty title={t.nothing}>
      <p>{t.nothingLead}</p>
    </Empty>
  );
}
