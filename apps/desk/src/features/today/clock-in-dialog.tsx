// Somebody is clocked in: now, or since a time that is past.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { query, READ_ANEW } from '#api/calls.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { useWords } from '#words/words.ts';
import { actWords } from '#said/desk/today/act.ts';
import { clockIn, openSince } from './act-calls.ts';
import type { ActProps } from './act-props.ts';
import {
  ActEffect,
  ActLead,
  atOf,
  ReasonField,
  TimeFields,
  timeValues,
  type TimeValues,
} from './act-fields.tsx';
import { timeMissing, useActing } from './use-acting.tsx';

export function ClockInDialog({ person, onClose }: ActProps) {
  const t = useWords(actWords);
  const { timeZone, time, span } = useClock();
  const { company } = useSession();
  const { employeeId, displayName, plannedStartAtUtc, plannedEndAtUtc } = person;
  const name = useNamesApart()(employeeId, displayName);
  const [openedAt] = useState(() => Date.now());
  const form = useForm<TimeValues>({ defaultValues: timeValues(openedAt, openedAt, timeZone) });
  const values = useWatch({ control: form.control, compute: (typed) => typed });
  const at = startOf(atOf(values, timeZone));
  const asked = useSettled(at === undefined ? undefined : { employeeId, entry: openSince(at) });
  const effect = useQuery({
    ...query('findCorrectionEffect', asked && { params: { companyId: company.id }, body: asked }),
    ...READ_ANEW,
    retry: false,
  });
  const acting = useActing<TimeValues>({
    onClose,
    act: async (to, typed) => {
      const startAtUtc = startOf(atOf(typed, timeZone));
      if (startAtUtc === undefined) throw timeMissing();
      return clockIn({ ...to, reason: typed.reason.trim() || t.reasons.in[0] }, employeeId, startAtUtc);
    },
    done: (typed) => t.doneIn({ name, at: typed.time }),
  });
  const planned = plannedStartAtUtc !== null && { startAtUtc: plannedStartAtUtc, endAtUtc: plannedEndAtUtc };
  return (
    <FormDialog
      title={t.inTitle({ name })}
      form={form}
      {...acting}
      isReady
      saveLabel={at === undefined ? t.saveInAny : t.saveIn({ at: time(at) })}
      onClose={onClose}
    >
      <ActLead>{planned === false ? t.notPlanned : t.planned({ span: span(planned) })}</ActLead>
      <TimeFields control={form.control} near={values.day} />
      <ReasonField control={form.control} reasons={t.reasons.in} />
      <ActEffect isAsked={at !== undefined} tried={effect} />
    </FormDialog>
  );
}

const startOf = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());
