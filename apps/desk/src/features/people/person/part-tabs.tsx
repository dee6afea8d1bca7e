import { Link } from '@tanstack/react-router';
import { useWords } from '#words/words.ts';
import { accessWords } from '#said/desk/people/person/access.ts';
import styles from './person-page.module.css';
import type { Said } from '@stimpill/words/said.ts';

export type Part = keyof Said<typeof accessWords>['parts'];

type PartTabsProps = { readonly personId: string; readonly parts: readonly Part[] };

/** The parts of a record beside each other; each has an address. */
export function PartTabs({ personId, parts }: PartTabsProps) {
  const t = useWords(accessWords);
  return (
    <nav aria-label={t.partsName} className={styles['tabs']}>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            {part === 'person' ? (
              <Link to="/people/$personId" params={{ personId }} activeOptions={{ exact: true }}>
                {t.parts[part]}
              </Link>
            ) : (
              <Link to="/people/$personId/$part" params={{ personId, part }}>
                {t.parts[part]}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
