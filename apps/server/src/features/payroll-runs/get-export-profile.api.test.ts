import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getExportProfile');

describe('200', () => {
  it('tells how the file looks, with its version', async () => {
    const { data, headers } = await world.call();

    expect(data).toMatchObject({ key: 'regla', target: 'regla', isChanged: false });
    expect(headers.get('ETag')).toMatch(/^"/);
  });
});

describe('400', () => {
  it('refuses a profile that is not known', async () => {
    const { id: companyId } = world.tenant.company;

    const { status, errors } = await world.call({ params: { companyId, profileKey: 'moon' } });

    expect([status, errors[0]?.field]).toEqual([400, 'route.profileKey']);
  });
});
