import { expect, type Page } from '@playwright/test';
import { manager } from '../support/company.ts';
import { collectFaults, signInAtDesk } from '../support/desk.ts';
import { setUpPage } from '../support/pages/set-up-page.ts';
import { runAxe } from '../support/run-axe.ts';
import { test } from '../support/test.ts';

/** A tablet up to the question of who allows it. */
async function comeToSignIn(page: Page, origin: string) {
  const setUp = setUpPage(page);
  await page.goto(origin);
  await setUp.chooseLanguage();
  await setUp.passWelcome();
  await setUp.describeTablet({ name: 'Front door' });
  return setUp;
}

/** What a tablet says before anything is registered. */
function tellArrival({ request }: Page, origin: string, word: string) {
  const data = { word, certificate: 'trusted' };
  return request.post(`${origin}/api/station/v1/pairing/arrival`, { data });
}

test('a pairing word of the desk hangs up one tablet, and no second one, and the desk says who came', async ({
  page,
  browser,
  server,
}) => {
  const faults = collectFaults(page);
  await signInAtDesk(page, server, { person: manager, at: 'tablets' });
  const hangUp = page.getByRole('button', { name: 'Hang up a tablet' });
  await expect(
    hangUp,
    'the style sheets of the build lie in the order in which they were written',
  ).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await hangUp.click();
  const dialog = page.getByRole('dialog', { name: 'Hang up a tablet' });
  await expect(dialog.getByText('No tablet can open this server yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make a pairing word' }).click();
  await expect(dialog.getByRole('timer')).toHaveText(/^(15:00|14:5\d)$/);
  const password = await dialog.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
  await expect(dialog.getByText(manager.email)).toBeVisible();
  await expect(dialog.getByRole('img'), 'an address of this machine is no code').toHaveCount(0);
  expect(await runAxe(page)).toEqual([]);
  expect((await tellArrival(page, server.origin, password)).status()).toBe(200);
  const came = `A tablet reached this server at ${server.origin}`;
  await expect(dialog.getByText(came)).toContainText('with a certificate that it trusts');

  const wall = await browser.newContext({ hasTouch: true });
  const tablet = await wall.newPage();
  const first = await comeToSignIn(tablet, server.origin);
  await first.signIn({ email: manager.email, password: password.toLowerCase() });
  await first.finish();
  await expect(dialog.getByText('Front door is registered. It tests itself now.')).toBeVisible();

  const elsewhere = await browser.newContext({ hasTouch: true });
  const other = await elsewhere.newPage();
  const second = await comeToSignIn(other, server.origin);
  await second.signIn({ email: manager.email, password });
  await expect(other.getByRole('alert')).toContainText('The e-mail or the password is wrong');
  expect((await tellArrival(page, server.origin, password)).status()).toBe(404);
  expect(faults).toEqual([]);
  await Promise.all([wall.close(), elsewhere.close()]);
});
