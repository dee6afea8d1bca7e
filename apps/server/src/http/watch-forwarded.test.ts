import express from 'express';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { rawRequest } from '../../test/raw-request.ts';
import { watchForwarded, type ForwardedTrouble } from './watch-forwarded.ts';

const OTHER = '127.0.0.9';

async function troublesOf(trust: number | string[] | false, headers: Record<string, string>) {
  const noted: ForwardedTrouble[] = [];
  const app = express().set('trust proxy', trust);
  app.use(
    watchForwarded((trouble) => noted.push(trouble)),
    (_request, response) => void response.end(),
  );
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await rawRequest(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
  server.close();
  return noted;
}

const [FOR, PROTO] = ['X-Forwarded-For', 'X-Forwarded-Proto'];

describe('what a proxy says', () => {
  it.each([FOR, PROTO, 'X-Forwarded-Host', 'Forwarded'])(
    'is noted where no proxy is believed: %s',
    async (name) => {
      expect(await troublesOf(false, { [name]: '203.0.113.9' })).toEqual([
        { kind: 'not_believed', peer: '127.0.0.1' },
      ]);
    },
  );

  it('is noted where another proxy is believed', async () => {
    expect(await troublesOf([OTHER], { [FOR]: '203.0.113.9' })).toEqual([
      { kind: 'not_believed', peer: '127.0.0.1' },
    ]);
  });

  it.each([{ [PROTO]: 'https' }, { Forwarded: 'for=203.0.113.9;proto=https' }])(
    'is noted where it leaves out from where a request came, as we read it: %j',
    async (headers) => {
      expect(await troublesOf(1, headers)).toEqual([{ kind: 'no_address', peer: '127.0.0.1' }]);
    },
  );

  it.each([1, ['127.0.0.1'], ['127.0.0.0/8', '10.0.0.0/8']])(
    'is fine where it is believed: %j',
    async (trust) => {
      expect(await troublesOf(trust, { [FOR]: '203.0.113.9', [PROTO]: 'https' })).toEqual([]);
      expect(await troublesOf(trust, {})).toEqual([]);
    },
  );

  it('is noted where fewer proxies have written than are believed: the rest was the choice of the caller', async () => {
    expect(await troublesOf(2, { [FOR]: '203.0.113.9' })).toEqual([{ kind: 'too_wide', peer: '127.0.0.1' }]);
    expect(await troublesOf(2, { [FOR]: '203.0.113.9, 10.0.0.1' })).toEqual([]);
  });

  it('is noted where those who ask count as proxies themselves', async () => {
    const trust = ['127.0.0.1', '10.0.0.0/8'];

    expect(await troublesOf(trust, { [FOR]: '10.4.5.6' })).toEqual([{ kind: 'too_wide', peer: '127.0.0.1' }]);
    expect(await troublesOf(trust, { [FOR]: '203.0.113.9, 10.4.5.6' })).toEqual([]);
    expect(await troublesOf(trust, { [FOR]: '127.0.0.1' })).toEqual([]);
  });
});
