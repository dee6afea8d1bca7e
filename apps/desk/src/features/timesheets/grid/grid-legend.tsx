import { Icon } from '@stimpill/ui/icon.tsx';
import { useWords } from '#words/words.ts';
import { hoursWords } from '#said/desk/timesheets/hours.ts';
import type { foundIn } from './filter-grid.ts';
import { FLAG_ICONS } from './grid-row.tsx';
import { gridWords } from '#said/desk/timesheets/grid/grid.ts';
import styles from './grid.module.css';

/** What the colours and signs of these people mean; what nobody has is left out. */
export function GridLegend({ found }: { readonly found: ReturnType<typeof foundIn> }) {
  const t = useWords(gridWords);
  const { buckets } = useWords(hoursWords);
  return (
    <ul className={styles['legend']} aria-label={t.meaning}>
      {found.classes.map((workClass) => (
        <li key={workClass}>
          <span className={styles['swatch']} style={{ color: `var(--${workClass})` }} />
          {buckets[workClass]}
        </li>
      ))}
      {found.hasAbsences && (
        <li>
          <span className={styles['hatched']} />
          {t.absence}
        </li>
      )}
      {found.hasCredits && <li>+ {t.credit}</li>}
      {found.flags.map((flag) => (
        <li key={flag}>
          <span className={styles['flags']} data-calm={flag === 'locked'}>
            <Icon name={FLAG_ICONS[flag]} />
          </span>
          {t.flags[flag]}
        </li>
      ))}
    </ul>
  );
}
