// A request that somebody made by word of mouth is written down, and waits like the others.
import { useForm, useWatch } from 'react-hook-form';
import { ASKED_KINDS } from '@stimpill/api-types/entry-kinds';
import { useSend } from '#api/calls.ts';
import type { LeaveKind } from '#api/leave.ts';
import { useSession } from '#api/session.ts';
import { ComboboxField } from '#ui/form/combobox-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { SelectField, TextField } from '#ui/form/text-field.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useDay } from '#ui/use-day.ts';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import { toPart, type AbsenceValues } from './absence-values.ts';
import { absenceWords } from '#said/desk/leave/absence.ts';
import { usePeople } from './enter-dialog.tsx';
import { fromKindValue, type KindValue } from './kind-value.ts';
import { leaveFault } from './leave-faults.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';
import { missingIn } from './missing-in.ts';
import { PartFields } from './part-fields.tsx';
import { ASKED, useKindOptions } from './use-kinds.ts';
import { withFieldsOfDialog } from './with-fields-of-dialog.ts';

type Values = Omit<AbsenceValues, 'type' | 'dayHours'> & {
  readonly type: KindValue<LeaveKind>;
};
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
  const kinds = useKindOptions(ASKED_KINDS, ASKED).filter(([kind]) => kind !== 'unpaidLeave');
  const form = useForm<Values>({
    defaultValues: {
      ...{ person, type: 'vacation', from: '', to: '', note: '' },
      ...{ part: 'whole', percent: null, hours: '' },
    },
  });
  const { control } = form;
  const first = useWatch({ control, compute: ({ from }) => from });
  const ask = async ({ note, ...values }: Values) => {
    const { person: employeeId, from, to } = values;
    const part = toPart(values);
    if (employeeId === '' || from === '' || to === '' || part === undefined) throw missingIn(values);
    const said = note.trim();
    const { kindId } = fromKindValue(values.type);
    const body = {
      ...{ employeeId, startDate: from, endDate: to, ...part },
      ...(kindId !== undefined && { kindId }),
      ...(said !== '' && { note: said }),
    };
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
      <ComboboxField control={control} name="person" label={t.person} items={people} />
      {kinds.length > 1 && <SelectField control={control} name="type" label={t.type} options={kinds} />}
      <div className="columns">
        <DateField control={control} name="from" label={t.from} near={today} />
        <DateField control={control} name="to" label={t.to} near={first === '' ? today : first} />
      </div>
      <PartFields control={control} />
      <TextField control={control} name="note" label={t.note} />
    </FormDialog>
  );
}
