import { useOwnKind } from '#api/own-kinds.ts';
import type { PersonDay } from '#api/timesheets.ts';
import { useLineName } from '#ui/use-line-name.ts';
import { useWords } from '#words/words.ts';
import styles from './person-time-page.module.css';
import { timeWords } from '#said/desk/timesheets/time.ts';
import { useClock } from '#api/use-clock.ts';
import { wordFor } from '@stimpill/words/word-for.ts';

type PaidLinesProps = Pick<PersonDay, 'payLines' | 'absences' | 'credits'> & { readonly label: string };

/** What is paid, line by line, then what is given without work and what was missed. */
export function PaidLines({ payLines, absences, credits, label }: PaidLinesProps) {
  const t = useWords(timeWords);
  const nameOf = useLineName();
  const ownKind = useOwnKind();
  const { duration } = useClock();
  const lines = [
    ...payLines.map((line) => [line.key, nameOf(line), line.minutes] as const),
    ...Object.entries(credits).map(
      ([account, minutes]) => [`credit ${account}`, wordFor(t.accounts, account), minutes] as const,
    ),
    ...Object.entries(absences).map(
      ([kind, minutes]) =>
        [`absence ${kind}`, ownKind(kind)?.name ?? wordFor(t.absences, kind), minutes] as const,
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles['lines']} aria-label={label}>
      {lines.map(([key, name, minutes]) => (
        <li key={key}>
          {name} <b>{duration(minutes)}</b>
        </li>
      ))}
    </ul>
  );
}
