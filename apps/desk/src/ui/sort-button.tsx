import { Icon } from '@stimpill/ui/icon.tsx';
import styles from './data-table.module.css';
import type { Sort } from './table-search.ts';

type SortButtonProps = {
  readonly id: string;
  readonly children: string;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
};

/** Sorts by its column; pressed again, the other way round. */
export function SortButton({ id, children, sort, onSort }: SortButtonProps) {
  const isChosen = sort?.by === id;
  const isDescending = isChosen && sort.isDescending;
  return (
    <button
      type="button"
      className={styles['sort']}
      onClick={() => onSort({ by: id, isDescending: isChosen && !isDescending })}
    >
      {children}
      {isChosen && <Icon name={isDescending ? 'down' : 'up'} />}
    </button>
  );
}
