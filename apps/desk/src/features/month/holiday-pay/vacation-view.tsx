import { toSortKey } from '@stimpill/words/collation.ts';
import type { EarnedVacation } from '@stimpill/api-types/manage';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Empty } from '#ui/data-states.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { useSortInAddress } from '#ui/use-sort-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import styles from '../month.module.css';
import { useAmount } from '../bonuses/use-amount.ts';
import { CsvButton } from './csv-button.tsx';
import { holidayPayWords } from '#said/desk/month/holiday-pay/holiday-pay.ts';

type VacationViewProps = { readonly people: readonly EarnedVacation[]; readonly year: string };

export function VacationView({ people, year }: VacationViewProps) {
  const t = useWords(holidayPayWords);
  const { sort, onSort } = useSortInAddress();
  const columns = useColumns();
  if (people.length === 0)
    return (
      <Empty title={t.nobodyTitle}>
        <p>{t.nobodyLead}</p>
      </Empty>
    );
  const file = () => [
    [t.person, t.countedOn, t.earnedDays, t.earned, t.left],
    ...people.map(({ displayName, countedOn, earnedDays, earnedMinutes, leftMinutes }) => [
      ...[displayName, countedOn, earnedDays / 100, earnedMinutes, leftMinutes],
    ]),
  ];
  return (
    <>
      <DataTable
        caption={t.vacation}
        columns={columns}
        rows={people}
        rowKey={({ employeeId }) => employeeId}
        sort={sort}
        onSort={onSort}
      />
      <CsvButton name={year} rows={file} />
    </>
  );
}

function useColumns(): readonly Column<EarnedVacation>[] {
  const t = useWords(holidayPayWords);
  const { language } = useSpeech();
  const { day, duration, signedDuration } = useClock();
  const amountOf = useAmount();
  const apart = useNamesApart();
  return [
    {
      id: 'name',
      name: t.person,
      cell: ({ employeeId, displayName, isAgreementMissing }) => (
        <>
          {apart(employeeId, displayName)}
          {isAgreementMissing && <p className={styles['soft']}>{t.noAgreement}</p>}
        </>
      ),
      sortBy: ({ displayName }) => toSortKey(displayName, language),
      isRowHead: true,
    },
    {
      id: 'countedOn',
      name: t.countedOn,
      cell: ({ countedOn, isAtEnd }) => (isAtEnd ? `${day(countedOn)}, ${t.atEnd}` : day(countedOn)),
      sortBy: ({ countedOn }) => countedOn,
    },
    {
      id: 'days',
      name: t.earnedDays,
      cell: ({ earnedDays }) => amountOf(earnedDays, 'weekHundredths'),
      sortBy: ({ earnedDays }) => earnedDays,
      isNumber: true,
    },
    {
      id: 'hours',
      name: t.earned,
      cell: ({ earnedMinutes }) => duration(earnedMinutes),
      sortBy: ({ earnedMinutes }) => earnedMinutes,
      isNumber: true,
    },
    {
      id: 'left',
      name: t.left,
      cell: ({ leftMinutes }) => signedDuration(leftMinutes),
      sortBy: ({ leftMinutes }) => leftMinutes,
      isNumber: true,
    },
  ];
}
