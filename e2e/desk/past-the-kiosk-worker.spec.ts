// A browser that has had the kiosk keeps its worker, which once answered every address. The desk must be reached in it all the same.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { untilInstalled } from '../support/pages/until-installed.ts';
import { startStimpillServer } from '../support/stimpill-server.ts';
import { test } from '../support/test.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const BUILT_KIOSK = fileOf('../../apps/kiosk/dist');
/** What the worker leaves to the server beside the API, as it stands in the built file. */
const LEAVES_DESK = String.raw`,/^\/desk(?:[/?]|$)/`;

const KIOSK = 'Stimpill';
const DESK = 'Sign in · Stimpill';

/** A kiosk as it was before there was a desk, and the server that hands it out; `update` puts today's worker there. */
async function serverWithOldKiosk() {
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-kiosk-'));
  const worker = join(folder, 'service-worker.js');
  cpSync(BUILT_KIOSK, folder, { recursive: true });
  const today = readFileSync(worker, 'utf8');
  expect(today).toContain(LEAVES_DESK);
  writeFileSync(worker, today.replace(LEAVES_DESK, ''));
  const server = await startStimpillServer(fileOf('../support/company.yaml'), { KIOSK_DIR: folder });
  return {
    origin: server.origin,
    update: () => writeFileSync(worker, today),
    remove: async () => {
      await server.remove();
      rmSync(folder, { recursive: true });
    },
  };
}

test('a browser with an old kiosk is let through to the desk as soon as it asks for it', async ({ page }) => {
  const { origin, update, remove } = await serverWithOldKiosk();
  try {
    await page.goto(origin);
    await untilInstalled(page);
    await page.goto(`${origin}/desk/`);
    // The old worker answers with the kiosk, as long as the server has no other.
    await expect(page).toHaveTitle(KIOSK);
    update();

    await page.goto(`${origin}/desk/`);

    await expect(page).toHaveTitle(DESK);
    await page.goto(`${origin}/desk/people?filter=all`);
    await expect(page).toHaveTitle(DESK);
    await page.goto(origin);
    await expect(page).toHaveTitle(KIOSK);
  } finally {
    await remove();
  }
});

test('a browser in which the kiosk is open is not hurried', async ({ page, context }) => {
  const { origin, update, remove } = await serverWithOldKiosk();
  try {
    await page.goto(origin);
    await untilInstalled(page);
    update();

    const second = await context.newPage();
    await second.goto(`${origin}/desk/`);
    await second.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration('/'))?.waiting !== null,
    );

    await expect(second).toHaveTitle(KIOSK);
    await expect(page).toHaveTitle(KIOSK);
    // Once every window is closed, nobody can be interrupted.
    await page.close();
    await second.close();
    const third = await context.newPage();
    await expect
      .poll(async () => {
        // A visit that came before the others were gone is one of the old worker, and is to be gone as well before the next.
        await third.goto('about:blank');
        // The kiosk takes up its new worker by loading again, which may break off this visit; the next one tells.
        await third.goto(`${origin}/desk/`, { waitUntil: 'networkidle' }).catch(() => undefined);
        return third.title();
      })
      .toBe(DESK);
  } finally {
    await remove();
  }
});
