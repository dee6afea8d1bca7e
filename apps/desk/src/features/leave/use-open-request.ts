// Which request lies open. It stands in the address from the start, so that it stays open when the list changes under it: what is pressed is
// about the one that was read.
import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { leaveCaseQuery, type LeaveRequest } from '#api/leave.ts';
import { useSession } from '#api/session.ts';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';

type OpenRequest = {
  readonly selected: LeaveRequest | undefined;
  /** It is being read. */
  readonly isComing: boolean;
  /** Goes on to the next one. */
  readonly onGoOn: () => void;
};

/** @param isWide list and request stand side by side, so that there is always one open */
export function useOpenRequest(shown: readonly LeaveRequest[] | undefined, isWide: boolean): OpenRequest {
  const { filters, onFilter } = useFiltersInAddress<'request'>();
  const { request: openId } = filters;
  const place = useRef(0);
  const found = shown?.findIndex(({ id }) => id === openId) ?? -1;
  const firstId = shown?.[0]?.id;
  useEffect(() => {
    if (found >= 0) place.current = found;
  }, [found]);
  useEffect(() => {
    if (isWide && openId === undefined && firstId !== undefined) onFilter({ request: firstId });
  });
  const unlisted = useUnlisted(openId, shown !== undefined && found < 0);
  return {
    selected: shown?.[found] ?? unlisted.data,
    isComing: unlisted.isLoading,
    onGoOn: () => {
      // Where the open one is gone, the next one stands in its place.
      const next = found < 0 ? place.current : found + 1;
      onFilter({ request: (shown?.[next] ?? shown?.[next - (found < 0 ? 1 : 2)])?.id ?? '' });
    },
  };
}

/** One that is not in the list: a link leads to it, or it was decided while it lay open. */
function useUnlisted(id: string | undefined, isUnlisted: boolean) {
  const { company } = useSession();
  const { data, isLoading } = useQuery({
    ...leaveCaseQuery({ companyId: company.id, requestId: id ?? '' }, { type: 'vacation' }),
    enabled: id !== undefined && isUnlisted,
    select: ({ data: read }) => read.request,
  });
  return { data: id !== undefined && isUnlisted ? data : undefined, isLoading };
}
