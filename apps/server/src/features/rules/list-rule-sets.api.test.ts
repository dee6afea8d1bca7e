import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('listRuleSets');

describe('200', () => {
  it('lists the rule sets with their versions in words, oldest first', async () => {
    const { company } = world.tenant;
    const versions = [{ valid_from: '2025-01-01' }, { valid_from: '2026-01-01', agreement: 'vr-shop' }];
    const { id } = await world.api.given.aRule(company, ...versions);

    const { data } = await world.call();

    expect(data).toMatchObject([{ id, isDefault: true }]);
    expect(data[0]?.versions.map(({ validFrom, agreement }) => [validFrom, agreement])).toEqual([
      ['2025-01-01', 'sgs-efling-day-work'],
      ['2026-01-01', 'vr-shop'],
    ]);
    expect(data[0]?.versions[1]?.description.name).toBe('VR: shops');
  });
});

describe('400', () => {
  it('refuses a language that nobody here speaks', async () => {
    const { status, errors } = await world.call({ query: { language: 'dk' } });

    expect([status, errors[0]?.field]).toEqual([400, 'query.language']);
  });
});
