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

describe('401', () => {
  it('refuses a request without a token', async () => {
    expect(await world.withoutToken()).toEqual([401, 'auth.token_missing']);
  });
});

describe('403', () => {
  it('refuses the role manager, and another company', async () => {
    expect(await world.refusal({ role: 'manager' })).toEqual([403, 'auth.role_not_allowed']);
    expect(await world.ofAnotherCompany()).toEqual([403, 'auth.company_mismatch']);
  });
});
