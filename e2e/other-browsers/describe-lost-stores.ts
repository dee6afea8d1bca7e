// What is left where one of the three stores was lost or half written, in the other engines. The same table runs whole in Chromium.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aegir, company, manager, thorunn } from '../support/company.ts';
import { aLostTablet, type LostTablet } from '../support/lost-tablet.ts';
import { startStimpillServer, type StimpillServer } from '../support/stimpill-server.ts';
import { OWN_NAMES, startOf, words } from '../support/words.ts';
import {
  countLeft,
  nameOf,
  ONE_TOUCHED,
  readStores,
  writeFiles,
  writeStores,
  type Fates,
  type Written,
} from '../support/write-stores.ts';
import { hasReloaded } from './has-reloaded.ts';
import { isInstalled } from './in-page.ts';
import { called, type Open, type OtherBrowser, type OtherPage } from './other-browser.ts';
import { personAt, punchesOffline, registersTablet, type PersonAt } from './person-at.ts';

const say = words.en;
const PUNCHES = 3;

async function registersAnew(person: PersonAt, left: number): Promise<void> {
  // The choice of a language is lost as well.
  await person.presses(OWN_NAMES.en);
  await person.sees(startOf(say.serverFound));
  if (left > 0) await person.sees(say.keptFromBefore({ punches: left }));
  await person.presses(say.next);
  await person.types(say.deviceName, 'Back door');
  await person.presses(say.next);
  await person.presses(say.pairBySignIn);
  await person.types(say.email, manager.email);
  await person.types(say.password, manager.password);
  await person.presses(say.register);
  await person.sees(left > 0 ? say.keptHandedOver({ punches: left }) : say.checksText);
}

/** A browser without files for the second copy has two stores, and what is left of them alone. */
const WITHOUT_FILES = ONE_TOUCHED.filter(({ file }) => file === 'kept').map((fates): Fates => ({
  ...fates,
  file: 'lost',
}));

/**
 * @param storage what the check of set-up says of how this browser protects what is stored
 * @param hasFiles whether the app can have its second copy in it
 */
export function describeLostStores(name: string, open: Open, storage: string, hasFiles = true): void {
  describe(`${name}, of whose stores one is touched`, () => {
    let server: StimpillServer;
    let profile: string;
    let browser: OtherBrowser | undefined;
    let page: OtherPage;
    let person: PersonAt;
    let tablet: LostTablet;

    beforeAll(async () => {
      profile = await mkdtemp(join(tmpdir(), 'stimpill-browser-'));
      server = await startStimpillServer(fileURLToPath(new URL('../support/company.yaml', import.meta.url)));
      browser = await open(profile);
      page = browser.firstPage;
      person = personAt(page);
      await page.goto(server.origin);
      await registersTablet(person, manager, storage);
      await hasReloaded(page);
      await page.evaluate(called(isInstalled, null));
      // The list is read while somebody looks at it, and then is there without a server.
      await person.presses(say.touchToPunch);
      await person.sees(thorunn.name);
      await server.stop();
      await page.reload();
      await person.presses(say.touchToPunch);
      await punchesOffline(person, thorunn);
      const written = (await page.evaluate(called(readStores, undefined))) as Written;
      await server.startAgain();
      tablet = await aLostTablet(server.origin, manager, written);
    });
    afterAll(async () => {
      await browser?.close();
      await server.remove();
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    });

    it.each((hasFiles ? ONE_TOUCHED : WITHOUT_FILES).map((fates) => [nameOf(fates), fates] as const))(
      'hands over every punch that is left: %s',
      async (_, fates) => {
        const left = countLeft(fates, PUNCHES);
        const stores = await tablet.punches(fates, PUNCHES, aegir.id);
        await page.goto(`${server.origin}/api/v1/health`);
        await page.evaluate(called(writeFiles, stores));
        await page.evaluate(called(writeStores, stores));
        await page.goto(server.origin);

        if (fates.database === 'lost') {
          await registersAnew(person, left);
        } else {
          await person.sees(company.name);
        }

        await expect.poll(tablet.highest, { timeout: 60_000 }).toBe(left);
      },
    );
  });
}
