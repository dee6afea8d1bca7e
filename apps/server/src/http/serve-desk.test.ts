import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#log.ts';
import { rawRequest } from '../../test/raw-request.ts';
import { errorHandler, routeNotFound } from './error-handler.ts';
import { giveRequestId } from './request-id.ts';
import { serveDesk } from './serve-desk.ts';

let folder: string;
let server: Server;
let origin: string;
const logLines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stimpill-desk-'));
  const desk = join(folder, 'dist');
  mkdirSync(join(desk, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'a secret');
  writeFileSync(join(desk, '.env'), 'a secret');
  writeFileSync(join(desk, 'index.html'), '<!doctype html>the desk');
  writeFileSync(join(desk, 'notices.txt'), 'notices');
  writeFileSync(join(desk, 'assets', 'app-1a2b.js'), '// app');
  const log = createLog('info', { write: (line) => logLines.push(line) });
  const app = express().use(giveRequestId, serveDesk(desk), routeNotFound, errorHandler(log));
  server = createServer(app as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('the built desk', () => {
  it.each(['/desk/', '/desk/people', '/desk/people/6f1c2a34?tab=pay', '/desk/index.html'])(
    'answers every address of the app with its shell, checked every time: %s',
    async (path) => {
      const answer = await rawRequest(`${origin}${path}`);

      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body.toString()).toContain('the desk');
    },
  );

  it('leads from /desk to the address with a slash, which its links are relative to', async () => {
    const answer = await rawRequest(`${origin}/desk`);

    expect([answer.status, answer.headers.location]).toEqual([308, '/desk/']);
  });

  it('keeps files whose names are their fingerprints for ever', async () => {
    const answer = await rawRequest(`${origin}/desk/assets/app-1a2b.js`);

    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('text/javascript');
  });

  it('answers a file of an older version that is gone with 404, never with the shell', async () => {
    const answer = await rawRequest(`${origin}/desk/assets/gone.js`);

    expect([answer.status, ...answer.codes]).toEqual([404, 'route.not_found']);
  });

  it.each([
    '/desk/../secret.txt',
    '/desk/%2e%2e/secret.txt',
    '/desk/..%2fsecret.txt',
    '/desk/.env',
    '/desk/%00',
  ])('gives nothing else away: %s', async (path) => {
    const answer = await rawRequest(`${origin}${path}`);

    expect(answer.body.toString()).not.toContain('a secret');
    expect(logLines).toEqual([]);
  });

  it('is only read, never written, and answers nothing outside its folder', async () => {
    const written = await rawRequest(`${origin}/desk/`, { method: 'PUT', body: 'mine' });
    const outside = await rawRequest(`${origin}/desktop`);

    expect([written.status, outside.status]).toEqual([404, 404]);
  });
});
