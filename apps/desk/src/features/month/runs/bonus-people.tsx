import type { PayrollRun } from '#api/payroll-runs.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { useWords } from '#words/words.ts';
import { bonusesWords } from '#said/desk/month/bonuses/bonuses.ts';
import { useAmount } from '../bonuses/use-amount.ts';
import styles from '../month.module.css';

/** Whom a run pays which share of a yearly bonus. */
export function BonusPeople({ bonus, people }: Pick<PayrollRun, 'bonus' | 'people'>) {
  const t = useWords(bonusesWords);
  const amountOf = useAmount();
  const apart = useNamesApart();
  if (bonus === null) return null;
  return (
    <section aria-labelledby="bonus-of-run">
      <h3 id="bonus-of-run">
        {t.kinds[bonus.kind]} {bonus.year}
      </h3>
      <ul className={styles['everybody']}>
        {people.map(({ employeeId, displayName, bonuses }) => (
          <li key={employeeId}>
            <span>{apart(employeeId, displayName)}</span>{' '}
            <span className={styles['soft']}>
              {bonuses
                .map(({ payrollCode, amount, full, unit }) => {
                  const said = amountOf(amount, unit);
                  return `${payrollCode}: ${full === null ? said : t.of({ amount: said, full: amountOf(full, unit) })}`;
                })
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
