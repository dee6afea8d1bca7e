import { useNavigate, useSearch } from '@tanstack/react-router';
import { fromSort, toSort, type Sort, type TableSearch } from './table-search.ts';

type SortInAddress = { readonly sort: Sort | undefined; readonly onSort: (sort: Sort) => void };

/** The order of the table of this page, kept in its address: it is the same after a reload, and in a link. */
export function useSortInAddress(): SortInAddress {
  const { sort }: TableSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    sort: toSort(sort),
    onSort: (next) =>
      void navigate({
        to: '.',
        search: (known: TableSearch) => ({ ...known, sort: fromSort(next) }),
        replace: true,
        resetScroll: false,
      }),
  };
}
