// Search and departments. They stand in the address, so that the view of a department can be kept as a link.
import { sortByName } from '@stimpill/words/collation.ts';
import type { PersonToday } from './today-queries.ts';
import { SearchFilter, SelectFilter } from '#ui/filter-fields.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import type { TodayFilter } from './group-people.ts';
import styles from './today-page.module.css';
import { todayWords } from '#said/desk/today/today.ts';

type TodayToolbarProps = { readonly people: readonly PersonToday[]; readonly filter: TodayFilter };

export function TodayToolbar({ people, filter }: TodayToolbarProps) {
  const t = useWords(todayWords);
  const { onFilter } = useFiltersInAddress();
  const { language } = useSpeech();
  const byId = new Map(people.flatMap(({ departments }) => departments.map((each) => [each.id, each])));
  return (
    <div className={styles['toolbar']} role="search">
      <SearchFilter
        label={t.search}
        hint={t.searchHint}
        value={filter.search}
        onSearch={(q) => onFilter({ q })}
      />
      {byId.size > 0 && (
        <SelectFilter
          label={t.department}
          value={filter.departmentId ?? ''}
          options={[
            ['', t.everyDepartment],
            ...sortByName([...byId.values()], language).map(({ id, name }) => [id, name] as const),
          ]}
          onChoose={(department) => onFilter({ department })}
        />
      )}
    </div>
  );
}
