import { useFiltersInAddress } from './use-filters-in-address.ts';
import { useToday } from './use-today.ts';

const KNOWN = /^20\d\d$/;

/** Which year a page shows: the one in its address, `?year=2026`, or the one that it is. */
export function useYearInAddress(timeZone: string) {
  const thisYear = useToday(timeZone).slice(0, 4);
  const { filters, onFilter } = useFiltersInAddress<'year'>();
  const year = KNOWN.test(filters.year ?? '') ? (filters.year ?? thisYear) : thisYear;
  const beside = [-1, 0, 1].map((more) => String(Number(thisYear) + more));
  return {
    year,
    /** What is offered, in order. */
    years: [...new Set([year, ...beside])].sort(),
    onYear: (chosen: string) => onFilter({ year: chosen }),
  };
}
