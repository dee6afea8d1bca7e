import { useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { ListAge } from './list-age.tsx';
import { NotOnList } from './not-on-list.tsx';
import styles from './people-screen.module.css';
import type { PunchListView } from './use-punch-list.ts';

type PeopleHeadProps = {
  readonly view: PunchListView;
  readonly timeZone: string;
  /** What is asked, where it is not the name. */
  readonly title?: string;
  readonly hint?: string;
  /** Left out while the search is open. */
  readonly onSearch: (() => void) | undefined;
};

/** The question, how old the list is, and two ways on for a person who does not find their name. */
export function PeopleHead({ view, timeZone, title, hint, onSearch }: PeopleHeadProps) {
  const { t } = useLanguage();
  const [isMissing, setIsMissing] = useState(false);
  return (
    <div className="row middle between">
      <div className={styles['title']}>
        <h1>{title ?? t.listTitle}</h1>
        <p>
          {hint ?? t.listHint}
          <ListAge fetchedAt={view.fetchedAt} timeZone={timeZone} isFailing={view.trouble !== undefined} />
        </p>
      </div>
      <div className={styles['tools']}>
        {onSearch && (
          <Button size="small" icon="search" onPress={onSearch}>
            {t.search}
          </Button>
        )}
        <Button size="small" icon="question" onPress={() => setIsMissing(true)}>
          {t.notOnList}
        </Button>
      </div>
      {isMissing && <NotOnList timeZone={timeZone} onClose={() => setIsMissing(false)} />}
    </div>
  );
}
