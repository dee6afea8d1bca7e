import { toDayNumber } from '@stimpill/time';
import { describe, expect, it } from 'vitest';
import { PLAIN_TIME, type RuleVersion } from './rule-version.ts';
import { rulesInForce } from './rules-in-force.ts';

const version = (number: number, validFrom: string): RuleVersion => ({
  ...PLAIN_TIME,
  name: 'House rule',
  number,
  validFrom,
});

describe('the version in force', () => {
  const versions = [version(3, '2027-01-01'), version(1, '2025-01-01'), version(2, '2026-05-01')];
  const { inForceOn } = rulesInForce(versions, { calendar: 'IS', extra: [], removed: [] });

  it.each([
    ['2024-12-31', 'Plain time', 1],
    ['2025-01-01', 'House rule', 1],
    ['2026-04-30', 'House rule', 1],
    ['2026-05-01', 'House rule', 2],
    ['2030-01-01', 'House rule', 3],
  ])('on %s is %s, version %i', (date, name, number) => {
    expect(inForceOn(toDayNumber(date)).version).toMatchObject({ name, number });
  });
});
