import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets, readSecretsFile, secretsPath } from './secrets.ts';
import { openUnderKey, sealUnderKey } from './secrets-under-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'stimpill-secrets-'));
loadSecrets(folder);
const file = readSecretsFile(secretsPath(folder));
rmSync(folder, { recursive: true });
const key = randomBytes(32);

describe('secrets under the key of the installation', () => {
  it('are the same when they are opened, and another text each time they are sealed', () => {
    const [one, other] = [sealUnderKey(file, key), sealUnderKey(file, key)];

    expect([openUnderKey(one, key), openUnderKey(other, key)]).toEqual([file, file]);
    expect(one).not.toBe(other);
  });

  it('tell nothing, and do not open with another key or after a change', () => {
    const sealed = sealUnderKey(file, key);
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length >> 1]! ^= 1;

    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain(file.pepper.secret);
    for (const [text, by] of [
      [sealed, randomBytes(32)],
      [bytes.toString('base64'), key],
      ['', key],
    ] as const)
      expect(() => openUnderKey(text, by)).toThrow('SECRETS_KEY does not open the secrets in the database.');
  });
});
