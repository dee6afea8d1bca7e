// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findThirdParties, noticesText } from '../../packages/ui/build/third-party-notices.ts';

const { dependencies } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>;
};

const parties = findThirdParties(fileURLToPath(new URL('.', import.meta.url)));
const text = noticesText(parties);

it('names every production dependency of the kiosk with its version and its licence text', () => {
  const named = Object.entries(dependencies).filter(([name]) => !name.startsWith('@stimpill/'));

  expect(named.length).toBeGreaterThan(6);
  for (const [name, version] of named) {
    const party = parties.find((each) => each.name === name);
    expect(party, name).toMatchObject({ version });
    expect(party?.texts.join('\n').length, name).toBeGreaterThan(500);
    expect(text).toContain(`${name} ${version} (${party?.licence ?? ''})\n\n${party?.texts[0] ?? ''}`);
  }
});

it('names what those depend on in turn, and the notice that a licence asks for beside its own text', () => {
  const names = parties.map(({ name }) => name);

  expect(names).toEqual(expect.arrayContaining(['scheduler', 'workbox-core', '@tanstack/query-core', 'zod']));
  expect(parties.find(({ name }) => name === 'dexie')?.texts).toHaveLength(2);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(names.filter((name) => name.startsWith('@stimpill/'))).toEqual([]);
});
