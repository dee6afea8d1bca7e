import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';
import { callManage } from './call-manage.ts';

let api: FakeApi;

beforeEach(() => {
  vi.useFakeTimers();
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  window.dispatchEvent(new Event('focus'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function markOfNextCall() {
  await callManage('getDeskSession', {});
  return api.requests.at(-1)?.headers.get('x-stimpill-unasked') ?? null;
}

describe('a request of a page', () => {
  it('says that nobody asked for it once the page was not touched for a minute', async () => {
    vi.advanceTimersByTime(59_000);
    expect(await markOfNextCall()).toBeNull();

    vi.advanceTimersByTime(1_000);
    expect(await markOfNextCall()).toBe('true');
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'focus'])('counts for somebody again after %s', async (act) => {
    vi.advanceTimersByTime(3_600_000);
    window.dispatchEvent(new Event(act));

    expect(await markOfNextCall()).toBeNull();
  });
});
