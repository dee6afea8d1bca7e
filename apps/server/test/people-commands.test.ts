// What the commands about companies, people and kiosks tell a machine.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { companyScope } from '#database/company-scope.ts';
import { findManagerCodeHash } from '#features/companies/manager-code-store.ts';
import { findLogin } from '#features/people/employee-store.ts';
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

it('a new PIN is shown when it was issued, and not repeated when it was chosen', async () => {
  await imported();

  const made = await cli.json(['pin', 'set', ids.company, 'anna@example.is']);
  const chosen = await cli.json(['pin', 'set', ids.company, 'anna@example.is', '--stdin'], '7391\n');

  expect(made).toEqual({ employeeId: ids.anna, issuedPin: expect.stringMatching(/^\d{4}$/) as string });
  expect(chosen).toEqual({ employeeId: ids.anna, issuedPin: null });
});

it('a manager code is shown when it was issued, not repeated when it was chosen, and kept by an import in both cases', async () => {
  await imported();
  const set = (input?: string) =>
    cli.json(['manager-code', 'set', ids.company, ...(input === undefined ? [] : ['--stdin'])], input);

  expect(await set()).toEqual({
    companyId: ids.company,
    issuedCode: expect.stringMatching(/^\d{8}$/) as string,
  });
  const made = await managerCodeHash();
  expect(await set('482159\n')).toEqual({ companyId: ids.company, issuedCode: null });
  const chosen = await managerCodeHash();
  await imported();

  expect(made).toMatch(/^\$argon2id\$/);
  expect(chosen).not.toBe(made);
  expect(await managerCodeHash()).toBe(chosen);
});

it.each([
  ['12345', 'A manager code is 6 to 12 digits. Nothing was changed.'],
  ['123456', 'This code is among the first that a stranger would try. Choose another. Nothing was changed.'],
])('the manager code %s is refused', async (code, words) => {
  await imported();

  const refused = await cli.run(['manager-code', 'set', ids.company, '--stdin'], `${code}\n`);

  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain(words);
  expect(await managerCodeHash()).toBeNull();
});

it('a manager code can be removed', async () => {
  await imported();
  await cli.json(['manager-code', 'set', ids.company]);

  const removed = await cli.json(['manager-code', 'remove', ids.company]);

  expect(removed).toEqual({ companyId: ids.company, removed: true });
  expect(await managerCodeHash()).toBeNull();
});

const managerCodeHash = () => findManagerCodeHash(companyScope(cli.deps.database.knex, ids.company));

it('setting a new password tells how many sessions it ended', async () => {
  await imported();

  const set = await cli.json(['user', 'set-password', 'anna@example.is'], 'a long new password\n');

  expect(set).toEqual({ employeeId: ids.anna, sessionsEnded: 0 });
});

it('a password that strangers would try is refused with its reason, and the old one stays', async () => {
  await imported();
  const hash = async () => (await findLogin(cli.deps.database.knex, 'anna@example.is'))?.credentials;
  const before = await hash();
  const refusals = {
    password1: 'must be at least 12 characters',
    password1234: 'must not be a common password',
    'Anna.2026.Anna': "must be more than the person's name",
    'Bakaríið-við-Ána-2026': "must be more than the person's name",
    [randomUUID().repeat(8)]: 'must be at most 256 characters',
  };

  for (const [password, reason] of Object.entries(refusals)) {
    const refused = await cli.run(['user', 'set-password', 'anna@example.is'], `${password}\n`);

    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(`A password ${reason}`)]);
    expect(refused.err).toContain('Nothing was changed.');
    expect(refused.err).not.toContain(password);
  }
  expect(await hash()).toEqual(before);
});

it('revoking a kiosk names it, and revoking an unknown one is refused', async () => {
  const company = await cli.given.aCompany();
  const device = await cli.given.aDevice(await cli.given.anEmployee(company, { role: 'manager' }));

  const revoked = await cli.json(['device', 'revoke', device.id]);
  const unknown = await cli.run(['device', 'revoke', randomUUID(), '--json']);

  expect(revoked).toEqual({ deviceId: device.id, revoked: true });
  expect(unknown).toMatchObject({ code: 1, out: '' });
});

it('another address waits for its link where somebody can sign in, and counts at once where nobody ever did', async () => {
  await imported();
  const addressOf = async (id: string) =>
    (await cli.database.database.knex('employees').where({ id }).first('email')) as unknown;

  const waiting = await cli.json(['user', 'change-address', 'anna@example.is', 'anna@new.example']);

  expect(waiting).toEqual({
    employeeId: ids.anna,
    path: expect.stringMatching(/^\/desk\/address#sal_[\w-]{66}$/) as string,
  });
  expect(await addressOf(ids.anna)).toEqual({ email: 'Anna@example.is' });
});
