// Not part of the tests: `npm run screenshots` walks through the kiosk and keeps a picture of every screen.
import { fileURLToPath } from 'node:url';
import { describeWalks } from '../support/describe-walks.ts';

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

describeWalks({
  title: 'every screen has its picture taken',
  look: async (page, name) => {
    await page.screenshot({ path: `${KEPT.has(name) ? KEPT_FOLDER : ALL_FOLDER}${name}.png` });
  },
});
