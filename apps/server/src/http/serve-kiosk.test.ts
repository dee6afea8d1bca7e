import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../../test/raw-request.ts';
import { serveFolder, type ServedFolder } from '../../test/serve-folder.ts';
import { serveKiosk } from './serve-kiosk.ts';

let served: ServedFolder;

beforeAll(async () => {
  served = await serveFolder(
    {
      'index.html': '<!doctype html>',
      'sw.js': '// worker',
      'assets/app-1a2b.js': '// app',
    },
    serveKiosk,
  );
});
afterAll(() => served.stop());

describe('the built kiosk', () => {
  it.each(['/', '/index.html', '/sw.js'])('is checked for a new version every time: %s', async (path) => {
    const answer = await rawRequest(`${served.origin}${path}`);

    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it('keeps files whose names are their fingerprints for ever', async () => {
    const answer = await rawRequest(`${served.origin}/assets/app-1a2b.js`);

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
    const answer = await rawRequest(`${served.origin}${path}`);

    expect([answer.status, ...answer.codes]).toEqual([404, 'route.not_found']);
    expect(answer.body.toString()).not.toContain('secret');
    expect(served.logLines).toEqual([]);
  });

  it('is only read, never written', async () => {
    const answer = await rawRequest(`${served.origin}/index.html`, { method: 'PUT', body: 'mine' });

    expect([answer.status, ...answer.codes]).toEqual([404, 'route.not_found']);
  });
});
