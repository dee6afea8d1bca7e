// The network goes away in the middle of something: the desk says so, loses nothing that was typed, and goes on when it is back.
import { expect, type Page } from '@playwright/test';
import { aegir, owner } from '../support/company.ts';
import { comeTo, signInAtDesk } from '../support/desk.ts';
import { test } from '../support/test.ts';

type Form = {
  readonly at: string;
  readonly field: string;
  readonly typed: string;
  readonly send: string;
  /** What the page says once the server has it. */
  readonly done: string;
};

const FORMS: readonly Form[] = [
  {
    at: `people/${aegir.id}`,
    field: 'Job title',
    typed: 'Yfirbakari',
    send: 'Save',
    done: 'Saved.',
  },
  {
    at: 'company/departments?open=new',
    field: 'Department',
    typed: 'Næturvakt',
    send: 'Add a department',
    done: 'The department is there.',
  },
  {
    at: 'company/settings',
    field: 'Photos, in days',
    typed: '14',
    send: 'Save',
    done: 'The settings are saved.',
  },
];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();

for (const { at, field, typed, send, done } of FORMS) {
  test(`what was typed outlives a lost network and is sent again: ${at}`, async ({ page, server }) => {
    await signInAtDesk(page, server, { person: owner, at: 'account' });
    await comeTo(page, `${server.origin}/desk/${at}`);
    const input = page.getByLabel(field, { exact: true });
    await input.fill(typed);

    await page.context().setOffline(true);
    await expect(page.getByText('No connection to the server.')).toBeAttached();
    await press(page, send);
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await expect(input).toHaveValue(typed);

    await page.context().setOffline(false);
    await expect(page.getByText('No connection to the server.')).toHaveCount(0);
    await press(page, send);
    await expect(page.getByText(done).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('The server cannot be reached.')).toHaveCount(0);
  });
}

test('an answer that cannot be used is told with its code, and asked for again by a press', async ({
  page,
  server,
}) => {
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  const people = '**/api/manage/v1/companies/*/people';
  await page.route(people, (route) =>
    route.fulfill({ status: 500, headers: { 'x-request-id': 'abcdef0123456789' }, body: '{}' }),
  );
  await page.goto(`${server.origin}/desk/people`);
  await expect(page.getByText('Something went wrong on the server.')).toBeVisible();
  await page.unroute(people);

  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('rowheader', { name: aegir.name })).toBeVisible();
  await expect(page.getByText('Something went wrong on the server.')).toHaveCount(0);
});

test('nothing of a page jumps when its data arrives', async ({ page, server }) => {
  await signInAtDesk(page, server, { person: owner, at: 'account' });
  await page.addInitScript(() => {
    const moved = { total: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const at of ['people', 'tablets', 'log', 'company/departments', 'company/settings', 'account']) {
    await comeTo(page, `${server.origin}/desk/${at}`);
    const total = await page.evaluate(() => (window as unknown as { moved: { total: number } }).moved.total);
    // What Google calls good is a tenth.
    expect.soft(total, `layout shift of ${at}`).toBeLessThanOrEqual(0.1);
  }
});
