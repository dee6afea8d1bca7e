import { describe, expect, it } from 'vitest';
import { stationOperations } from '@stimpill/api-types/station';
import type { Answer } from '#api/api-failure.ts';
import { createFakeStation } from '#testing/fake-station.ts';
import { createSendCorrection } from './send-correction.ts';

const AT = Date.parse('2026-03-01T22:30:00.000Z');
const forgotten = { action: 'Stop', at: AT, note: 'Forgot' } as const;
const GOOD: Answer<unknown> = { ok: true, data: stationOperations.requestCorrection.example.data };

function aServer(...answers: readonly Answer<unknown>[]) {
  const { asked, callStation } = createFakeStation({ requestCorrection: answers });
  return { callStation, bodies: () => asked.map(({ body }) => body as Record<string, unknown>) };
}

describe('a forgotten punch', () => {
  it('is sent with its moment and the words of the person', async () => {
    const { bodies, callStation } = aServer(GOOD);

    const result = await createSendCorrection(callStation, 'token')(forgotten);

    expect(result).toEqual({ kind: 'draft', isClockedIn: false });
    expect(bodies()).toMatchObject([{ action: 'stop', atUtc: '2026-03-01T22:30:00.000Z', note: 'Forgot' }]);
  });

  it('keeps its id when it is sent again, and gets another with another time', async () => {
    const { bodies, callStation } = aServer({ ok: false, failure: { kind: 'timedOut' } }, GOOD);
    const send = createSendCorrection(callStation, 'token');

    const first = await send(forgotten);
    await send(forgotten);
    await send({ ...forgotten, at: AT + 60_000 });

    const [one, again, other] = bodies().map(({ requestId }) => requestId);
    expect(first).toEqual({ kind: 'failed' });
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it('says when the session of the person has ended', async () => {
    const { callStation } = aServer({
      ok: false,
      failure: {
        kind: 'refused',
        status: 401,
        codes: ['kiosk.employee_token_expired'],
        retryAfterSeconds: undefined,
        requestId: undefined,
      },
    });

    expect(await createSendCorrection(callStation, 'token')(forgotten)).toEqual({ kind: 'ended' });
  });

  it('is sent without a note where nothing was written', async () => {
    const { bodies, callStation } = aServer(GOOD);

    await createSendCorrection(callStation, 'token')({ ...forgotten, note: '' });

    expect(bodies()[0]).not.toHaveProperty('note');
  });
});
