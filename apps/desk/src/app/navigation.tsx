import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Role } from '@stimpill/api-types';
import { Icon } from '@stimpill/ui/icon.tsx';
import spoken from '@stimpill/ui/spoken.module.css';
import { leaveRequestsQuery } from '#api/leave.ts';
import { reviewsQuery } from '#api/reviews.ts';
import { useSession } from '#api/session.ts';
import { useWords } from '#words/words.ts';
import styles from './navigation.module.css';
import { pagesOf, type Page } from './pages.ts';
import { shellWords } from '#said/desk/app/shell.ts';

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
        {pages.map(({ path, name: nameOf, icon, counts }) => (
          <li key={path}>
            <Link to={path} className={styles['page']} onClick={onChoose}>
              <Icon name={icon} />
              {nameOf(t)}
              {counts === 'questions' && <OpenQuestions />}
              {counts === 'leave' && <WaitingLeave />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const COUNTED_AGAIN_MS = 60_000;

/** How many questions wait; nothing where none does, or where it is not known. */
function OpenQuestions() {
  const t = useWords(shellWords);
  const { company } = useSession();
  const { data } = useQuery({
    ...reviewsQuery(company.id),
    select: ({ data: questions }) => questions.length,
    refetchInterval: COUNTED_AGAIN_MS,
  });
  return <Count number={data} says={(number) => t.questions({ count: number })} />;
}

/** How many requests for time off wait. */
function WaitingLeave() {
  const t = useWords(shellWords);
  const { company } = useSession();
  const { data } = useQuery(leaveRequestsQuery(company.id, 'pending'));
  return <Count number={data?.length} says={(number) => t.leaveWaiting({ count: number })} />;
}

type CountProps = { readonly number: number | undefined; readonly says: (number: number) => string };

function Count({ number, says }: CountProps) {
  if (number === undefined || number === 0) return null;
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{number}</span>
      <span className={spoken['spoken']}>{says(number)}</span>
    </span>
  );
}
