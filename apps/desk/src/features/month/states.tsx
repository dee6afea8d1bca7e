import { classNames } from '@stimpill/ui/class-names.ts';
import type { LockState, MonthPerson } from '#api/payroll-month.ts';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useWords } from '#words/words.ts';
import styles from './month.module.css';
import { monthWords } from '#said/desk/month/month.ts';

const css = classNames(styles);

/** From the first to the last. */
const STATES: readonly LockState[] = ['open', 'checked', 'approved', 'exported', 'differences'];

/** How many people have come how far; a press narrows the table to them. */
export function States({ people }: { readonly people: readonly MonthPerson[] }) {
  const t = useWords(monthWords);
  const { filters, onFilter } = useFiltersInAddress<'state'>();
  return (
    <ul className={styles['states']} aria-label={t.statesTitle}>
      {STATES.map((state) => {
        const count = people.filter((person) => person.state === state).length;
        const isChosen = filters.state === state;
        return (
          <li key={state}>
            <button
              type="button"
              className={css('state', state === 'differences' && count > 0 && 'loud')}
              aria-pressed={isChosen}
              onClick={() => onFilter({ state: isChosen ? '' : state })}
            >
              <span className={styles['number']}>{count}</span>
              <span>{t.states[state]}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
