import { expect } from '@playwright/test';
import { bjartur, manager } from '../support/company.ts';
import { aPartner } from '../support/partner.ts';
import { untilInstalled } from '../support/pages/until-installed.ts';
import { test } from '../support/test.ts';

test.use({ stopsServer: true });

/** Everything that this browser keeps for the kiosk, as text. */
async function everythingKept(): Promise<string> {
  const kept: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  const asText = (value: unknown): string =>
    JSON.stringify(value, (_, inner: unknown) =>
      inner instanceof Uint8Array ? String.fromCharCode(...inner) : inner,
    );
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name ?? '');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(`${name ?? ''} cannot be opened`));
    });
    for (const store of [...database.objectStoreNames].filter((one) => one !== 'ballast')) {
      const rows = await new Promise<unknown>((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result);
      });
      kept.push(asText(rows));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) kept.push(request.url);
  }
  return kept.join('\n');
}

test('a whole shift without a server arrives by itself, at the minutes of the taps', async ({
  kiosk,
  server,
  request,
}) => {
  const { page, people, pin } = kiosk;
  const taps: number[] = [];
  const punch = async () => {
    await people.choose(bjartur.name);
    taps.push((await pin.enterTwice(bjartur.pin)) + ahead);
    await kiosk.punch.expectSaved();
  };
  await server.moveClockTo('2026-03-06T06:58:00.000Z');
  const ahead = Date.parse('2026-03-06T06:58:00.000Z') - Date.now();
  await page.reload();
  await people.wake();
  await expect(people.tile(bjartur.name)).toBeVisible();
  await untilInstalled(page);

  await server.stop();
  await page.reload();
  await people.wake();
  await expect(page.getByText(/Punches are kept on this device/)).toBeVisible();
  await punch();
  const kept = await page.evaluate(everythingKept);
  await kiosk.punch.close();
  await page.reload();
  await people.wake();
  await expect(page.getByText(/1 punch waits/)).toBeVisible();
  await punch();

  expect(kept).toContain('"status":"waiting"');
  expect(kept).not.toMatch(new RegExp(`(?<![\\w-])${bjartur.pin}(?![\\w-])`));

  await server.startAgain();
  const partner = await aPartner(request, server.origin, manager);
  const entries = async () => (await partner.timesheetOf(bjartur.id, '2026-03-06', '2026-03-06')).entries;
  await expect.poll(async () => (await entries())[0]?.endAtUtc ?? null).not.toBeNull();
  const [entry] = await entries();
  expect(entry?.isDraft).toBe(false);
  const recorded = [entry?.startAtUtc, entry?.endAtUtc].map((instant) => Date.parse(instant ?? ''));
  for (const [place, tap] of taps.entries())
    expect(Math.abs((recorded[place] ?? 0) - tap)).toBeLessThan(2_000);
});
