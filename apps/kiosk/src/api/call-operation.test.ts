import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COMPANY_ID, createFakeServer, makePerson } from '#testing/fake-server.ts';
import { callOperation } from './call-operation.ts';

const server = createFakeServer([makePerson(1, 'Þórunn')]);
const punch = () =>
  callOperation('kioskPunch', {
    body: { employeeId: makePerson(1, '').id, action: 'Start' },
    deviceToken: 'device',
    employeeToken: 'employee',
  });

beforeEach(() => {
  vi.stubGlobal('fetch', server.fetch);
  server.heal('kioskPunch');
  server.heal('getPunchList');
});

describe('a call that succeeds', () => {
  it('gives the data without the envelope', async () => {
    const answer = await callOperation('getPunchList', { query: { companyId: COMPANY_ID } });

    expect(answer).toEqual({ ok: true, data: server.people });
    expect(server.callsOf('getPunchList').at(-1)?.query.get('companyId')).toBe(COMPANY_ID);
  });

  it('sends both tokens of a punch in their headers', async () => {
    await punch();

    const { headers } = server.callsOf('kioskPunch').at(-1)!;
    expect(headers.get('authorization')).toBe('Bearer device');
    expect(headers.get('x-employee-token')).toBe('employee');
  });
});

describe('a call that fails', () => {
  it('is offline when nothing comes through', async () => {
    server.break('kioskPunch', { kind: 'dead' });

    expect(await punch()).toEqual({ ok: false, failure: { kind: 'offline' } });
  });

  it('is timed out when no answer comes within its time', async () => {
    vi.useFakeTimers();
    server.break('kioskPunch', { kind: 'silent' });

    const answer = punch();
    await vi.advanceTimersByTimeAsync(3_000);

    expect(await answer).toEqual({ ok: false, failure: { kind: 'timedOut' } });
  });

  it('is refused with its codes and the time to wait', async () => {
    server.break('kioskPunch', { kind: 'refused', code: 'kiosk.pin_locked', retryAfter: 60 });

    expect(await punch()).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 429, codes: ['kiosk.pin_locked'], retryAfterSeconds: 60 },
    });
  });

  it('is broken when the server itself has failed, whatever its code', async () => {
    server.break('kioskPunch', { kind: 'refused', code: 'server.error' });

    expect(await punch()).toMatchObject({ ok: false, failure: { kind: 'broken', status: 500 } });
  });

  it('is broken when a proxy answers with a page of its own', async () => {
    server.break('kioskPunch', { kind: 'html' });

    expect(await punch()).toMatchObject({ ok: false, failure: { kind: 'broken', status: 200 } });
  });

  it('is broken when the data is not what the contract promises', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ success: true, data: [{ id: 7 }], errors: null })),
    );

    const answer = await callOperation('getPunchList', { query: { companyId: COMPANY_ID } });

    expect(answer).toMatchObject({ ok: false, failure: { kind: 'broken' } });
  });
});
