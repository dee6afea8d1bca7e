import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findSecrets, searchDisk } from './secrets-on-disk.ts';

const secrets = { pins: ['4705', '5216'], passwords: ['canary 0f0f'] };

describe('the search for secrets in a profile', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stimpill-secrets-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ['a text', Buffer.from('{"pin":"4705"}')],
    ['a form', Buffer.from('name=a&pin=4705&go=1')],
    ['a text of two bytes each', Buffer.from('{"pin":"4705"}', 'utf16le')],
    ['a row of a database', serialize({ employeeId: 'a', pin: '4705', tries: 3 })],
    ['the end of such a row', serialize({ employeeId: 'a', pin: '5216' })],
    ['a file of its own', Buffer.from('4705')],
  ])('finds a PIN that stands in %s', (_, content) => {
    expect(findSecrets(content, secrets)).toHaveLength(1);
  });

  it('finds a password that stands between other bytes', () => {
    const content = Buffer.concat([Buffer.from([7, 200]), Buffer.from('xcanary 0f0fx'), Buffer.from([3])]);

    expect(findSecrets(content, secrets)).toEqual(['a password']);
  });

  it.each([
    ['a longer number', '{"at":1470521}'],
    ['an id', '00004705-0000-4000-8000-000000000000'],
    ['a fraction', 'ratio: 0.4705'],
    ['a base64 text', 'q+4705/w=='],
  ])('takes nothing for a PIN that is part of %s', (_, text) => {
    const bytes = Buffer.concat([Buffer.from(text), Buffer.from(text, 'utf16le')]);

    expect(findSecrets(bytes, secrets)).toEqual([]);
  });

  it('looks into every file of every folder, and repeats no secret', async () => {
    await mkdir(join(folder, 'Default', 'IndexedDB'), { recursive: true });
    await writeFile(join(folder, 'Default', 'IndexedDB', '000003.log'), serialize({ pin: '4705' }));
    await writeFile(join(folder, 'Local State'), 'nothing');

    const { found, bytes } = await searchDisk(folder, secrets);

    expect([...found].join()).toMatch(/^Default.IndexedDB.000003.log: /);
    expect([...found].join()).not.toContain('4705');
    expect(bytes).toBeGreaterThan(7);
  });
});
