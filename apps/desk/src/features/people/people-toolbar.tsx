// Search and filters of the list. They stand in the address, so that a view can be sent as a link.
import { MANAGING } from '@stimpill/api-types/rights';
import { useState } from 'react';
import type { ListedPerson } from '#api/people.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { SearchFilter, SelectFilter } from '#ui/filter-fields.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { sortByName } from '@stimpill/words/collation.ts';
import { GROUPS, isFiltered, LACKS, NO_DEPARTMENT, type PeopleFilter } from './filter-people.ts';
import styles from './people-page.module.css';
import { peopleWords } from '#said/desk/people/people.ts';
import { roleWords } from '#said/desk/common/role.ts';

type PeopleToolbarProps = { readonly people: readonly ListedPerson[]; readonly filter: PeopleFilter };

const ROLES = [...MANAGING, 'employee'] as const;
const NOTHING = { q: '', show: '', department: '', role: '', lacks: '' };

export function PeopleToolbar({ people, filter }: PeopleToolbarProps) {
  const t = useWords(peopleWords);
  const { onFilter } = useFiltersInAddress();
  const [cleared, setCleared] = useState(0);
  return (
    <div className={styles['toolbar']} role="search">
      <SearchFilter
        key={cleared}
        label={t.search}
        hint={t.searchHint}
        value={filter.search}
        onSearch={(q) => onFilter({ q })}
      />
      <Choice
        legend={t.show}
        value={filter.group}
        options={GROUPS.map((group) => [group, t.groups[group]])}
        onChoose={(group) => onFilter({ show: group === 'here' ? '' : group })}
      />
      <Selects people={people} filter={filter} />
      {isFiltered(filter) && (
        <Button
          look="quiet"
          icon="cross"
          onPress={() => {
            setCleared(cleared + 1);
            onFilter(NOTHING);
          }}
        >
          {t.clear}
        </Button>
      )}
    </div>
  );
}

function Selects({ people, filter }: PeopleToolbarProps) {
  const t = useWords(peopleWords);
  const roles = useWords(roleWords);
  const { onFilter } = useFiltersInAddress();
  return (
    <>
      <SelectFilter
        label={t.department}
        value={filter.departmentId ?? ''}
        options={[['', t.everyDepartment], ...useDepartmentOptions(people), [NO_DEPARTMENT, t.noDepartment]]}
        onChoose={(department) => onFilter({ department })}
      />
      <SelectFilter
        label={t.role}
        value={filter.role ?? ''}
        options={[['', t.everyRole], ...ROLES.map((role) => [role, roles[role]] as const)]}
        onChoose={(role) => onFilter({ role })}
      />
      <SelectFilter
        label={t.lacks}
        value={filter.lack ?? ''}
        options={[['', t.whetherOrNot], ...LACKS.map((lack) => [lack, t.lack[lack]] as const)]}
        onChoose={(lacks) => onFilter({ lacks })}
      />
    </>
  );
}

function useDepartmentOptions(
  people: readonly ListedPerson[],
): readonly (readonly [id: string, name: string])[] {
  const { language } = useSpeech();
  const byId = new Map(people.flatMap(({ departments }) => departments.map((each) => [each.id, each])));
  return sortByName([...byId.values()], language).map(({ id, name }) => [id, name]);
}
