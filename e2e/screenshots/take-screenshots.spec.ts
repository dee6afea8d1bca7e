// Not part of the tests: `npm run screenshots` walks through the kiosk and keeps a picture of every screen.
import { fileURLToPath } from 'node:url';
import { manager } from '../support/company.ts';
import { aPartner } from '../support/partner.ts';
import { revokeNewestTablet } from '../support/revoke-newest-tablet.ts';
import { test } from '../support/test.ts';
import { walkThroughPunches, walkThroughSetUp, walkThroughTrouble } from '../support/walk-through.ts';
import { LANGUAGES } from '../support/words.ts';

/** The pictures of the README; all others go to the results folder, which is not kept. */
const KEPT = new Set([
  'en-landscape-attract',
  'en-landscape-list',
  'is-landscape-pin',
  'en-portrait-receipt-in',
  'pl-portrait-conflict',
]);
const KEPT_FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const ALL_FOLDER = fileURLToPath(new URL('../results/screens/', import.meta.url));
const ORIENTATIONS = {
  landscape: { width: 1280, height: 800 },
  portrait: { width: 800, height: 1280 },
} as const;

for (const [languageAt, language] of LANGUAGES.entries()) {
  for (const [orientationAt, [orientation, viewport]] of Object.entries(ORIENTATIONS).entries()) {
    test.describe(`${language}, ${orientation}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('every screen has its picture taken', async ({ page, request, server }) => {
        test.slow();
        await server.moveClockTo(`2026-03-${10 + languageAt * 2 + orientationAt}T06:58:00.000Z`);
        const partner = await aPartner(request, server.origin, manager);
        const look = async (screen: string) => {
          const name = `${language}-${orientation}-${screen}`;
          await page.screenshot({ path: `${KEPT.has(name) ? KEPT_FOLDER : ALL_FOLDER}${name}.png` });
        };
        const walk = { page, origin: server.origin, language, partner, look };
        await page.clock.install();

        await walkThroughSetUp(walk);
        await walkThroughPunches(walk);
        await walkThroughTrouble({ ...walk, revokeTablet: () => revokeNewestTablet(server) });
      });
    });
  }
}
