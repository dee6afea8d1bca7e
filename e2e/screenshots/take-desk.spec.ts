// Not part of the tests: `npm run screenshots -- take-desk` keeps a picture of every page and dialog of the desk, wide and narrow, by day and
// by night, of the demo company and of one that has nothing yet.
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { owner } from '../support/company.ts';
import { signInAtDesk } from '../support/desk.ts';
import { startDemoServer, startStimpillServer } from '../support/stimpill-server.ts';
import { LANGUAGES } from '../support/words.ts';

const DEMO_OWNER = { email: 'eigandi@kaffihusnordur.example', password: 'demo-eigandi-kaffi' };
const NEW_COMPANY = fileURLToPath(new URL('../support/company-new.yaml', import.meta.url));
const FOLDER = fileURLToPath(new URL('../results/desk/', import.meta.url));

const EVERYWHERE = [390, 768, 1280];
const WIDEST = 1_920;
const IN_WIDEST = new Set(['people', 'tablets', 'company/settings', 'log']);

const LISTS = [
  'people',
  'tablets',
  'company/departments',
  'company/projects',
  'company/pay-periods',
  'company/pay-rules',
  'company/wage-codes',
  'service-accounts',
  'log',
];
const OTHERS = [
  'people/new',
  'people/import',
  'people?q=nobody',
  'tablets?open=hang-up',
  'company/settings',
  'company/departments?open=new',
  'company/projects?open=new',
  'company/pay-rules?open=new',
  'company/holidays',
  'company/holidays?open=new',
  'service-accounts?open=new',
  'account',
  'nowhere',
];

test.use({ hasTouch: false });

type Look = { readonly page: Page; readonly origin: string; readonly name: string };

async function keep({ page, origin, name }: Look, at: string): Promise<void> {
  await page.goto(`${origin}/desk/${at}`);
  await keepShown({ page, origin, name }, at);
}

async function keepShown({ page, name }: Look, at: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await expect(page.locator('main [role="status"][aria-label]')).toHaveCount(0);
  const widths = IN_WIDEST.has(at) ? [...EVERYWHERE, WIDEST] : EVERYWHERE;
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 800 });
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: width < 1_000 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const picture = `${name}-${at.replaceAll(/[^\w-]/g, '_')}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: `${FOLDER}${picture}` });
    }
  }
}

for (const language of LANGUAGES) {
  test(`every page of the demo company: ${language}`, async ({ page }) => {
    test.setTimeout(900_000);
    const server = await startDemoServer();
    const look = { page, origin: server.origin, name: language };
    await page.goto(`${server.origin}/desk/`);
    await keepShown(look, 'sign-in');
    await signInAtDesk(page, server, { person: DEMO_OWNER, at: 'people', language });
    for (const at of [...LISTS, ...OTHERS]) await keep(look, at);
    await page.goto(`${server.origin}/desk/people`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('tbody th a').nth(1).click();
    await expect(page).toHaveURL(/people\/[\w-]{36}/);
    const links = page.locator('main nav a');
    const parts = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const [place, path] of parts.entries()) {
      await page.goto(`${server.origin}${path}`);
      await keepShown(look, `person-${place}`);
    }
    await page.keyboard.press('Control+k');
    await keepShown(look, 'palette');
    await server.remove();
  });

  test(`every list of a company that has nothing: ${language}`, async ({ page }) => {
    test.setTimeout(300_000);
    const server = await startStimpillServer(NEW_COMPANY);
    await signInAtDesk(page, server, { person: owner, at: 'people', language });
    for (const at of LISTS) await keep({ page, origin: server.origin, name: `new-${language}` }, at);
    await server.remove();
  });
}
