// The page that people open without the tablet: the shared terminal of their company. Only the server knows whether it is open.
import { useEffect, useState } from 'react';
import { isRefusedWith, type ApiFailure } from '#api/api-failure.ts';
import { useServerBack } from '#device/use-server-back.ts';
import { callOperation } from '#api/call-operation.ts';

export type PeoplePage =
  /** `closed`: the company has turned it off, or not from here. `unknown`: nobody could say. */
  { readonly kind: 'asking' | 'closed' | 'unknown' } | { readonly kind: 'open'; readonly address: string };

export function usePeoplePage(companyId: string): PeoplePage {
  const [page, setPage] = useState<PeoplePage>({ kind: 'asking' });
  const [round, setRound] = useState(0);
  useServerBack(page.kind === 'unknown', () => setRound((before) => before + 1));
  useEffect(() => {
    let isCurrent = true;
    void callOperation('listTerminalDepartments', { query: { companyId } }).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setPage({ kind: 'open', address: peoplePageOf(companyId) });
      else setPage({ kind: isClosedBy(answer.failure) ? 'closed' : 'unknown' });
    });
    return () => {
      isCurrent = false;
    };
  }, [companyId, round]);
  return page;
}

/** The server has decided so, and is not merely busy. */
const isClosedBy = (failure: ApiFailure) =>
  failure.kind === 'refused' && !isRefusedWith(failure, 'rate.limited');

/** Where people of the company punch with the password of their web login. */
export function peoplePageOf(companyId: string): string {
  return `${location.origin}/?company=${companyId}`;
}
