// The first page of the morning, with a real kiosk and server: somebody forgot to clock out, somebody is late, and the tablet is silent.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { aegir, owner, thorunn } from '../support/company.ts';
import { signInAtDesk } from '../support/desk.ts';
import { runAxe } from '../support/run-axe.ts';
import { test } from '../support/test.ts';

const COMPANY = fileURLToPath(new URL('../support/company.yaml', import.meta.url));
const MORNING = '2026-03-02T08:42:00.000Z';

const SHIFT = `
shiftTypes:
  - { id: 11111111-0000-4000-8000-0000000000f1, name: Morgunvakt, colorHex: '#2f7d4f' }
shifts:
  - id: 11111111-0000-4000-8000-0000000000f2
    shiftTypeId: 11111111-0000-4000-8000-0000000000f1
    employeeId: ${thorunn.id}
    startTime: 2026-03-02T08:00:00Z
    endTime: 2026-03-02T16:00:00Z
    isAdvertised: false
`;

test('says who forgot to clock out, who is late and which tablet is silent, on a phone too', async ({
  kiosk,
  page,
  server,
}, testInfo) => {
  await kiosk.comeAndPunch(aegir);
  await expect(kiosk.page.getByText('Confirmed by the server')).toBeVisible();
  await kiosk.page.context().close();
  const planned = testInfo.outputPath('planned.yaml');
  await writeFile(planned, `${await readFile(COMPANY, 'utf8')}${SHIFT}`);
  await server.commandLine('company', 'import', planned);
  await server.moveClockTo(MORNING);
  await page.clock.setFixedTime(MORNING);

  await signInAtDesk(page, server, { person: owner, at: 'today' });

  const group = (name: string) => page.getByRole('region', { name });
  await expect(group('Forgot to clock out?').getByText(aegir.name)).toBeVisible();
  await expect(group('Forgot to clock out?')).toContainText(
    'A clock-out seems to be missing: in since 1 Mar',
  );
  await expect(group('Overdue').getByRole('listitem')).toContainText(thorunn.name);
  await expect(group('Overdue')).toContainText('Due at 08:00, 42 min late');
  await expect(group('Tablets')).toContainText('Silent');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(group('Overdue')).toBeVisible();
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWider).toBe(false);
  expect(await runAxe(page)).toEqual([]);
  await page.getByRole('link', { name: aegir.name }).click();
  await expect(page.getByRole('heading', { name: aegir.name })).toBeVisible();
});
