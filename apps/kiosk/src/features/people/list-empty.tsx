import { problemText } from '#i18n/problem-kind.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Icon, type IconName } from '@stimpill/ui/icon.tsx';
import { LETTERS_BEFORE_NAMES } from './list-person.ts';
import type { PunchListView } from './use-punch-list.ts';
import styles from './people-screen.module.css';

type ListEmptyProps = {
  readonly view: PunchListView;
  readonly isEmpty: boolean;
  readonly typed: string;
  readonly isHidden: boolean;
};

type Words = { readonly icon: IconName; readonly title: string; readonly hint: string };

/** What stands in place of the names: still loading, missing, empty, nothing found, or nothing typed yet. */
export function ListEmpty({ view, isEmpty, typed, isHidden }: ListEmptyProps) {
  const words = useWords(view, typed, isHidden);
  const { t } = useLanguage();
  if (!isEmpty) return null;
  if (view.isLoading) return <Skeleton label={t.listLoading} />;
  return (
    <li className={styles['wholeRow']}>
      <div className={styles['empty']} role="status">
        <Icon name={words.icon} />
        <p className={styles['emptyTitle']}>{words.title}</p>
        <p>{words.hint}</p>
      </div>
    </li>
  );
}

function useWords(view: PunchListView, typed: string, isHidden: boolean): Words {
  const { t } = useLanguage();
  if (view.fetchedAt === undefined) {
    const what = view.trouble ? problemText(t, view.trouble, '').what : t.listMissingTitle;
    return { icon: 'offline', title: what, hint: t.listMissingHint };
  }
  if (view.people.length === 0) return { icon: 'person', title: t.listEmptyTitle, hint: t.listEmptyHint };
  if (isHidden && Array.from(typed.trim()).length < LETTERS_BEFORE_NAMES) {
    return { icon: 'search', title: t.typeTwoLetters, hint: '' };
  }
  return { icon: 'search', title: t.noMatchTitle({ typed }), hint: t.noMatchHint };
}

function Skeleton({ label }: { readonly label: string }) {
  return (
    <>
      <li className={styles['loading']}>
        <span role="status">{label}</span>
      </li>
      {Array.from({ length: 12 }, (_, place) => (
        <li key={place} className={styles['ghost']} aria-hidden="true" />
      ))}
    </>
  );
}
