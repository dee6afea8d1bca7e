import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareBuiltServer } from './built-server.ts';
import { CHEAP_HASHES } from './campaign-server.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stimpill-built-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('changes one text in a copy and leaves the server as it is', async () => {
  const { main } = await prepareBuiltServer(folder, [CHEAP_HASHES]);

  expect(main.startsWith(folder)).toBe(true);
  expect(await readFile(join(folder, CHEAP_HASHES.file), 'utf8')).toContain(CHEAP_HASHES.replace);
  expect((await prepareBuiltServer(folder, [])).main.startsWith(folder)).toBe(false);
});

it('refuses to plant a change whose text is not there exactly once', async () => {
  const patch = { ...CHEAP_HASHES, find: 'a text that stands nowhere' };

  await expect(prepareBuiltServer(folder, [patch])).rejects.toThrow('0 times, not once');
});
