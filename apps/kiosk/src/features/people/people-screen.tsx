// Who are you? The list of names, its filter and search, and what it says when it is empty, old or missing.
import { useCallback, useMemo, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DepartmentFilter } from './department-filter.tsx';
import { keepDepartment, keptDepartment } from './department-choice.ts';
import { LetterRail } from './letter-rail.tsx';
import { ListAge } from './list-age.tsx';
import { ListEmpty } from './list-empty.tsx';
import { filterPeople, toListPeople, type ListPerson } from './list-person.ts';
import { NotOnList } from './not-on-list.tsx';
import styles from './people-screen.module.css';
import { PersonTile } from './person-tile.tsx';
import { SearchPanel } from './search-panel.tsx';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';
import { usePunchList } from './use-punch-list.ts';

const css = classNames(styles);

type PeopleScreenProps = {
  readonly record: DeviceRecord;
  /** The person, and when their state was read. */
  readonly onChoose: (person: ListPerson, fetchedAt: number | undefined) => void;
};

export function PeopleScreen({ record, onChoose }: PeopleScreenProps) {
  const { t } = useLanguage();
  const isHidden = record.listMode === 'hidden';
  const view = useHeldWhilePressed(usePunchList(record.companyId));
  const [departmentId, setDepartmentId] = useState(keptDepartment);
  const [typed, setTyped] = useState('');
  const [isSearching, setIsSearching] = useState(isHidden);
  const [isMissing, setIsMissing] = useState(false);

  const all = useMemo(
    () => toListPeople(view.people, record.listMode, record.language),
    [view.people, record.listMode, record.language],
  );
  const known = view.departments.some(({ id }) => id === departmentId) ? departmentId : undefined;
  const people = useMemo(
    () => filterPeople(all, { departmentId: known, typed, mode: record.listMode }),
    [all, known, typed, record.listMode],
  );
  const chooseDepartment = (id: string | undefined) => {
    keepDepartment(id);
    setDepartmentId(id);
  };
  const choose = useCallback(
    (person: ListPerson) => onChoose(person, view.fetchedAt),
    [onChoose, view.fetchedAt],
  );
  const closeSearch = () => {
    setTyped('');
    setIsSearching(false);
  };

  return (
    <div className={css('people')}>
      <div className={css('head')}>
        <div className={css('title')}>
          <h1>{t.listTitle}</h1>
          <p>
            {t.listHint}
            <ListAge
              fetchedAt={view.fetchedAt}
              timeZone={record.timeZone}
              isFailing={view.trouble !== undefined}
            />
          </p>
        </div>
        <div className={css('tools')}>
          {!isSearching && (
            <Button size="small" icon="search" onPress={() => setIsSearching(true)}>
              {t.search}
            </Button>
          )}
          <Button size="small" icon="question" onPress={() => setIsMissing(true)}>
            {t.notOnList}
          </Button>
        </div>
      </div>
      <DepartmentFilter departments={view.departments} chosen={known} onChoose={chooseDepartment} />
      <div className={css('body')}>
        <ul className={css('tiles')} aria-label={t.listTitle} aria-busy={view.isLoading}>
          {people.map((person) => (
            <PersonTile key={person.id} person={person} showsState={record.showStates} onChoose={choose} />
          ))}
          <ListEmpty view={view} isEmpty={people.length === 0} typed={typed} isHidden={isHidden} />
        </ul>
        <LetterRail people={people} />
      </div>
      {isSearching && (
        <SearchPanel typed={typed} onType={setTyped} onClose={isHidden ? undefined : closeSearch} />
      )}
      {isMissing && <NotOnList timeZone={record.timeZone} onClose={() => setIsMissing(false)} />}
    </div>
  );
}
