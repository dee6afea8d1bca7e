// Search and departments. They stand in the address, so that the view of a department can be kept as a link.
import { useState } from 'react';
import { sortByName } from '@stimpill/words/collation.ts';
import type { PersonToday } from '#api/today.ts';
import { Field } from '#ui/field.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import type { TodayFilter } from './group-people.ts';
import styles from './today-page.module.css';
import { todayWords } from './today-words.ts';

type TodayToolbarProps = { readonly people: readonly PersonToday[]; readonly filter: TodayFilter };

export function TodayToolbar({ people, filter }: TodayToolbarProps) {
  const t = useWords(todayWords);
  const { onFilter } = useFiltersInAddress();
  const { language } = useSpeech();
  // The address follows what is typed; it is too slow to be what is typed.
  const [typed, setTyped] = useState(filter.search);
  const byId = new Map(people.flatMap(({ departments }) => departments.map((each) => [each.id, each])));
  return (
    <div className={styles['toolbar']} role="search">
      <Field label={t.search}>
        {(ids) => (
          <input
            {...ids}
            type="search"
            value={typed}
            placeholder={t.searchHint}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setTyped(target.value);
              onFilter({ q: target.value });
            }}
          />
        )}
      </Field>
      {byId.size > 0 && (
        <Field label={t.department}>
          {(ids) => (
            <select
              {...ids}
              value={filter.departmentId ?? ''}
              onChange={({ target }) => onFilter({ department: target.value })}
            >
              <option value="">{t.everyDepartment}</option>
              {sortByName([...byId.values()], language).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </div>
  );
}
