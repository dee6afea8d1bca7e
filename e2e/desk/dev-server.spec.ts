// Anyone who develops works under the policy of the server: what it would refuse is refused at once.
import { expect, type Page } from '@playwright/test';
import { owner } from '../support/company.ts';
import { startDevServer } from '../support/dev-server.ts';
import { collectFaults, comeTo, signInAtDesk } from '../support/desk.ts';
import { test } from '../support/test.ts';

test('the dev server of the desk has the policy with Trusted Types, and nothing breaks it', async ({
  page,
  server,
}) => {
  const dev = await startDevServer('desk', server.origin);
  const faults = collectFaults(page);
  try {
    const policy = (await page.request.get(`${dev.origin}/desk/`)).headers()['content-security-policy'];
    expect(policy).toContain("require-trusted-types-for 'script'");
    // Once it has prepared what it serves, it loads the page anew.
    await page.goto(`${dev.origin}/desk/account`, { waitUntil: 'networkidle' });
    await signInAtDesk(page, dev, { person: owner, at: 'people' });
    for (const at of ['people', 'company/departments?open=new', 'log'])
      await comeTo(page, `${dev.origin}/desk/${at}`);
    expect(faults).toEqual([]);
  } finally {
    await leave(page);
    await dev.stop();
  }
});

test('the dev server of the kiosk has the policy with Trusted Types, and nothing breaks it', async ({
  page,
  server,
}) => {
  const dev = await startDevServer('kiosk', server.origin);
  const faults = collectFaults(page);
  try {
    const policy = (await page.request.get(dev.origin)).headers()['content-security-policy'];
    expect(policy).toContain("require-trusted-types-for 'script'");
    await page.goto(dev.origin, { waitUntil: 'networkidle' });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(faults).toEqual([]);
  } finally {
    await leave(page);
    await dev.stop();
  }
});

test('nothing of the dev server is in what people are served', async ({ request, server }) => {
  for (const page of ['/desk/', '/']) {
    const answer = await request.get(`${server.origin}${page}`);
    expect(answer.headers()['content-security-policy']).not.toMatch(/nonce|ws:/);
    expect(await answer.text()).not.toMatch(/nonce|@vite/);
  }
});

/** When the dev server has gone, vite's own script asks for it from a worker, which the policy refuses; nobody needs it to be asked. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}
