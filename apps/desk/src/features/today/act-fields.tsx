// What the dialogs of the acts show: a time, a reason that nobody has to type, and what it changes in pay.
import { useEffect, useRef, type ReactNode } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import {
  instantsAt,
  localDateOf,
  localTimeOf,
  takenOf,
  toMinuteOfDay,
  whichAt,
  type Which,
} from '@stimpill/time';
import { useClock } from '#api/use-clock.ts';
import { Loading } from '#ui/data-states.tsx';
import { EffectLine, type Effect } from '#ui/effect-line.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { DateField, TimeField } from '#ui/form/typed-field.tsx';
import { WhichField } from '#ui/form/which-time.tsx';
import { ReadyReasons } from '#ui/ready-reasons.tsx';
import { useWords } from '#words/words.ts';
import { actWords } from '#said/desk/today/act.ts';
import { useActSentence } from './use-acting.tsx';
import styles from './today-page.module.css';

export type TimeValues = {
  /** yyyy-MM-dd */
  readonly day: string;
  /** HH:mm, or empty */
  readonly time: string;
  readonly which: Which;
  readonly reason: string;
};

/** @param at epoch milliseconds; undefined: somebody has to say the time of the day of `near` */
export function timeValues(at: number | undefined, near: number, timeZone: string): TimeValues {
  return {
    day: localDateOf(at ?? near, timeZone),
    time: at === undefined ? '' : localTimeOf(at, timeZone),
    which: whichAt(at ?? near, timeZone),
    reason: '',
  };
}

/** @returns epoch milliseconds; undefined while day or time is missing */
export function atOf({ day, time, which }: TimeValues, timeZone: string): number | undefined {
  if (day === '' || time === '') return undefined;
  return takenOf(instantsAt(day, toMinuteOfDay(time), timeZone), which);
}

export function TimeFields({
  control,
  near,
}: {
  readonly control: Control<TimeValues>;
  readonly near: string;
}) {
  const t = useWords(actWords);
  const { timeZone } = useClock();
  const { day, time } = useWatch({ control, compute: (values) => values });
  const times = day === '' || time === '' ? undefined : instantsAt(day, toMinuteOfDay(time), timeZone);
  return (
    <>
      <div className="columns">
        <TimeField control={control} name="time" label={t.time} />
        <DateField control={control} name="day" label={t.day} near={near} />
      </div>
      <WhichField {...{ control, name: 'which', label: t.time, time, times, timeZone }} />
    </>
  );
}

type ReasonFieldProps = { readonly control: Control<TimeValues>; readonly reasons: readonly string[] };

/** Empty it says the first of them: the history has a reason in any case. */
export function ReasonField({ control, reasons }: ReasonFieldProps) {
  const t = useWords(actWords);
  const { field } = useController({ control, name: 'reason' });
  return (
    <div className="stack gap-8">
      <TextField
        control={control}
        name="reason"
        label={t.reason}
        hint={t.reasonHint({ reason: reasons[0] ?? '' })}
      />
      <ReadyReasons label={t.readyReasons} reasons={reasons} said={field.value} onChoose={field.onChange} />
    </div>
  );
}

/** The first words of a dialog. They take the focus, so that no keyboard of a phone covers the button. */
export function ActLead({ children }: { readonly children: ReactNode }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <p ref={lead} tabIndex={-1} className={styles['actLead']}>
      {children}
    </p>
  );
}

type ActEffectProps = {
  readonly isAsked: boolean;
  readonly tried: {
    readonly data: Effect | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
  };
};

/** What it would change in pay, or why it would be refused. */
export function ActEffect({ isAsked, tried: { data, error, isFetching } }: ActEffectProps) {
  const t = useWords(actWords);
  const sentenceOf = useActSentence();
  return (
    <div className="stack gap-4" aria-live="polite" aria-busy={isFetching}>
      <h3>{t.effect}</h3>
      {!isAsked && <p className="fine">{t.effectWaiting}</p>}
      {isAsked && isFetching && <Loading rows={1} />}
      {isAsked && !isFetching && error && <p className="fault">{sentenceOf(error)}</p>}
      {isAsked && !isFetching && !error && data && <EffectLine effect={data} />}
    </div>
  );
}
