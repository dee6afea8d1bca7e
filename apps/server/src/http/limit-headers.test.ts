import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { expect, it } from 'vitest';
import { createHttpServer } from './create-http-server.ts';
import { storesInMemory } from './rate-limit-store.ts';
import { createRateLimits, GENERAL_LIMIT } from './rate-limits.ts';

const [NAME, KEY] = ['across-companies', 'address:127.0.0.1'];

async function headersOf(...limits: readonly RequestHandler[]): Promise<(string | null)[]> {
  const app = express();
  app.use(...limits, (_request, response) => response.json('passed'));
  const server = createHttpServer(app, null);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return ['RateLimit', 'RateLimit-Policy'].map((name) => headers.get(name));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const ours = () => createRateLimits(Date.now, storesInMemory(Date.now)).acrossCompanies;

it('says to the letter what express-rate-limit says in draft 8', async () => {
  const theirs = rateLimit({
    ...{ identifier: NAME, limit: GENERAL_LIMIT, windowMs: 60_000 },
    ...{ standardHeaders: 'draft-8', legacyHeaders: false, keyGenerator: () => KEY },
  });

  expect(await headersOf(ours())).toEqual(await headersOf(theirs));
});

it('says of each limit that a request meets how much of it is left', async () => {
  const [left] = await headersOf(ours(), ours());

  expect(left?.match(/r=599; t=60/g)).toHaveLength(2);
});
