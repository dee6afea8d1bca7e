import { expect, it } from 'vitest';
import { agreements } from '#agreements/agreements.ts';
import { addressesOf } from './page-addresses.ts';

/** Every source that stands anywhere in a rule. */
const sourcesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'checkedOn' in value && 'source' in value && typeof value.source === 'string' ? [value.source] : [];
  return [...own, ...Object.values(value).flatMap(sourcesIn)];
};

it('has an address for every source that a shipped agreement cites', () => {
  const sources = new Set([...agreements.values()].flatMap(({ definition }) => sourcesIn(definition)));

  expect(sources.size).toBeGreaterThan(20);
  for (const source of sources)
    for (const address of addressesOf(source)) expect(new URL(address).protocol).toBe('https:');
  expect([...sources].filter((source) => addressesOf(source).length === 0)).toEqual([]);
});

it('takes an address that somebody wrote into a source, and else the site that it begins with', () => {
  expect(addressesOf('our contract, https://example.is/a.pdf, page 4; samidn.is, eitthvað nýtt')).toEqual([
    'https://example.is/a.pdf',
    'https://samidn.is/',
  ]);
  expect(addressesOf('someone/program, rules.ts')).toEqual(['https://github.com/someone/program']);
  expect(addressesOf('a talk with the union')).toEqual([]);
});
