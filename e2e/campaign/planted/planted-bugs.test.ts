// The hunt takes long. This test quickly shows whether each planted bug still finds the text that it changes; otherwise no hunt could find
// the bug.
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { PLANTED_BUGS } from './planted-bugs.ts';

const ROOT = new URL('../../../', import.meta.url);

it.each(PLANTED_BUGS)('bug $number, "$name", finds each of its places exactly once', async (bug) => {
  const patches = [...(bug.server ?? []), ...(bug.tablets ?? [])];
  expect(patches).not.toHaveLength(0);

  for (const { file, find } of patches) {
    const places = (await readFile(new URL(file, ROOT), 'utf8')).split(find).length - 1;
    expect(places, `${file}: ${find}`).toBe(1);
  }
});
