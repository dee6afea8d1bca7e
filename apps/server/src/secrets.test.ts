import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signAccessToken, verifyAccessToken } from '#features/auth/access-token.ts';
import { loadSecrets, SecretsError } from './secrets.ts';

type SecretsFile = {
  tokenKeys: { kid: string; secret: string }[];
  pepper: { kid: string; secret: string };
  [name: string]: unknown;
};

let root: string;
let folder: string;
let path: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stimpill-secrets-'));
  folder = join(root, 'not', 'there', 'yet');
  path = join(folder, 'secrets.json');
});
afterEach(() => rmSync(root, { recursive: true }));

const readFile = () => JSON.parse(readFileSync(path, 'utf8')) as SecretsFile;
const writeFile = (file: object) => writeFileSync(path, JSON.stringify(file));

function refusal(): string {
  try {
    loadSecrets(folder);
  } catch (error) {
    if (error instanceof SecretsError) return error.message;
    throw error;
  }
  return 'none';
}

describe('the first start', () => {
  it('makes one file that its owner alone can read, in a folder of the same kind', () => {
    loadSecrets(folder);

    expect(readdirSync(folder)).toEqual(['secrets.json']);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('makes other secrets for every installation', () => {
    const [first, second] = [loadSecrets(folder), loadSecrets(join(root, 'second'))];

    expect(first.id).not.toBe(second.id);
    expect(first.signingKid).not.toBe(second.signingKid);
    expect(first.pepper.equals(second.pepper)).toBe(false);
    expect(first.pepper).toHaveLength(32);
  });

  it('starts over after one that was cut off while it wrote', () => {
    loadSecrets(folder);
    rmSync(path);
    writeFileSync(`${path}.${process.pid}.new`, '{"formatVersion": 1, "tok', { mode: 0o600 });

    loadSecrets(folder);

    expect(readdirSync(folder)).toEqual(['secrets.json']);
  });
});

describe('every later start', () => {
  it('reads the same secrets and writes nothing', () => {
    const first = loadSecrets(folder);
    const text = readFileSync(path, 'utf8');

    const second = loadSecrets(folder);

    expect(readFileSync(path, 'utf8')).toBe(text);
    expect([second.id, second.signingKid]).toEqual([first.id, first.signingKid]);
    expect(second.pepper.equals(first.pepper)).toBe(true);
  });

  it('accepts tokens of the older key while the newer one signs', () => {
    const subject = {
      userId: randomUUID(),
      companyId: randomUUID(),
      role: 'manager',
      sessionId: randomUUID(),
    };
    const now = Date.parse('2026-03-02T08:00:00Z');
    const before = loadSecrets(folder);
    const old = signAccessToken(before, subject, now);
    const file = readFile();
    const added = { kid: 'newer', secret: Buffer.alloc(32, 7).toString('base64') };
    writeFile({ ...file, tokenKeys: [added, ...file.tokenKeys] });

    const after = loadSecrets(folder);

    expect(after.signingKid).toBe('newer');
    expect(after.id).toBe(before.id);
    expect(verifyAccessToken(after, old, now)).toEqual(subject);
    expect(verifyAccessToken(after, signAccessToken(after, subject, now), now)).toEqual(subject);
    expect(verifyAccessToken(before, signAccessToken(after, subject, now), now)).toEqual(subject);
  });

  it('derives another key for every kind of token', () => {
    const secrets = loadSecrets(folder);

    const keys = (['access', 'employee', 'refresh', 'photo-grant'] as const).map((purpose) =>
      secrets.tokenKey(secrets.signingKid, purpose)?.export().toString('hex'),
    );

    expect(new Set(keys).size).toBe(4);
    expect(secrets.tokenKey('unknown', 'access')).toBeUndefined();
  });

  it('tells nothing of the keys in the id', () => {
    const { id } = loadSecrets(folder);

    expect(id).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(path, 'utf8')).not.toContain(id);
  });
});

describe('a secrets file', () => {
  it.each([0o640, 0o604, 0o660, 0o644, 0o610])('that others can use (mode %o) is refused', (mode) => {
    loadSecrets(folder);
    chmodSync(path, mode);

    expect(refusal()).toContain(`chmod 600 ${path}`);
  });

  it('that its owner may only read is fine', () => {
    loadSecrets(folder);
    chmodSync(path, 0o400);

    expect(refusal()).toBe('none');
  });

  it('that is damaged is refused with the advice to restore a backup, and is never replaced or quoted', () => {
    loadSecrets(folder);
    const whole = readFileSync(path, 'utf8');
    const file = readFile();
    const damages = [
      '',
      whole.slice(0, whole.length / 2),
      `canary-4821 ${whole}`,
      JSON.stringify({ ...file, formatVersion: 2 }),
      JSON.stringify({ ...file, pepper: { kid: 'short', secret: Buffer.alloc(31).toString('base64') } }),
      JSON.stringify({ ...file, pepper: { kid: 'none', secret: '' } }),
      JSON.stringify({ ...file, tokenKeys: [] }),
      JSON.stringify({ ...file, tokenKeys: 'canary-4821' }),
    ];

    for (const text of damages) {
      writeFileSync(path, text);
      expect(refusal()).toBe(
        `${path} cannot be read as a secrets file. Restore it from your backup of the secrets.`,
      );
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
  });
});
