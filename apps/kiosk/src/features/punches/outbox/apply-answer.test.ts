// @vitest-environment node
import type { AnyErrorCode } from '@stimpill/api-types';
import type { PunchResult } from '@stimpill/api-types/station';
import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '#api/api-failure.ts';
import type { OutboxPunch } from '#storage/outbox-database.ts';
import { applyAnswer, type BatchAnswer } from './apply-answer.ts';

const rows = (count: number) =>
  Array.from(
    { length: count },
    (_, place) => ({ punchId: `punch ${place + 1}`, sequence: place + 1 }) as OutboxPunch,
  );

const result = (punchId: string, verdict: PunchResult['verdict']): PunchResult => ({
  punchId,
  sequence: 1,
  verdict,
  outcome: null,
  reason: null,
  punchedAtUtc: null,
  isClockedIn: null,
  timeEntryId: null,
  photoUploadGrant: null,
  receipt: null,
});

const answered = (...results: PunchResult[]): BatchAnswer => ({
  ok: true,
  data: {
    results,
    station: {
      keyEpoch: 1,
      highestSequence: 1,
      missing: [],
      serverTimeUtc: '2026-03-02T06:58:00.000Z',
      anchor: 'a',
    },
  },
});

const failed = (failure: ApiFailure): BatchAnswer => ({ ok: false, failure });
const refused = (status: number, code: AnyErrorCode, retryAfterSeconds?: number) =>
  failed({ kind: 'refused', status, codes: [code], retryAfterSeconds, requestId: undefined });
const broken = (status: number, retryAfterSeconds?: number) =>
  failed({ kind: 'broken', status, retryAfterSeconds, requestId: undefined });

describe('a verdict', () => {
  it.each(['stored', 'applied', 'waiting', 'review', 'duplicate', 'mismatch'] as const)(
    '%s ends the sending of its punch',
    (verdict) => {
      const { changes, next } = applyAnswer(rows(1), answered(result('punch 1', verdict)));

      expect(changes).toMatchObject([{ kind: 'answered', punchId: 'punch 1', result: { verdict } }]);
      expect(next.kind).toBe('goOn');
    },
  );

  it('that is missing keeps its punch and does not hammer the server', () => {
    const { changes, next } = applyAnswer(rows(2), answered(result('punch 2', 'applied')));

    expect(changes.map(({ kind }) => kind)).toEqual(['failed', 'answered']);
    expect(next.kind).toBe('wait');
  });
});

describe('no verdict, because of the line or the server', () => {
  it.each<[string, BatchAnswer, number | undefined]>([
    ['no connection', failed({ kind: 'offline' }), undefined],
    ['no answer in time', failed({ kind: 'timedOut' }), undefined],
    ['500', broken(500), undefined],
    ['503 with a time to wait', broken(503, 17), 17_000],
    ['409, another upload', refused(409, 'station.upload_in_progress', 1), 1_000],
    ['429', refused(429, 'rate.limited', 30), 30_000],
  ])('%s keeps every punch and waits', (_, answer, atLeastMs) => {
    const { changes, next } = applyAnswer(rows(3), answer);

    expect(changes.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'failed']);
    expect(next).toEqual({ kind: 'wait', atLeastMs, trouble: undefined });
  });

  it.each<[number, AnyErrorCode, string]>([
    [401, 'kiosk.device_revoked', 'revoked'],
    [401, 'auth.token_invalid', 'key'],
    [401, 'station.key_missing', 'key'],
    [401, 'station.signature_invalid', 'key'],
    [403, 'company.ip_not_allowed', 'refused'],
    [404, 'route.not_found', 'refused'],
  ])('%i %s keeps every punch and tells a person: %s', (status, code, trouble) => {
    const { changes, next } = applyAnswer(rows(50), refused(status, code));

    expect(changes.every(({ kind }) => kind === 'failed')).toBe(true);
    expect(next).toMatchObject({ kind: 'wait', trouble });
  });
});

describe('a batch that cannot be read', () => {
  it.each<[string, BatchAnswer]>([
    ['400', refused(400, 'request.invalid')],
    ['413', refused(413, 'request.too_large')],
    ['413 of a proxy', broken(413)],
  ])('is halved on %s, and nothing is marked yet', (_, answer) => {
    expect(applyAnswer(rows(50), answer)).toEqual({ changes: [], next: { kind: 'goOn', limit: 25 } });
    expect(applyAnswer(rows(3), answer)).toEqual({ changes: [], next: { kind: 'goOn', limit: 2 } });
  });

  it('is cut down to the one punch at fault, which is kept and passed over', () => {
    const { changes, next } = applyAnswer(rows(1), refused(400, 'request.invalid'));

    expect(changes).toEqual([{ kind: 'refused', punchId: 'punch 1', error: 'request.invalid' }]);
    expect(next).toEqual({ kind: 'goOn', limit: 1 });
  });

  it('grows again as soon as batches are read', () => {
    const results = rows(2).map(({ punchId }) => result(punchId, 'applied'));

    expect(applyAnswer(rows(2), answered(...results)).next).toEqual({ kind: 'goOn', limit: 4 });
  });
});
