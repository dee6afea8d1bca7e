import type { PaidCode } from '#api/payroll-runs.ts';
import { useWords } from '#words/words.ts';
import styles from './month.module.css';
import { runWords } from './run-words.ts';
import { useSignedDuration } from './use-signed-duration.ts';

type PaidPeopleProps = {
  readonly people: readonly {
    readonly employeeId: string;
    readonly displayName: string;
    readonly isByNumber: boolean;
    readonly lines: readonly PaidCode[];
  }[];
};

/** Who went by number, and person by person what they are paid, folded away until somebody asks for it. */
export function PaidPeople({ people }: PaidPeopleProps) {
  const t = useWords(runWords);
  const signed = useSignedDuration();
  const byNumber = people.filter(({ isByNumber }) => isByNumber).map(({ displayName }) => displayName);
  return (
    <>
      {byNumber.length > 0 && <p>{t.byNumber(byNumber.join(', '))}</p>}
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
    </>
  );
}
