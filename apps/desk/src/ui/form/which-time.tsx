// The night in which clocks are set: anyone who types a time that the clock shows twice sees both and chooses, and of one that it leaves out
// it is said which is taken.
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { localTimeOf, offsetName, type Meant, type Which } from '@stimpill/time';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import { Choice } from '../choice.tsx';
import styles from '../field.module.css';

type TimeTyped = {
  /** Of the field that it is typed into. */
  readonly label: string;
  /** HH:mm */
  readonly time: string;
  /** What it may mean; undefined while its day is missing. */
  readonly times: Meant | undefined;
  readonly timeZone: string;
};

type WhichTimeProps = TimeTyped & { readonly which: Which; readonly onChoose: (which: Which) => void };

/** Nothing but for such a night. */
export function WhichTime({ label, time, times, timeZone, which, onChoose }: WhichTimeProps) {
  const t = useWords(dataWords);
  if (time === '' || times === undefined) return null;
  const [first, second] = times.shown;
  if (first === undefined)
    return (
      <p role="status" className={styles['hint']}>
        {t.timeLeftOut({ field: label, time, taken: localTimeOf(times.meant, timeZone) })}
      </p>
    );
  if (second === undefined) return null;
  return (
    <Choice
      legend={t.timeTwice({ field: label, time })}
      value={which}
      options={[
        ['first', t.timeFirst({ time, offset: offsetName(first, timeZone) })],
        ['second', t.timeSecond({ time, offset: offsetName(second, timeZone) })],
      ]}
      onChoose={onChoose}
    />
  );
}

type WhichFieldProps<Values extends FieldValues> = TimeTyped & {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, Which>;
};

/** The same, bound to a form. */
export function WhichField<Values extends FieldValues>({ control, name, ...of }: WhichFieldProps<Values>) {
  const { field } = useController({ control, name });
  return <WhichTime {...of} which={field.value} onChoose={field.onChange} />;
}
