import { useQuery } from '@tanstack/react-query';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { ask, query, READ_ANEW, useSend } from '#api/calls.ts';
import type { DataFor } from '#api/contract.ts';
import { useSession } from '#api/session.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { NumberField } from '#ui/form/typed-field.tsx';
import { useVersionedSave } from '#ui/form/use-versioned-save.tsx';
import { RecordDialog } from '#ui/record-dialog.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { payPeriodsWords } from '#said/desk/company/pay-periods.ts';

type Values = { name: string; startDay: number | null };

/** An empty field is sent as no day at all, and the server says what is wanted. */
const toSaid = ({ name, startDay }: Values) => ({ name, startDay: startDay ?? 0 });

export function NewPayPeriod({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(payPeriodsWords);
  const companyId = useSession().company.id;
  const say = useToast();
  const send = useSend('addPayPeriod');
  const form = useForm<Values>({ defaultValues: { name: '', startDay: null } });
  const add = async (values: Values) => {
    await send({ params: { companyId }, body: toSaid(values) });
    onClose();
    say({ text: t.added });
  };
  return (
    <FormDialog title={t.addTitle} form={form} saveLabel={t.add} onSave={add} onClose={onClose}>
      <Fields form={form} isInUse={false} />
    </FormDialog>
  );
}

type ChangePayPeriodProps = { readonly id: string; readonly onClose: () => void };

export function ChangePayPeriod({ id, onClose }: ChangePayPeriodProps) {
  const t = useWords(payPeriodsWords);
  const params = { companyId: useSession().company.id, payPeriodId: id };
  const record = useQuery({ ...query('getCompanyPayPeriod', { params }), ...READ_ANEW });
  return (
    <RecordDialog title={t.changeTitle} query={record} onClose={onClose}>
      {({ data, version }) => <PayPeriodForm payPeriod={data} version={version} onClose={onClose} />}
    </RecordDialog>
  );
}

type PayPeriodFormProps = {
  readonly payPeriod: DataFor<'getCompanyPayPeriod'>;
  readonly version: string | undefined;
  readonly onClose: () => void;
};

function PayPeriodForm({ payPeriod, version, onClose }: PayPeriodFormProps) {
  const t = useWords(payPeriodsWords);
  const params = { companyId: useSession().company.id, payPeriodId: payPeriod.id };
  const say = useToast();
  const send = useSend('changePayPeriod');
  const { name, startDay } = payPeriod;
  const form = useForm<Values>({ defaultValues: { name, startDay } });
  const { onSave, savedAs, conflict } = useVersionedSave<Values>({
    form,
    version,
    save: async (values, over) => (await send({ params, body: toSaid(values), version: over })).version,
    read: async () => {
      const { data, version: theirs } = await ask('getCompanyPayPeriod', { params });
      return { values: { name: data.name, startDay: data.startDay }, version: theirs };
    },
    describe: (values) => [
      [t.name, values.name],
      [t.startDay, String(values.startDay ?? '–')],
    ],
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
      sayFault={({ code }) => (code === 'pay_period.in_use' ? t.staysInUse : undefined)}
    >
      <Fields form={form} isInUse={payPeriod.isInUse} />
    </FormDialog>
  );
}

type FieldsProps = { readonly form: UseFormReturn<Values>; readonly isInUse: boolean };

function Fields({ form: { control }, isInUse }: FieldsProps) {
  const t = useWords(payPeriodsWords);
  return (
    <>
      <TextField control={control} name="name" label={t.name} hint={t.nameHint} />
      {isInUse ? (
        <p>{t.staysInUse}</p>
      ) : (
        <NumberField control={control} name="startDay" label={t.startDay} hint={t.startDayHint} />
      )}
    </>
  );
}
