import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseRefused } from './errors/refused.ts';
import { openDatabase } from './database/database.ts';
import { loadSecrets, SecretsError } from './secrets.ts';
import { explainStartFailure } from './start-failure.ts';
import { readCertificate } from './tls/read-certificate.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stimpill-start-'));
  writeFileSync(join(folder, 'a-file'), 'neither a database nor a certificate\n'.repeat(100));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What an operator reads when the work fails for real. */
async function explanationOf(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    return explainStartFailure(error);
  }
  return 'It worked.';
}

const open = (options: { dataDir?: string; databaseUrl?: string }) =>
  openDatabase({ dataDir: folder, databaseUrl: null, databasePoolSize: 1, ...options });

function listen(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

describe('a start that fails', () => {
  it('names the variable that is wrong', async () => {
    const text = await explanationOf(() => readConfig({ PORT: 'x' }));

    expect(text).toBe(
      'Stimpill did not start.\nPORT is not valid. Allowed: a port number from 0 to 65535 (8080 when unset).',
    );
  });

  it.each([new ConfigError('Say it.'), new SecretsError('Say it.'), new DatabaseRefused('Say it.')])(
    'says in its own words what %s says',
    (error) => {
      expect(explainStartFailure(error)).toBe('Stimpill did not start.\nSay it.');
    },
  );

  it('names the port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };

    const text = await explanationOf(() => listen(port, '127.0.0.1'));
    other.close();

    expect(text).toContain(`port ${port} is taken by another program`);
  });

  it('says that the address is not of this machine', async () => {
    const text = await explanationOf(() => listen(0, '192.0.2.1'));

    expect(text).toBe('Stimpill did not start: HOST is not an address of this machine.');
  });

  it('names a path that is no folder, for data and for secrets', async () => {
    const inTheWay = join(folder, 'a-file', 'data');

    const texts = [
      await explanationOf(() => open({ dataDir: inTheWay })),
      await explanationOf(() => loadSecrets(inTheWay)),
      await explanationOf(() => open({ dataDir: join(folder, 'a-file') })),
    ];

    expect(texts[0]).toContain(`${inTheWay} is not a folder`);
    expect(texts[1]).toContain(`${inTheWay} is not a folder`);
    expect(texts[2]).toContain(`${join(folder, 'a-file')} is not a folder`);
  });

  it('names a certificate that does not exist, and a file that is no certificate', async () => {
    const serve = (file: string) =>
      readCertificate({ certFile: join(folder, file), keyFile: join(folder, file) });

    expect(await explanationOf(() => serve('missing.pem'))).toContain(
      `${join(folder, 'missing.pem')} does not exist`,
    );
    expect(await explanationOf(() => serve('a-file'))).toContain('is not a certificate in PEM form');
  });

  it('says that a file in DATA_DIR is no database', async () => {
    writeFileSync(join(folder, 'stimpill.sqlite'), 'this is no database, it only says so\n'.repeat(100));

    const text = await explanationOf(() => open({}));

    expect(text).toContain('SQLite cannot use the database in DATA_DIR (SQLITE_NOTADB)');
  });

  it('says that PostgreSQL does not let us in, without the password', async () => {
    const text = await explanationOf(() => open({ databaseUrl: 'postgresql://me:hunter2@127.0.0.1:1/x' }));

    expect(text).toContain('PostgreSQL at DATABASE_URL does not let us in (ECONNREFUSED)');
    expect(text).not.toContain('hunter2');
  });

  it.each([
    ['EACCES', { path: '/data' }, 'it may not use /data.'],
    ['EACCES', { port: 80 }, 'it may not use port 80.'],
    ['EROFS', {}, 'it may not use what it needs.'],
    ['ENOSPC', {}, 'the disk is full.'],
    ['28P01', {}, 'PostgreSQL at DATABASE_URL does not let us in (28P01).'],
    ['SQLITE_CANTOPEN', {}, 'SQLite cannot use the database in DATA_DIR (SQLITE_CANTOPEN).'],
  ])('explains %s %j', (code, more, expected) => {
    const error = Object.assign(new Error('in other words'), { code, ...more });

    expect(explainStartFailure(error)).toContain(`Stimpill did not start: ${expected}`);
  });

  it('passes on unknown errors, and handles a thrown value that is no error', () => {
    expect(explainStartFailure(new Error('the moon is full'))).toBe(
      'Stimpill did not start: the moon is full',
    );
    expect(explainStartFailure(undefined)).toBe('Stimpill did not start, and nothing says why.');
  });
});
