// Who is on the list? The server's answer of the last half minute, or what this tablet kept, and how old it is.
import type { Department } from '@stimpill/api-types';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callOperation } from '#api/call-operation.ts';
import type { CallStation } from '#api/call-station.ts';
import type { Answer, ApiFailure } from '#api/api-failure.ts';
import { toProblemKind } from '#api/to-problem.ts';
import { useCallStation } from '#device/station-context.ts';
import { useKioskDevice } from '#device/kiosk-device.ts';
import type { ProblemKind } from '#i18n/problem-kind.ts';
import type { PunchListSnapshot } from '#storage/kiosk-database.ts';
import { savePunchListSnapshot, useStoredPunchList } from '#storage/punch-list-snapshot.ts';
import { PUNCH_LIST_KEY } from './punch-list-key.ts';

const READ_EVERY_MS = 30_000;
const READ_AGAIN_AFTER_FAILURE_MS = 5_000;

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

async function fetchPunchList(
  call: CallStation | undefined,
  companyId: string,
  now: () => number,
): Promise<PunchListSnapshot> {
  const answer = await (call ? readAsStation(call) : readAsTerminal(companyId));
  if (!answer.ok) throw new PunchListError(answer.failure);
  const snapshot: PunchListSnapshot = { companyId, ...answer.data, fetchedAt: now() };
  // Not waited for: a database that hangs must not hold back the names.
  void savePunchListSnapshot(snapshot);
  return snapshot;
}

type PeopleAnswer = Answer<Pick<PunchListSnapshot, 'people' | 'departments'>>;

async function readAsStation(call: CallStation): Promise<PeopleAnswer> {
  const answer = await call('listStationPeople');
  if (!answer.ok) return answer;
  const { people, departments } = answer.data;
  return { ok: true, data: { people, departments } };
}

/** A tablet that nobody has registered asks as anybody may. */
async function readAsTerminal(companyId: string): Promise<PeopleAnswer> {
  const query = { companyId };
  const [people, departments] = await Promise.all([
    callOperation('getPunchList', { query }),
    callOperation('listTerminalDepartments', { query }),
  ]);
  if (!people.ok) return people;
  // Without departments the list still works; it only loses its filter.
  return { ok: true, data: { people: people.data, departments: departments.ok ? departments.data : [] } };
}

/** The same object for as long as nothing of it changes. */
export function usePunchList(companyId: string): PunchListView {
  const { serverTime } = useKioskDevice();
  const call = useCallStation();
  const stored = useStoredPunchList(companyId);
  const query = useQuery({
    queryKey: [PUNCH_LIST_KEY, companyId],
    queryFn: () => fetchPunchList(call, companyId, serverTime.now),
    refetchInterval: ({ state }) => (state.error ? READ_AGAIN_AFTER_FAILURE_MS : READ_EVERY_MS),
    refetchIntervalInBackground: false,
  });
  const list = query.data ?? stored ?? undefined;
  const isLoading = !list && (query.isPending || stored === undefined) && !query.isError;
  const trouble = query.error instanceof PunchListError ? toProblemKind(query.error.failure) : undefined;
  return useMemo(
    () => ({
      people: list?.people ?? [],
      departments: list?.departments ?? [],
      fetchedAt: list?.fetchedAt,
      isLoading,
      trouble,
    }),
    [list, isLoading, trouble],
  );
}
