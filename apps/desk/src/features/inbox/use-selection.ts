// Which question lies open: it stands in the address, and beside the list there is always one.
import { useEffect, useRef } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { OpenReview } from '#api/reviews.ts';
import type { TableSearch } from '#ui/table-search.ts';
import { useIsWide } from '#ui/use-window-width.ts';

export type Selection = {
  readonly selectedId: string | undefined;
  /** Whether list and case stand side by side. */
  readonly isWide: boolean;
  readonly onSelect: (id: string | undefined) => void;
  /** To the one after, or before. @returns whether there is one */
  readonly onStep: (step: 1 | -1) => boolean;
  /** Goes on to the next one that is not among these. */
  readonly onGoOn: (decided: readonly string[]) => void;
  /** Somebody goes to the case: the focus goes into it as soon as it is there. */
  readonly onGoTo: (id: string) => void;
  /** Called by the case once it is there. @returns whether the focus shall go into it */
  readonly takesFocus: () => boolean;
};

export function useSelection(shown: readonly OpenReview[]): Selection {
  const { open }: TableSearch = useSearch({ strict: false });
  const isWide = useIsWide();
  const navigate = useNavigate();
  const wantsRow = useRef(false);
  const wantsCase = useRef(false);
  const place = useRef(0);
  const found = shown.findIndex(({ id }) => id === open);
  const firstId = shown[0]?.id;

  const show = (id: string | undefined) =>
    void navigate({
      to: '.',
      search: ({ open: _, ...known }: TableSearch) => (id === undefined ? known : { ...known, open: id }),
      replace: true,
      resetScroll: false,
    });
  const onSelect = (id: string | undefined) => {
    wantsRow.current = isWide;
    wantsCase.current = !isWide;
    show(id);
    // What had the focus goes away with the last case.
    if (id === undefined) document.querySelector<HTMLElement>('main h1')?.focus();
  };

  useEffect(() => {
    if (found >= 0) place.current = found;
    if (open === undefined || !wantsRow.current) return;
    wantsRow.current = false;
    rowOf(open)?.focus();
    rowOf(open)?.scrollIntoView({ block: 'nearest' });
  }, [open, found]);
  // It is named in the address at once, so that it stays the same when the list changes.
  useEffect(() => {
    if (isWide && open === undefined && firstId !== undefined) show(firstId);
  });

  return {
    selectedId: open,
    isWide,
    onSelect,
    onGoTo: (id) => {
      wantsCase.current = id !== open;
      if (id === open) document.getElementById('case')?.focus();
    },
    takesFocus: () => {
      const wants = wantsCase.current;
      wantsCase.current = false;
      return wants;
    },
    onStep: (step) => {
      // Where the open one is gone, the next one stands in its place.
      const next = shown[found >= 0 ? found + step : Math.min(place.current, shown.length - 1)];
      if (next !== undefined) onSelect(next.id);
      return next !== undefined;
    },
    onGoOn: (decided) => {
      const isLeft = ({ id }: OpenReview) => !decided.includes(id);
      const from = Math.max(found, 0);
      const next = shown.slice(from).find(isLeft) ?? shown.slice(0, from).findLast(isLeft);
      onSelect(next?.id);
    },
  };
}

const rowOf = (id: string) => document.getElementById(`question-${id}`);
