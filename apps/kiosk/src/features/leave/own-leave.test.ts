import { describe, expect, it } from 'vitest';
import { stationOperations } from '@stimpill/api-types/station';
import type { ApiFailure } from '#api/api-failure.ts';
import { createFakeStation } from '#testing/fake-station.ts';
import { ownLeaveCalls } from './own-leave.ts';

const WISH = {
  ...{ startDate: '2026-07-06', endDate: '2026-07-10', minutes: null, percent: null },
  ...{ kindId: null, note: '' },
};
const GOOD = { ok: true, data: stationOperations.askForOwnLeave.example.data } as const;
const REQUEST_ID = '3fa85f64-5717-4562-b3fc-2c963f66afa6';
const LOST = { ok: false, failure: { kind: 'timedOut' } } as const;

describe('a request for time off that is sent', () => {
  it('is the same while no answer came, and another one once it was answered', async () => {
    const { asked, callStation } = createFakeStation({ askForOwnLeave: [LOST, GOOD, GOOD] });
    const { ask } = ownLeaveCalls(callStation, 'token');

    const results = [await ask(WISH), await ask(WISH), await ask(WISH)];

    expect(results).toEqual(['failed', 'sent', 'sent']);
    const [lost, again, another] = asked.map(({ body }) => (body as { requestId: string }).requestId);
    expect(again).toBe(lost);
    expect(another).not.toBe(lost);
  });
});

describe('a request that is taken back', () => {
  it.each([
    ['leave.decided', 'decided'],
    ['kiosk.employee_token_expired', 'ended'],
    ['kiosk.employee_token_invalid', 'ended'],
    ['rate.limited', 'failed'],
  ] as const)('and refused with %s is %s', async (code, result) => {
    const failure: ApiFailure = {
      ...{ kind: 'refused', status: 409, codes: [code] },
      ...{ retryAfterSeconds: undefined, requestId: undefined },
    };
    const refused = { ok: false, failure } as const;
    const { callStation } = createFakeStation({ withdrawOwnLeave: [refused] });

    expect(await ownLeaveCalls(callStation, 'token').withdraw(REQUEST_ID)).toBe(result);
  });
});
