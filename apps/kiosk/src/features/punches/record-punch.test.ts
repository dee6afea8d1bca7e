import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COMPANY_ID, createFakeServer, makePerson, type FakeServer } from '#testing/fake-server.ts';
import { recordPunch, type PunchOutcome } from './record-punch.ts';

const NOW = Date.parse('2026-03-02T06:58:00.000Z');
const anna = makePerson(1, 'Anna');
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  server = createFakeServer([anna]);
  vi.stubGlobal('fetch', server.fetch);
});

async function punch(action: 'Start' | 'Stop' = 'Start'): Promise<PunchOutcome> {
  const running = recordPunch(
    {
      employeeId: anna.id,
      companyId: COMPANY_ID,
      action,
      sentAt: NOW,
      deviceToken: 'device',
      employeeToken: 'token of the employee session',
    },
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(30_000);
  return running;
}

describe('a punch with an answer', () => {
  it("is recorded at the server's moment", async () => {
    expect(await punch()).toEqual({ kind: 'recorded', at: NOW, isFromList: false });
  });

  it('is a conflict when the server knows another state', async () => {
    expect(await punch('Stop')).toEqual({ kind: 'conflict', isClockedIn: false });
  });

  it.each([
    ['punch.project_required', 'projectRequired', 'W1-a1b2c3d4'],
    ['punch.overlaps_entry', 'overlapsLater', 'W2-a1b2c3d4'],
    ['company.ip_not_allowed', 'addressNotAllowed', 'C1-a1b2c3d4'],
    ['rate.limited', 'tooManyRequests', 'S2-a1b2c3d4'],
    ['company.feature_disabled', 'refused', 'S3-a1b2c3d4'],
  ] as const)('refused with %s is the problem %s', async (code, kind, supportCode) => {
    server.break('kioskPunch', { kind: 'refused', code });

    expect(await punch()).toEqual({ kind: 'problem', problem: { kind, supportCode } });
  });

  it.each(['kiosk.device_revoked', 'auth.token_invalid'] as const)(
    'revokes the tablet on %s',
    async (code) => {
      server.break('kioskPunch', { kind: 'refused', code });

      expect(await punch()).toEqual({ kind: 'revoked' });
    },
  );

  it('asks for the PIN again when the session has ended', async () => {
    server.break('kioskPunch', { kind: 'refused', code: 'kiosk.employee_token_expired' });

    expect(await punch()).toEqual({ kind: 'sessionEnded' });
  });
});

describe('a punch without an answer', () => {
  it('counts as recorded only after the list has said so', async () => {
    server.break('kioskPunch', { kind: 'silent', isDone: true });

    expect(await punch()).toEqual({ kind: 'recorded', at: NOW, isFromList: true });
    expect(server.callsOf('getPunchList')).toHaveLength(1);
  });

  it('is NOT recorded when three readings of the list say so', async () => {
    server.break('kioskPunch', { kind: 'silent' });

    expect(await punch()).toMatchObject({ kind: 'problem', problem: { kind: 'notRecorded' } });
    expect(server.callsOf('getPunchList')).toHaveLength(3);
  });

  it.each(['dead', 'html'] as const)('is not known when the list cannot be read (%s)', async (kind) => {
    server.break('kioskPunch', { kind });
    server.break('getPunchList', { kind });

    expect(await punch()).toMatchObject({ kind: 'problem', problem: { kind: 'notKnown' } });
  });

  it('is looked up after a fault of the server as well', async () => {
    server.break('kioskPunch', { kind: 'refused', code: 'server.error' });

    expect(await punch()).toMatchObject({ kind: 'problem', problem: { kind: 'notRecorded' } });
  });

  it('is never sent a second time', async () => {
    server.break('kioskPunch', { kind: 'silent' });

    await punch();

    expect(server.callsOf('kioskPunch')).toHaveLength(1);
  });
});
