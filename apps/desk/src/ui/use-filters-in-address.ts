import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Filters } from './table-search.ts';

type FiltersInAddress<Name extends string> = {
  readonly filters: Readonly<Partial<Record<Name, string>>>;
  /** Sets these and leaves the others; an empty text takes one away. */
  readonly onFilter: (changed: Readonly<Partial<Record<Name, string>>>) => void;
};

/** The filters of this page, kept in its address: they are the same after a reload, and in a link. */
export function useFiltersInAddress<Name extends string>(): FiltersInAddress<Name> {
  const filters: Filters = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    filters: filters as Readonly<Partial<Record<Name, string>>>,
    onFilter: (changed) =>
      void navigate({
        to: '.',
        search: (known: Filters) =>
          Object.fromEntries(Object.entries({ ...known, ...changed }).filter(([, value]) => value !== '')),
        replace: true,
        resetScroll: false,
      }),
  };
}
