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
import { serveKiosk } from './serve-kiosk.ts';

let folder: string;
let server: Server;
let origin: string;
const logLines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stimpill-kiosk-'));
  const kiosk = join(folder, 'dist');
  mkdirSync(join(kiosk, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'a secret');
  writeFileSync(join(kiosk, '.env'), 'a secret');
  writeFileSync(join(kiosk, 'index.html'), '<!doctype html>');
  writeFileSync(join(kiosk, 'sw.js'), '// worker');
  writeFileSync(join(kiosk, 'assets', 'app-1a2b.js'), '// app');
  const log = createLog('info', { write: (line) => logLines.push(line) });
  const app = express().use(giveRequestId, serveKiosk(kiosk), routeNotFound, errorHandler(log));
  server = createServer(app as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('the built kiosk', () => {
  it.each(['/', '/index.html', '/sw.js'])('is checked for a new version every time: %s', async (path) => {
    const answer = await rawRequest(`${origin}${path}`);

    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it('keeps files whose names are their fingerprints for ever', async () => {
    const answer = await rawRequest(`${origin}/assets/app-1a2b.js`);

    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('text/javascript');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/.env',
    '/assets/',
    '/assets/gone.js',
    '/%zz',
    '/%00',
    '/a%00b',
  ])('gives nothing else away: %s', async (path) => {
    const answer = await rawRequest(`${origin}${path}`);

    expect([answer.status, ...answer.codes]).toEqual([404, 'route.not_found']);
    expect(answer.body.toString()).not.toContain('secret');
    expect(logLines).toEqual([]);
  });

  it('is only read, never written', async () => {
    const answer = await rawRequest(`${origin}/index.html`, { method: 'PUT', body: 'mine' });

    expect([answer.status, ...answer.codes]).toEqual([404, 'route.not_found']);
  });
});
