// A name in two fonts looks like a fault. So a name that our font cannot set whole is set whole in the font of the tablet.
import { expect } from '@playwright/test';
import { galleryTest as test } from '../support/gallery.ts';

test('every name on the list is set in one font', async ({ page, gallery }) => {
  await page.goto(`${gallery.origin}/gallery.html#list-names/is`);
  await page.locator('[data-shown="list-names"][data-ready] h1').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'li [translate="no"]',
  });

  const fonts = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const used = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      return used.fonts.map(({ familyName }) => familyName);
    }),
  );

  expect(fonts.length).toBeGreaterThan(8);
  expect(fonts.filter((used) => new Set(used).size > 1)).toEqual([]);
});
