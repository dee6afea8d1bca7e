// Leave from the request to the calendar, by keyboard, with a real server.
import { expect, type Page } from '@playwright/test';
import { aegir, owner, thorunn } from '../support/company.ts';
import { collectFaults, signInAtDesk } from '../support/desk.ts';
import { test } from '../support/test.ts';

async function askFor(page: Page, name: string, from: string, to: string, part = 'All of it'): Promise<void> {
  await page.getByRole('button', { name: 'Write down a request' }).click();
  await page.getByRole('combobox', { name: 'Person' }).fill(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByLabel('First day').fill(from);
  await page.getByLabel('Last day').fill(to);
  await page.getByLabel('How much of each day').selectOption(part);
  await page.getByLabel('Note').fill('Sumarfrí');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The request waits.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('requests are decided by keyboard, taken back, and stand in the calendar', async ({ page, server }) => {
  const faults = collectFaults(page);
  await signInAtDesk(page, server, { person: owner, at: 'leave' });
  await askFor(page, aegir.name, '13.4.2026', '19.4.2026');
  await askFor(page, thorunn.name, '15.4.2026', '16.4.2026', 'Half of it');
  await expect(page.getByRole('link', { name: 'Leave Requests that wait: 2' })).toBeVisible();

  await page.getByRole('link', { name: aegir.name }).focus();
  const request = page.getByRole('article', { name: aegir.name });
  await expect(request.getByText('5 working days · 40 h')).toBeVisible();
  await expect(request.getByText('vacation +40:00')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText(`The leave of ${aegir.name} is approved.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The request waits again.')).toBeVisible();

  await page.getByRole('link', { name: aegir.name }).focus();
  await expect(request.getByText('vacation +40:00')).toBeVisible();
  await page.keyboard.press('a');
  const half = page.getByRole('article', { name: thorunn.name });
  await expect(half.getByText('50 % of each day')).toBeVisible();
  await expect(half.getByText('2 working days · 8 h')).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type('Of fáir á vakt');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const lastYear = page.getByRole('radio', { name: 'Last 12 months' });
  const placeBefore = await lastYear.boundingBox();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('No request waits.')).toBeVisible();
  await expect(half).toBeHidden();
  // The page is shorter now, and nothing has moved under what is pressed next.
  expect(await lastYear.boundingBox()).toEqual(placeBefore);
  // It is chosen once the address says so, a moment after the press.
  await lastYear.click();
  await expect(lastYear).toBeChecked();
  await page.getByRole('link', { name: thorunn.name }).focus();
  await expect(page.getByText('Of fáir á vakt')).toBeVisible();

  await page.goto(`${server.origin}/desk/leave?view=calendar&month=2026-04`);
  await expect(page.getByRole('row', { name: aegir.name }).getByRole('button')).toHaveCount(5);
  expect(faults).toEqual([]);
});

test('an absence is entered from a person, with what it changes in pay, then changed and removed', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: `people/${aegir.id}` });
  await page.getByRole('link', { name: 'Enter an absence' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Person' })).toHaveValue(aegir.name);
  await dialog.getByLabel('Kind').selectOption('Sick');
  await dialog.getByLabel('First day').fill('14.4.2026');
  await dialog.getByLabel('Last day').fill('15.4.2026');
  await dialog.getByLabel('How much of each day').selectOption('A part in %');
  await dialog.getByLabel('Percent of the day').fill('50');
  await dialog.getByLabel('Hours of a working day').fill('8');
  await expect(dialog.getByText('sick leave +8:00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(page.getByText('2 days are entered.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.origin}/desk/leave?view=calendar&month=2026-04`);
  await page.getByRole('button', { name: '14 Apr 2026 · Sick, 4 h' }).click();
  await page.getByRole('radio', { name: 'All 2 days in a row' }).check({ force: true });
  await page.getByRole('radio', { name: 'Remove' }).check({ force: true });
  await expect(page.getByRole('dialog').getByText('sick leave −8:00')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The days are removed.')).toBeVisible();
  await expect(page.getByText('Nobody is away in this month.')).toBeVisible();
});

test('a note that was typed is asked about before Back, Escape or a reload throws it away', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: 'leave' });
  await page.getByRole('button', { name: 'Enter an absence' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter an absence' });
  const person = dialog.getByRole('combobox', { name: 'Person' });
  await person.fill('aegir');
  await expect(dialog.getByRole('option', { name: aegir.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(person).toHaveValue(aegir.name);
  await dialog.getByLabel('Note').fill('Flensa');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await leave();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
  }
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await (await asked).dismiss();
  await expect(dialog.getByLabel('Note')).toHaveValue('Flensa');
  await expect(person).toHaveValue(aegir.name);

  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a kind that the company makes is entered, shown in its colour, paid on its line and counted as the one it names', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: 'company/absence-kinds' });
  await page.getByRole('button', { name: 'Add a kind' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Work accident' }).click();
  await dialog.getByLabel('What pays it').selectOption('A pay line of its own');
  await dialog.getByLabel('Pay line', { exact: true }).fill('SLYS');
  await dialog.getByRole('button', { name: 'Add a kind' }).click();
  await expect(page.getByRole('row', { name: /Work accident/ }).getByText('Pay line SLYS')).toBeVisible();

  await page.goto(`${server.origin}/desk/leave?open=new&person=${aegir.id}`);
  await dialog.getByLabel('Kind').selectOption('Work accident');
  await dialog.getByLabel('First day').fill('14.4.2026');
  await dialog.getByLabel('Last day').fill('14.4.2026');
  await dialog.getByLabel('Hours of a working day').fill('8');
  await expect(dialog.getByText('SLYS +8:00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(page.getByText('1 day is entered.')).toBeVisible();

  await page.goto(`${server.origin}/desk/leave?view=calendar&month=2026-04`);
  const mark = page.getByRole('button', { name: `Work accident, 8 h, 14 Apr 2026, ${aegir.name}` });
  await expect(mark).toHaveText('W');
  await page.goto(`${server.origin}/desk/company/absence-kinds`);
  await page.getByRole('button', { name: 'Change Work accident' }).click();
  await expect(dialog.getByText('Days of absence have this kind')).toBeVisible();
});
