// A small company on a Monday morning on which each of the ten tasks waits to be done.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Browser, type Page } from '@playwright/test';
import { aegir, bjartur, lukasz, manager, nott, owner, thorunn, type Person } from './company.ts';
import { enterHours, signInAtDesk } from './desk.ts';
import type { MeasuredServer } from './measured-server.ts';
import { peoplePage } from './pages/people-page.ts';
import { pinPage } from './pages/pin-page.ts';
import { setUpTablet } from './pages/set-up-page.ts';
import { touch } from './pages/touch.ts';

export const YESTERDAY = '2026-03-01T06:00:00.000Z';
export const MORNING = '2026-03-02T08:42:00.000Z';

/** Sees the people of the bakery alone. */
export const bakeryManager = {
  email: 'bakari@profun.example',
  password: 'a manager of the bakery alone',
} as const;

const COMPANY = fileURLToPath(new URL('company.yaml', import.meta.url));

/** Ægir has a shift that he has not clocked out of, Þórunn one to which she has not come. By their numbers the payroll system knows people. */
export async function tenTasksFile(): Promise<string> {
  const shift = (last: string, employeeId: string, date: string) => `
  - id: 11111111-0000-4000-8000-0000000000${last}
    shiftTypeId: 11111111-0000-4000-8000-0000000000f1
    employeeId: ${employeeId}
    startTime: ${date}T08:00:00Z
    endTime: ${date}T16:00:00Z
    isAdvertised: false`;
  const people = await readFile(COMPANY, 'utf8');
  return `${people.replaceAll(/(- id: [\d-]+e(\d))$/gm, "$1\n    employeeNumber: '10$2'")}
  - id: 11111111-0000-4000-8000-0000000000a9
    email: ${bakeryManager.email}
    password: ${bakeryManager.password}
    role: manager
    displayName: Bergur Bakarísstjóri
    employmentStartDate: 2024-01-01
    employmentRatio: 1.0
    isActive: true
    jobTitle: Bakari
    limitedToDepartmentIds: [11111111-0000-4000-8000-0000000000d1]
shiftTypes:
  - { id: 11111111-0000-4000-8000-0000000000f1, name: Morgunvakt, colorHex: '#2f7d4f' }
shifts:${shift('f2', thorunn.id, '2026-03-02')}${shift('f3', aegir.id, '2026-03-01')}
`;
}

/** Two tell at the tablet when they went yesterday, and there are hours of February. */
export async function prepareMorning(browser: Browser, server: MeasuredServer): Promise<void> {
  const tablet = await (await browser.newContext({ hasTouch: true })).newPage();
  await setUpTablet(tablet, server.origin, manager);
  const punch = async ({ name, pin }: Person) => {
    await tablet.reload();
    await peoplePage(tablet).wake();
    await peoplePage(tablet).choose(name);
    await pinPage(tablet).enter(pin);
  };
  await server.moveClockTo('2026-03-01T07:02:00.000Z');
  for (const person of [nott, bjartur]) {
    await punch(person);
    await expect(tablet.getByText('Confirmed by the server')).toBeVisible();
  }
  await server.moveClockTo('2026-03-02T06:58:00.000Z');
  for (const person of [nott, bjartur]) await tellWhen(tablet, person);
  await tablet.context().close();
  await server.moveClockTo(MORNING);
  await enterTheRest(browser, server);
}

async function tellWhen(tablet: Page, { name, pin }: Person): Promise<void> {
  const press = (button: string | RegExp) => touch(tablet, tablet.getByRole('button', { name: button }));
  await tablet.reload();
  await peoplePage(tablet).wake();
  await peoplePage(tablet).choose(name);
  await press('Something else?');
  await press(/^Clock in/);
  await pinPage(tablet).enter(pin);
  await press('I forgot to clock out');
  await press(/^Send /);
  await expect(tablet.getByRole('heading', { name: /^Sent/ })).toBeVisible();
}

async function enterTheRest(browser: Browser, server: MeasuredServer): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  await enterHours(page, aegir.id, '2026-03-01T08:00:00.000Z', null);
  for (const { id } of [aegir, lukasz, nott])
    await enterHours(page, id, '2026-02-03T08:00:00.000Z', '2026-02-03T16:00:00.000Z');
  await page.context().close();
}
