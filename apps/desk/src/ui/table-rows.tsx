// The rows of a table and their cells.
import { memo, type ReactNode, type Ref } from 'react';
import { Link } from '@tanstack/react-router';
import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './data-table.module.css';

const css = classNames(styles);

export type SortValue = string | number;

export type Column<Row> = {
  readonly id: string;
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the column is sorted by; left out where it cannot be sorted. */
  readonly sortBy?: (row: Row) => SortValue;
  /** How much of the width it takes beside the others; where columns have one, they keep it whatever stands in them. */
  readonly share?: number;
  /** Figures stand at the right, one below the other. */
  readonly isNumber?: boolean;
  /** What can be done with the row: on a card its name stands on the button alone. */
  readonly isAct?: boolean;
  /** Where it stands on the card of a row: on a line of its own unless said, beside the name, or nowhere; what can be done stands in the corner, or below. */
  readonly onCard?: (row: Row) => 'line' | 'beside' | 'below' | 'nowhere';
  /** The name of the row: its head, and the title of its card. */
  readonly isRowHead?: boolean;
};

/** Where a row leads. */
export type RowLink = {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string>>;
};

export type RowsProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly { readonly id: string; readonly row: Row }[];
  readonly rowLink?: ((row: Row) => RowLink) | undefined;
};

export function AllRows<Row>({ columns, rows, rowLink }: RowsProps<Row>) {
  return (
    <tbody>
      {rows.map(({ id, row }) => (
        <TableRow key={id} columns={columns} row={row} rowLink={rowLink} />
      ))}
    </tbody>
  );
}

type TableRowProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  readonly rowLink?: ((row: Row) => RowLink) | undefined;
  /** Its place among all rows, where not all of them are drawn. */
  readonly place?: number;
  readonly ref?: Ref<HTMLTableRowElement>;
};

function DrawnRow<Row>({ columns, row, rowLink, place, ref }: TableRowProps<Row>) {
  const link = rowLink?.(row);
  return (
    <tr
      ref={ref}
      data-row
      data-index={place}
      aria-rowindex={place === undefined ? undefined : place + 2}
      className={css(link && 'opens')}
    >
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} link={link} />
      ))}
    </tr>
  );
}

/** A row that stays in sight while others come into it is not drawn anew. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;

type CellProps<Row> = {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly link: RowLink | undefined;
};

/** The name of the column stands beside the value on a card, and is hidden in a table, where the head has it. */
function Cell<Row>({ column, row, link }: CellProps<Row>) {
  if (column.isRowHead)
    return (
      <th scope="row">
        {link ? (
          <Link {...link} className={css('link')}>
            {column.cell(row)}
          </Link>
        ) : (
          column.cell(row)
        )}
      </th>
    );
  const place = column.onCard?.(row) ?? 'line';
  return (
    <td className={css(column.isNumber && 'number', column.isAct && 'act', place !== 'line' && place)}>
      {!column.isAct && (
        <span className={css('label')} aria-hidden="true">
          {column.name}
        </span>
      )}
      <span>{column.cell(row)}</span>
    </td>
  );
}
