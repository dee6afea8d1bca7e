// Time off for missed rest was given, paid out or given up: booked where the departure stands, with the way back.
import { useController, useForm } from 'react-hook-form';
import { SETTLING_KINDS, type SettlingKind } from '@stimpill/api-types/entry-kinds';
import { toLocalTime, toMinuteOfDay } from '@stimpill/time';
import { useSend } from '#api/calls.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Choice } from '#ui/choice.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { DateField, TimeField } from '#ui/form/typed-field.tsx';
import { ReadyReasons } from '#ui/ready-reasons.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import { restWords } from '#said/desk/timesheets/rest/rest.ts';
import type { Departure, Of } from './filter-rest.ts';
import { useRestSpeech } from './use-rest-speech.ts';

/** Named as the operation names them, so that its faults find their fields. */
type Values = {
  readonly kind: SettlingKind;
  /** yyyy-MM-dd */
  readonly date: string;
  /** Hours and minutes, HH:mm. */
  readonly minutes: string;
  readonly reason: string;
};

/** What a field of hours and minutes can hold. */
const MOST_TYPED_MINUTES = 1_439;

type BookDialogProps = { readonly departure: Of<Departure>; readonly onClose: () => void };

export function BookDialog({ departure, onClose }: BookDialogProps) {
  const t = useWords(restWords);
  const { company } = useSession();
  const { duration } = useClock();
  const today = useToday(company.timeZone);
  const { employeeId, employeeDisplayName } = departure.person;
  const name = useNamesApart()(employeeId, employeeDisplayName);
  const speech = useRestSpeech();
  const form = useForm<Values>({
    defaultValues: {
      ...{ kind: 'taken', date: today, reason: '' },
      minutes: toLocalTime(Math.min(departure.openMinutes, MOST_TYPED_MINUTES)),
    },
  });
  const { control } = form;
  const { field: kind } = useController({ control, name: 'kind' });
  const { field: reason } = useController({ control, name: 'reason' });
  const book = useBooking(employeeId, name);
  return (
    <FormDialog
      title={t.bookTitle({ name })}
      form={form}
      isReady
      saveLabel={t.saveBook}
      onSave={async (values) => {
        await book(values);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t.bookLead({ when: speech.when(departure), duration: duration(departure.openMinutes) })}</p>
      <Choice
        legend={t.bookKind}
        value={kind.value}
        options={SETTLING_KINDS.map((each) => [each, t.kinds[each]])}
        onChoose={kind.onChange}
      />
      <div className="columns">
        <TimeField control={control} name="minutes" label={t.bookHours} hint={t.bookHoursHint} />
        <DateField control={control} name="date" label={t.bookDay} near={today} />
      </div>
      <TextField
        control={control}
        name="reason"
        label={t.bookReason}
        hint={t.bookReasonHint({ reason: t.bookReasons[kind.value] })}
      />
      <ReadyReasons
        label={t.readyReasons}
        reasons={[t.bookReasons[kind.value]]}
        said={reason.value}
        onChoose={reason.onChange}
      />
    </FormDialog>
  );
}

/** @returns a function that books and offers the way back. It throws CallFailed */
function useBooking(employeeId: string, name: string) {
  const t = useWords(restWords);
  const { company } = useSession();
  const { duration } = useClock();
  const say = useToast();
  const send = useSend('bookTimeOff');
  return async ({ kind, date, minutes: typed, reason }: Values): Promise<void> => {
    const minutes = typed === '' ? 0 : toMinuteOfDay(typed);
    const booking = { account: 'restTimeOff', kind, date } as const;
    const book = (said: { readonly reason: string; readonly takesBack?: true }) =>
      send({ params: { companyId: company.id, employeeId }, body: { ...booking, minutes, ...said } });
    await book({ reason: reason.trim() === '' ? t.bookReasons[kind] : reason });
    const undo = () =>
      void book({ reason: t.undoReason, takesBack: true }).then(
        () => say({ text: t.undone }),
        () => say({ text: t.notUndone, isFailure: true }),
      );
    say({ text: t.booked({ duration: duration(minutes), name }), undo });
  };
}
