// A backup from before somebody was erased holds them. Anyone who restores it erases them again by it, on another machine too.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { erasuresFile } from '#features/system/erasing/person/kept-erasures.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';

const NAME = 'kanarifugl';

let cli: TestCommandLine;
beforeEach(async () => {
  cli = await startCommandLine();
});
afterEach(() => cli.stop());

const filesWithName = () => {
  const dataDir = cli.env['DATA_DIR'] ?? '';
  const inUse = readdirSync(dataDir).filter((name) => /^stimpill\.sqlite(-wal)?$/.test(name));
  return inUse.filter((name) => readFileSync(join(dataDir, name)).includes(NAME));
};

it('a restored backup brings nobody back; the day on which the last backup goes is told, and the list goes with the backups', async () => {
  cli.time.moveTo('2026-03-02T08:00:00Z');
  const company = await cli.given.aCompany();
  await cli.given.anEmployee(company, { role: 'owner', password: 'a password for tests' });
  const { id } = await cli.given.anEmployee(company, {
    display_name: NAME,
    employment_end_date: '2026-02-28',
  });
  const backups = join(cli.folder, 'backups');
  mkdirSync(backups);
  const backup = join(backups, 'before.sqlite');
  const env = { ...cli.env, BACKUP_DIR: backups };
  await cli.json(['backup', backup]);
  const erase = ['person', 'erase', company.id, id, '--time-until', '2033-12-31', '--yes'];
  const { out } = await cli.run(erase, '', env);
  await cli.database.database.close();
  const ofThisMachine = erasuresFile(cli.env['SECRETS_DIR'] ?? '');
  const wasThere = existsSync(ofThisMachine);
  rmSync(ofThisMachine, { force: true });

  const restored = await cli.run(['restore', backup, '--replace']);
  const listed = await cli.run(['company', 'list']);
  const again = await cli.run(erase);

  expect([wasThere, out]).toEqual([true, expect.stringContaining('gone by 2027-03-03')]);
  expect(restored.out).toContain('1 person was erased');
  expect(listed.err).toContain('is erased again');
  expect(again.err).toContain('was erased');
  expect(filesWithName()).toEqual([]);
});
