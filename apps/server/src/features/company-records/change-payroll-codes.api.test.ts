import { describe, expect, it } from 'vitest';
import { goodCalls } from '../../../test/conformance/good-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('changePayrollCodes');

describe('200', () => {
  it('sets the codes that are named, keeps the others, and records them', async () => {
    const { company } = world.tenant;
    await world.api.given.aRule(company);
    await world.api.given.aPayrollCode(company, 'dk', 'YV', '200');

    const { data } = await world.call({ body: { codes: [{ key: 'DV', code: '100' }] } });

    const codes = new Map(data.lines.map(({ key, code }) => [key, code]));
    expect([codes.get('DV'), codes.get('YV')]).toEqual(['100', '200']);
    const { changes } = (await world.ask('listChanges')).data;
    expect(changes).toMatchObject([{ subject: 'payrollCode', recordName: 'dk DV', act: 'added' }]);
  });
});

describe('400', () => {
  it('refuses a payroll system that is not known', async () => {
    const { id: companyId } = world.tenant.company;

    const { status, errors } = await world.call({ params: { companyId, target: 'moon' } });

    expect([status, errors[0]?.field]).toEqual([400, 'route.target']);
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

describe('412', () => {
  it('writes nothing where the record is another than the version that is named', async () => {
    const headers = { 'If-Match': '"another"' };

    expect(await world.refusal({ headers })).toEqual([412, 'record.changed_meanwhile']);
    expect((await world.ask('listChanges')).data.changes).toEqual([]);
  });
});

describe('413', () => {
  it('refuses a body that is too large', async () => {
    expect(await world.refusal({ body: { name: 'a'.repeat(66_000) } })).toEqual([413, 'request.too_large']);
  });
});

describe('415', () => {
  it('refuses what is not sent as JSON', async () => {
    const { headers } = await goodCalls.changePayrollCodes(world.api, world.tenant);

    expect((await world.call({ headers: { ...headers, 'Content-Type': 'text/plain' } })).status).toBe(415);
  });
});

describe('428', () => {
  it('asks for the version of the record', async () => {
    expect(await world.refusal({ headers: {} })).toEqual([428, 'request.version_missing']);
  });
});
