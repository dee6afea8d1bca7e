// A page of records that the company adds and changes, said in one description: its words, its operations, its columns and its fields.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { may } from '@stimpill/api-types/rights';
import type { CallInput } from '#api/call-manage.ts';
import { query } from '#api/calls.ts';
import type { DataFor, OperationId } from '#api/contract.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import type { Column } from '#ui/data-table.tsx';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import { AddRecord, ChangeRecord, type BodyFor, type ChangedRecord } from './record-dialogs.tsx';
import { RecordsFrame, type FrameWords } from './records-frame.tsx';

type Named = { readonly id: string; readonly name: string };
type Words = FrameWords & {
  readonly add: string;
  readonly addTitle: string;
  readonly added: string;
  readonly change: (values: { readonly name: string }) => string;
  readonly changeTitle: string;
  readonly saved: string;
};

type RecordsPageProps<
  List extends OperationId,
  Add extends OperationId,
  Read extends OperationId,
  Change extends OperationId,
  Values extends FieldValues,
> = ChangedRecord<Read, Change, Values> & {
  readonly words: Words;
  readonly list: List;
  readonly add: Add;
  /** Beside the name. */
  readonly columns: readonly Column<DataFor<List> extends readonly (infer Row)[] ? Row : never>[];
  readonly isNarrow?: boolean;
  readonly notice?: ReactNode;
  /** What stands in the fields of a new one. */
  readonly fresh: Values;
  readonly toBody: (values: Values) => BodyFor<Add> & BodyFor<Change>;
};

export function RecordsPage<
  List extends OperationId,
  Add extends OperationId,
  Read extends OperationId,
  Change extends OperationId,
  Values extends FieldValues,
>(props: RecordsPageProps<List, Add, Read, Change, Values>) {
  const { words: t, list, add, columns, isNarrow, notice, fresh, toBody, fields, look, sayFault } = props;
  const d = useWords(dataWords);
  const session = useSession();
  const { onOpen } = useOpenInAddress();
  const params = { companyId: session.company.id };
  const records = useQuery(query(list, { params } as unknown as CallInput<List>));
  const mayChange = may(session, 'company.change') === null;
  const change: Column<Named> = {
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
  const given = columns as readonly Column<Named>[];
  return (
    <RecordsFrame
      words={t}
      query={{ ...records, data: records.data as readonly Named[] | undefined }}
      columns={mayChange ? [...given, change] : given}
      isNarrow={isNarrow}
      notice={notice}
      adding={
        mayChange && {
          act: t.add,
          dialog: (onClose) => (
            <AddRecord
              call={add}
              words={t}
              {...{ fresh, toBody, look, sayFault, onClose }}
              fields={fields(undefined)}
            />
          ),
        }
      }
      openDialog={mayChange && ((id, onClose) => <ChangeRecord {...props} id={id} onClose={onClose} />)}
    />
  );
}
