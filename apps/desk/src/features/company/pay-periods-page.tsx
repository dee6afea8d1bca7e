import { useQuery } from '@tanstack/react-query';
import { query } from '#api/calls.ts';
import type { DataFor } from '#api/contract.ts';
import { useSession } from '#api/session.ts';
import { Chip } from '#ui/chip.tsx';
import type { Column } from '#ui/data-table.tsx';
import { useWords } from '#words/words.ts';
import { ChangePayPeriod, NewPayPeriod } from './pay-period-dialog.tsx';
import { payPeriodsWords } from '#said/desk/company/pay-periods.ts';
import { RecordsPage } from './records-page.tsx';

type PayPeriod = DataFor<'listCompanyPayPeriods'>[number];

export function PayPeriodsPage() {
  const t = useWords(payPeriodsWords);
  const params = { companyId: useSession().company.id };
  const columns: readonly Column<PayPeriod>[] = [
    { id: 'name', name: t.name, cell: ({ name }) => name, sortBy: ({ name }) => name, isRowHead: true },
    {
      id: 'runs',
      name: t.runs,
      cell: ({ startDay }) =>
        startDay === 1 ? t.wholeMonth : t.fromTo({ first: startDay, last: startDay - 1 }),
      sortBy: ({ startDay }) => startDay,
    },
    {
      id: 'use',
      name: t.use,
      cell: ({ isInUse }) => (isInUse ? <Chip look="good">{t.inUse}</Chip> : <Chip>{t.notInUse}</Chip>),
      sortBy: ({ isInUse }) => Number(isInUse),
    },
  ];
  return (
    <RecordsPage
      words={t}
      query={useQuery(query('listCompanyPayPeriods', { params }))}
      columns={columns}
      isShort
      newDialog={(onClose) => <NewPayPeriod onClose={onClose} />}
      changeDialog={(id, onClose) => <ChangePayPeriod key={id} id={id} onClose={onClose} />}
    />
  );
}
