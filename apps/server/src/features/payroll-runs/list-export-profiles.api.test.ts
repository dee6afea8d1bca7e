import { describe, expect, it } from 'vitest';
import { PAYROLL_SYSTEM_NAMES } from '@stimpill/api-types/manage';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('listExportProfiles');

describe('200', () => {
  it('has every profile as it ships, and says what its maker has not published', async () => {
    const { data } = await world.call();

    expect(data.map(({ key }) => key)).toEqual([
      'generic',
      'genericXlsx',
      'dk',
      'regla',
      'kjarni',
      'h3',
      'payday',
      'businessCentral',
    ]);
    expect(data.every(({ isChanged }) => !isChanged)).toBe(true);
    expect(data.filter(({ unknown }) => unknown.length > 0).map(({ key }) => key)).toEqual([
      'dk',
      'kjarni',
      'h3',
      'businessCentral',
    ]);
  });
});

describe('the names', () => {
  it('are those by which the wage codes call the same payroll systems, in the same order', async () => {
    const { data } = await world.call();

    const ofSystems = data.filter(({ target }) => target !== 'generic');
    expect(ofSystems.map(({ target, name }) => [target, name])).toEqual(Object.entries(PAYROLL_SYSTEM_NAMES));
  });
});

describe('400', () => {
  it('refuses the id of a company that is none', async () => {
    expect(await world.refusal({ params: { companyId: 'x' } })).toEqual([400, 'request.invalid']);
  });
});
