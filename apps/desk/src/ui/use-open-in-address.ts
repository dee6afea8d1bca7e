import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TableSearch } from './table-search.ts';

/** What stands in the address in place of an id while a new record is written. */
export const NEW = 'new';

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
        // Whoever closes a dialog was asked before, and nothing is left to ask once it is saved.
        ignoreBlocker: true,
      }),
  };
}
