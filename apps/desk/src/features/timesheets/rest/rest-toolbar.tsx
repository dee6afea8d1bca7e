import type { ReactNode } from 'react';
import type { RestRecord } from '@stimpill/api-types/manage';
import { sortByName } from '@stimpill/words/collation.ts';
import { SearchFilter, SelectFilter } from '#ui/filter-fields.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { restFactWords } from '#said/both/rest.ts';
import { restWords } from '#said/desk/timesheets/rest/rest.ts';
import type { RestFilterName } from './filter-rest.ts';

type RestToolbarProps = {
  readonly departments: RestRecord['departments'];
  /** What is done with the list stands after what narrows it. */
  readonly children: ReactNode;
};

export function RestToolbar({ departments, children }: RestToolbarProps) {
  const t = useWords(restWords);
  const facts = useWords(restFactWords);
  const { language } = useSpeech();
  const { filters, onFilter } = useFiltersInAddress<RestFilterName>();
  const names = sortByName([...departments], language).map(({ id, name }) => [id, name] as const);
  return (
    <div className="toolbar">
      <SearchFilter
        label={t.person}
        hint={t.personHint}
        value={filters.q ?? ''}
        onSearch={(q) => onFilter({ q })}
      />
      {names.length > 0 && (
        <SelectFilter
          label={t.department}
          value={filters.department ?? ''}
          options={[['', t.everyDepartment], ...names]}
          onChoose={(department) => onFilter({ department })}
        />
      )}
      <SelectFilter
        label={t.right}
        value={filters.right ?? ''}
        options={[['', t.everyRight], ...namesIn(facts.rights)]}
        onChoose={(right) => onFilter({ right })}
      />
      <SelectFilter
        label={t.state}
        value={filters.state ?? ''}
        options={[['', t.everyState], ...namesIn(t.states)]}
        onChoose={(state) => onFilter({ state })}
      />
      {children}
    </div>
  );
}

/** Without the one for what came later. */
const namesIn = (said: Readonly<Record<string, string>>) =>
  Object.entries(said).filter(([name]) => name !== 'other');
