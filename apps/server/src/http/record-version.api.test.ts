// Operations about a record with a version, and those that need a confirmation. Made here, so that no operation has to change for it.
import { defineOperation } from '@stimpill/api-types';
import express from 'express';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import { frozenClock } from '../../test/frozen-clock.ts';
import type { UserCaller } from './caller.ts';
import { errorHandler } from './error-handler.ts';
import { mountApi } from './mount-api.ts';
import type { HandlerInput, MountDeps } from './mount-operation.ts';
import { storesInMemory } from './rate-limit-store.ts';
import { createRateLimits } from './rate-limits.ts';
import { giveRequestId } from './request-state.ts';

const about = {
  path: '/record',
  tag: 'system',
  summary: 'A record of this test',
  description: 'Only for this test.',
  auth: 'manage',
  versioned: true,
  data: z.object({ name: z.string() }),
  errors: [],
  example: { data: { name: 'Anna' } },
} as const;
const body = z.object({ name: z.string() });
const readRecord = defineOperation({ ...about, id: 'readRecord', method: 'GET' });
const writeRecord = defineOperation({ ...about, id: 'writeRecord', method: 'PUT', body });
const removeRecord = defineOperation({ ...about, id: 'removeRecord', method: 'DELETE', freshFactor: true });

let server: Server;
let address: string;
let record: { name: string };
let isConfirmed: boolean;

const somebody = (): UserCaller => ({
  kind: 'user',
  userId: 'u',
  companyId: 'c',
  role: 'owner',
  departmentIds: null,
  sessionId: 's',
  via: 'desk',
  isService: false,
  isConfirmed,
  lacksFactor: false,
});

const operations = { readRecord, writeRecord, removeRecord };
const handlers = {
  readRecord: () => Promise.resolve(record),
  writeRecord: ({ body: { name }, expectVersion }: HandlerInput<typeof writeRecord>) => {
    expectVersion(record);
    record = { name };
    return Promise.resolve(record);
  },
  removeRecord: ({ expectVersion }: HandlerInput<typeof removeRecord>) => {
    expectVersion(record);
    return Promise.resolve(record);
  },
};
const { clock } = frozenClock();
const deps = {
  verify: { user: () => Promise.resolve(somebody()) },
  rateLimits: createRateLimits(clock, storesInMemory(clock)),
} as unknown as MountDeps;

beforeAll(async () => {
  const app = express();
  app.disable('etag');
  app.use(giveRequestId);
  app.use(mountApi(operations, handlers, deps));
  app.use(errorHandler(createLog('silent', { write: () => undefined })));
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/record`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  record = { name: 'Anna' };
  isConfirmed = true;
});

async function send(method: string, { version, json }: { version?: string; json?: unknown } = {}) {
  const answer = await fetch(address, {
    method,
    headers: {
      Authorization: 'Bearer x',
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(version === undefined ? {} : { 'If-Match': version }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const { errors } = (await answer.json()) as { errors: { code: string }[] | null };
  return { status: answer.status, code: errors?.[0]?.code, etag: answer.headers.get('ETag') ?? '' };
}

describe('a record with a version', () => {
  it('is answered with it, the same for the same content and another for another', async () => {
    const first = await send('GET');
    const same = await send('GET');
    record = { name: 'Björk' };
    const other = await send('GET');

    expect(first.etag).toMatch(/^"[\w-]{22}"$/);
    expect(same.etag).toBe(first.etag);
    expect(other.etag).not.toBe(first.etag);
  });

  it('is written by a client that names the version that is there, and tells the new one', async () => {
    const { etag } = await send('GET');

    const written = await send('PUT', { version: etag, json: { name: 'Björk' } });

    expect([written.status, record.name]).toEqual([200, 'Björk']);
    expect(written.etag).toBe((await send('GET')).etag);
  });

  it('is not written over what somebody else wrote meanwhile', async () => {
    const { etag } = await send('GET');
    record = { name: 'Somebody else' };

    const late = await send('PUT', { version: etag, json: { name: 'Björk' } });

    expect([late.status, late.code, record.name]).toEqual([412, 'record.changed_meanwhile', 'Somebody else']);
    expect((await send('DELETE', { version: etag })).code).toBe('record.changed_meanwhile');
  });

  it.each([[undefined], ['*'], [''], ['no-quotes']])(
    'is not written by a client that names no version: %s',
    async (version) => {
      const { status, code } = await send('PUT', {
        json: { name: 'Björk' },
        ...(version === undefined ? {} : { version }),
      });

      expect([status, code, record.name]).toEqual([428, 'request.version_missing', 'Anna']);
    },
  );

  it('knows its version again when a proxy that compresses made it weak', async () => {
    const { etag } = await send('GET');

    expect((await send('PUT', { version: `W/${etag}`, json: { name: 'B' } })).status).toBe(200);
  });

  it('names its methods to a client that uses another', async () => {
    const answer = await fetch(address, { method: 'POST' });

    expect(answer.headers.get('Allow')).toBe('GET, HEAD, PUT, DELETE');
  });
});

describe('what needs a confirmation', () => {
  it('is refused without one, before anything about the record is told', async () => {
    isConfirmed = false;

    const { status, code } = await send('DELETE');

    expect([status, code]).toEqual([403, 'auth.confirmation_needed']);
  });

  it('is done with one', async () => {
    const { etag } = await send('GET');

    expect((await send('DELETE', { version: etag })).status).toBe(200);
  });
});

describe('an API', () => {
  it('does not compile with a handler too many, or without one', () => {
    const { removeRecord: _, ...withoutOne } = handlers;

    // @ts-expect-error: there is no such operation
    expect(mountApi(operations, { ...handlers, another: handlers.readRecord }, deps)).toBeTypeOf('function');
    // @ts-expect-error: nobody answers `removeRecord`
    expect(() => mountApi(operations, withoutOne, deps)).toThrow('removeRecord');
  });
});
