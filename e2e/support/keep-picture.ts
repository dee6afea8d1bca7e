import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

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

export async function keepPicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${KEPT.has(name) ? KEPT_FOLDER : ALL_FOLDER}${name}.png` });
}
