// Who are you? The list of names, its filter and search, and what it says when it is empty, old or missing.
import { useCallback } from 'react';
import { newestState, type OwnPunch, type ServerWord } from '#device/known-state.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { SearchPanel } from '#ui/search-panel.tsx';
import { DepartmentFilter } from './department-filter.tsx';
import { LetterRail } from './letter-rail.tsx';
import { ListEmpty } from './list-empty.tsx';
import type { ListPerson } from './list-person.ts';
import { NumberStep } from './number-step.tsx';
import { PeopleHead } from './people-head.tsx';
import styles from './people-screen.module.css';
import { PersonTiles } from './person-tiles.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { usePeople, type ListRecord } from './use-people.ts';
import { useSearch } from './use-search.ts';

type PeopleScreenProps = {
  readonly record: ListRecord;
  /** What people did at this tablet last, by their id; the newest first. */
  readonly ownPunches: ReadonlyMap<string, readonly OwnPunch[]>;
  /** The person, and what the server said of them. */
  readonly onChoose: (person: ListPerson, listed: ServerWord) => void;
};

export function PeopleScreen({ record, ownPunches, onChoose }: PeopleScreenProps) {
  const { t } = useLanguage();
  const isHidden = record.listMode === 'hidden';
  const found = usePeople(record);
  const { view, people, departmentId, chooseDepartment, typed, setTyped } = found;
  const { isSearching, openSearch, closeSearch, field } = useSearch(record.listMode, found);
  const { list, setList, tabStop, onKeyDown, goToFirst, showFrom } = useArrowKeys(people);
  const choose = useCallback(
    (person: ListPerson) => onChoose(person, toServerWord(person, view.fetchedAt)),
    [onChoose, view.fetchedAt],
  );
  const isIn = useCallback(
    (person: ListPerson) =>
      newestState(toServerWord(person, view.fetchedAt), ownPunches.get(person.id) ?? [])?.isClockedIn,
    [ownPunches, view.fetchedAt],
  );
  if (record.listMode === 'number') {
    return <NumberStep view={view} people={people} timeZone={record.timeZone} onChoose={choose} />;
  }
  return (
    <div
      className={styles['people']}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isSearching && !isHidden) closeSearch();
        if (event.key === 'ArrowDown' && event.target === field.current) goToFirst();
      }}
    >
      {/* An open search takes the room of the head and the filter, so that the names found have it. */}
      {isSearching && !isHidden ? (
        <h1 className="spoken">{t.listTitle}</h1>
      ) : (
        <PeopleHead view={view} timeZone={record.timeZone} onSearch={isSearching ? undefined : openSearch} />
      )}
      {!isSearching && (
        <DepartmentFilter departments={view.departments} chosen={departmentId} onChoose={chooseDepartment} />
      )}
      <div className={styles['body']}>
        <Tiles
          {...{ view, people, typed, list, setList, tabStop, onKeyDown }}
          isIn={record.showStates ? isIn : undefined}
          isHidden={isHidden}
          onChoose={choose}
        />
        <LetterRail people={people} onGo={showFrom} />
      </div>
      {isSearching && (
        <SearchPanel
          label={t.searchLabel}
          typed={typed}
          onType={setTyped}
          field={field}
          onClose={isHidden ? undefined : closeSearch}
        />
      )}
    </div>
  );
}

type TilesProps = Pick<ReturnType<typeof usePeople>, 'view' | 'people' | 'typed'> &
  Pick<ReturnType<typeof useArrowKeys>, 'list' | 'setList' | 'tabStop' | 'onKeyDown'> & {
    /** Undefined where states are not shown. */
    readonly isIn: ((person: ListPerson) => boolean | undefined) | undefined;
    readonly isHidden: boolean;
    readonly onChoose: (person: ListPerson) => void;
  };

function Tiles({ list, setList, people, isIn, tabStop, onChoose, ...props }: TilesProps) {
  const { t } = useLanguage();
  const { view, typed, isHidden, onKeyDown } = props;
  return (
    <ul
      ref={setList}
      className={styles['tiles']}
      aria-label={t.listTitle}
      aria-busy={view.isLoading}
      data-scrolls
      data-arrow-keys=""
      onKeyDown={onKeyDown}
    >
      <PersonTiles {...{ list, people, isIn, tabStop, onChoose }} />
      <ListEmpty view={view} isEmpty={people.length === 0} typed={typed} isHidden={isHidden} />
    </ul>
  );
}

const toServerWord = ({ isClockedIn, openSince }: ListPerson, readAt: number | undefined): ServerWord => ({
  isClockedIn,
  openSince,
  readAt,
});
