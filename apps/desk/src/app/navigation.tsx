import { Link } from '@tanstack/react-router';
import type { Role } from '@stimpill/api-types';
import { Icon } from '@stimpill/ui/icon.tsx';
import { useWords } from '#words/words.ts';
import styles from './navigation.module.css';
import { pagesOf } from './pages.ts';
import { shellWords } from './shell-words.ts';

type NavigationProps = { readonly role: Role; readonly onChoose?: () => void };

export function Navigation({ role, onChoose }: NavigationProps) {
  const t = useWords(shellWords);
  return (
    <nav aria-label={t.navigation}>
      <ul className={styles['pages']}>
        {pagesOf(role).map(({ path, name, icon }) => (
          <li key={path}>
            <Link to={path} className={styles['page']} onClick={onChoose}>
              <Icon name={icon} />
              {name(t)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
