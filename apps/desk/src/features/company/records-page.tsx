// A page that lists records of the company: those who may change them add one and open one, each at an address of its own.
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { may } from '@stimpill/api-types/rights';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useSortInAddress } from '#ui/use-sort-in-address.ts';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import styles from './company.module.css';
import { NEW } from './new-record.ts';

type Named = { readonly id: string; readonly name: string };

type RecordsPageProps<Row extends Named> = {
  readonly words: {
    readonly title: string;
    readonly lead: string;
    readonly add: string;
    readonly emptyTitle: string;
    readonly emptyLead: string;
    readonly change: (values: { readonly name: string }) => string;
  };
  readonly query: UseQueryResult<readonly Row[]>;
  readonly columns: readonly Column<Row>[];
  /** Stands above the list. */
  readonly notice?: ReactNode;
  /** A short list: wider rows would only part what belongs together. */
  readonly isShort?: boolean;
  readonly newDialog: (onClose: () => void) => ReactNode;
  readonly changeDialog: (id: string, onClose: () => void) => ReactNode;
};

export function RecordsPage<Row extends Named>(props: RecordsPageProps<Row>) {
  const { words: t, query, columns, notice, isShort, newDialog, changeDialog } = props;
  const d = useWords(dataWords);
  const mayChange = may(useSession(), 'company.change') === null;
  const { open, onOpen } = useOpenInAddress();
  const sorting = useSortInAddress();
  const close = () => onOpen(undefined);
  const change: Column<Row> = {
    id: 'change',
    name: d.change,
    isAct: true,
    isNumber: true,
    cell: ({ id, name }) => (
      <Button look="quiet" icon="pencil" isIconOnly onPress={() => onOpen(id)}>
        {t.change({ name })}
      </Button>
    ),
  };
  const add = (
    <Button look="primary" icon="plus" onPress={() => onOpen(NEW)}>
      {t.add}
    </Button>
  );
  return (
    <PageFrame title={t.title} lead={t.lead} actions={mayChange && add}>
      {notice}
      <DataOf query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t.emptyTitle}>
              <p>{t.emptyLead}</p>
            </Empty>
          ) : (
            <div className={isShort ? styles['list'] : undefined}>
              <DataTable
                caption={t.title}
                columns={mayChange ? [...columns, change] : columns}
                rows={rows}
                rowKey={({ id }) => id}
                {...sorting}
              />
            </div>
          )
        }
      </DataOf>
      {mayChange && open === NEW && newDialog(close)}
      {mayChange && open !== undefined && open !== NEW && changeDialog(open, close)}
    </PageFrame>
  );
}
