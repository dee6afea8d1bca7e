import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCertificate } from '#tls/read-certificate.ts';
import { runCommandLine } from '../run-command-line.ts';

const NOW = Date.UTC(2026, 10, 24);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stimpill-self-signed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const ends = [text(stdout), text(stderr)];
  const terminal = { clock: () => NOW, env: { PORT: '8123' }, stdin: Readable.from(['']), stdout, stderr };
  const code = await runCommandLine(['tls', 'self-signed', ...args], terminal);
  for (const stream of [stdout, stderr]) stream.end();
  const [out = '', err = ''] = await Promise.all(ends);
  return { code, out, err };
}

describe('stimpill tls self-signed', () => {
  it('writes a certificate, its key and its authority, which only their owner can read', async () => {
    const output = join(folder, 'named');
    const { code, out } = await run(
      ...['--name', 'Clock.local', '192.168.1.20', '--days', '90', '--output', output],
    );
    const files = ['server.crt', 'server.key', 'authority.crt'].map((name) => join(output, name));
    const [certFile = '', keyFile = '', authorityFile = ''] = files;

    expect(code).toBe(0);
    expect(readCertificate({ certFile, keyFile })).toMatchObject({
      names: ['clock.local', '192.168.1.20'],
      endsAt: Date.UTC(2027, 1, 22),
    });
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
    expect(readFileSync(authorityFile, 'utf8')).not.toContain('PRIVATE KEY');
    expect(out).toContain('A certificate for clock.local, 192.168.1.20, good until 2027-02-22.\n');
    expect(out).toContain(`TLS_CERT_FILE=${certFile}\n     TLS_KEY_FILE=${keyFile}\n`);
    expect(out).toMatch(/iPad +Settings[^]*Android +Settings[^]*3\. Open https:\/\/clock\.local:8123\/ on/);
  });

  it('is for the names and addresses of this machine where none are named', async () => {
    const { out } = await run('--json', '--output', join(folder, 'unnamed'));
    const { names, endsAtUtc } = JSON.parse(out) as { names: string[]; endsAtUtc: string };

    expect(names).toEqual(expect.arrayContaining(['localhost', '127.0.0.1', '::1']));
    expect(names.some((name) => name.startsWith(hostname().toLowerCase()))).toBe(true);
    expect(endsAtUtc).toBe('2027-11-24T00:00:00.000Z');
  });

  it('never replaces what stands there', async () => {
    const output = join(folder, 'twice');
    await run('--output', output);
    const before = readFileSync(join(output, 'server.key'), 'utf8');

    const { code, err } = await run('--output', output);

    expect(code).toBe(1);
    expect(err).toContain('server.crt exists already. Choose another folder with --output');
    expect(readFileSync(join(output, 'server.key'), 'utf8')).toBe(before);
  });

  it.each([
    [['--name', 'http://clock.local/'], 'It is neither a name such as clock.local nor an address'],
    [['--days', '826'], 'Give a whole number of days from 1 to 825.'],
    [['--days', '0'], 'Give a whole number of days from 1 to 825.'],
  ])('refuses %j', async (args, sentence) => {
    const { code, err } = await run(...args, '--output', join(folder, 'refused'));

    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  it('says so when the folder cannot be made', async () => {
    const { code, err } = await run('--output', join(folder, 'named', 'server.crt', 'below'));

    expect(code).toBe(3);
    expect(err).toContain('cannot be made (ENOTDIR)');
  });
});
