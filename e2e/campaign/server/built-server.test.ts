import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareBuiltServer } from './built-server.ts';
import { CHEAP_HASHES } from './campaign-server.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stimpill-built-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('builds a server of its own, in which one text is changed', async () => {
  const { main } = await prepareBuiltServer(folder, [CHEAP_HASHES]);

  const files = (await readdir(dirname(main))).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(files.map((name) => readFile(join(dirname(main), name), 'utf8')));
  expect(main.startsWith(folder)).toBe(true);
  expect(texts.filter((text) => /memoryCost: 64\b/.test(text))).toHaveLength(1);
  expect(texts.filter((text) => /memoryCost: 19_?456\b/.test(text))).toEqual([]);
});

it('refuses a change of a file that is no part of the server', async () => {
  const patch = { ...CHEAP_HASHES, file: 'apps/server/src/nowhere.ts' };

  await expect(prepareBuiltServer(folder, [patch])).rejects.toThrow('no part of the server');
});

it('refuses to plant a change whose text is not there exactly once', async () => {
  const patch = { ...CHEAP_HASHES, find: 'a text that stands nowhere' };

  await expect(prepareBuiltServer(folder, [patch])).rejects.toThrow('0 times, not once');
});
