// Days of absence are changed or removed: one day, or all of the same kind that follow on each other.
import { useForm, useWatch } from 'react-hook-form';
import { ABSENCE_KINDS } from '@stimpill/api-types/entry-kinds';
import { useSend } from '#api/calls.ts';
import type { AwayDay, CalendarPerson, SeenAbsences } from '#api/leave.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Choice } from '#ui/choice.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { SelectField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useDay } from '#ui/use-day.ts';
import { useWords } from '#words/words.ts';
import { AbsenceEffect, useAbsenceEffect } from './absence-effect.tsx';
import { toPart, type PartValues } from './absence-values.ts';
import { absenceWords } from '#said/desk/leave/absence.ts';
import { fromKindValue, toKindValue, type KindValue } from './kind-value.ts';
import { leaveFault } from './leave-faults.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';
import { missingIn } from './missing-in.ts';
import { PartFields } from './part-fields.tsx';
import { ANY, useKindName, useKindOptions } from './use-kinds.ts';
import { seenOf, useSeenDays } from './use-seen-days.ts';
import { withFieldsOfDialog } from './with-fields-of-dialog.ts';

type Values = PartValues & {
  readonly type: KindValue;
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
  const { row, changed, guard } = useSeenDays(person, away);
  const name = useNamesApart()(person.employeeId, person.employeeName);
  const kindName = useKindName();
  const kinds = useKindOptions(ABSENCE_KINDS, ANY, away.kindId);
  const form = useForm<Values>({ defaultValues: valuesOf(away) });
  const values = useWatch({ control: form.control, compute: (typed) => typed });
  const now = row.find(({ absenceId }) => absenceId === away.absenceId) ?? away;
  const seen = seenOf(values.which === 'all' ? row : [now]);
  const effect = useAbsenceEffect(triedOf(values, now, seen));
  const save = useSaving(seen, onClose);
  const choose = (what: 'act' | 'which', to: string) => {
    form.setValue(what, to as Values[typeof what], { shouldDirty: true });
  };
  return (
    <FormDialog
      title={leave.cell({ kind: kindName(now), day: day(now.date), name })}
      form={form}
      onSave={(typed) => guard(() => save(typed))}
      sayFault={(fault) => leaveFault(leave.faults, fault, day)}
      saveLabel={values.act === 'remove' ? t.remove : undefined}
      onClose={onClose}
    >
      {changed.length > 0 && <NowThere days={changed} />}
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
            ['all', t.allDays({ count: row.length })],
          ]}
          onChoose={(which) => choose('which', which)}
        />
      )}
      {values.act === 'change' && (
        <>
          <SelectField control={form.control} name="type" label={t.type} options={kinds} />
          <PartFields control={form.control} parts={['whole', 'hours']} />
        </>
      )}
      <AbsenceEffect effect={effect} />
    </FormDialog>
  );
}

/** What somebody else made of the days since the dialog was opened. */
function NowThere({ days }: { readonly days: readonly AwayDay[] }) {
  const t = useWords(absenceWords);
  const kindName = useKindName();
  const { day, duration } = useClock();
  return (
    <Notice look="warning">
      <p>{t.nowThere}</p>
      <ul>
        {days.map(({ absenceId, date, type, kindId, minutes, isWholeDay }) => (
          <li key={absenceId}>
            {day(date)}: {kindName({ type, kindId })}, {isWholeDay ? t.parts.whole : duration(minutes ?? 0)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const HOUR = 60;

function valuesOf({ type, kindId, minutes, isWholeDay }: AwayDay): Values {
  const own = isWholeDay ? 0 : (minutes ?? 0);
  const hours = [Math.floor(own / HOUR), own % HOUR].map((part) => String(part).padStart(TWO, '0')).join(':');
  return {
    ...{ type: toKindValue({ type, kindId }), which: 'this', act: 'change' },
    ...{ part: isWholeDay ? 'whole' : 'hours', percent: null, hours: isWholeDay ? '' : hours },
  };
}

/** @returns undefined while it is not whole, or changes nothing */
function triedOf(values: Values, away: AwayDay, seen: SeenAbsences) {
  const absenceIds = seen.map(({ absenceId }) => absenceId);
  if (values.act === 'remove') return { absenceIds };
  const part = toPart(values);
  const was = valuesOf(away);
  const isSame = values.type === was.type && values.part === was.part && values.hours === was.hours;
  if (part === undefined || isSame) return undefined;
  return { absenceIds, changes: { ...fromKindValue(values.type), ...part } };
}

function useSaving(seen: SeenAbsences, onClose: () => void): (values: Values) => Promise<void> {
  const t = useWords(absenceWords);
  const params = { companyId: useSession().company.id };
  const change = useSend('changeAbsences');
  const remove = useSend('removeAbsences');
  const say = useToast();
  return async (values) => {
    const part = toPart(values);
    if (values.act === 'change' && part === undefined) throw missingIn({ part: values.part });
    const body = { absenceIds: seen.map(({ absenceId }) => absenceId), seen };
    await withFieldsOfDialog<unknown>(() =>
      values.act === 'remove'
        ? remove({ params, body })
        : change({ params, body: { ...body, ...fromKindValue(values.type), ...part } }),
    );
    onClose();
    say({ text: values.act === 'remove' ? t.removed : t.changed });
  };
}
