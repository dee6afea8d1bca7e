import { afterAll, beforeAll, expect, it } from 'vitest';
import { servePage } from './serve-page.ts';

let served: Awaited<ReturnType<typeof servePage>>;
let text: () => Promise<string>;
beforeAll(async () => {
  served = await servePage(
    { host: '127.0.0.1', port: 0 },
    { type: 'text/plain; version=0.0.4', text: () => text() },
  );
});
afterAll(() => served.close());

const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${served.port}${path}`, { method });

it('answers /metrics with the page, which nobody may keep', async () => {
  text = () => Promise.resolve('stimpill_people_in 2\n');
  const answer = await ask('/metrics?name=value');

  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe('stimpill_people_in 2\n');
});

it('answers nothing else: another address with 404, another method with 405', async () => {
  const [page, health, post] = await Promise.all([ask('/'), ask('/api/v1/health'), ask('/metrics', 'POST')]);

  expect([page.status, health.status, post.status]).toEqual([404, 404, 405]);
  expect(post.headers.get('allow')).toBe('GET, HEAD');
});

it('says 500 and not why when the numbers cannot be read', async () => {
  text = () => Promise.reject(new Error('postgresql://user:password@db'));
  const answer = await ask('/metrics');

  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('The numbers could not be read.\n');
});
