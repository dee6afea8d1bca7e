import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import {
  addDepartment,
  changeDepartment,
  departmentQuery,
  readDepartment,
  type SaidDepartment,
} from '#api/company-structure.ts';
import { useSession } from '#api/session.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useVersionedSave } from '#ui/form/use-versioned-save.tsx';
import { RecordDialog } from '#ui/record-dialog.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { departmentsWords } from '#said/desk/company/departments.ts';

export function NewDepartment({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(departmentsWords);
  const client = useQueryClient();
  const companyId = useSession().company.id;
  const say = useToast();
  const form = useForm<SaidDepartment>({ defaultValues: { name: '' } });
  const add = async (values: SaidDepartment) => {
    await addDepartment(client, companyId, values);
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
  const companyId = useSession().company.id;
  const record = useQuery(departmentQuery({ companyId, id }));
  return (
    <RecordDialog title={t.changeTitle} query={record} onClose={onClose}>
      {({ data: { name }, version }) => (
        <DepartmentForm id={id} values={{ name }} version={version} onClose={onClose} />
      )}
    </RecordDialog>
  );
}

type DepartmentFormProps = ChangeDepartmentProps & {
  readonly values: SaidDepartment;
  readonly version: string | undefined;
};

function DepartmentForm({ id, values, version, onClose }: DepartmentFormProps) {
  const t = useWords(departmentsWords);
  const client = useQueryClient();
  const companyId = useSession().company.id;
  const say = useToast();
  const form = useForm<SaidDepartment>({ defaultValues: values });
  const { onSave, savedAs, conflict } = useVersionedSave({
    form,
    version,
    save: (said, over) => changeDepartment(client, { companyId, id, version: over }, said),
    read: async () => {
      const { data, version: theirs } = await readDepartment({ companyId, id });
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
