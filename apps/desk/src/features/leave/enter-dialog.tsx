// Days on which somebody is away are entered, with what they change in pay before they are saved.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { ABSENCE_KINDS } from '@stimpill/api-types/entry-kinds';
import { sortByName } from '@stimpill/words/collation.ts';
import { query, useSend } from '#api/calls.ts';
import { peopleQuery } from '#api/people.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { useSession } from '#api/session.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { ComboboxField } from '#ui/form/combobox-field.tsx';
import { SelectField, TextField } from '#ui/form/text-field.tsx';
import { DateField, TimeField } from '#ui/form/typed-field.tsx';
import type { ComboboxItem } from '#ui/combobox.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useDay } from '#ui/use-day.ts';
import { useToday } from '#ui/use-today.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { AbsenceEffect, useAbsenceEffect } from './absence-effect.tsx';
import { toNewAbsence, type AbsenceValues, type NewAbsence } from './absence-values.ts';
import { absenceWords } from '#said/desk/leave/absence.ts';
import { leaveFault } from './leave-faults.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';
import { missingIn } from './missing-in.ts';
import { PartFields } from './part-fields.tsx';
import { ANY, useKindOptions } from './use-kinds.ts';
import { withFieldsOfDialog } from './with-fields-of-dialog.ts';

type EnterDialogProps = {
  /** Who is away, or empty. */
  readonly person: string;
  readonly onClose: () => void;
};

export function EnterDialog({ person, onClose }: EnterDialogProps) {
  const t = useWords(absenceWords);
  const leave = useWords(leaveWords);
  const day = useDay();
  const { company } = useSession();
  const today = useToday(company.timeZone);
  const people = usePeople();
  const kinds = useKindOptions(ABSENCE_KINDS, ANY);
  const form = useForm<AbsenceValues>({
    defaultValues: {
      ...{ person, type: '', from: today, to: today, note: '' },
      ...{ part: 'whole', percent: null, hours: '', dayHours: '' },
    },
  });
  const { control } = form;
  const values = useWatch({ control, compute: (typed) => typed });
  const effect = useAbsenceEffect(toNewAbsence(values));
  const isAsked = values.part !== 'hours' && (effect.data?.assumedDates.length ?? 0) > 0;
  const enter = useEntering(onClose);
  return (
    <FormDialog
      title={leave.enter}
      look="wide"
      form={form}
      onSave={enter}
      sayFault={(fault) => leaveFault(leave.faults, fault, day)}
      saveLabel={t.save}
      onClose={onClose}
    >
      <ComboboxField control={control} name="person" label={t.person} items={people} />
      <SelectField control={control} name="type" label={t.type} options={[['', '–'], ...kinds]} />
      <div className="columns">
        <DateField control={control} name="from" label={t.from} near={today} />
        <DateField control={control} name="to" label={t.to} near={values.from === '' ? today : values.from} />
      </div>
      <PartFields control={control} />
      {isAsked && <DayHoursField control={control} />}
      <TextField control={control} name="note" label={t.note} hint={t.noteHint} />
      <AbsenceEffect effect={effect} isWhole={!isAsked || values.dayHours !== ''} />
    </FormDialog>
  );
}

/** Of somebody whose day no plan and no regular hours know. */
function DayHoursField({ control }: { readonly control: Control<AbsenceValues> }) {
  const t = useWords(absenceWords);
  return <TimeField control={control} name="dayHours" label={t.dayHours} hint={t.dayHoursHint} />;
}

/** Everybody who has not left, to choose from, by name. */
export function usePeople(): readonly ComboboxItem[] {
  const { language } = useSpeech();
  const { data = [] } = useQuery(peopleQuery(useSession().company.id));
  const apart = useNamesApart();
  const here = data
    .filter(({ hasLeft }) => !hasLeft)
    .map(({ id, displayName }) => ({ id, name: apart(id, displayName) }));
  return sortByName(here, language).map(({ id, name }) => ({ value: id, label: name }));
}

function useEntering(onClose: () => void): (values: AbsenceValues) => Promise<void> {
  const t = useWords(absenceWords);
  const params = { companyId: useSession().company.id };
  const enter = useSend('enterAbsence');
  const remove = useSend('removeAbsences');
  const say = useToast();
  const isLengthMissing = useIsLengthMissing();
  return async (values) => {
    const said = toNewAbsence(values);
    if (said === undefined || (await isLengthMissing(said))) throw missingIn(values);
    const { employeeId, absence } = said;
    const body = { employeeId, ...absence };
    const written = await withFieldsOfDialog(() => enter({ params, body }));
    const seen = written.map(({ id, type, kindId, minutes }) => ({ absenceId: id, type, kindId, minutes }));
    const undo = () =>
      void remove({ params, body: { absenceIds: seen.map(({ absenceId }) => absenceId), seen } }).then(
        () => say({ text: t.undone }),
        () => say({ text: t.notUndone, isFailure: true }),
      );
    onClose();
    say({ text: t.entered({ count: seen.length }), undo });
  };
}

/** Whether nobody knows how long a day of it is. Asked for where the answer is not there yet; a refusal is told by what is then sent. */
function useIsLengthMissing(): (said: NewAbsence) => Promise<boolean> {
  const client = useQueryClient();
  const params = { companyId: useSession().company.id };
  return async (said) => {
    if (said.absence.minutes !== undefined || said.absence.dayMinutes !== undefined) return false;
    const tried = query('findAbsenceEffect', { params, body: said });
    try {
      const { assumedDates } = await client.query({ ...tried, staleTime: Infinity, retry: false });
      return assumedDates.length > 0;
    } catch {
      return false;
    }
  };
}
