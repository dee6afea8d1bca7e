import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ask, query, READ_ANEW, useSend } from '#api/calls.ts';
import type { CallFor } from '#api/contract.ts';
import { useSession } from '#api/session.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useVersionedSave } from '#ui/form/use-versioned-save.tsx';
import { RecordDialog } from '#ui/record-dialog.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { departmentsWords } from '#said/desk/company/departments.ts';

type SaidDepartment = CallFor<'addDepartment'>['body'];

export function NewDepartment({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(departmentsWords);
  const companyId = useSession().company.id;
  const say = useToast();
  const send = useSend('addDepartment');
  const form = useForm<SaidDepartment>({ defaultValues: { name: '' } });
  const add = async (body: SaidDepartment) => {
    await send({ params: { companyId }, body });
    onClose();
    say({ text: t.added });
  };
  return (
    <FormDialog title={t.addTitle} form={form} saveLabel={t.add} onSave={add} onClose={onClose}>
      <TextField control={form.control} name="name" label={t.name} hint={t.nameHint} />
    </FormDialog>
  );
}

type ChangeDepartmentProps = { readonly id: string; readonly onClose: () => void };

export function ChangeDepartment({ id, onClose }: ChangeDepartmentProps) {
  const t = useWords(departmentsWords);
  const params = { companyId: useSession().company.id, departmentId: id };
  const record = useQuery({ ...query('getDepartment', { params }), ...READ_ANEW });
  return (
    <RecordDialog title={t.changeTitle} query={record} onClose={onClose}>
      {({ data: { name }, version }) => (
        <DepartmentForm params={params} values={{ name }} version={version} onClose={onClose} />
      )}
    </RecordDialog>
  );
}

type DepartmentFormProps = Pick<ChangeDepartmentProps, 'onClose'> & {
  readonly params: CallFor<'changeDepartment'>['params'];
  readonly values: SaidDepartment;
  readonly version: string | undefined;
};

function DepartmentForm({ params, values, version, onClose }: DepartmentFormProps) {
  const t = useWords(departmentsWords);
  const say = useToast();
  const send = useSend('changeDepartment');
  const form = useForm<SaidDepartment>({ defaultValues: values });
  const { onSave, savedAs, conflict } = useVersionedSave({
    form,
    version,
    save: async (body, over) => (await send({ params, body, version: over })).version,
    read: async () => {
      const { data, version: theirs } = await ask('getDepartment', { params });
      return { values: { name: data.name }, version: theirs };
    },
    describe: ({ name }) => [[t.name, name]],
    onDone: () => {
      onClose();
      say({ text: t.saved });
    },
  });
  return (
    <FormDialog
      title={t.changeTitle}
      form={form}
      onSave={onSave}
      savedAs={savedAs}
      onClose={onClose}
      onTop={conflict}
    >
      <TextField control={form.control} name="name" label={t.name} hint={t.nameHint} />
    </FormDialog>
  );
}
