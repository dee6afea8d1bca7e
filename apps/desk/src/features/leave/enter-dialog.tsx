// Days on which somebody is away are entered, with what they change in pay before they are saved.
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { sortByName } from '@stimpill/words/collation.ts';
import { useSend } from '#api/calls.ts';
import { peopleQuery } from '#api/people.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { useSession } from '#api/session.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { SelectField, TextField } from '#ui/form/text-field.tsx';
import { DateField } from '#ui/form/typed-field.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useDay } from '#ui/use-day.ts';
import { useToday } from '#ui/use-today.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { AbsenceEffect } from './absence-effect.tsx';
import { KINDS, toNewAbsence, type AbsenceValues } from './absence-values.ts';
import { absenceWords } from '#said/desk/leave/absence.ts';
import { leaveFault } from './leave-faults.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';
import styles from './leave.module.css';
import { missingIn } from './missing-in.ts';
import { PartFields } from './part-fields.tsx';
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
  const form = useForm<AbsenceValues>({
    defaultValues: {
      ...{ person, type: '', from: today, to: today, note: '' },
      ...{ part: 'whole', percent: null, hours: '' },
    },
  });
  const { control } = form;
  const values = useWatch({ control, compute: (typed) => typed });
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
      <SelectField control={control} name="person" label={t.person} options={people} />
      <SelectField
        control={control}
        name="type"
        label={t.type}
        options={[['', '–'], ...KINDS.map((kind) => [kind, leave.kinds[kind]] as const)]}
      />
      <div className={styles['pair']}>
        <DateField control={control} name="from" label={t.from} near={today} />
        <DateField control={control} name="to" label={t.to} near={values.from === '' ? today : values.from} />
      </div>
      <PartFields control={control} parts={['whole', 'percent', 'hours']} />
      <TextField control={control} name="note" label={t.note} hint={t.noteHint} />
      <AbsenceEffect tried={toNewAbsence(values)} />
    </FormDialog>
  );
}

/** Everybody who has not left, to choose from. */
export function usePeople(): readonly (readonly [id: string, name: string])[] {
  const { language } = useSpeech();
  const { data = [] } = useQuery(peopleQuery(useSession().company.id));
  const apart = useNamesApart();
  const here = data
    .filter(({ hasLeft }) => !hasLeft)
    .map(({ id, displayName }) => ({ id, name: apart(id, displayName) }));
  return [['', '–'], ...sortByName(here, language).map(({ id, name }) => [id, name] as const)];
}

function useEntering(onClose: () => void): (values: AbsenceValues) => Promise<void> {
  const t = useWords(absenceWords);
  const params = { companyId: useSession().company.id };
  const enter = useSend('enterAbsence');
  const remove = useSend('removeAbsences');
  const say = useToast();
  return async (values) => {
    const said = toNewAbsence(values);
    if (said === undefined) throw missingIn(values);
    const { employeeId, absence } = said;
    const body = { employeeId, ...absence };
    const written = await withFieldsOfDialog(() => enter({ params, body }));
    const seen = written.map(({ id, type, minutes }) => ({ absenceId: id, type, minutes }));
    const undo = () =>
      void remove({ params, body: { absenceIds: seen.map(({ absenceId }) => absenceId), seen } }).then(
        () => say({ text: t.undone }),
        () => say({ text: t.notUndone, isFailure: true }),
      );
    onClose();
    say({ text: t.entered({ count: seen.length }), undo });
  };
}
