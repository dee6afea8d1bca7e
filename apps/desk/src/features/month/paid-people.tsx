import type { PaidCode, PayrollRun } from '#api/payroll-runs.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { useWords } from '#words/words.ts';
import { absenceWords } from '#said/desk/month/absence.ts';
import styles from './month.module.css';
import { runWords } from '#said/desk/month/run.ts';

type PaidPeopleProps = {
  readonly people: readonly {
    readonly employeeId: string;
    readonly displayName: string;
    readonly isByNumber: boolean;
    readonly lines: readonly PaidCode[];
    readonly withoutAbsences: PayrollRun['people'][number]['withoutAbsences'];
  }[];
};

/** Who went by number, and person by person what they are paid, folded away until somebody asks for it. */
export function PaidPeople({ people }: PaidPeopleProps) {
  const t = useWords(runWords);
  const { signedDuration } = useClock();
  const apart = useNamesApart();
  const byNumber = people.flatMap(({ isByNumber, employeeId, displayName }) =>
    isByNumber ? [apart(employeeId, displayName)] : [],
  );
  return (
    <>
      {byNumber.length > 0 && <p>{t.byNumber({ names: byNumber.join(', ') })}</p>}
      <LeftAbsences people={people} />
      <details className={styles['everybody']}>
        <summary>
          {t.everybody} ({people.length})
        </summary>
        <ul>
          {people.map(({ employeeId, displayName, lines }) => (
            <li key={employeeId}>
              <span>{apart(employeeId, displayName)}</span>
              <span className={styles['soft']}>
                {lines
                  .map(({ payrollCode, minutes }) => `${payrollCode}: ${signedDuration(minutes)}`)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** What the file goes on without, with the reasons that were given. */
function LeftAbsences({ people }: PaidPeopleProps) {
  const t = useWords(absenceWords);
  const { duration } = useClock();
  const apart = useNamesApart();
  const left = people.flatMap(({ employeeId, displayName, withoutAbsences }) =>
    withoutAbsences.map(({ kind, minutes, reason }) => (
      <li
        key={`${employeeId} ${kind}`}
      >{`${[apart(employeeId, displayName), t.kinds[kind], duration(minutes)].join(', ')}: ${reason}`}</li>
    )),
  );
  if (left.length === 0) return null;
  return (
    <div>
      <h3>{t.left}</h3>
      <ul>{left}</ul>
    </div>
  );
}
