// The network edge of the station API in tests: each operation answers with what it was given, or with the example of the contract.
import { stationOperations, type StationOperationId } from '@stimpill/api-types/station';
import type { Answer } from '#api/api-failure.ts';
import type { CallStation } from '#api/call-station.ts';

type Asked = { readonly id: StationOperationId; readonly body: unknown; readonly employeeToken: unknown };

export function createFakeStation(
  answers: Partial<Record<StationOperationId, readonly Answer<unknown>[]>> = {},
) {
  const asked: Asked[] = [];
  const call = (id: StationOperationId, input: { body?: unknown; employeeToken?: string } = {}) => {
    const operation = stationOperations[id];
    const before = asked.filter((earlier) => earlier.id === id).length;
    const body = 'body' in operation ? operation.body.parse(input.body) : undefined;
    asked.push({ id, body, employeeToken: input.employeeToken });
    const queue: readonly Answer<unknown>[] = answers[id] ?? [];
    const given = queue[Math.min(before, queue.length - 1)];
    return Promise.resolve(given ?? { ok: true, data: operation.example.data });
  };
  return { asked, callStation: call as unknown as CallStation };
}
