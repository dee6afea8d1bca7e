// Rows of one kind on a real table. Its head stays in sight and sorts; on a narrow screen each row becomes a card.
import type { ReactNode } from 'react';
import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './data-table.module.css';
import { SortButton } from './sort-button.tsx';
import type { Sort } from './table-search.ts';

const css = classNames(styles);
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

type SortValue = string | number;

export type Column<Row> = {
  readonly id: string;
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the column is sorted by; left out where it cannot be sorted. */
  readonly sortBy?: (row: Row) => SortValue;
  /** Figures stand at the right, one below the other. */
  readonly isNumber?: boolean;
  /** What can be done with the row: on a card its name stands on the button alone. */
  readonly isAct?: boolean;
  /** The name of the row: its head, and the title of its card. */
  readonly isRowHead?: boolean;
};

type DataTableProps<Row> = {
  /** What the rows are, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
};

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort } = props;
  const table = useTable({
    features,
    columns: columns.map(toDefinition),
    data: rows,
    getRowId: rowKey,
    state: { sorting: sort ? [{ id: sort.by, desc: sort.isDescending }] : [] },
  });
  return (
    <div className={css('frame')}>
      <table className={css('table')}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={css(column.isNumber && 'number')}
                aria-sort={
                  sort?.by === column.id ? (sort.isDescending ? 'descending' : 'ascending') : undefined
                }
              >
                {column.sortBy && onSort ? (
                  <SortButton id={column.id} sort={sort} onSort={onSort}>
                    {column.name}
                  </SortButton>
                ) : (
                  column.name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row.original} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps<Row> = { readonly column: Column<Row>; readonly row: Row };

/** The name of the column stands beside the value on a card, and is hidden in a table, where the head has it. */
function Cell<Row>({ column, row }: CellProps<Row>) {
  if (column.isRowHead) return <th scope="row">{column.cell(row)}</th>;
  return (
    <td className={css(column.isNumber && 'number')}>
      {!column.isAct && (
        <span className={css('label')} aria-hidden="true">
          {column.name}
        </span>
      )}
      <span>{column.cell(row)}</span>
    </td>
  );
}

function toDefinition<Row extends object>({ id, sortBy }: Column<Row>): ColumnDef<typeof features, Row> {
  return {
    id,
    accessorFn: (row) => sortBy?.(row) ?? '',
    enableSorting: sortBy !== undefined,
    sortFn: (a, b) => compare(a.getValue(id), b.getValue(id)),
  };
}

function compare(a: SortValue, b: SortValue): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
