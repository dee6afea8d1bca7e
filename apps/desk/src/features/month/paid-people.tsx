import type { PaidCode } from '#api/payroll-runs.ts';
import { useWords } from '#words/words.ts';
import styles from './month.module.css';
import { runWords } from './run-words.ts';
import { useSignedDuration } from './use-signed-duration.ts';

type PaidPeopleProps = {
  readonly people: readonly {
    readonly employeeId: string;
    readonly displayName: string;
    readonly lines: readonly PaidCode[];
  }[];
};

/** Person by person, folded away until somebody asks for it. */
export function PaidPeople({ people }: PaidPeopleProps) {
  const t = useWords(runWords);
  const signed = useSignedDuration();
  return (
    <details className={styles['everybody']}>
      <summary>
        {t.everybody} ({people.length})
      </summary>
      <ul>
        {people.map(({ employeeId, displayName, lines }) => (
          <li key={employeeId}>
            <span>{displayName}</span>
            <span className={styles['soft']}>
              {lines.map(({ payrollCode, minutes }) => `${payrollCode}: ${signed(minutes)}`).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
