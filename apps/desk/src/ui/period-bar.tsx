import { classNames } from '@stimpill/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import { Icon, type IconName } from '@stimpill/ui/icon.tsx';
import { periodWords } from '#said/desk/common/period.ts';
import { useWords } from '#words/words.ts';
import buttons from './button.module.css';
import { useDay } from './use-day.ts';

const button = classNames(buttons);

/** Days of the calendar, inclusive, yyyy-MM-dd. */
type Days = { readonly startDate: string; readonly endDate: string };

type PeriodBarProps = {
  readonly range: Days;
  readonly before: Days;
  readonly after: Days;
  /** A day of the period to which the page leads by itself, yyyy-MM-dd. */
  readonly today: string;
  /** What that period is called; the one that goes on unless said. */
  readonly nowName?: string;
  /** The page, below `/desk`; it stays in its address how it is looked at. */
  readonly to: string;
};

/** Which pay period is shown, and the way to the others. A period stands in the address by its first day: `?from=2026-03-01`. */
export function PeriodBar({ range, before, after, today, nowName, to }: PeriodBarProps) {
  const t = useWords(periodWords);
  const day = useDay();
  const name = t.range({ from: day(range.startDate), to: day(range.endDate) });
  const isNow = range.startDate <= today && today <= range.endDate;
  const leadTo = (from: string | undefined) => ({
    to,
    search: ({ day: _, ...known }: Readonly<Record<string, string>>) => ({ ...known, from }),
    resetScroll: false,
  });
  const step = (icon: IconName, label: string, { startDate }: Days) => (
    <Link {...leadTo(startDate)} className={button('button', 'plain', 'square')} title={label}>
      <Icon name={icon} />
      <span className="spoken">{label}</span>
    </Link>
  );
  return (
    <nav className="row middle" aria-label={name}>
      <span className="line gap-4">
        {step('back', t.before, before)}
        {step('forward', t.after, after)}
      </span>
      <h2 className="figures">{name}</h2>
      {!isNow && (
        <Link {...leadTo(undefined)} className={button('button', 'plain')}>
          {nowName ?? t.now}
        </Link>
      )}
    </nav>
  );
}
