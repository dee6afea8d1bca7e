import type { ReactNode } from 'react';

type TickProps = {
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
};

/** Yes or no, with its words beside it. */
export function Tick({ isOn, isDisabled = false, onChange, children }: TickProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
