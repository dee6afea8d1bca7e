import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { manager } from '../support/company.ts';
import { aPartner } from '../support/partner.ts';
import { revokeNewestTablet } from '../support/revoke-newest-tablet.ts';
import { test } from '../support/test.ts';
import { walkThroughPunches, walkThroughSetUp, walkThroughTrouble } from '../support/walk-through.ts';
import { LANGUAGES } from '../support/words.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ORIENTATIONS = {
  landscape: { width: 1280, height: 800 },
  portrait: { width: 800, height: 1280 },
} as const;

for (const [languageAt, language] of LANGUAGES.entries()) {
  for (const [orientationAt, [orientation, viewport]] of Object.entries(ORIENTATIONS).entries()) {
    test.describe(`${language}, ${orientation}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('no screen keeps anybody out', async ({ page, request, server }) => {
        test.slow();
        // A day of its own: the sign-ins of one walk must not count towards the limits of the next.
        await server.moveClockTo(`2026-03-${10 + languageAt * 2 + orientationAt}T06:58:00.000Z`);
        const partner = await aPartner(request, server.origin, manager);
        const walk = {
          page,
          origin: server.origin,
          language,
          partner,
          look: (screen: string) => lookFor(page, screen),
        };
        await page.clock.install();

        await walkThroughSetUp(walk);
        await walkThroughPunches(walk);
        await walkThroughTrouble({ ...walk, revokeTablet: () => revokeNewestTablet(server) });
      });
    });
  }
}

/** Nothing that axe knows is wrong, and nothing sticks out at the side. */
async function lookFor(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect.soft(found, `axe on ${screen}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${screen} is wider than the tablet`).toBe(0);
}
