import { MAX_BATCH_ITEMS as CONTRACT_MAX_BATCH_ITEMS, stationOperations } from '@stimpill/api-types/station';
import { describe, expect, it } from 'vitest';
import { hasStationAnswerShape } from './station-answer-shape.ts';
import { MAX_BATCH_ITEMS, STATION_OPERATIONS, type StationOperationId } from './station-operations.ts';

const ids = Object.keys(stationOperations) as StationOperationId[];

describe.each(ids)('the station call of %s', (id) => {
  it('goes where the contract says, the way it says', () => {
    const { method, path, auth } = stationOperations[id];

    expect(STATION_OPERATIONS[id]).toMatchObject({ method, path, auth });
  });

  it('takes the example of the contract for a good answer', () => {
    expect(hasStationAnswerShape(id, stationOperations[id].example.data)).toBe(true);
  });

  it.each([[null], ['text'], [{}], [[{}]], [{ station: {} }]])('refuses %j as an answer', (data) => {
    expect(hasStationAnswerShape(id, data)).toBe(false);
  });
});

it('knows every operation of the contract and as many punches of a batch', () => {
  expect(Object.keys(STATION_OPERATIONS).sort()).toEqual([...ids].sort());
  expect(MAX_BATCH_ITEMS).toBe(CONTRACT_MAX_BATCH_ITEMS);
});
