import { useId } from 'react';
import { Link } from '@tanstack/react-router';
import type { Role } from '@stimpill/api-types';
import { Icon } from '@stimpill/ui/icon.tsx';
import { useWords } from '#words/words.ts';
import styles from './navigation.module.css';
import { pagesOf, type Page } from './pages.ts';
import { shellWords } from './shell-words.ts';

type NavigationProps = { readonly role: Role; readonly onChoose?: () => void };

const GROUPS = [undefined, 'company', 'you'] as const;

export function Navigation({ role, onChoose }: NavigationProps) {
  const t = useWords(shellWords);
  return (
    <nav aria-label={t.navigation} className={styles['navigation']}>
      {GROUPS.map((group) => (
        <Group
          key={group ?? ''}
          name={group && t.groups[group]}
          pages={pagesOf(role).filter((page) => page.group === group)}
          onChoose={onChoose}
        />
      ))}
    </nav>
  );
}

type GroupProps = {
  readonly name: string | undefined;
  readonly pages: readonly Page[];
  readonly onChoose: (() => void) | undefined;
};

function Group({ name, pages, onChoose }: GroupProps) {
  const t = useWords(shellWords);
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <div>
      {name && (
        <p id={id} className={styles['group']}>
          {name}
        </p>
      )}
      <ul className={styles['pages']} aria-labelledby={name && id}>
        {pages.map(({ path, name: nameOf, icon }) => (
          <li key={path}>
            <Link to={path} className={styles['page']} onClick={onChoose}>
              <Icon name={icon} />
              {nameOf(t)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
