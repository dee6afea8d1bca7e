import type { ReactNode } from 'react';
import { DataOf, Empty, type QueryLike } from './data-states.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { useSortInAddress } from './use-sort-in-address.ts';

type TableOfProps<Row> = Omit<DataTableProps<Row>, 'caption' | 'rows' | 'rowKey' | 'sort' | 'onSort'> & {
  readonly query: QueryLike<readonly Row[]>;
  readonly words: { readonly title: string; readonly emptyTitle: string; readonly emptyLead: string };
  /** Left out where a row has an id. */
  readonly rowKey?: (row: Row) => string;
  /** How many rows are drawn while it is loaded. */
  readonly loadingRows?: number;
  /** Stands above the table. */
  readonly above?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** What can be done where there is none. */
  readonly whereEmpty?: ReactNode;
};

const idOf = (row: object) => (row as { readonly id: string }).id;

/** What a query reads as a table, sorted as the address says: while it comes, why it is not there, and that there is none yet. */
export function TableOf<Row extends object>(props: TableOfProps<Row>) {
  const { query, words: t, rowKey = idOf, loadingRows, above, whereEmpty, ...table } = props;
  const sorting = useSortInAddress();
  return (
    <DataOf query={query} rows={loadingRows}>
      {(rows) =>
        rows.length === 0 ? (
          <Empty title={t.emptyTitle}>
            <p>{t.emptyLead}</p>
            {whereEmpty}
          </Empty>
        ) : (
          <>
            {above?.(rows)}
            <DataTable {...table} caption={t.title} rows={rows} rowKey={rowKey} {...sorting} />
          </>
        )
      }
    </DataOf>
  );
}
