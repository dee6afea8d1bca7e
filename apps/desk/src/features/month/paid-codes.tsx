import type { PaidCode } from '#api/payroll-runs.ts';
import { useSignedDuration } from './use-signed-duration.ts';
import { useWords } from '#words/words.ts';
import styles from './month.module.css';
import { runWords } from '#said/desk/month/run.ts';

type PaidCodesProps = { readonly caption: string; readonly codes: readonly PaidCode[] };

/** Codes of the payroll system, each with its time. */
export function PaidCodes({ caption, codes }: PaidCodesProps) {
  const t = useWords(runWords);
  const signed = useSignedDuration();
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
            <th scope="row">{payrollCode}</th>
            <td>{signed(minutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
