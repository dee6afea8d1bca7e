import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renewSealingKeys } from './renew-sealing-keys.ts';
import { loadSecrets } from './secrets.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 2, 2);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stimpill-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const place = () => ({
  secretsDir: folder,
  secretsKey: null,
  ...{ databaseUrl: null, dataDir: '', databasePoolSize: 2 },
});
const path = () => join(folder, 'secrets.json');
const readFile = () => JSON.parse(readFileSync(path(), 'utf8')) as Record<string, unknown>;
const keyIds = () => loadSecrets(folder, () => NOW).sealingKeys.map(({ keyId }) => keyId);

describe('renewing the sealing keys', () => {
  it('changes nothing while the next key lies ahead', async () => {
    loadSecrets(folder, () => NOW);
    const before = readFileSync(path(), 'utf8');

    expect(await renewSealingKeys(place(), NOW + 89 * DAY)).toBe(false);
    expect(readFileSync(path(), 'utf8')).toBe(before);
  });

  it('adds a key once the next one is in force, and keeps everything else', async () => {
    loadSecrets(folder, () => NOW);
    const { sealingKeys: _, ...before } = readFile();
    const ids = keyIds();

    expect(await renewSealingKeys(place(), NOW + 90 * DAY)).toBe(true);

    const { sealingKeys: __, ...after } = readFile();
    expect(after).toEqual(before);
    expect(keyIds().slice(0, 2)).toEqual(ids);
    expect(keyIds()).toHaveLength(3);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  });

  it('begins the ring with the single key of an older file', async () => {
    loadSecrets(folder, () => NOW);
    const { sealingKeys: _, ...file } = readFile();
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const privateKeyPkcs8 = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    const kid = randomUUID();
    writeFileSync(path(), JSON.stringify({ ...file, sealingKey: { kid, privateKeyPkcs8 } }));

    expect(keyIds()).toEqual([kid]);
    expect(await renewSealingKeys(place(), NOW)).toBe(true);
    expect(keyIds()[0]).toBe(kid);
    expect(keyIds()).toHaveLength(2);
  });
});
