// A record is added and changed in a dialog on top of its list, which says itself that it loads, why it failed, and what others have changed.
import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { MANAGE_CALLS } from '@stimpill/api-types/manage-calls';
import type { CallInput } from '#api/call-manage.ts';
import { ask, query, READ_ANEW, useSend } from '#api/calls.ts';
import type { AnswerOf, CallFor, DataFor, Fetched, OperationId } from '#api/contract.ts';
import { useSession } from '#api/session.ts';
import { DrawnFields, useDescribe, type DescribedFields } from '#ui/form/described-fields.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import type { HowToMerge } from '#ui/form/merge-values.ts';
import type { ServerFault } from '#ui/form/show-server-faults.ts';
import { useVersionedSave } from '#ui/form/use-versioned-save.tsx';
import { RecordDialog } from '#ui/record-dialog.tsx';
import { useToast } from '#ui/toasts.tsx';

/** What an operation is sent. */
export type BodyFor<Id extends OperationId> =
  CallFor<Id> extends { readonly body: infer Body } ? Body : never;

type DialogProps<Values extends FieldValues> = {
  readonly look?: 'middle' | 'wide' | undefined;
  readonly sayFault?: ((fault: ServerFault) => string | undefined) | undefined;
  readonly fields: DescribedFields<Values>;
  readonly onClose: () => void;
};

type AddRecordProps<Add extends OperationId, Values extends FieldValues> = DialogProps<Values> & {
  readonly call: Add;
  readonly words: { readonly add: string; readonly addTitle: string; readonly added?: string };
  /** What stands in the fields at first. */
  readonly fresh: Values;
  readonly toBody: (values: Values) => BodyFor<Add>;
  /** What is shown of the answer in place of the form, such as a secret. */
  readonly made?: (answer: AnswerOf<Add>, onClose: () => void) => ReactNode;
};

export function AddRecord<Add extends OperationId, Values extends FieldValues>(
  props: AddRecordProps<Add, Values>,
) {
  const { call, words: t, fresh, toBody, made, fields, onClose, ...dialog } = props;
  const params = { companyId: useSession().company.id };
  const say = useToast();
  const send = useSend(call);
  const form = useForm<Values>({ defaultValues: fresh as DefaultValues<Values> });
  const [answer, setAnswer] = useState<AnswerOf<Add> | undefined>(undefined);
  const add = async (values: Values) => {
    const added = await send({ params, body: toBody(values) } as unknown as CallInput<Add>);
    if (made) {
      setAnswer(added);
      return;
    }
    onClose();
    if (t.added !== undefined) say({ text: t.added });
  };
  if (made && answer !== undefined) return made(answer, onClose);
  return (
    <FormDialog {...dialog} title={t.addTitle} form={form} saveLabel={t.add} onSave={add} onClose={onClose}>
      <DrawnFields form={form} fields={fields} />
    </FormDialog>
  );
}

/** How a record with a version is read, shown and changed. */
export type ChangedRecord<
  Read extends OperationId,
  Change extends OperationId,
  Values extends FieldValues,
> = Omit<DialogProps<Values>, 'fields' | 'onClose'> &
  Pick<HowToMerge<Values>, 'together'> & {
    readonly read: Read;
    readonly change: Change;
    readonly words: { readonly changeTitle: string; readonly saved: string };
    readonly toValues: (record: DataFor<Read>) => Values;
    readonly toBody: (values: Values) => BodyFor<Change>;
    readonly fields: (record: DataFor<Read> | undefined) => DescribedFields<Values>;
  };

type ChangeRecordProps<
  Read extends OperationId,
  Change extends OperationId,
  Values extends FieldValues,
> = ChangedRecord<Read, Change, Values> & { readonly id: string; readonly onClose: () => void };

/** The name of the record in the address of its operation, which is its last part. */
const idIn = (call: OperationId) => /\{(\w+)\}$/.exec(MANAGE_CALLS[call].route)?.[1] ?? '';

export function ChangeRecord<
  Read extends OperationId,
  Change extends OperationId,
  Values extends FieldValues,
>(props: ChangeRecordProps<Read, Change, Values>) {
  const { read, words, id, onClose } = props;
  const of = { params: { companyId: useSession().company.id, [idIn(read)]: id } };
  const record = useQuery({ ...query(read, of as unknown as CallInput<Read>), ...READ_ANEW });
  return (
    <RecordDialog title={words.changeTitle} query={record} onClose={onClose}>
      {(known) => <ChangeForm {...props} of={of} known={known as Fetched<DataFor<Read>>} />}
    </RecordDialog>
  );
}

function ChangeForm<Read extends OperationId, Change extends OperationId, Values extends FieldValues>(
  props: ChangeRecordProps<Read, Change, Values> & {
    readonly of: object;
    readonly known: Fetched<DataFor<Read>>;
  },
) {
  const { of, known, read, change, words: t, toValues, toBody, together, onClose, look, sayFault } = props;
  const say = useToast();
  const send = useSend(change);
  const form = useForm<Values>({ defaultValues: toValues(known.data) as DefaultValues<Values> });
  const fields = props.fields(known.data);
  const versioned = useVersionedSave<Values>({
    form,
    version: known.version,
    save: async (values, version) => {
      const input = { ...of, body: toBody(values), version };
      return ((await send(input as unknown as CallInput<Change>)) as Fetched<unknown>).version;
    },
    read: async () => {
      const { data, version } = (await ask(read, of as CallInput<Read>)) as Fetched<DataFor<Read>>;
      return { values: toValues(data), version };
    },
    describe: useDescribe(fields),
    together,
    onDone: () => {
      onClose();
      say({ text: t.saved });
    },
  });
  return (
    <FormDialog {...{ form, look, sayFault, onClose }} {...versioned} title={t.changeTitle}>
      <DrawnFields form={form} fields={fields} />
    </FormDialog>
  );
}
