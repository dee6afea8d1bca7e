// Who are you? The list of names, its filter and search, and what it says when it is empty, old or missing.
import { useCallback, useState } from 'react';
import { newestState, type OwnPunch, type ServerWord } from '#device/known-state.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { SearchPanel } from '#ui/search-panel.tsx';
import spoken from '#ui/spoken.module.css';
import { DepartmentFilter } from './department-filter.tsx';
import { LetterRail } from './letter-rail.tsx';
import { ListEmpty } from './list-empty.tsx';
import type { ListPerson } from './list-person.ts';
import { NumberStep } from './number-step.tsx';
import { PeopleHead } from './people-head.tsx';
import styles from './people-screen.module.css';
import { PersonTile } from './person-tile.tsx';
import { usePeople, type ListRecord } from './use-people.ts';

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
  const { view, people, departmentId, chooseDepartment, typed, setTyped } = usePeople(record);
  const [isSearching, setIsSearching] = useState(isHidden);
  const choose = useCallback(
    (person: ListPerson) => onChoose(person, toServerWord(person, view.fetchedAt)),
    [onChoose, view.fetchedAt],
  );
  const isIn = (person: ListPerson) => {
    const listed = toServerWord(person, view.fetchedAt);
    return newestState(listed, ownPunches.get(person.id) ?? [])?.isClockedIn;
  };
  if (record.listMode === 'number') {
    return <NumberStep view={view} people={people} timeZone={record.timeZone} onChoose={choose} />;
  }
  const openSearch = () => {
    chooseDepartment(undefined);
    setIsSearching(true);
  };
  const closeSearch = () => {
    setTyped('');
    setIsSearching(false);
  };
  return (
    <div className={styles['people']}>
      {/* An open search takes the room of the head and the filter, so that the names found have it. */}
      {isSearching && !isHidden ? (
        <h1 className={spoken['spoken']}>{t.listTitle}</h1>
      ) : (
        <PeopleHead view={view} timeZone={record.timeZone} onSearch={isSearching ? undefined : openSearch} />
      )}
      {!isSearching && (
        <DepartmentFilter departments={view.departments} chosen={departmentId} onChoose={chooseDepartment} />
      )}
      <div className={styles['body']}>
        <ul className={styles['tiles']} aria-label={t.listTitle} aria-busy={view.isLoading}>
          {people.map((person) => (
            <PersonTile
              key={person.id}
              person={person}
              isIn={record.showStates ? isIn(person) : undefined}
              onChoose={choose}
            />
          ))}
          <ListEmpty view={view} isEmpty={people.length === 0} typed={typed} isHidden={isHidden} />
        </ul>
        <LetterRail people={people} />
      </div>
      {isSearching && (
        <SearchPanel
          label={t.searchLabel}
          typed={typed}
          onType={setTyped}
          onClose={isHidden ? undefined : closeSearch}
        />
      )}
    </div>
  );
}

const toServerWord = ({ isClockedIn, openSince }: ListPerson, readAt: number | undefined): ServerWord => ({
  isClockedIn,
  openSince,
  readAt,
});
