import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCertificate, certificateFilesIn, replaceFiles } from '../../test/a-certificate.ts';
import { CertificateRefused, readCertificate } from './read-certificate.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const DAY_MS = 86_400_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stimpill-certificate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const pem = { type: 'pkcs8', format: 'pem' } as const;
const lockedKey = () =>
  String(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
      ...pem,
      cipher: 'aes-256-cbc',
      passphrase: 'secret',
    }),
  );

describe('a certificate and its key', () => {
  it('are read with the names that they are good for, and the time', async () => {
    const files = certificateFilesIn(folder);
    replaceFiles(files, await aCertificate('clock.example.is', 90, NOW));

    const { names, beginsAt, endsAt } = readCertificate(files);

    expect(names).toEqual(['clock.example.is', '127.0.0.1']);
    expect([beginsAt, endsAt]).toEqual([NOW - DAY_MS, NOW + 90 * DAY_MS]);
  });

  it.each([
    ['a file that is missing', {}, 'TLS_CERT_FILE: FOLDER/server.crt does not exist.'],
    [
      'a folder in the place of a file',
      'folder',
      'TLS_CERT_FILE: FOLDER/server.crt cannot be read (EISDIR).',
    ],
    [
      'a certificate that is none',
      { cert: 'x' },
      'TLS_CERT_FILE: FOLDER/server.crt is not a certificate in PEM',
    ],
    ['a key that is none', { key: 'x' }, 'TLS_KEY_FILE: FOLDER/server.key is not a private key in PEM form.'],
    ['a key with a passphrase', { key: lockedKey() }, 'server.key is locked with a passphrase.'],
    [
      'the key of another certificate',
      'other key',
      'TLS_KEY_FILE: FOLDER/server.key is not the key of the certificate in FOLDER/server.crt.',
    ],
  ] as const)('are refused with %s, in a sentence that names the file', async (_, change, sentence) => {
    const files = certificateFilesIn(folder);
    const good = await aCertificate();
    if (change === 'folder') certificateFilesIn(files.certFile);
    else if (change === 'other key') replaceFiles(files, { ...good, key: (await aCertificate()).key });
    else if (Object.keys(change).length > 0) replaceFiles(files, { ...good, ...change });

    const read = () => readCertificate(files);

    expect(read).toThrow(CertificateRefused);
    expect(read).toThrow(sentence.replaceAll('FOLDER', folder));
  });
});
