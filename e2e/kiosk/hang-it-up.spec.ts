import { expect, type Locator, type Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { company, manager } from '../support/company.ts';
import { setUpPage } from '../support/pages/set-up-page.ts';
import { test } from '../support/test.ts';
import { LANGUAGES } from '../support/words.ts';

/** A4 at 96 dots to an inch, without the margins. */
const PAPER = { width: 688, height: 1017 };

/** What a camera would read that is held before the code. */
async function codeOn(page: Page, code: Locator): Promise<string> {
  const picture = (await code.screenshot({ scale: 'css' })).toString('base64');
  const { width, height, dots } = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { width: image.width, height: image.height, dots: [...data] };
  }, picture);
  return decodeQR({ width, height, data: new Uint8ClampedArray(dots) });
}

test('set-up ends with a poster that fits on one A4 page and leads to the page for people', async ({
  page,
  server,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) faults.push(message.text());
  });
  const setUp = setUpPage(page);
  await page.goto(server.origin);
  await setUp.chooseLanguage();
  await setUp.passWelcome();
  await setUp.describeTablet({ name: 'Kitchen' });
  await setUp.signIn(manager);
  await expect(page.getByLabel('Time zone').locator('option:checked')).toHaveText('Reykjavík');
  await page.getByRole('button', { name: /^(Next|Go on anyway)$/ }).click();

  await page.getByRole('button', { name: 'Poster' }).click();
  const leadsTo = `${server.origin}/?company=${company.id}`;
  // The button says "Poster" before there is one: what was printed then would be the page around it.
  await expect(page.getByRole('img', { name: leadsTo })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);

  expect(pdf.match(/\/Type\s*\/Page\b/g), 'pages').toHaveLength(1);
  expect(await codeOn(page, page.getByRole('img', { name: leadsTo }))).toBe(leadsTo);
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const language of LANGUAGES)
    await expect(page.locator(`body > div:not(#root) section[lang=${language}]`)).toBeVisible();
  expect(faults).toEqual([]);
});
