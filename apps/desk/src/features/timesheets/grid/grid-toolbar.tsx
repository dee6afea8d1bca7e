// Search and filters of the grid. They stand in the address, so that a view can be sent as a link.
import { useState } from 'react';
import { sortByName } from '@stimpill/words/collation.ts';
import type { TimesheetGrid } from '#api/timesheet-grid.ts';
import { Button } from '#ui/button.tsx';
import { SearchFilter, SelectFilter } from '#ui/filter-fields.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { hoursWords } from '#said/desk/timesheets/hours.ts';
import { foundIn, SHOWN_FLAGS, type GridFilter, type GridFilterName } from './filter-grid.ts';
import { gridWords } from '#said/desk/timesheets/grid/grid.ts';
import styles from './grid.module.css';

const NOTHING = { q: '', department: '', flag: '', show: '' };

type GridToolbarProps = {
  readonly grid: TimesheetGrid;
  readonly found: ReturnType<typeof foundIn>;
  readonly filter: GridFilter;
};

export function GridToolbar({ grid: { departments }, found, filter }: GridToolbarProps) {
  const t = useWords(gridWords);
  const { language } = useSpeech();
  const { buckets } = useWords(hoursWords);
  const { filters, onFilter } = useFiltersInAddress<GridFilterName>();
  const [cleared, setCleared] = useState(0);
  const { search, departmentId = '', flag = '', measure } = filter;
  const names = sortByName([...departments], language).map(({ id, name }) => [id, name] as const);
  const measures = [
    ['', t.measures.worked] as const,
    ...(found.isPlanned ? [['planned', t.measures.planned] as const] : []),
    ...found.classes.filter((each) => each !== 'other').map((each) => [each, buckets[each]] as const),
  ];
  return (
    <div className={styles['toolbar']} role="search">
      <SearchFilter
        key={cleared}
        label={t.search}
        hint={t.searchHint}
        value={search}
        onSearch={(q) => onFilter({ q })}
      />
      {names.length > 0 && (
        <SelectFilter
          label={t.department}
          value={departmentId}
          options={[['', t.everyDepartment], ...names]}
          onChoose={(department) => onFilter({ department })}
        />
      )}
      <SelectFilter
        label={t.flag}
        value={flag}
        options={[['', t.everything], ...SHOWN_FLAGS.map((each) => [each, t.shownFlags[each]] as const)]}
        onChoose={(each) => onFilter({ flag: each })}
      />
      <SelectFilter
        label={t.show}
        value={measure === 'worked' ? '' : measure}
        options={measures}
        onChoose={(show) => onFilter({ show })}
      />
      {Object.keys(NOTHING).some((name) => filters[name as GridFilterName] !== undefined) && (
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
