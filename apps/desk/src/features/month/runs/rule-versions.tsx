import { useQuery } from '@tanstack/react-query';
import { ruleSetsQuery } from '#api/pay-rules.ts';
import type { PayrollRun } from '#api/payroll-runs.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { useSpeech, useWords } from '#words/words.ts';
import styles from '../month.module.css';
import { runWords } from '#said/desk/month/run.ts';

type RuleVersionsProps = { readonly versions: PayrollRun['ruleVersions'] };

/** By which rules a run pays: the name of each, the number of its version and the day from which that holds. */
export function RuleVersions({ versions }: RuleVersionsProps) {
  const t = useWords(runWords);
  const { language } = useSpeech();
  const { day } = useClock();
  const { data: ruleSets = [] } = useQuery(ruleSetsQuery(useSession().company.id, language));
  const nameOf = (ruleSetId: string) => ruleSets.find(({ id }) => id === ruleSetId)?.name ?? '';
  if (versions.length === 0) return '–';
  return (
    <ul className={styles['versions']}>
      {versions.map(({ ruleSetId, number, validFrom }) => (
        <li key={`${ruleSetId} ${number}`}>
          {t.ruleVersion({ name: nameOf(ruleSetId), number, from: day(validFrom) })}
        </li>
      ))}
    </ul>
  );
}
