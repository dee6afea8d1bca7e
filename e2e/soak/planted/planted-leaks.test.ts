// The hunt takes minutes. This test quickly shows whether each planted leak still finds the text that it changes.
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { PLANTED_LEAKS } from './planted-leaks.ts';
import { toHunted } from './planted-report.ts';

const ROOT = new URL('../../../', import.meta.url);

it.each(PLANTED_LEAKS)('the leak "$name" finds its place exactly once', async ({ patch }) => {
  const text = await readFile(new URL(patch.file, ROOT), 'utf8');

  expect(text.split(patch.find)).toHaveLength(2);
});

it('a leak is found by its own check only', () => {
  const [first] = PLANTED_LEAKS;
  const checks = PLANTED_LEAKS.map(({ foundBy: id }) => {
    return { id, says: '', cases: 1, problems: id === first?.foundBy ? [] : ['planted sessions'] };
  });

  const { text, areAllFound } = toHunted(PLANTED_LEAKS, checks);

  expect(areAllFound).toBe(false);
  expect(text).toContain(`MISSED ${first?.name}: ${first?.foundBy} is green`);
  expect(text.match(/found /g)).toHaveLength(PLANTED_LEAKS.length - 1);
});
