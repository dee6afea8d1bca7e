import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeServer, MANAGER } from '#testing/fake-server.ts';
import { callOperation } from './call-operation.ts';

const server = createFakeServer();
const register = () => callOperation('registerDevice', { body: { ...MANAGER, deviceName: 'Front door' } });

beforeEach(() => {
  vi.stubGlobal('fetch', server.fetch);
  server.heal('registerDevice');
});

describe('a call that succeeds', () => {
  it('gives the data without the envelope', async () => {
    const answer = await register();

    expect(answer).toMatchObject({ ok: true, data: { companyName: 'Kaffihús Norður ehf.' } });
    expect(server.callsOf('registerDevice').at(-1)?.body).toMatchObject({ deviceName: 'Front door' });
  });
});

describe('a call that fails', () => {
  it('is offline when nothing comes through', async () => {
    server.break('registerDevice', { kind: 'dead' });

    expect(await register()).toEqual({ ok: false, failure: { kind: 'offline' } });
  });

  it('is timed out when no answer comes within its time', async () => {
    vi.useFakeTimers();
    server.break('registerDevice', { kind: 'silent' });

    const answer = register();
    await vi.advanceTimersByTimeAsync(15_000);

    expect(await answer).toEqual({ ok: false, failure: { kind: 'timedOut' } });
  });

  it('is refused with its codes and the time to wait', async () => {
    server.break('registerDevice', { kind: 'refused', code: 'auth.too_many_attempts', retryAfter: 900 });

    expect(await register()).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 429, codes: ['auth.too_many_attempts'], retryAfterSeconds: 900 },
    });
  });

  it('is broken when the server itself has failed, whatever its code', async () => {
    server.break('registerDevice', { kind: 'refused', code: 'server.error' });

    expect(await register()).toMatchObject({ ok: false, failure: { kind: 'broken', status: 500 } });
  });

  it('is broken when a proxy answers with a page of its own', async () => {
    server.break('registerDevice', { kind: 'html' });

    expect(await register()).toMatchObject({ ok: false, failure: { kind: 'broken', status: 200 } });
  });

  it('is broken when the data is not what the contract promises', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ success: true, data: { status: 'ok' }, errors: null })),
    );

    const answer = await callOperation('getHealth');

    expect(answer).toMatchObject({ ok: false, failure: { kind: 'broken' } });
  });
});
