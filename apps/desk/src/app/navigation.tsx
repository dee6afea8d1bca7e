import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '@stimpill/ui/icon.tsx';
import { countsQuery } from '#api/desk-frame.ts';
import { useOpenCount } from '#api/open-questions.ts';
import { useSession } from '#api/session.ts';
import { useWords } from '#words/words.ts';
import styles from './navigation.module.css';
import { pagesOf, type Page } from './pages.ts';
import { shellWords } from '#said/desk/app/shell.ts';

type NavigationProps = { readonly onChoose?: () => void };

const GROUPS = [undefined, 'company', 'you'] as const;

export function Navigation({ onChoose }: NavigationProps) {
  const t = useWords(shellWords);
  const session = useSession();
  return (
    <nav aria-label={t.navigation} className="stack gap-20">
      {GROUPS.map((group) => (
        <Group
          key={group ?? ''}
          name={group && t.groups[group]}
          pages={pagesOf(session).filter((page) => page.group === group)}
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
        {pages.map(({ path, name, icon, counts }) => (
          <li key={path}>
            <Link to={path} className={styles['page']} onClick={onChoose}>
              <Icon name={icon} />
              {t[name]}
              {counts === 'questions' && <OpenQuestions />}
              {counts === 'leave' && <WaitingLeave />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many questions wait; nothing where none does, or where it is not known. */
function OpenQuestions() {
  const t = useWords(shellWords);
  return <Count number={useOpenCount()} says={(number) => t.questions({ count: number })} />;
}

/** How many requests for time off wait. */
function WaitingLeave() {
  const t = useWords(shellWords);
  const { company } = useSession();
  const { data } = useQuery(countsQuery(company.id));
  return <Count number={data?.waitingLeave} says={(number) => t.leaveWaiting({ count: number })} />;
}

type CountProps = { readonly number: number | undefined; readonly says: (number: number) => string };

function Count({ number, says }: CountProps) {
  if (number === undefined || number === 0) return null;
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{number}</span>
      <span className="spoken">{says(number)}</span>
    </span>
  );
}
