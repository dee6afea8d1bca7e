import { useSession } from '#api/session.ts';
import { Field } from '#ui/field.tsx';
import { useToday } from '#ui/use-today.ts';
import { monthAndYear } from '@stimpill/words/calendar-words.ts';
import { useWords } from '#words/words.ts';
import { calendarWords } from '#said/both/calendar.ts';
import { monthsUntil } from './months.ts';

const CHOSEN_FROM = 36;

type MonthChoiceProps = {
  readonly label: string;
  /** yyyy-MM */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onMonth: (month: string) => void;
};

/** One of the months of the last three years, this one among them. */
export function MonthChoice({ label, value, error, onMonth }: MonthChoiceProps) {
  const { months } = useWords(calendarWords);
  const today = useToday(useSession().company.timeZone);
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <select {...ids} value={value} onChange={({ target }) => onMonth(target.value)}>
          {monthsUntil(today.slice(0, 7), CHOSEN_FROM).map((month) => (
            <option key={month} value={month}>
              {monthAndYear(month, months)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
