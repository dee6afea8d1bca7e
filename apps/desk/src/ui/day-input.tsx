import { useState } from 'react';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import { Field } from './field.tsx';
import { parseDate, toTypedDate } from './form/parse-date.ts';

type DayInputProps = {
  readonly label: string;
  /** yyyy-MM-dd */
  readonly value: string | undefined;
  /** Fills in the month and year that were left out. */
  readonly near: string;
  /** Called with yyyy-MM-dd, or an empty text, once the field is left or Enter is pressed. */
  readonly onChange: (date: string) => void;
};

/** A day by which a list is narrowed. What cannot be read is said beside it, and changes nothing. */
export function DayInput({ label, value, near, onChange }: DayInputProps) {
  const t = useWords(dataWords);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [isWrong, setIsWrong] = useState(false);
  const take = () => {
    if (typed === undefined) return;
    const date = typed.trim() === '' ? '' : parseDate(typed, near);
    setIsWrong(date === undefined);
    if (date === undefined) return;
    setTyped(undefined);
    if (date !== (value ?? '')) onChange(date);
  };
  return (
    <Field label={label} error={isWrong ? t.dateWrong : undefined}>
      {(ids) => (
        <input
          {...ids}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? (value === undefined ? '' : toTypedDate(value))}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take();
          }}
        />
      )}
    </Field>
  );
}
