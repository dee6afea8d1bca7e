// One walk through every screen for each language and each way the tablet can hang.
import type { Page } from '@playwright/test';
import { manager } from './company.ts';
import { aPartner } from './partner.ts';
import { revokeNewestTablet } from './revoke-newest-tablet.ts';
import { test } from './test.ts';
import { walkThroughPunches, walkThroughSetUp, walkThroughTrouble } from './walk-through.ts';
import { WAYS_TO_LOOK } from './ways-to-look.ts';

type Walk = {
  /** The sentence that a walk without a complaint shows to be true. */
  readonly title: string;
  /** `name` is such as en-landscape-list. */
  readonly look: (page: Page, name: string) => Promise<void>;
};

export function describeWalks({ title, look }: Walk): void {
  for (const { language, orientation, viewport } of WAYS_TO_LOOK) {
    test.describe(`${language}, ${orientation}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

      test(title, async ({ page, request, server }) => {
        await server.moveClockTo('2026-03-10T06:58:00.000Z');
        const walk = {
          page,
          origin: server.origin,
          language,
          partner: await aPartner(request, server.origin, manager),
          look: (screen: string) => look(page, `${language}-${orientation}-${screen}`),
        };
        await page.clock.install();

        await walkThroughSetUp(walk);
        await walkThroughPunches(walk);
        await walkThroughTrouble({ ...walk, revokeTablet: () => revokeNewestTablet(server) });
      });
    });
  }
}
