// A real server whose files are replaced while connections to it are open.
import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { Agent, createServer, get, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCertificate, certificateFilesIn, replaceFiles } from '../../test/a-certificate.ts';
import { readCertificate, type CertificateFiles } from './read-certificate.ts';
import { watchCertificate } from './watch-certificate.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 10;

let folder: string;
let files: CertificateFiles;
let server: Server;
let now: number;
let lines: { level: string; message: string; fields: object }[];
let stop: () => void;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stimpill-renewal-'));
  files = certificateFilesIn(join(folder, 'first'));
  replaceFiles(files, await aCertificate('first.example.is'));
  now = Date.now();
  lines = [];
});
afterEach(() => {
  stop();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function start(): Promise<void> {
  const first = readCertificate(files);
  server = createServer({ cert: first.cert, key: first.key }, (_request, response) => response.end('served'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, message, fields });
  const log = { info: line('info'), error: line('error') };
  stop = watchCertificate({ server, files, first, clock: () => now, log }, EVERY_MS);
}

/** @returns the names in the certificate of the connection on which the answer came, and that connection */
function ask(agent: Agent | false = false): Promise<{ readonly names: string; readonly socket: TLSSocket }> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, rejectUnauthorized: false, agent }, (answer) => {
      const socket = answer.socket as TLSSocket;
      const names = socket.getPeerCertificate().subjectaltname ?? '';
      answer.resume().once('end', () => resolve({ names, socket }));
    }).once('error', reject);
  });
}

const namesNow = async () => (await ask()).names;
const messages = () => lines.map(({ level, message }) => `${level}: ${message}`);

describe('a renewed certificate', () => {
  it('is shown to new connections; those that are open stay', async () => {
    await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const before = await ask(agent);

    replaceFiles(files, await aCertificate('second.example.is'));
    await expect.poll(namesNow).toContain('second.example.is');
    const after = await ask(agent);

    expect(before.names).toContain('first.example.is');
    expect(after.socket).toBe(before.socket);
    expect(messages()).toEqual(['info: the certificate was renewed']);
    agent.destroy();
  });

  it('is found behind a link that is moved, as certbot does it', async () => {
    const live = join(folder, 'live');
    symlinkSync(join(folder, 'first'), live);
    files = certificateFilesIn(live);
    await start();

    replaceFiles(certificateFilesIn(join(folder, 'second')), await aCertificate('second.example.is'));
    symlinkSync(join(folder, 'second'), `${live}.new`);
    renameSync(`${live}.new`, live);

    await expect.poll(namesNow).toContain('second.example.is');
  });
});

describe('files that cannot be used', () => {
  it.each([
    ['of which only one is new', 'is not the key of the certificate in'],
    ['that are broken', 'is not a certificate in PEM form'],
  ])('%s change nothing, are told once, and are over when they are mended', async (what, reason) => {
    await start();
    const second = await aCertificate('second.example.is');

    replaceFiles(files, { cert: what === 'that are broken' ? 'x' : second.cert });
    await expect.poll(() => lines).toHaveLength(1);
    const meanwhile = await namesNow();
    replaceFiles(files, second);
    await expect.poll(namesNow).toContain('second.example.is');

    expect(meanwhile).toContain('first.example.is');
    expect(messages()).toEqual([
      'error: the new certificate cannot be used; the one before stays in use',
      'info: the certificate was renewed',
    ]);
    expect(lines[0]?.fields).toMatchObject({ reason: expect.stringContaining(reason) as string });
  });

  it('that are gone change nothing either', async () => {
    await start();

    rmSync(files.keyFile);
    await expect.poll(() => lines).toHaveLength(1);

    expect(await namesNow()).toContain('first.example.is');
    expect(lines[0]?.fields).toMatchObject({ reason: `TLS_KEY_FILE: ${files.keyFile} does not exist.` });
  });
});

it('tells once a day that the certificate ends soon, until there is another', async () => {
  await start();
  const told = () => lines.filter(({ message }) => message.includes('it ends on')).length;
  expect(told()).toBe(0);

  now += 80 * DAY_MS;
  await expect.poll(told).toBe(1);
  now += DAY_MS;
  await expect.poll(told).toBe(2);
  replaceFiles(files, await aCertificate('second.example.is', 200));
  await expect.poll(messages).toContain('info: the certificate was renewed');
  now += DAY_MS;
  replaceFiles(files, await aCertificate('third.example.is', 200));
  await expect.poll(namesNow).toContain('third.example.is');

  expect(told()).toBe(2);
});
