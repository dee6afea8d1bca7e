import type { ReactNode } from 'react';
import { DataOf, type QueryLike } from './data-states.tsx';
import { Dialog } from './dialog.tsx';

type RecordDialogProps<Data> = {
  readonly title: string;
  readonly query: QueryLike<Data>;
  readonly onClose: () => void;
  /** The dialog with the record in it. */
  readonly children: (data: Data) => ReactNode;
};

/** A record on top of its list: until it is there, why it is not. */
export function RecordDialog<Data>({ title, query, onClose, children }: RecordDialogProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <Dialog title={title} onCancel={onClose}>
      <DataOf query={query} rows={2}>
        {children}
      </DataOf>
    </Dialog>
  );
}
