// Commands and starts in folders of another user of the system. As root, as in CI, this process becomes another user for a moment; anyone who is
// no root has folders of root at hand.
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readInputFile } from '../src/cli/read-input-file.ts';
import type { Terminal } from '../src/cli/terminal.ts';
import { readOwnConfig } from '../src/read-own-config.ts';
import { explainStartFailure } from '../src/start-failure.ts';
import { foreignOn, foreignToRoot } from '../src/whose-file.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';

const NOBODY = 65_534;
const isRoot = process.geteuid?.() === 0;
const ROOTS_OWN = process.platform === 'darwin' ? '/var/root' : '/root';

let cli: TestCommandLine;
let folder: string;
/** In a folder that this process may not enter. */
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  cli = await startCommandLine();
  folder = mkdtempSync(join(tmpdir(), 'stimpill-foreign-'));
  chmodSync(folder, 0o755);
  for (const name of ['data', 'secrets', 'backups']) mkdirSync(join(folder, name), { mode: 0o700 });
  writeFileSync(join(folder, 'company.yaml'), 'company: {}', { mode: 0o600 });
  const place = (name: string) => (isRoot ? join(folder, name) : join(ROOTS_OWN, name));
  env = { DATA_DIR: place('data'), SECRETS_DIR: place('secrets'), BACKUP_DIR: place('backups') };
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await cli.stop();
});

/** Does something as a user to whom the folders do not belong. */
async function asAnother<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  if (!isRoot) return work();
  process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

const HELPS =
  /The folder \S+ belongs to root \(user 0\), and this runs as \S+ \(?user \d+\)?\. Run it as its owner \("sudo -u root …"\)/;

describe('as another user than the owner of the folders', () => {
  it.each([
    [['company', 'list']],
    [['backup', 'x.sqlite']],
    [['restore', 'x.sqlite']],
    [['restore', 'x.sqlite', '--replace']],
    [['restore-drill']],
    [['database', 'create']],
    [['keys', 'rotate']],
    [['secrets', 'export', 'x']],
    [['secrets', 'import', 'x']],
    [['erase-expired']],
    [['put-aside', 'list']],
    [['put-aside', 'erase']],
    [['first-run']],
  ])('%j says whose they are, who runs it and what to do', async (words) => {
    const { code, out, err } = await asAnother(() => cli.run(words, 'a passphrase for tests\n', env));

    expect([code, out]).toEqual([3, '']);
    expect(err).toMatch(/^(DATA_DIR|SECRETS_DIR): /);
    expect(err).toMatch(HELPS);
    expect(err).toMatch(/Nothing was changed\.\n$/);
    expect(err).not.toMatch(/EACCES|SQLITE_|there are no/i);
  });

  it('a start says the same', async () => {
    const failure = await asAnother(() => {
      try {
        return readOwnConfig(env);
      } catch (error) {
        return error;
      }
    });

    expect(explainStartFailure(failure)).toMatch(/^Stimpill did not start\.\nDATA_DIR: The folder/);
    expect(explainStartFailure(failure)).toMatch(HELPS);
  });

  it('the doctor has one fault that says so, and tells of nothing that it could not see', async () => {
    const { code, out } = await asAnother(() => cli.run(['doctor'], '', env));

    expect(code).toBe(1);
    expect(out.split('\n')[1]).toMatch(/^fault {4}rights: DATA_DIR: /);
    expect(out).toMatch(HELPS);
    expect(out).not.toMatch(/there are none|there is none/);
  });

  it('a file that is named to a command is told in the same way', async () => {
    const file = isRoot ? join(folder, 'company.yaml') : join(ROOTS_OWN, 'company.yaml');
    const failure: unknown = await asAnother(() =>
      readInputFile(file, {} as Terminal).catch((error: unknown) => error),
    );

    expect(String(failure)).toMatch(/cannot be read \(EACCES\)\. The (file|folder) \S+ belongs to root/);
    expect(await asAnother(() => foreignOn(tmpdir(), 'write'))).toBeNull();
  });
});

describe('one’s own folders', () => {
  it('are in nobody’s way, whether they are there yet or not', () => {
    const own = { DATA_DIR: join(folder, 'new/data'), SECRETS_DIR: join(folder, 'secrets') };

    expect(readOwnConfig(own).dataDir).toBe(own.DATA_DIR);
  });

  it('are not those of another user for root, who would leave files there that the owner cannot use', () => {
    const [data, secrets] = [join(folder, 'of-another'), join(folder, 'own-secrets')];
    for (const each of [data, secrets]) mkdirSync(each, { mode: 0o700 });
    if (isRoot) chownSync(data, NOBODY, NOBODY);
    const read = () => readOwnConfig({ DATA_DIR: data, SECRETS_DIR: secrets });

    if (isRoot)
      expect(read).toThrow(
        /^DATA_DIR: The folder \S+ belongs to \S+ \(?user 65534\)?, and this runs as root/,
      );
    else expect([read().dataDir, foreignToRoot(data)]).toEqual([data, null]);
  });
});
