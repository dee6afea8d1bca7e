// Browsers throw away what a page has stored, or lose power while they write it. Whatever is still to be found of a punch reaches the
// server, once; of what is not, nothing is said that is not so.
import { expect, type Page } from '@playwright/test';
import { company, lukasz, manager, aegir } from '../support/company.ts';
import { aLostTablet } from '../support/lost-tablet.ts';
import { setUpPage } from '../support/pages/set-up-page.ts';
import { test } from '../support/test.ts';
import { words } from '../support/words.ts';
import {
  ALL_FATES,
  countLeft,
  nameOf,
  readStores,
  writeFiles,
  writeStores,
} from '../support/write-stores.ts';

const say = words.en;
const PUNCHES = 3;

async function registersAnew(page: Page): Promise<void> {
  const setUp = setUpPage(page);
  await setUp.passWelcome();
  await setUp.describeTablet({ name: 'Back door' });
  await setUp.signIn(manager);
}

type Asked = readonly { readonly punchId: string | null }[];

test('whatever is lost of the three stores, every punch that is left reaches the server once, with a question', async ({
  kiosk,
  server,
}) => {
  const { page, people, pin } = kiosk;
  await people.wake();
  await page.context().setOffline(true);
  await people.choose(lukasz.name);
  await pin.enterTwice(lukasz.pin);
  await kiosk.punch.expectSaved();
  const written = await page.evaluate(readStores);
  await page.context().setOffline(false);
  const tablet = await aLostTablet(server.origin, manager, written);
  const arrived: string[] = [];

  for (const fates of ALL_FATES) {
    await test.step(nameOf(fates), async () => {
      const stores = await tablet.punches(fates, PUNCHES, aegir.id);
      const left = countLeft(fates, PUNCHES);
      // A document of the same origin that opens no database.
      await page.goto(`${server.origin}/api/v1/health`);
      await page.evaluate(writeFiles, stores);
      await page.evaluate(writeStores, stores);
      await page.goto(server.origin);

      if (fates.database === 'lost') {
        await expect(page.getByText(say.setUpTitle)).toBeVisible();
        if (left > 0) {
          await expect(page.getByText(say.keptFromBefore({ punches: left }))).toBeVisible();
          await registersAnew(page);
          await expect(page.getByText(say.keptHandedOver({ punches: left }))).toBeVisible();
        } else if (fates.local === 'kept') {
          await registersAnew(page);
          await expect(page.getByText(say.checksText)).toBeVisible();
          await page.reload();
        }
      } else {
        await expect(page.getByText(say.touchToPunch).first()).toBeVisible();
      }
      await expect.poll(tablet.highest).toBe(left);
      await expect(page.getByText(say.waitingPunches({ punches: left }))).toHaveCount(0);
      arrived.push(...stores.rows.slice(0, left).map(({ punchId }) => String(punchId)));
    });
  }

  const { data } = await server.call('listReviews', { companyId: company.id });
  const asked = (data as Asked).flatMap(({ punchId }) => punchId ?? []);
  expect(arrived.filter((punchId) => !asked.includes(punchId))).toEqual([]);
  const tablets = await server.call('listTablets', { companyId: company.id });
  expect(JSON.stringify(tablets.data)).toContain('chain_shortened');
});
