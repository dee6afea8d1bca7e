// Every answer of every test goes through one check. These tests prove that the check finds wrong answers.
import { describe, expect, it } from 'vitest';
import { faultsOfAnswer, type ObservedAnswer } from './documented-answer.ts';

const health: ObservedAnswer = {
  method: 'GET',
  url: '/api/v1/health',
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'a-1' },
  body: '{"success":true,"data":{"status":"ok","version":"1","timeUtc":"2026-03-02T06:58:00.000Z"},"errors":null}',
};

const failure = (code: string) =>
  `{"success":false,"data":null,"errors":[{"code":"${code}","message":"No."}]}`;

const limited: ObservedAnswer = {
  ...health,
  status: 429,
  headers: {
    ...health.headers,
    'retry-after': '30',
    ratelimit: '"general";r=0',
    'ratelimit-policy': '"general"',
  },
  body: failure('rate.limited'),
};

describe('an answer', () => {
  it('is accepted when it is what the description says', () => {
    expect([...faultsOfAnswer(health), ...faultsOfAnswer(limited)]).toEqual([]);
    expect(faultsOfAnswer({ ...health, method: 'HEAD', body: '' })).toEqual([]);
  });

  const wrong: Record<string, ObservedAnswer> = {
    'has a status that is not described': { ...health, status: 404, body: failure('route.not_found') },
    'has a code of another status': { ...limited, body: failure('server.error') },
    'has a field too many': { ...health, body: health.body.replace('"version"', '"more":1,"version"') },
    'lacks a field': { ...health, body: health.body.replace('"version":"1",', '') },
    'has an instant without milliseconds': { ...health, body: health.body.replace('.000Z', 'Z') },
    'has no envelope': { ...health, body: '{"status":"ok"}' },
    'is no JSON': { ...health, body: 'ok' },
    'has no request id': { ...health, headers: { 'content-type': 'application/json; charset=utf-8' } },
    'has no type': { ...health, headers: { 'x-request-id': 'a-1' } },
    'does not say how long to wait': {
      ...limited,
      headers: { ...limited.headers, 'retry-after': undefined },
    },
    'says how long to wait in words': { ...limited, headers: { ...limited.headers, 'retry-after': 'soon' } },
    'comes from an address that is not described': { ...health, url: '/api/v1/health/more' },
    'does not name the methods it takes': {
      ...health,
      method: 'PUT',
      status: 405,
      body: failure('route.method_not_allowed'),
    },
  };

  it.each(Object.entries(wrong))('is reported when it %s', (_, answer) => {
    expect(faultsOfAnswer(answer)).not.toEqual([]);
  });
});
