import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../../test/raw-request.ts';
import { serveFolder, type ServedFolder } from '../../test/serve-folder.ts';
import { serveApp } from './serve-app.ts';

let served: ServedFolder;

beforeAll(async () => {
  served = await serveFolder(
    {
      'index.html': '<!doctype html>the desk',
      'notices.txt': 'notices',
      'assets/app-1a2b.js': '// app',
    },
    (folder) => serveApp('/desk', folder),
  );
});
afterAll(() => served.stop());

describe('the built desk', () => {
  it.each(['/desk/', '/desk/people', '/desk/people/6f1c2a34?tab=pay', '/desk/index.html'])(
    'answers every address of the app with its shell, checked every time: %s',
    async (path) => {
      const answer = await rawRequest(`${served.origin}${path}`);

      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body.toString()).toContain('the desk');
    },
  );

  it('leads from /desk to the address with a slash, which its links are relative to', async () => {
    const answer = await rawRequest(`${served.origin}/desk`);

    expect([answer.status, answer.headers.location]).toEqual([308, '/desk/']);
  });

  it('keeps files whose names are their fingerprints for ever', async () => {
    const answer = await rawRequest(`${served.origin}/desk/assets/app-1a2b.js`);

    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('text/javascript');
  });

  it('answers a file of an older version that is gone with 404, never with the shell', async () => {
    const answer = await rawRequest(`${served.origin}/desk/assets/gone.js`);

    expect([answer.status, ...answer.codes]).toEqual([404, 'route.not_found']);
  });

  it.each([
    '/desk/../secret.txt',
    '/desk/%2e%2e/secret.txt',
    '/desk/..%2fsecret.txt',
    '/desk/.env',
    '/desk/%00',
  ])('gives nothing else away: %s', async (path) => {
    const answer = await rawRequest(`${served.origin}${path}`);

    expect(answer.body.toString()).not.toContain('a secret');
    expect(served.logLines).toEqual([]);
  });

  it('is only read, never written, and answers nothing outside its folder', async () => {
    const written = await rawRequest(`${served.origin}/desk/`, { method: 'PUT', body: 'mine' });
    const outside = await rawRequest(`${served.origin}/desktop`);

    expect([written.status, outside.status]).toEqual([404, 404]);
  });
});
