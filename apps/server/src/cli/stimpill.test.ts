import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#database/database.ts';
import { createHashing } from '#features/auth/hashing-queue.ts';
import { createPasswordHashing } from '#features/auth/password-hash.ts';
import { createPinHashing } from '#features/auth/pin-hash.ts';
import { findLogin } from '#features/people/employee-store.ts';
import { exampleCompanyFile, idOf, ids } from '../../test/example-company-file.ts';
import { runProgram, startPrintingTo, startProgram } from '../../test/run-program.ts';
import { loadSecrets } from '../secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'stimpill-cli-'));
const env = {
  PATH: process.env['PATH'] ?? '',
  DATA_DIR: join(folder, 'data'),
  SECRETS_DIR: join(folder, 'secrets'),
};

const stimpill = (args: readonly string[], input = '', extra: Record<string, string> = {}) =>
  runProgram({ program: 'src/cli/stimpill.ts', args, input, env: { ...env, ...extra } });

function fileOf(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

let database: Database;
beforeAll(async () => {
  const imported = await stimpill(['company', 'import', fileOf('good.json', exampleCompanyFile())]);
  expect(imported).toMatchObject({ code: 0, err: '' });
  database = await openDatabase({ databaseUrl: null, dataDir: env.DATA_DIR, databasePoolSize: 1 });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const anna = async () => (await findLogin(database.knex, 'anna@example.is'))?.credentials;

describe('the command line', () => {
  it('shows help at every level and ends with 0', async () => {
    const [top, group, command] = await Promise.all([
      stimpill(['--help']),
      stimpill(['company', '--help']),
      stimpill(['company', 'import', '--help']),
    ]);

    expect([top.code, group.code, command.code]).toEqual([0, 0, 0]);
    expect(top.out).toContain('Exit codes: 0 done');
    expect(group.out).toContain('export [options] <company-id>');
    expect(command.out).toContain('stimpill company import cafe.yaml');
  });

  it('ends with 3 when what it prints cannot be written, and with 0 when its reader has seen enough', async () => {
    const disk = openSync('/dev/full', 'w');
    const list = { program: 'src/cli/stimpill.ts', args: ['company', 'list'], env };
    const full = await startPrintingTo(disk, list).closed;
    closeSync(disk);
    const { child, ended } = startProgram(list);
    ended.catch(() => undefined);
    child.stdout.destroy();
    const seen = await new Promise((resolve) => child.once('exit', resolve));

    expect([full, seen]).toEqual([3, 0]);
  });

  it('lists every fault of a file, writes nothing and ends with 1', async () => {
    const example = exampleCompanyFile();
    const bad = { ...example, company: { ...example.company, id: idOf(900), language: 'de' }, extra: 1 };

    const { code, out, err } = await stimpill(['company', 'import', fileOf('bad.json', bad)]);

    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(
      'The company file has 2 faults. Nothing was imported.\n' +
        '  company.language must be one of is, en, pl.\n' +
        '  extra is not known here; look at the spelling and at the list it stands in.\n',
    );
    expect(await database.knex('companies')).toHaveLength(1);
  });

  it('says when the same file changes nothing', async () => {
    const { code, out } = await stimpill(['company', 'import', '-'], JSON.stringify(exampleCompanyFile()));

    expect(code).toBe(0);
    expect(out).toContain('Nothing was changed.');
  });

  it('exports to a file that only its owner can read, without a secret on the screen', async () => {
    const path = join(folder, 'export.yaml');

    const first = await stimpill(['company', 'export', ids.company, '--output', path]);
    const again = await stimpill(['company', 'export', ids.company, '--output', path]);

    expect(first).toEqual({ code: 0, out: '', err: '' });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(again).toMatchObject({ code: 1, err: `${path} exists already. Choose another name.\n` });
  });

  it('has different exit codes for wrong usage and for a wrong setting', async () => {
    const [unknown, noArgument, badSetting] = await Promise.all([
      stimpill(['company', 'delete']),
      stimpill(['device', 'revoke']),
      stimpill(['company', 'list'], '', { DATABASE_URL: 'mysql://x' }),
    ]);

    expect([unknown.code, noArgument.code, badSetting.code]).toEqual([2, 2, 3]);
    expect(badSetting.err).toContain('DATABASE_URL is not valid.');
  });

  it('takes a password through the pipe, so that it can sign in', async () => {
    const passwords = createPasswordHashing(createHashing());

    const { code, out, err } = await stimpill(
      ['user', 'set-password', 'ANNA@example.is'],
      'a long new password\n',
    );

    expect(code).toBe(0);
    expect(out + err).not.toContain('a long new password');
    expect(await passwords.isPassword((await anna())?.passwordHash ?? null, 'a long new password')).toBe(
      true,
    );
  });

  it('refuses a password that strangers would try and an e-mail that nobody has', async () => {
    const [weak, nobody] = await Promise.all([
      stimpill(['user', 'set-password', 'anna@example.is'], 'password1\n'),
      stimpill(['user', 'set-password', 'nobody@example.is'], 'a long new password\n'),
    ]);

    expect([weak.code, nobody.code]).toEqual([1, 1]);
    expect(weak.err).toBe(
      'A password must be at least 12 characters; a few words in a row are easy to remember. Nothing was changed.\n',
    );
    expect(nobody.err).toBe('There is no user with the e-mail nobody@example.is.\n');
  });

  it('issues a PIN, shows it once, and it is right', async () => {
    const pins = createPinHashing(createHashing(), loadSecrets(env.SECRETS_DIR).pepper);

    const { code, out } = await stimpill(['pin', 'set', ids.company, 'anna@example.is']);

    const pin = /is (\d{4})\./.exec(out)?.[1] ?? '';
    expect(code).toBe(0);
    expect(
      await pins.isPin(
        (await anna())?.pinHash ?? null,
        { companyId: ids.company, employeeId: ids.anna },
        pin,
      ),
    ).toBe(true);
  });

  it('takes a chosen PIN without repeating it, and refuses one that strangers try first', async () => {
    const chosen = await stimpill(['pin', 'set', ids.company, ids.anna, '--stdin'], '9307\n');
    const weak = await stimpill(['pin', 'set', ids.company, ids.anna, '--stdin'], '1234\n');

    expect(chosen.code).toBe(0);
    expect(chosen.out + chosen.err).not.toContain('9307');
    expect(weak.code).toBe(1);
    expect(weak.err).not.toContain('1234');
  });

  it('lists devices for machines, and revokes a device once', async () => {
    await database.knex('devices').insert({
      company_id: ids.company,
      id: idOf(70),
      token_digest: 'a'.repeat(64),
      name: 'Við ofninn',
      registered_by: ids.anna,
      registered_at: Date.UTC(2026, 0, 5, 8),
      revoked_at: null,
      last_seen_at: Date.UTC(2026, 0, 6, 8),
    });

    const listed = await stimpill(['device', 'list', '--company', ids.company, '--json']);
    const first = await stimpill(['device', 'revoke', idOf(70)]);
    const second = await stimpill(['device', 'revoke', idOf(70)]);

    expect(JSON.parse(listed.out)).toEqual([
      {
        id: idOf(70),
        companyId: ids.company,
        name: 'Við ofninn',
        registeredAtUtc: '2026-01-05T08:00:00.000Z',
        lastSeenAtUtc: '2026-01-06T08:00:00.000Z',
        revokedAtUtc: null,
        report: null,
        incidents: [],
        toLookAt: [],
      },
    ]);
    expect([first.code, second.code]).toEqual([0, 1]);
  });

  it('says that the database is busy while another program holds it', async () => {
    const blocked = await database.knex.transaction(async () =>
      stimpill(['pin', 'set', ids.company, ids.jon]),
    );

    expect(blocked.code).toBe(3);
    expect(blocked.err).toContain('The database is busy');
  });
});
