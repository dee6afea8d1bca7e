// A backup is whole while others write. It can be restored only where the database is not in use and its secrets exist.
import { copyFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from './tables/companies.ts';
import type { TimeEntryRow } from './tables/time.ts';
import { startCommandLine, type TestCommandLine } from '../../test/command-line.ts';

let cli: TestCommandLine;
let company: CompanyRow;
beforeEach(async () => {
  cli = await startCommandLine();
  company = await cli.given.aCompany();
  const anna = await cli.given.anEmployee(company);
  await cli.given.anEntry(anna, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z');
});
afterEach(() => cli.stop());

const file = (name: string) => join(cli.folder, name);
const elsewhere = () => ({ ...cli.env, DATA_DIR: file('elsewhere') });

/** Reads a database in another place with the command line. */
async function companiesElsewhere(): Promise<unknown> {
  return JSON.parse((await cli.run(['company', 'list', '--json'], '', elsewhere())).out);
}

describe('a backup', () => {
  it('is one whole file that only its owner can read', async () => {
    const written = await cli.json(['backup', file('copy.sqlite')]);

    expect(written).toMatchObject({ companies: 1, employees: 1, timeEntries: 1, punches: 0 });
    expect(statSync(file('copy.sqlite')).mode & 0o777).toBe(0o600);
    expect((await cli.run(['backup', file('copy.sqlite')])).err).toContain('exists already');
  });

  it('is taken while another connection writes, and holds the state of one moment', async () => {
    const others = await cli.database.open();
    const during = others.knex.transaction(async (tx) => {
      await tx<TimeEntryRow>('time_entries').update({ is_draft: true });
      return await cli.json(['backup', file('copy.sqlite')]).catch((error: unknown) => error);
    });

    const written = await during;
    await others.close();

    expect(written).toMatchObject({ timeEntries: 1 });
    await cli.run(['restore', file('copy.sqlite')], '', elsewhere());
    expect(await companiesElsewhere()).toMatchObject([{ id: company.id }]);
  });

  it('comes back with everything in it', async () => {
    await cli.run(['backup', file('copy.sqlite')]);

    const { code, out } = await cli.run(['restore', file('copy.sqlite')], '', elsewhere());

    expect(code).toBe(0);
    expect(out).toContain('Restored: 1 companies, 1 employees, 1 time entries, 0 punches.');
    expect(await companiesElsewhere()).toMatchObject([{ id: company.id, name: company.name }]);
  });
});

describe('a restore', () => {
  it('is refused over a database that is in use', async () => {
    await cli.run(['backup', file('copy.sqlite')]);

    const { code, err } = await cli.run(['restore', file('copy.sqlite'), '--replace']);

    expect(code).toBe(1);
    expect(err).toContain('A server or another command uses');
    expect(await cli.database.database.knex('companies')).toHaveLength(1);
  });

  it('puts the old database aside, and only when told so', async () => {
    await cli.run(['backup', file('copy.sqlite')]);
    await cli.run(['restore', file('copy.sqlite')], '', elsewhere());

    const without = await cli.run(['restore', file('copy.sqlite')], '', elsewhere());
    const replaced = await cli.run(['restore', file('copy.sqlite'), '--replace', '--json'], '', elsewhere());

    expect(without.code).toBe(1);
    expect(without.err).toContain('Give --replace');
    const { putAside } = JSON.parse(replaced.out) as { putAside: string };
    expect(statSync(putAside).size).toBeGreaterThan(0);
    expect(await companiesElsewhere()).toMatchObject([{ id: company.id }]);
  });

  it('is refused for a damaged backup, and leaves everything as it was', async () => {
    await cli.run(['backup', file('copy.sqlite')]);
    const { size } = statSync(file('copy.sqlite'));
    copyFileSync(file('copy.sqlite'), file('cut.sqlite'));
    truncateSync(file('cut.sqlite'), size / 2);
    const bytes = readFileSync(file('copy.sqlite'));
    writeFileSync(file('turned.sqlite'), bytes.fill(0x5a, 4096, size - 4096));
    writeFileSync(file('text.sqlite'), 'this is no database');
    writeFileSync(file('empty.sqlite'), '');

    for (const name of ['cut', 'turned', 'text', 'empty', 'missing']) {
      const { code, err } = await cli.run(['restore', file(`${name}.sqlite`)], '', elsewhere());
      expect([name, code]).toEqual([name, 1]);
      expect(err).toContain('Nothing was changed.');
    }
    expect(() => statSync(join(file('elsewhere'), 'stimpill.sqlite'))).toThrow();
  });

  it('is refused without its secrets', async () => {
    await cli.run(['backup', file('copy.sqlite')]);
    const stranger = await startCommandLine();
    const withOthers = { ...elsewhere(), SECRETS_DIR: stranger.env['SECRETS_DIR'] ?? '' };
    const withNone = { ...elsewhere(), SECRETS_DIR: file('no-secrets') };

    const others = await cli.run(['restore', file('copy.sqlite')], '', withOthers);
    const none = await cli.run(['restore', file('copy.sqlite')], '', withNone);
    await stranger.stop();
    rmSync(file('elsewhere'), { recursive: true });

    expect([others.code, none.code]).toEqual([1, 1]);
    expect(others.err).toContain('was made with other secrets');
    expect(none.err).toContain('There are no secrets in');
    expect(() => statSync(join(file('no-secrets'), 'secrets.json'))).toThrow();
  });
});
