// What the commands about companies, people and kiosks tell a machine.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { exampleCompanyFile, ids } from './example-company-file.ts';

let cli: TestCommandLine;

beforeEach(async () => {
  cli = await startCommandLine();
});
afterEach(() => cli.stop());

async function imported(): Promise<unknown> {
  const file = join(cli.folder, 'company.json');
  writeFileSync(file, JSON.stringify(exampleCompanyFile()));
  return cli.json(['company', 'import', file]);
}

it('an import counts what it added, and a second one that it changed nothing', async () => {
  const first = await imported();
  const second = await imported();

  expect(first).toMatchObject({
    companyId: ids.company,
    counts: { employees: { changed: 0, unchanged: 0 } },
    reviewItemsOpened: 0,
  });
  expect(second).toMatchObject({ counts: { employees: { added: 0, changed: 0 } } });
});

it('a new PIN that was made is told, one that was chosen is not repeated', async () => {
  await imported();

  const made = await cli.json(['pin', 'set', ids.company, 'anna@example.is']);
  const chosen = await cli.json(['pin', 'set', ids.company, 'anna@example.is', '--stdin'], '7391\n');

  expect(made).toEqual({ employeeId: ids.anna, issuedPin: expect.stringMatching(/^\d{4}$/) as string });
  expect(chosen).toEqual({ employeeId: ids.anna, issuedPin: null });
});

it('a new password tells how many sessions it ended', async () => {
  await imported();

  const set = await cli.json(['user', 'set-password', 'anna@example.is'], 'a long new password\n');

  expect(set).toEqual({ employeeId: ids.anna, sessionsEnded: 0 });
});

it('a kiosk that is shut out is named, one that is not there refused', async () => {
  const company = await cli.given.aCompany();
  const device = await cli.given.aDevice(await cli.given.anEmployee(company, { role: 'manager' }));

  const revoked = await cli.json(['device', 'revoke', device.id]);
  const unknown = await cli.run(['device', 'revoke', randomUUID(), '--json']);

  expect(revoked).toEqual({ deviceId: device.id, revoked: true });
  expect(unknown).toMatchObject({ code: 1, out: '' });
});
