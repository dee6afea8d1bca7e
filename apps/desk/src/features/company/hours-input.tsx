import { useState } from 'react';
import { parseTime } from '#ui/form/parse-time.ts';

type HoursInputProps = {
  readonly label: string;
  /** HH:mm, or empty */
  readonly value: string;
  readonly onChange: (time: string) => void;
};

/** A time of the example week, taken when the field is left; what cannot be read goes back to what it was. */
export function HoursInput({ label, value, onChange }: HoursInputProps) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const take = () => {
    if (typed === undefined) return;
    const time = typed.trim() === '' ? '' : parseTime(typed);
    setTyped(undefined);
    if (time !== undefined && time !== value) onChange(time);
  };
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
}
