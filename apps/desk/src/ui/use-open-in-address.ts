import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TableSearch } from './table-search.ts';

type OpenInAddress = {
  readonly open: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
};

/** Which record of the table lies open, kept in the address of the page: it is the same in a link, and "back" closes it. */
export function useOpenInAddress(): OpenInAddress {
  const { open }: TableSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    open,
    onOpen: (id) =>
      void navigate({
        to: '.',
        search: ({ open: _, ...known }: TableSearch) => (id === undefined ? known : { ...known, open: id }),
        resetScroll: false,
      }),
  };
}
