// A month of a café, told in Icelandic: punches at the tablet, a morning at the desk, and the file that payroll reads.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { accountant, manager, owner, type Person } from '../support/company.ts';
import { signInAtDesk } from '../support/desk.ts';
import { peoplePage } from '../support/pages/people-page.ts';
import { pinPage } from '../support/pages/pin-page.ts';
import { aPartner } from '../support/partner.ts';
import { setUpPage } from '../support/pages/set-up-page.ts';
import { test } from '../support/test.ts';
import { words } from '../support/words.ts';

const CAFE = '44444444-4444-4444-8444-444444444444';
const ANNA: Person = { id: '44444444-0000-4000-8000-0000000000e1', name: 'Anna Ægisdóttir', pin: '4821' };
const BJARNI: Person = {
  id: '44444444-0000-4000-8000-0000000000e2',
  name: 'Bjarni Þór Ólafsson',
  pin: '7350',
};

/** Who touched the tablet in March, when, and what it said. Anna forgets to clock out on the third. */
const MARCH: readonly (readonly [person: Person, at: string, says: string])[] = [
  [ANNA, '2026-03-02T06:58:00Z', 'Inn 06:58'],
  [BJARNI, '2026-03-02T08:00:30Z', 'Inn 08:00'],
  [ANNA, '2026-03-02T15:04:00Z', 'Út 15:04'],
  [BJARNI, '2026-03-02T18:10:30Z', 'Út 18:10'],
  [ANNA, '2026-03-03T07:01:00Z', 'Inn 07:01'],
];
const LATER: typeof MARCH = [
  [BJARNI, '2026-03-07T10:00:00Z', 'Inn 10:00'],
  [BJARNI, '2026-03-07T14:00:00Z', 'Út 14:00'],
];

test.use({ companyFile: 'company-cafe.yaml', hasTouch: false });

async function hangUpTablet(page: Page, origin: string): Promise<void> {
  const setUp = setUpPage(page, 'is');
  await page.goto(origin);
  await setUp.chooseLanguage();
  await setUp.passWelcome();
  await setUp.describeTablet({ name: 'Við innganginn', showsNames: true });
  await setUp.signIn(manager);
  await setUp.finish();
}

test('from the first punch to the file for payroll', async ({ browser, page: desk, server, request }) => {
  const context = await browser.newContext({ hasTouch: true });
  const tablet = await context.newPage();
  const punch = async ([person, at, says]: (typeof MARCH)[number]) => {
    await server.moveClockTo(at);
    await tablet.reload();
    await peoplePage(tablet, 'is').wake();
    await peoplePage(tablet, 'is').choose(person.name);
    await pinPage(tablet, 'is').enter(person.pin);
    await expect(tablet.getByRole('heading', { level: 1, name: says })).toBeVisible();
    await expect(tablet.getByText('Staðfest af netþjóninum')).toBeVisible();
  };
  const press = (name: string | RegExp) => desk.getByRole('button', { name }).click();
  const signIn = (person: { readonly email: string; readonly password: string }, at: string) =>
    signInAtDesk(desk, server, { person, at, language: 'is' });

  await server.moveClockTo('2026-03-01T06:00:00Z');
  await hangUpTablet(tablet, server.origin);
  for (const each of MARCH) await punch(each);

  await test.step('the next morning the manager settles the forgotten clock-out by keyboard', async () => {
    await server.moveClockTo('2026-03-04T07:40:00Z');
    await signIn(manager, 'today');
    await expect(desk.getByRole('heading', { name: /^Gleymd útstimplun\?/ })).toBeVisible();
    await desk.goto(`${server.origin}/desk/inbox`);
    await expect(desk.getByRole('heading', { level: 2, name: ANNA.name })).toBeVisible();
    await desk.keyboard.press('1');
    await desk.getByLabel('Tími', { exact: true }).fill('1506');
    await desk.getByLabel('Ástæða').fill('Fór klukkan þrjú, segir Bjarni');
    await expect(desk.getByText('dagvinna +8:00')).toBeVisible();
    // It can be taken back for some seconds, and is sent then. Afterwards days go by, at whose end nobody is signed in any more.
    const decided = desk.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().includes('/time-entries/'),
    );
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { name: 'Ekkert bíður þín' })).toBeVisible();
    expect((await decided).ok()).toBe(true);
  });
  for (const each of LATER) await punch(each);

  await test.step('after the month the owner approves what is fine', async () => {
    await server.moveClockTo('2026-04-01T09:00:00Z');
    await tablet.reload();
    await expect(tablet.getByRole('button', { name: words.is.touchToPunch })).toBeVisible();
    await signIn(owner, 'month?from=2026-03-01');
    await desk.getByLabel('Launakerfi', { exact: true }).selectOption('dk');
    await expect(desk.getByText('Allt á listanum er búið.')).toBeVisible();
    await press(/^Samþykkja 2 /);
    await expect(desk.getByText('2 starfsmenn samþykktir.')).toBeVisible();
  });

  await test.step('and the file goes to payroll, with the minutes that a partner reads', async () => {
    const payroll = await aPartner(request, server.origin, accountant, CAFE);
    await press('Skoða skrána');
    await expect(desk.getByRole('heading', { name: 'Skráin áður en hún verður til' })).toBeVisible();
    const coming = desk.waitForEvent('download');
    await press('Búa til skrána');
    const file = await readFile(await (await coming).path(), 'utf8');
    // Anna: 16 hours of day work, and 2 + 4 + 5 minutes around it. Bjarni: 8 hours, then 2:10 that evening and 4 hours on a Saturday.
    expect(file.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Kennitala;Deild;Nafn;1;2',
      '0101902070;;Anna Ægisdóttir;16,00;0,18',
      '0201902050;;Bjarni Þór Ólafsson;8,00;6,17',
    ]);
    const minutes = await Promise.all(
      [ANNA, BJARNI].map(async ({ id }) => {
        const { totals } = await payroll.timesheetOf(id, '2026-03-01', '2026-03-31');
        return totals.dynamicPayLines;
      }),
    );
    expect(minutes).toEqual([
      { DV: 960, YV: 11 },
      { DV: 480, YV: 370 },
    ]);
  });
});
