import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '#api/api-failure.ts';
import { createFakeStation } from '#testing/fake-station.ts';
import { authenticatePin } from './authenticate-pin.ts';

const PERSON = { employeeId: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01', pin: '0000' };

type Refused = Extract<ApiFailure, { kind: 'refused' }>;

function answered(failure: Pick<Refused, 'codes'> & Partial<Refused>) {
  const whole = {
    kind: 'refused',
    status: 401,
    retryAfterSeconds: undefined,
    requestId: undefined,
    ...failure,
  } as const;
  const { callStation } = createFakeStation({ authenticateStationPin: [{ ok: false, failure: whole }] });
  return authenticatePin(callStation, PERSON);
}

describe('a wrong PIN', () => {
  it('tells how many tries are left', async () => {
    expect(await answered({ codes: ['kiosk.pin_invalid'], triesLeft: 3 })).toEqual({
      kind: 'wrong',
      triesLeft: 3,
    });
  });

  it('is only wrong where an older server does not say how many are left', async () => {
    expect(await answered({ codes: ['kiosk.pin_invalid'] })).toEqual({ kind: 'wrong', triesLeft: undefined });
  });

  it('that locked the PIN is shown as the lock it set', async () => {
    const last = { codes: ['kiosk.pin_invalid'], triesLeft: 0, retryAfterSeconds: 120 } as const;

    expect(await answered(last)).toEqual({ kind: 'locked', seconds: 120 });
  });
});

describe('a right PIN', () => {
  it('tells when the person was planned to work', async () => {
    const { callStation } = createFakeStation();

    expect(await authenticatePin(callStation, PERSON)).toMatchObject({
      kind: 'right',
      session: {
        plannedShifts: [
          { startAt: Date.parse('2026-03-02T07:00:00.000Z'), endAt: Date.parse('2026-03-02T15:00:00.000Z') },
        ],
      },
    });
  });
});
