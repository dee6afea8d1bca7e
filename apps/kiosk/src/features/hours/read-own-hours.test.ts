import { describe, expect, it } from 'vitest';
import { createFakeStation } from '#testing/fake-station.ts';
import { readOwnHours } from './read-own-hours.ts';

const NOW = Date.parse('2026-03-02T15:32:00.000Z');
const BROKEN = { ok: false, failure: { kind: 'timedOut' } } as const;

describe('reading own hours', () => {
  it("gives the server's minutes and shifts as they are", async () => {
    const { callStation, asked } = createFakeStation();

    const view = await readOwnHours(callStation, 'token', () => NOW);

    expect(view).toMatchObject({
      kind: 'ready',
      readAt: NOW,
      hours: { todayMinutes: 240, periodMinutes: 3_130, periodStart: '2026-02-21' },
      shifts: [{ name: 'Morgunvakt', startAt: Date.parse('2026-03-03T07:00:00.000Z') }],
    });
    expect(asked.map(({ employeeToken }) => employeeToken)).toEqual(['token', 'token']);
  });

  it('keeps no kind of minutes that has none, but overtime always', async () => {
    const { callStation } = createFakeStation();

    const view = await readOwnHours(callStation, 'token', () => NOW);

    expect(view).toMatchObject({
      hours: {
        stints: [{ isDraft: false }, { endAt: undefined }],
        kinds: [
          { kind: 'daytimeMinutes', minutes: 2_700 },
          { kind: 'overtimeMinutes', minutes: 430 },
        ],
        credits: [{ account: 'restTimeOff', minutes: 90 }],
      },
    });
  });

  it('gives the hours when only the shifts fail', async () => {
    const { callStation } = createFakeStation({ listOwnShifts: [BROKEN] });

    expect(await readOwnHours(callStation, 'token', () => NOW)).toMatchObject({
      kind: 'ready',
      shifts: undefined,
    });
  });

  it('shows no minutes at all when the hours fail', async () => {
    const { callStation } = createFakeStation({ getOwnHours: [BROKEN] });

    expect(await readOwnHours(callStation, 'token', () => NOW)).toEqual({ kind: 'failed' });
  });
});
