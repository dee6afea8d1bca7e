// Not part of the tests: `npm run screenshots -- take-desk` keeps a picture of every page and dialog of the desk, wide and narrow, by day and
// by night, of the demo company and of one that has nothing yet.
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { aegir, demoOwner, owner } from '../support/company.ts';
import { DESK_ADDRESSES } from '../support/desk-pages.ts';
import { signInAtDesk, speak } from '../support/desk.ts';
import { startDemoServer, startStimpillServer } from '../support/stimpill-server.ts';
import { LANGUAGES } from '../support/words.ts';

const NEW_COMPANY = fileURLToPath(new URL('../support/company-new.yaml', import.meta.url));
const FOLDER = fileURLToPath(new URL('../results/desk/', import.meta.url));
const KEPT_FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
/** The pictures of the README. */
const KEPT = new Set(['en-today-1280-light.png', 'en-inbox-1280-light.png']);

const EVERYWHERE = [390, 768, 1_280];
const WIDEST = 1_920;
const IN_WIDEST = new Set(['people', 'tablets', 'company/settings', 'log']);
const MORE = ['people?q=nobody', 'tablets?open=hang-up', 'nowhere'];

/** The pages that are about nobody in particular. */
const OF_COMPANY = DESK_ADDRESSES.filter((at) => !at.includes(aegir.id));

test.use({ hasTouch: false });

type Look = { readonly page: Page; readonly origin: string; readonly name: string };

async function keep(look: Look, at: string, called = at): Promise<void> {
  await look.page.goto(`${look.origin}/desk/${at}`);
  await keepShown(look, called);
}

async function keepShown({ page, name }: Look, called: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  // What is being fetched says so.
  await expect(page.locator('main [role="status"][aria-label]')).toHaveCount(0);
  for (const width of IN_WIDEST.has(called) ? [...EVERYWHERE, WIDEST] : EVERYWHERE) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 800 });
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: width < 1_000 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const picture = `${name}-${called.replaceAll(/[^\w-]/g, '_')}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: `${KEPT.has(picture) ? KEPT_FOLDER : FOLDER}${picture}` });
    }
  }
}

for (const language of LANGUAGES) {
  test(`every page of the demo company: ${language}`, async ({ page }) => {
    const server = await startDemoServer();
    const look = { page, origin: server.origin, name: language };
    await speak(page, language);
    await keep(look, '', 'sign-in');
    await signInAtDesk(page, server, { person: demoOwner, at: 'people', language });
    const somebody = page.locator('tbody th a').nth(1);
    const id = ((await somebody.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
    for (const at of [...DESK_ADDRESSES, ...MORE])
      await keep(look, at.replace(aegir.id, id), at.replace(aegir.id, 'person'));
    await page.keyboard.press('Control+k');
    await keepShown(look, 'palette');
    await page.getByRole('combobox').fill('a');
    await keepShown(look, 'palette-typed');
    await server.remove();
  });

  test(`every page of a company that has nothing: ${language}`, async ({ page }) => {
    const server = await startStimpillServer(NEW_COMPANY);
    await signInAtDesk(page, server, { person: owner, at: 'people', language });
    for (const at of OF_COMPANY) await keep({ page, origin: server.origin, name: `new-${language}` }, at);
    await server.remove();
  });
}
