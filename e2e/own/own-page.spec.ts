import { expect, type Page } from '@playwright/test';
import { company, nott } from '../support/company.ts';
import { aPhone, askForCode, checkBoxes, checkLooks, touchDigits, typePin } from '../support/own-page.ts';
import { test } from '../support/test.ts';
import { OWN_NAMES } from '../support/words.ts';

const NO_MORE = { kind: 'work', breaks: [], projectId: null, subProjectId: null, isDraft: false };

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const digitsOf = async (page: Page) => {
  await expect(heading(page, 'Type these two digits at the tablet')).toBeVisible();
  return (await page.locator('p:has(> span + span)').first().textContent()) ?? '';
};

test.beforeEach(async ({ kiosk, server }) => {
  await server.moveClockTo('2026-06-01T12:00:00.000Z');
  await server.call(
    'addTimeEntry',
    { companyId: company.id },
    {
      ...{ ...NO_MORE, employeeId: nott.id, reason: 'Spjaldtölvan var biluð' },
      ...{ startAtUtc: '2026-06-01T05:00:00.000Z', endAtUtc: '2026-06-01T11:30:00.000Z' },
    },
  );
  await kiosk.page.reload();
});

test('somebody lets their phone in at the tablet, reads there why a day is counted so, and ends the phone', async ({
  browser,
  kiosk,
  server,
}) => {
  const address = await askForCode(kiosk, nott);
  const phone = await aPhone(browser);
  await phone.goto(address);
  const digits = await digitsOf(phone);
  expect(new URL(phone.url()).hash).toBe('');
  expect(digits).toMatch(/^\d\d$/);
  await checkLooks(phone, 'the digits');
  await checkBoxes(phone, 'the digits');
  await phone.reload();
  expect(await digitsOf(phone)).toBe(digits);
  await touchDigits(kiosk, digits);

  await expect(heading(phone, 'Enter your PIN')).toBeVisible();
  await checkLooks(phone, 'the PIN pad');
  await checkBoxes(phone, 'the PIN pad');
  await typePin(phone, '0000');
  await expect(phone.getByRole('alert')).toContainText('Wrong PIN');
  await typePin(phone, nott.pin);
  await expect(heading(phone, 'My hours')).toBeVisible();

  await phone.getByRole('button', { name: 'Changes of my time' }).click();
  await phone.getByRole('button', { name: 'Not so, because …' }).click();
  await phone.getByRole('textbox', { name: 'Why is it not so?' }).fill('Ég kom klukkan sex');
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByRole('alert')).toContainText('It was not sent');
  await phone.context().setOffline(false);
  await phone.getByRole('button', { name: 'Send' }).dblclick();
  await expect(phone.getByText('A manager is asked. You read the answer here.')).toBeVisible();
  await expect(phone.getByText(/^Not so, on 1 June .*“Ég kom klukkan sex”$/)).toHaveCount(1);
  const asked = await server.call('listReviews', { companyId: company.id });
  expect(JSON.stringify(asked)).toContain('not_so');
  await phone.goBack();
  await expect(heading(phone, 'My hours')).toBeVisible();

  await phone.getByRole('button', { name: 'Record', exact: true }).click();
  const download = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Statement as PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/2026-06-\d\d\.pdf$/);
  await phone.getByRole('button', { name: /^Monday 1 June/ }).click();
  await expect(phone.getByText('“Spjaldtölvan var biluð”')).toBeVisible();
  await expect(phone.getByText(/^Entered by /)).toBeVisible();
  await expect(phone.getByText(/^\d\d:\d\d–\d\d:\d\d, /).first()).toBeVisible();

  await phone.getByRole('button', { name: 'Lock' }).click();
  await expect(heading(phone, 'Enter your PIN')).toBeVisible();
  await expect(phone.getByText('“Spjaldtölvan var biluð”')).toHaveCount(0);
  await typePin(phone, nott.pin);
  await expect(phone.getByText('“Spjaldtölvan var biluð”')).toBeVisible();
  await phone.goBack();
  await expect(heading(phone, 'My record')).toBeVisible();
  await phone.goBack();
  await expect(heading(phone, 'My hours')).toBeVisible();

  await phone.getByRole('button', { name: 'Phones' }).click();
  await phone.getByRole('button', { name: 'Not my phone: remove it' }).click();
  await checkLooks(phone, 'the question');
  await phone.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(heading(phone, 'This phone is not added any more')).toBeVisible();
  expect(await phone.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await phone.reload();
  await expect(heading(phone, 'This phone is not added yet')).toBeVisible();
  await phone.context().close();
});

test('each screen of the own page keeps to the screen of a small phone in every language, in light and dark', async ({
  browser,
  kiosk,
}) => {
  const address = await askForCode(kiosk, nott);
  const phone = await aPhone(browser);
  await phone.goto(address);
  await touchDigits(kiosk, await digitsOf(phone));
  await expect(heading(phone, 'Enter your PIN')).toBeVisible();
  await typePin(phone, nott.pin);
  const part = phone.getByRole('navigation').getByRole('button');
  for (const language of Object.values(OWN_NAMES)) {
    await part.nth(0).click();
    await phone.getByRole('button', { name: language }).click();
    const looks = async (screen: string) => {
      await expect(phone.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(
        screen === 'record' || screen === 'changes' ? 1 : 0,
      );
      await checkBoxes(phone, `${screen} in ${language}`);
      await checkLooks(phone, `${screen} in ${language}`);
    };
    await expect(phone.locator('main dl').first()).toBeVisible();
    await looks('home');
    await phone.locator('main button').first().click();
    await expect(phone.locator('main dl').first()).toBeVisible();
    await looks('changes');
    await phone.goBack();
    await expect(phone.locator('main section').nth(1)).toBeVisible();
    await part.nth(1).click();
    await phone.locator('main li button').first().click();
    await expect(phone.locator('main section li').first()).toBeVisible();
    await looks('day');
    await phone.goBack();
    await expect(phone.locator('main li button').first()).toBeVisible();
    await looks('record');
    await part.nth(2).click();
    await expect(phone.locator('main section').first()).toBeVisible();
    await looks('phones');
  }
  await phone.context().close();
});

test('a code that another phone has read lets nobody else in, and says so', async ({ browser, kiosk }) => {
  const address = await askForCode(kiosk, nott);
  const [phone, other] = [await aPhone(browser), await aPhone(browser)];
  await phone.goto(address);
  const digits = await digitsOf(phone);
  await other.goto(address);
  await expect(heading(other, 'Another phone read this code first')).toBeVisible();
  await checkLooks(other, 'a code that was taken');
  await touchDigits(kiosk, digits);

  await expect(heading(phone, 'Enter your PIN')).toBeVisible();
  await other.goto(address);
  await expect(
    heading(other, /^(Another phone read this code first|This code cannot be used any more)$/),
  ).toBeVisible();
  await phone.context().close();
  await other.context().close();
});
