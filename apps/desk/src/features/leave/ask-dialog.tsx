// A request that somebody made by word of mouth is written down, and waits like the others.
import { useForm, useWatch } from 'react-hook-form';
import { useSend } from '#api/calls.ts';
import { useSession } from '#api/session.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { SelectField, TextField } from '#ui/form/text-field.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useDay } from '#ui/use-day.ts';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import type { AbsenceValues } from './absence-values.ts';
import { absenceWords } from '#said/desk/leave/absence.ts';
import { usePeople } from './enter-dialog.tsx';
import { leaveFault } from './leave-faults.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';
import styles from './leave.module.css';
import { missingIn } from './missing-in.ts';
import { withFieldsOfDialog } from './with-fields-of-dialog.ts';

type Values = Pick<AbsenceValues, 'person' | 'from' | 'to' | 'note'>;
type AskDialogProps = { readonly person: string; readonly onClose: () => void };

export function AskDialog({ person, onClose }: AskDialogProps) {
  const t = useWords(absenceWords);
  const leave = useWords(leaveWords);
  const day = useDay();
  const say = useToast();
  const send = useSend('askForLeave');
  const { company } = useSession();
  const today = useToday(company.timeZone);
  const people = usePeople();
  const form = useForm<Values>({ defaultValues: { person, from: '', to: '', note: '' } });
  const { control } = form;
  const first = useWatch({ control, compute: ({ from }) => from });
  const ask = async ({ person: employeeId, from, to, note }: Values) => {
    if (employeeId === '' || from === '' || to === '') throw missingIn({ person: employeeId, from, to });
    const said = note.trim();
    const body = { employeeId, startDate: from, endDate: to, ...(said !== '' && { note: said }) };
    await withFieldsOfDialog(() => send({ params: { companyId: company.id }, body }));
    onClose();
    say({ text: t.asked });
  };
  return (
    <FormDialog
      title={leave.ask}
      form={form}
      onSave={ask}
      sayFault={(fault) => leaveFault(leave.faults, fault, day)}
      onClose={onClose}
    >
      <SelectField control={control} name="person" label={t.person} options={people} />
      <div className={styles['pair']}>
        <DateField control={control} name="from" label={t.from} near={today} />
        <DateField control={control} name="to" label={t.to} near={first === '' ? today : first} />
      </div>
      <TextField control={control} name="note" label={t.note} />
    </FormDialog>
  );
}
