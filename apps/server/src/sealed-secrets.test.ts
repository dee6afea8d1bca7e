import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSecrets, SealBroken, sealSecrets } from './sealed-secrets.ts';
import { loadSecrets, readSecretsFile, secretsPath } from './secrets.ts';

const PASSPHRASE = 'fjórar kaldar kýr í haga';

const folder = mkdtempSync(join(tmpdir(), 'stimpill-sealed-'));
loadSecrets(folder);
const file = readSecretsFile(secretsPath(folder));
const sealed = sealSecrets(file, PASSPHRASE);
afterAll(() => rmSync(folder, { recursive: true }));

describe('sealed secrets', () => {
  it('open again with the same passphrase, in any spelling of its accents', () => {
    expect(openSecrets(sealed, PASSPHRASE)).toEqual(file);
    expect(openSecrets(sealed, PASSPHRASE.normalize('NFD'))).toEqual(file);
  });

  it('show nothing of the secrets, and never look the same twice', () => {
    const inside = [file.id, file.pepper.secret, ...file.tokenKeys.map(({ secret }) => secret)];

    for (const secret of inside) expect(sealed).not.toContain(secret);
    expect(sealSecrets(file, PASSPHRASE)).not.toBe(sealed);
  });

  it('open with no other passphrase, and not when anything in the file was changed', () => {
    const parts = JSON.parse(sealed) as { data: string; iv: string; kdf: { N: number } };
    const turned = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
    const changed = [
      { ...parts, data: turned(parts.data) },
      { ...parts, iv: turned(parts.iv) },
      { ...parts, kdf: { ...parts.kdf, N: 2 ** 16 } },
      { ...parts, kdf: { ...parts.kdf, N: 2 ** 30 } },
      { ...parts, data: parts.data.slice(0, 40) },
      { ...parts, kind: 'something else' },
      {},
    ].map((each) => JSON.stringify(each));

    for (const text of [...changed, '', 'canary', sealed.slice(0, 200)]) {
      expect(() => openSecrets(text, PASSPHRASE)).toThrow(SealBroken);
    }
    expect(() => openSecrets(sealed, `${PASSPHRASE} `)).toThrow(SealBroken);
  });
});
