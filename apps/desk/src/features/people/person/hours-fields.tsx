import {
  useController,
  useWatch,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { weekdaysIn } from '@stimpill/words/calendar-words.ts';
import { Button } from '#ui/button.tsx';
import { NumberField, TimeField } from '#ui/form/typed-field.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { hoursWords } from '#said/desk/people/person/hours.ts';
import styles from './person-page.module.css';
import { WEEK } from './person-values.ts';
import { recordWords } from '#said/desk/people/person/record.ts';

type OfForm<Values extends FieldValues> = { readonly control: Control<Values> };

const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = [0, 1, 2, 3, 4] as const;

/** Begin, end and break of each day of the week, in the field `workPattern` of whatever form it is. */
export function HoursFields<Values extends FieldValues>({ control }: OfForm<Values>) {
  const t = useWords(recordWords);
  const { language } = useSpeech();
  return (
    <>
      {WEEK.map((day, place) => {
        const { from, to, unpaidBreakMinutes } = namesOf<Values>(place);
        return (
          <fieldset key={day} className={styles['day']}>
            <legend className="capital">{weekdaysIn(language)[place]}</legend>
            <TimeField control={control} name={from} label={t.from} />
            <TimeField control={control} name={to} label={t.to} />
            <NumberField control={control} name={unpaidBreakMinutes} label={t.breakMinutes} />
            {place === MONDAY && <LikeMonday control={control} />}
          </fieldset>
        );
      })}
    </>
  );
}

/** Most people have the same hours on five days: they are typed once. */
function LikeMonday<Values extends FieldValues>({ control }: OfForm<Values>) {
  const t = useWords(hoursWords);
  const names = namesOf<Values>(MONDAY);
  const [from, to, unpaidBreakMinutes] = useWatch({
    control,
    name: [names.from, names.to, names.unpaidBreakMinutes],
  }) as readonly [string, string, number | null];
  const tuesday = useDay(control, TUESDAY);
  const wednesday = useDay(control, WEDNESDAY);
  const thursday = useDay(control, THURSDAY);
  const friday = useDay(control, FRIDAY);
  const press = () => {
    for (const change of [tuesday, wednesday, thursday, friday]) change({ from, to, unpaidBreakMinutes });
  };
  return (
    <div className={styles['likeMonday']}>
      <Button isDisabled={from === '' || to === ''} onPress={press}>
        {t.likeMonday}
      </Button>
    </div>
  );
}

type Hours = {
  readonly from: string;
  readonly to: string;
  readonly unpaidBreakMinutes: number | null;
};

/** Fills one day as if it were typed. */
function useDay<Values extends FieldValues>(control: Control<Values>, place: number) {
  const names = namesOf<Values>(place);
  const { field: from } = useController({ control, name: names.from });
  const { field: to } = useController({ control, name: names.to });
  const { field: pause } = useController({ control, name: names.unpaidBreakMinutes });
  return (hours: Hours) => {
    from.onChange(hours.from);
    to.onChange(hours.to);
    pause.onChange(hours.unpaidBreakMinutes);
  };
}

function namesOf<Values extends FieldValues>(place: number) {
  return {
    from: `workPattern.${place}.from` as FieldPathByValue<Values, string>,
    to: `workPattern.${place}.to` as FieldPathByValue<Values, string>,
    unpaidBreakMinutes: `workPattern.${place}.unpaidBreakMinutes` as FieldPathByValue<Values, number | null>,
  };
}
