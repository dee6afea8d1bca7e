import { expect, vi } from 'vitest';
import { waysToThisPage } from './in-page.ts';
import { called, type OtherPage } from './other-browser.ts';

/** A tablet that was set up opens anew, as its punch clock. Given up after a minute, before a test as well as in one. */
export async function hasReloaded({ evaluate }: OtherPage): Promise<void> {
  const look = async () => expect(await evaluate(called(waysToThisPage, null))).toEqual(['reload']);
  await vi.waitFor(look, { timeout: 60_000, interval: 100 });
}
