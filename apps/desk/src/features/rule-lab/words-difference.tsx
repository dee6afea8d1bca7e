// What a draft pays otherwise than the version before it, in the words of both.
import type { RuleInWords } from '#api/pay-rules.ts';
import { useWords } from '#words/words.ts';
import styles from './rule-lab.module.css';
import { versionWords } from '#said/desk/rule-lab/version.ts';

type WordsDifferenceProps = { readonly before: RuleInWords; readonly after: RuleInWords };

export function WordsDifference({ before, after }: WordsDifferenceProps) {
  const t = useWords(versionWords);
  const [was, is] = [linesOf(before), linesOf(after)];
  const gone = was.filter((line) => !is.includes(line));
  const added = is.filter((line) => !was.includes(line));
  return (
    <section className={styles['part']} aria-labelledby="words-difference">
      <h2 id="words-difference">{t.inWords}</h2>
      {gone.length + added.length === 0 && <p>{t.sameWords}</p>}
      <Lines name={t.gone} lines={gone} />
      <Lines name={t.added} lines={added} />
    </section>
  );
}

function Lines({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3>{name}</h3>
      <ul aria-label={name} className={styles['words']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Everything that a rule pays, a sentence each; its name pays nothing. */
function linesOf({ classes, beside, holidays }: RuleInWords): string[] {
  return [
    ...classes.map(
      ({ name, when, payLine, premiumLines }) =>
        `${name} (${[payLine, ...premiumLines].join(' + ')}): ${when.join('; ')}`,
    ),
    ...beside,
    ...holidays.map(({ dayClass, names }) => `${dayClass}: ${names.join(', ')}`),
  ];
}
