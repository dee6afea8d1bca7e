// The dialog of an act, which stands in the address: it outlives a new reading of the day, and "back" closes it.
import { useState } from 'react';
import { ClockInDialog } from './clock-in-dialog.tsx';
import { ClockOutDialog } from './clock-out-dialog.tsx';
import { SickDialog } from './sick-dialog.tsx';
import type { TodayAct } from './acts-of.ts';
import type { ActProps } from './act-props.ts';

type ActDialogProps = ActProps & {
  readonly act: TodayAct;
  /** yyyy-MM-dd */
  readonly today: string;
};

export function ActDialog({ act, person, today, onClose }: ActDialogProps) {
  const [first] = useState(person);
  const about = { person: first, onClose };
  if (act === 'in') return <ClockInDialog {...about} />;
  if (act === 'ill') return <SickDialog {...about} today={today} />;
  return <ClockOutDialog {...about} />;
}
