import type { PaidCode, ProfileKey } from '#api/payroll-runs.ts';
import { useCodeWords } from './use-code-words.ts';
import { useClock } from '#api/use-clock.ts';
import { useWords } from '#words/words.ts';
import styles from './month.module.css';
import { runWords } from '#said/desk/month/run.ts';

type PaidCodesProps = {
  readonly caption: string;
  readonly codes: readonly PaidCode[];
  /** Whose codes they are. */
  readonly profile: ProfileKey;
};

/** Codes of the payroll system, each with what it stands for and its time. */
export function PaidCodes({ caption, codes, profile }: PaidCodesProps) {
  const t = useWords(runWords);
  const { signedDuration } = useClock();
  const { ofCode } = useCodeWords(profile);
  return (
    <table className={styles['codes']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.code}</th>
          <th scope="col">{t.time}</th>
        </tr>
      </thead>
      <tbody>
        {codes.map(({ payrollCode, minutes }) => (
          <tr key={payrollCode}>
            <th scope="row">
              {payrollCode}
              {ofCode(payrollCode) !== '' && ' '}
              <span className={styles['soft']}>{ofCode(payrollCode)}</span>
            </th>
            <td>{signedDuration(minutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
