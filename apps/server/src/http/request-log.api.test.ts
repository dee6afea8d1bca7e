import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHEAP_HASHING, startApi, type TestApi } from '../../test/api.ts';
import { PASSWORD } from '../../test/given.ts';

type Line = Readonly<Record<string, unknown>>;

let api: TestApi;
let onVerify: (() => void) | undefined;
let finishHashing: (() => void) | undefined;

beforeAll(async () => {
  api = await startApi({
    hashing: {
      hash: CHEAP_HASHING.hash,
      verify: async (storedHash, secret) => {
        if (onVerify !== undefined) {
          onVerify();
          await new Promise<void>((resolve) => {
            finishHashing = resolve;
          });
        }
        return CHEAP_HASHING.verify(storedHash, secret);
      },
    },
  });
});
afterAll(() => api.stop());

/** The line is written when the answer has left, which can be after it arrived. */
function lineOf(requestId: string): Promise<Line> {
  return expect
    .poll(() => find(requestId))
    .toBeDefined()
    .then(() => find(requestId)!);
}

function find(requestId: string): Line | undefined {
  const lines = api.logLines.map((line) => JSON.parse(line) as Line);
  return lines.find((line) => line['requestId'] === requestId && line['msg'] === 'request');
}

it('says of a request who, what and with which result, and nothing else', async () => {
  const company = await api.given.aCompany();
  const manager = await api.given.anEmployee(company, { role: 'manager' });
  const { token } = await api.given.aSession(manager);

  const headers = { 'X-Request-Id': 'a-read', 'User-Agent': 'a spy' };
  await api.call('listUsers', { params: { companyId: company.id }, token, headers });
  const line = await lineOf('a-read');

  expect(line).toEqual({
    level: 30,
    time: line['time'],
    requestId: 'a-read',
    method: 'GET',
    route: 'GET /companies/{companyId}/users',
    status: 200,
    durationMs: line['durationMs'],
    companyId: company.id,
    subject: `user:${manager.id}`,
    msg: 'request',
  });
});

it('names a device that calls, and nobody where nobody is signed in', async () => {
  const company = await api.given.aCompany();
  const device = await api.given.aDevice(await api.given.anEmployee(company, { role: 'owner' }));

  await api.call('authenticatePin', { token: device.token, body: {}, headers: { 'X-Request-Id': 'a-pin' } });
  const body = { email: 'nobody@example.is', password: PASSWORD };
  await api.call('login', { body, headers: { 'X-Request-Id': 'a-login' } });

  expect(await lineOf('a-pin')).toMatchObject({ subject: `device:${device.id}`, status: 400 });
  expect(Object.keys(await lineOf('a-login'))).not.toEqual(expect.arrayContaining(['subject', 'companyId']));
});

it('never repeats an address that leads nowhere', async () => {
  await fetch(`${api.baseUrl}/no/such/place?token=secret`, { headers: { 'X-Request-Id': 'a-stray' } });

  expect(await lineOf('a-stray')).toMatchObject({ route: 'none', status: 404 });
});

it('has a line without a status for a request whose sender did not wait for the answer', async () => {
  const body = JSON.stringify({ email: 'nobody@example.is', password: PASSWORD });
  const socket = connect(Number(new URL(api.baseUrl).port), '127.0.0.1');
  const isHashing = new Promise<void>((resolve) => {
    onVerify = resolve;
  });
  socket.write(
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nX-Request-Id: a-lost-one\r\n' +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );

  await isHashing;
  socket.destroy();
  const line = await lineOf('a-lost-one');
  finishHashing?.();

  expect(line).toMatchObject({ route: 'POST /auth/login' });
  expect(line).not.toHaveProperty('status');
});
