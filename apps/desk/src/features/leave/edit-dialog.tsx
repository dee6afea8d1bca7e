// Days of absence are changed or removed: one day, or all of the same kind that follow on each other.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import {
  changeAbsences,
  removeAbsences,
  type AbsenceKind,
  type AwayDay,
  type CalendarPerson,
} from '#api/leave.ts';
import { useSession } from '#api/session.ts';
import { Choice } from '#ui/choice.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { SelectField } from '#ui/form/text-field.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useDay } from '#ui/use-day.ts';
import { useWords } from '#words/words.ts';
import { AbsenceEffect } from './absence-effect.tsx';
import { KINDS, toPart, type PartValues } from './absence-values.ts';
import { absenceWords } from './absence-words.ts';
import { daysInARow } from './days-in-a-row.ts';
import { leaveFault } from './leave-faults.ts';
import { leaveWords } from './leave-words.ts';
import { missingIn } from './missing-in.ts';
import { PartFields } from './part-fields.tsx';
import { withFieldsOfDialog } from './with-fields-of-dialog.ts';

type Values = PartValues & {
  readonly type: AbsenceKind;
  readonly which: 'this' | 'all';
  readonly act: 'change' | 'remove';
};

type EditDialogProps = {
  readonly person: CalendarPerson;
  readonly away: AwayDay;
  readonly onClose: () => void;
};

const ACTS = ['change', 'remove'] as const;
const TWO = 2;

export function EditDialog({ person, away, onClose }: EditDialogProps) {
  const t = useWords(absenceWords);
  const leave = useWords(leaveWords);
  const day = useDay();
  const [row] = useState(() => daysInARow(person.days, away));
  const form = useForm<Values>({ defaultValues: valuesOf(away) });
  const values = useWatch({ control: form.control, compute: (typed) => typed });
  const absenceIds = (values.which === 'all' ? row : [away]).flatMap(({ absenceId }) => absenceId ?? []);
  const save = useSaving(absenceIds, onClose);
  const choose = (name: 'act' | 'which', to: string) => {
    form.setValue(name, to as Values[typeof name], { shouldDirty: true });
  };
  return (
    <FormDialog
      title={leave.cell(leave.kinds[away.type], day(away.date), person.employeeName)}
      form={form}
      onSave={save}
      sayFault={(fault) => leaveFault(leave.faults, fault, day)}
      saveLabel={values.act === 'remove' ? t.remove : undefined}
      onClose={onClose}
    >
      {away.note !== '' && <p>{away.note}</p>}
      {away.requestId !== null && <p>{t.partOfRequest}</p>}
      <Choice
        legend={t.act}
        value={values.act}
        options={ACTS.map((each) => [each, t.acts[each]])}
        onChoose={(act) => choose('act', act)}
      />
      {row.length >= TWO && (
        <Choice
          legend={t.which}
          value={values.which}
          options={[
            ['this', t.thisDay],
            ['all', t.allDays(row.length)],
          ]}
          onChoose={(which) => choose('which', which)}
        />
      )}
      {values.act === 'change' && (
        <>
          <SelectField
            control={form.control}
            name="type"
            label={t.type}
            options={KINDS.map((kind) => [kind, leave.kinds[kind]])}
          />
          <PartFields control={form.control} parts={['whole', 'hours']} />
        </>
      )}
      <AbsenceEffect tried={triedOf(values, away, absenceIds)} />
    </FormDialog>
  );
}

const HOUR = 60;

function valuesOf({ type, minutes, isWholeDay }: AwayDay): Values {
  const own = isWholeDay ? 0 : (minutes ?? 0);
  const hours = [Math.floor(own / HOUR), own % HOUR].map((part) => String(part).padStart(TWO, '0')).join(':');
  return {
    ...{ type, which: 'this', act: 'change' },
    ...{ part: isWholeDay ? 'whole' : 'hours', percent: null, hours: isWholeDay ? '' : hours },
  };
}

/** @returns undefined while it is not whole, or changes nothing */
function triedOf(values: Values, away: AwayDay, absenceIds: readonly string[]) {
  if (values.act === 'remove') return { absenceIds: [...absenceIds] };
  const part = toPart(values);
  const was = valuesOf(away);
  const isSame = values.type === was.type && values.part === was.part && values.hours === was.hours;
  if (part === undefined || isSame) return undefined;
  return { absenceIds: [...absenceIds], changes: { type: values.type, ...part } };
}

function useSaving(absenceIds: readonly string[], onClose: () => void): (values: Values) => Promise<void> {
  const t = useWords(absenceWords);
  const { company } = useSession();
  const client = useQueryClient();
  const say = useToast();
  return async (values) => {
    const part = toPart(values);
    if (values.act === 'change' && part === undefined) throw missingIn({ part: values.part });
    await withFieldsOfDialog(() =>
      values.act === 'remove'
        ? removeAbsences(client, company.id, absenceIds)
        : changeAbsences(client, company.id, { absenceIds: [...absenceIds], type: values.type, ...part }),
    );
    onClose();
    say({ text: values.act === 'remove' ? t.removed : t.changed });
  };
}
