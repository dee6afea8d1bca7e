// Somebody, or their child, is sick today: a day of absence as every page enters it.
import { useQuery } from '@tanstack/react-query';
import { useController, useForm, useWatch } from 'react-hook-form';
import { query, READ_ANEW } from '#api/calls.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Choice } from '#ui/choice.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { useWords } from '#words/words.ts';
import { actWords } from '#said/desk/today/act.ts';
import { enterSick } from './act-calls.ts';
import type { ActProps } from './act-props.ts';
import { ActEffect, ActLead } from './act-fields.tsx';
import { useActing } from './use-acting.tsx';

type SickValues = { readonly type: 'sick' | 'sickChild'; readonly note: string };

export function SickDialog({ person, today, onClose }: ActProps & { readonly today: string }) {
  const t = useWords(actWords);
  const { day } = useClock();
  const { company } = useSession();
  const { employeeId, displayName } = person;
  const name = useNamesApart()(employeeId, displayName);
  const form = useForm<SickValues>({ defaultValues: { type: 'sick', note: '' } });
  const { field } = useController({ control: form.control, name: 'type' });
  const type = useWatch({ control: form.control, name: 'type' });
  const days = { startDate: today, endDate: today };
  const asked = useSettled({ employeeId, absence: { type, ...days } });
  const { data, error, isFetching } = useQuery({
    ...query('findAbsenceEffect', asked && { params: { companyId: company.id }, body: asked }),
    ...READ_ANEW,
    retry: false,
  });
  const acting = useActing<SickValues>({
    onClose,
    act: async (to, { type: kind, note }) => {
      const said = note.trim();
      return enterSick(to, { employeeId, type: kind, ...days, ...(said !== '' && { note: said }) });
    },
    done: () => t.doneIll({ name }),
  });
  return (
    <FormDialog
      title={t.illTitle({ name })}
      form={form}
      {...acting}
      isReady
      saveLabel={t.saveIll}
      onClose={onClose}
    >
      <ActLead>{day(today)}</ActLead>
      <Choice
        legend={t.whoIsSick}
        value={field.value}
        options={[
          ['sick', t.kinds.sick],
          ['sickChild', t.kinds.sickChild],
        ]}
        onChoose={field.onChange}
      />
      <TextField control={form.control} name="note" label={t.note} hint={t.noteHint} />
      <ActEffect isAsked tried={{ data: data?.effect, error, isFetching }} />
    </FormDialog>
  );
}
