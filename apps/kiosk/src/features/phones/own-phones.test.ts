import { describe, expect, it } from 'vitest';
import { stationOperations } from '@stimpill/api-types/station';
import type { Answer } from '#api/api-failure.ts';
import { createFakeStation } from '#testing/fake-station.ts';
import { addressOf, canLetPhonesIn, ownPhoneCalls } from './own-phones.ts';

type Code = Extract<Extract<Answer<never>, { ok: false }>['failure'], { kind: 'refused' }>['codes'][number];
type Id = NonNullable<Parameters<typeof createFakeStation>[0]>;

const CUT_OFF: Answer<never> = { ok: false, failure: { kind: 'offline' } };
const refused = (code: Code): Answer<never> => ({
  ok: false,
  failure: {
    kind: 'refused',
    status: 403,
    codes: [code],
    retryAfterSeconds: undefined,
    requestId: undefined,
  },
});
const OVER = refused('kiosk.employee_token_expired');
const OFFER = stationOperations.offerPhone.example.data;

function callsWith(answers: Id) {
  const { callStation, asked } = createFakeStation(answers);
  return { calls: ownPhoneCalls(callStation, 'token'), asked };
}

describe('the calls about phones', () => {
  it('give a code, and the address that it stands for, with its word behind the #', async () => {
    const { calls, asked } = callsWith({});
    const offered = await calls.offer();

    expect(offered).toEqual({
      kind: 'offered',
      offer: { offerId: OFFER.offerId, word: OFFER.word, endsAt: Date.parse(OFFER.endsAtUtc) },
    });
    expect(asked).toEqual([{ id: 'offerPhone', body: undefined, employeeToken: 'token' }]);
    if (offered.kind === 'offered')
      expect(addressOf('https://clock.example.is', offered.offer)).toBe(
        `https://clock.example.is/me/#${OFFER.word}`,
      );
  });

  it.each([
    [refused('phone.turned_off'), 'refused'],
    [refused('phone.desk_first'), 'refused'],
    [OVER, 'ended'],
    [CUT_OFF, 'failed'],
  ])('tell apart why no code came %#', async (answer, kind) => {
    expect(await callsWith({ offerPhone: [answer] }).calls.offer()).toEqual({ kind });
  });

  it('tell how far a phone has come', async () => {
    const at = (state: string): Answer<unknown> => ({ ok: true, data: { state, program: 'A browser' } });
    const answers = [at('waiting'), at('read'), at('added'), at('over')];
    const failures = [refused('phone.offer_unknown'), OVER, CUT_OFF];
    const { calls } = callsWith({ readPhoneOffer: [...answers, ...failures] });
    const told = [];
    for (let asked = 0; asked < 7; asked += 1) told.push(await calls.readOffer(OFFER.offerId));

    expect(told).toEqual([
      { kind: 'waiting' },
      { kind: 'read', program: 'A browser' },
      { kind: 'added', program: 'A browser' },
      ...['over', 'over', 'ended', 'failed'].map((kind) => ({ kind })),
    ]);
  });

  it.each([
    [{ ok: true, data: {} } as const, 'added'],
    [refused('phone.digits_wrong'), 'wrong'],
    [refused('phone.offer_unknown'), 'over'],
    [refused('phone.turned_off'), 'refused'],
    [OVER, 'ended'],
    [CUT_OFF, 'failed'],
  ])('say what became of digits %#', async (answer, said) => {
    const { calls } = callsWith({ confirmPhone: [answer] });

    expect(await calls.confirm(OFFER.offerId, '47')).toBe(said);
  });

  it.each([
    [{ ok: true, data: {} } as const, 'done'],
    [refused('phone.not_found'), 'gone'],
    [OVER, 'ended'],
    [CUT_OFF, 'failed'],
  ])('say whether a phone ended %#', async (answer, said) => {
    const { calls, asked } = callsWith({ endOwnPhone: [answer] });
    const phoneId = stationOperations.endOwnPhone.example.body.phoneId;

    expect(await calls.end(phoneId, true)).toBe(said);
    expect(asked.map(({ body }) => body)).toEqual([{ phoneId, isNotMine: true }]);
  });
});

it.each([
  ['https://clock.example.is', true],
  ['http://localhost:8088', true],
  ['http://127.0.0.1:8088', true],
  ['http://clock.example.is', false],
  ['http://192.168.1.20', false],
])('a phone can be let in from %s: %s', (origin, can) => {
  expect(canLetPhonesIn(origin)).toBe(can);
});
