// Whose approved days would have other figures: which days, what moves, since when, and who may approve them where the reader may not.
import type { PayrollMonth } from '#api/payroll-month.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { MovedLine } from '#ui/moved-line.tsx';
import { useWords } from '#words/words.ts';
import { checkWords } from '#said/desk/month/check.ts';
import styles from './month.module.css';

export function MovedPeople({ people }: { readonly people: PayrollMonth['movedFigures'] }) {
  const t = useWords(checkWords);
  const { moment } = useClock();
  const apart = useNamesApart();
  return (
    <ul className={styles['moved']} aria-label={t.checks.figuresMoved}>
      {people.map((person) => (
        <li key={person.employeeId}>
          <strong>{apart(person.employeeId, person.displayName)}</strong>,{' '}
          {t.since({ moment: moment(person.sinceUtc) })}: <MovedLine moved={person} />
          {!person.mayApprove && person.owners.length > 0 && (
            <> {t.askOwner({ names: person.owners.join(', ') })}</>
          )}
        </li>
      ))}
    </ul>
  );
}
