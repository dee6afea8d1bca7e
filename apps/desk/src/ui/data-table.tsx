// Rows of one kind on a real table. Its head stays in sight and sorts; on a narrow screen each row becomes a card.
import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './data-table.module.css';
import { AllRows, type Column, type RowLink, type SortValue } from './table-rows.tsx';
import { RowsInSight } from './rows-in-sight.tsx';
import { SortButton } from './sort-button.tsx';
import type { Sort } from './table-search.ts';

const css = classNames(styles);
export type { Column };

/** Up to here every row is drawn; of more rows only those that are in sight, and some around them. */
const DRAWN_WHOLE = 60;
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

export type DataTableProps<Row> = {
  /** What the rows are, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The page of a row; a press anywhere on the row opens it. */
  readonly rowLink?: ((row: Row) => RowLink) | undefined;
  /** It has so many columns that its rows become cards on a screen where those of others do not. */
  readonly isWide?: boolean;
  /** It says so little that wider rows would only part what belongs together. */
  readonly isNarrow?: boolean | undefined;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
};

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowLink, isWide, isNarrow, sort, onSort } = props;
  const table = useTable({
    features,
    columns: columns.map(toDefinition),
    data: rows,
    getRowId: rowKey,
    state: { sorting: sort ? [{ id: sort.by, desc: sort.isDescending }] : [] },
  });
  const shown = table.getRowModel().rows.map(({ id, original }) => ({ id, row: original }));
  const Rows = shown.length > DRAWN_WHOLE ? RowsInSight : AllRows;
  const shares = columns.reduce((sum, { share = 0 }) => sum + share, 0);
  const isFixed = shares > 0;
  return (
    <div className={css('frame', isWide && 'wide', isNarrow && 'narrow')}>
      <table
        className={css('table', isFixed && 'fixed')}
        aria-rowcount={shown.length > DRAWN_WHOLE ? shown.length + 1 : undefined}
      >
        <caption>{caption}</caption>
        {isFixed && (
          <colgroup>
            {columns.map(({ id, share = 0 }) => (
              <col key={id} style={{ width: `${(share * 100) / shares}%` }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={css(column.isNumber && 'number', column.isAct && 'act')}
                aria-sort={
                  sort?.by === column.id ? (sort.isDescending ? 'descending' : 'ascending') : undefined
                }
              >
                {column.sortBy && onSort ? (
                  <SortButton id={column.id} sort={sort} onSort={onSort}>
                    {column.name}
                  </SortButton>
                ) : (
                  <span>{column.name}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <Rows columns={columns} rows={shown} rowLink={rowLink} />
      </table>
    </div>
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
