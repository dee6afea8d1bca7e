// A page of records: its head, what adds one, the list, and what lies open on top of it, each at an address of its own.
import { Fragment, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { QueryLike } from '#ui/data-states.tsx';
import type { Column } from '#ui/data-table.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { TableOf } from '#ui/table-of.tsx';
import { NEW, useOpenInAddress } from '#ui/use-open-in-address.ts';

export type FrameWords = {
  readonly title: string;
  readonly lead: string;
  /** What the first column is called. */
  readonly name: string;
  readonly emptyTitle: string;
  readonly emptyLead: string;
};

type FrameProps<Row> = {
  readonly words: FrameWords;
  readonly query: QueryLike<readonly Row[]>;
  /** Of a row that has no field `name`. */
  readonly nameOf?: (row: Row) => string;
  /** Beside the name. */
  readonly columns: readonly Column<Row>[];
  readonly isNarrow?: boolean | undefined;
  /** Stands above the list. */
  readonly notice?: ReactNode;
  /** Stands above the table. */
  readonly above?: (rows: readonly Row[]) => ReactNode;
  /** Left out where nobody adds one here, or may. */
  readonly adding?:
    | false
    | {
        readonly act: string;
        /** What stands in the address in place of an id. */
        readonly at?: string;
        readonly dialog: (onClose: () => void) => ReactNode;
      };
  /** What lies open of a record. The row is not there while the list is loaded. */
  readonly openDialog?: false | ((id: string, onClose: () => void, row: Row | undefined) => ReactNode);
  readonly children?: ReactNode;
};

type WithId = { readonly id: string };

const nameIn = (row: object) => (row as { readonly name: string }).name;

export function RecordsFrame<Row extends WithId>(props: FrameProps<Row>) {
  const { words: t, query, columns, isNarrow, notice, above, children } = props;
  const { nameOf = nameIn, adding = false, openDialog = false } = props;
  const { open, onOpen } = useOpenInAddress();
  const close = () => onOpen(undefined);
  const { act = '', at = NEW, dialog } = adding || {};
  const add = (
    <Button look="primary" icon="plus" onPress={() => onOpen(at)}>
      {act}
    </Button>
  );
  const name: Column<Row> = { id: 'name', name: t.name, cell: nameOf, sortBy: nameOf, isRowHead: true };
  return (
    <PageFrame title={t.title} lead={t.lead} actions={dialog && add}>
      {notice}
      <TableOf query={query} words={t} columns={[name, ...columns]} isNarrow={isNarrow} above={above} />
      {children}
      {open === at && dialog?.(close)}
      {open !== undefined && open !== at && openDialog !== false && (
        <Fragment key={open}>
          {openDialog(
            open,
            close,
            query.data?.find(({ id }) => id === open),
          )}
        </Fragment>
      )}
    </PageFrame>
  );
}
