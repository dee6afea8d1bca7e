import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOLIDAY_KEYS } from '#holidays/iceland.ts';
import { BUCKETS } from '#pay/bucket.ts';
import { ALL_MECHANISMS } from './mechanisms/all-mechanisms.ts';

const payRules = readFileSync(new URL('../../../../docs/pay-rules.md', import.meta.url), 'utf8');

describe('the pay rules', () => {
  it.each([
    ...HOLIDAY_KEYS,
    ...BUCKETS,
    ...Object.entries(ALL_MECHANISMS).flatMap(([name, { parameterNames }]) => [name, ...parameterNames]),
  ])('say what `%s` is', (name) => {
    expect(payRules).toContain(`\`${name}\``);
  });
});
