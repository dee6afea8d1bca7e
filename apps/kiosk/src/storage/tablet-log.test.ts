import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kioskDatabase } from './kiosk-database.ts';
import { noteHappening, useTabletLog } from './tablet-log.ts';

const SEVEN = Date.parse('2026-03-02T07:00:00.000Z');
const kinds = async () => (await kioskDatabase.log.toArray()).map(({ kind, times }) => `${kind} ${times}`);

beforeEach(async () => {
  await kioskDatabase.log.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the log of a tablet', () => {
  it('tells the newest first', async () => {
    await noteHappening({ kind: 'connectionLost', at: SEVEN });
    await noteHappening({ kind: 'connectionBack', at: SEVEN + 60_000 });

    const { result } = renderHook(useTabletLog);

    await waitFor(() =>
      expect(result.current).toMatchObject([
        { kind: 'connectionBack', at: SEVEN + 60_000, times: 1 },
        { kind: 'connectionLost', at: SEVEN, times: 1 },
      ]),
    );
  });

  it('counts what happens again and again as one thing, with the last time of it', async () => {
    for (const minute of [0, 1, 2]) await noteHappening({ kind: 'clockBroke', at: SEVEN + minute * 60_000 });

    expect(await kioskDatabase.log.toArray()).toMatchObject([
      { kind: 'clockBroke', at: SEVEN + 120_000, times: 3 },
    ]);
  });

  it('tells other numbers of the same kind apart', async () => {
    await noteHappening({ kind: 'caughtUp', at: SEVEN, punches: 3 });
    await noteHappening({ kind: 'caughtUp', at: SEVEN, punches: 4 });

    expect(await kinds()).toEqual(['caughtUp 1', 'caughtUp 1']);
  });

  it('keeps the last 200 things', async () => {
    for (let number = 1; number <= 203; number++) {
      await noteHappening({ kind: 'caughtUp', at: SEVEN, punches: number });
    }

    const kept = (await kioskDatabase.log.toArray()).map(({ punches }) => punches);
    expect(kept).toHaveLength(200);
    expect([kept[0], kept.at(-1)]).toEqual([4, 203]);
  });

  it('may fail without anybody being told', async () => {
    vi.spyOn(kioskDatabase, 'transaction').mockRejectedValue(new Error('no room'));

    await expect(noteHappening({ kind: 'started', at: SEVEN })).resolves.toBeUndefined();
  });
});
