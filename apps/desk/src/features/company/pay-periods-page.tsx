import { useQuery } from '@tanstack/react-query';
import { may } from '@stimpill/api-types/rights';
import { payPeriodsQuery, type PayPeriod } from '#api/company-structure.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useSortInAddress } from '#ui/use-sort-in-address.ts';
import { dataWords } from '#words/data-words.ts';
import { useWords } from '#words/words.ts';
import styles from './company.module.css';
import { NEW } from './new-record.ts';
import { ChangePayPeriod, NewPayPeriod } from './pay-period-dialog.tsx';
import { payPeriodsWords } from './pay-periods-words.ts';

export function PayPeriodsPage() {
  const t = useWords(payPeriodsWords);
  const session = useSession();
  const payPeriods = useQuery(payPeriodsQuery(session.company.id));
  const { open, onOpen } = useOpenInAddress();
  const mayChange = may(session, 'company.change') === null;
  const add = (
    <Button look="primary" icon="plus" onPress={() => onOpen(NEW)}>
      {t.add}
    </Button>
  );
  return (
    <PageFrame title={t.title} lead={t.lead} actions={mayChange && add}>
      <DataOf query={payPeriods}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t.emptyTitle}>
              <p>{t.emptyLead}</p>
            </Empty>
          ) : (
            <PayPeriods rows={rows} onOpen={mayChange ? onOpen : undefined} />
          )
        }
      </DataOf>
      {mayChange && open === NEW && <NewPayPeriod onClose={() => onOpen(undefined)} />}
      {mayChange && open !== undefined && open !== NEW && (
        <ChangePayPeriod key={open} id={open} onClose={() => onOpen(undefined)} />
      )}
    </PageFrame>
  );
}

type PayPeriodsProps = {
  readonly rows: readonly PayPeriod[];
  readonly onOpen: ((id: string) => void) | undefined;
};

function PayPeriods({ rows, onOpen }: PayPeriodsProps) {
  const t = useWords(payPeriodsWords);
  const d = useWords(dataWords);
  const sorting = useSortInAddress();
  const columns: readonly Column<PayPeriod>[] = [
    { id: 'name', name: t.name, cell: ({ name }) => name, sortBy: ({ name }) => name, isRowHead: true },
    {
      id: 'runs',
      name: t.runs,
      cell: ({ startDay }) => (startDay === 1 ? t.wholeMonth : t.fromTo(startDay, startDay - 1)),
      sortBy: ({ startDay }) => startDay,
    },
    {
      id: 'use',
      name: t.use,
      cell: ({ isInUse }) => (isInUse ? <Chip look="good">{t.inUse}</Chip> : <Chip>{t.notInUse}</Chip>),
      sortBy: ({ isInUse }) => Number(isInUse),
    },
  ];
  const change: Column<PayPeriod> = {
    id: 'change',
    name: d.change,
    isAct: true,
    isNumber: true,
    cell: ({ id, name }) => (
      <Button look="quiet" icon="pencil" isIconOnly onPress={() => onOpen?.(id)}>
        {t.change(name)}
      </Button>
    ),
  };
  return (
    <div className={styles['list']}>
      <DataTable
        caption={t.title}
        columns={onOpen ? [...columns, change] : columns}
        rows={rows}
        rowKey={({ id }) => id}
        {...sorting}
      />
    </div>
  );
}
