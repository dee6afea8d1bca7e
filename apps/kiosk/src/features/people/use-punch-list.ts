// Who is on the list? The server's answer of the last half minute, or what this tablet kept, and how old it is.
import type { Department } from '@stimpill/api-types';
import { useQuery } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import type { ApiFailure } from '#api/api-failure.ts';
import { toProblemKind } from '#api/to-problem.ts';
import { useKioskDevice } from '#device/kiosk-device.ts';
import type { ProblemKind } from '#i18n/problem-kind.ts';
import type { PunchListSnapshot } from '#storage/kiosk-database.ts';
import { savePunchListSnapshot, useStoredPunchList } from '#storage/punch-list-snapshot.ts';

const READ_EVERY_MS = 30_000;
const READ_AGAIN_AFTER_FAILURE_MS = 5_000;
/** Beyond this age the tablet does not claim to know who is in. */
const TRUSTED_FOR_MS = 90_000;

export const PUNCH_LIST_KEY = 'punch-list';

class PunchListError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

export type PunchListView = {
  readonly people: PunchListSnapshot['people'];
  readonly departments: readonly Department[];
  /** Undefined when there is no list at all yet. */
  readonly fetchedAt: number | undefined;
  readonly isLoading: boolean;
  /** Why the last reading failed. */
  readonly trouble: ProblemKind | undefined;
};

async function fetchPunchList(companyId: string, now: () => number): Promise<PunchListSnapshot> {
  const query = { companyId };
  const [people, departments] = await Promise.all([
    callOperation('getPunchList', { query }),
    callOperation('listTerminalDepartments', { query }),
  ]);
  if (!people.ok) throw new PunchListError(people.failure);
  const snapshot: PunchListSnapshot = {
    companyId,
    people: people.data,
    // Without departments the list still works; it only loses its filter.
    departments: departments.ok ? departments.data : [],
    fetchedAt: now(),
  };
  // Not waited for: a database that hangs must not hold back the names.
  void savePunchListSnapshot(snapshot);
  return snapshot;
}

export function usePunchList(companyId: string): PunchListView {
  const { serverTime } = useKioskDevice();
  const stored = useStoredPunchList(companyId);
  const query = useQuery({
    queryKey: [PUNCH_LIST_KEY, companyId],
    queryFn: () => fetchPunchList(companyId, serverTime.now),
    refetchInterval: ({ state }) => (state.error ? READ_AGAIN_AFTER_FAILURE_MS : READ_EVERY_MS),
    refetchIntervalInBackground: false,
  });
  const list = query.data ?? stored ?? undefined;
  return {
    people: list?.people ?? [],
    departments: list?.departments ?? [],
    fetchedAt: list?.fetchedAt,
    isLoading: !list && (query.isPending || stored === undefined) && !query.isError,
    trouble: query.error instanceof PunchListError ? toProblemKind(query.error.failure) : undefined,
  };
}

/** Whether the in-or-out states of a list are recent enough to be announced. */
export function isTrusted(view: Pick<PunchListView, 'fetchedAt'>, now: number): boolean {
  return view.fetchedAt !== undefined && now - view.fetchedAt <= TRUSTED_FOR_MS;
}
