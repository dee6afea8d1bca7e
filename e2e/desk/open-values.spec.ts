// What a pay rule leaves to the company: the month names it, the page of the rule shows where it was read, and once it is given nothing waits.
import { expect, type Locator, type Page } from '@playwright/test';
import { aegir, company, owner } from '../support/company.ts';
import { addTime } from '../support/add-time.ts';
import { collectFaults, comeTo, signInAtDesk } from '../support/desk.ts';
import { runAxe } from '../support/run-axe.ts';
import { test } from '../support/test.ts';

const RULE_SET = '11111111-0000-4000-8000-000000000001';

/** The agreement of public shifts, of which no page has the minimum of a call-out for everybody. */
async function letPublicRuleHold(page: Page, validFrom: string): Promise<number> {
  return await page.evaluate(
    async ({ address, body }) =>
      (
        await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-stimpill': 'desk' },
          body: JSON.stringify(body),
        })
      ).status,
    {
      address: `/api/manage/v1/companies/${company.id}/rule-sets/${RULE_SET}/versions`,
      body: { validFrom, agreement: 'public-sector-shifts', definition: null },
    },
  );
}

async function fillIn(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Give the values' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('minimum of a call-out', { exact: true }).fill('180');
  await dialog.getByLabel('minimum of a call-out at night, at the weekend and on holidays').fill('240');
  await dialog.getByLabel('call-out shortly before work').fill('210');
  await dialog.getByLabel('Hold from').fill('1.2.2026');
  return dialog;
}

test('a call-out without a minimum stands in the month until an owner has given it from its source', async ({
  page,
  server,
}) => {
  const faults = collectFaults(page);
  await server.moveClockTo('2026-03-03T09:00:00.000Z');
  const times = { startAtUtc: '2026-02-10T20:00:00Z', endAtUtc: '2026-02-10T21:15:00Z' };
  await addTime(server, aegir.id, { kind: 'call-out', ...times, reason: 'the oven' });
  await signInAtDesk(page, server, { person: owner, at: 'month?from=2026-02-01' });
  expect(await letPublicRuleHold(page, '2026-01-15')).toBe(200);
  await page.reload();

  const checks = page.getByRole('region', { name: 'Checklist' });
  const line = checks
    .getByRole('listitem')
    .filter({ hasText: 'Values that a pay rule leaves to you' })
    .first();
  await expect(line).toContainText('1 person, 1 h 15 min of work would be touched.');
  await expect(line).toContainText('minimum of a call-out');
  await line.getByRole('link', { name: 'Pay rules' }).click();

  await expect(page.getByRole('link', { name: 'Source: felagsdomur.is' }).first()).toBeVisible();
  // Somebody else has the same dialog open.
  const other = await page.context().newPage();
  await comeTo(other, page.url());
  await fillIn(other);
  const dialog = await fillIn(page);
  expect(await runAxe(page)).toEqual([]);
  const save = dialog.getByRole('button', { name: 'Save the values' });

  await test.step('an answer that is lost is asked for again, and a double press is one', async () => {
    const keys: (string | undefined)[] = [];
    await page.route('**/versions', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await save.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await save.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByText('The values are there.')).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  await test.step('who was slower is told that somebody else was here', async () => {
    await other.getByRole('button', { name: 'Save the values' }).click();
    await expect(other.getByRole('alert')).toContainText('Somebody else has changed this meanwhile.');
    await other.close();
  });

  await comeTo(page, `${server.origin}/desk/month?from=2026-02-01`);
  await expect(checks.getByText('Values that a pay rule leaves to you').locator('..')).toContainText('None');
  expect(faults).toEqual([]);
});
