import { describe, expect, it } from 'vitest';
import { goodCalls } from '../../../test/conformance/good-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { usualRefusals } from '../../../test/usual-refusals.ts';

const world = companyWorld('changeDepartment');
const usual = usualRefusals(world);

describe('200', () => {
  it('renames the department, answers with its new version, and records both names', async () => {
    const first = await world.call({ body: { name: 'Salur' } });

    const { departmentId, companyId } = { departmentId: first.data.id, companyId: world.tenant.company.id };
    const read = await world.ask('getDepartment', { params: { companyId, departmentId } });
    expect([read.data.name, read.headers.get('ETag')]).toEqual(['Salur', first.headers.get('ETag')]);
    const { changes } = (await world.ask('listChanges', { query: { language: 'en' } })).data;
    expect(changes).toMatchObject([
      { act: 'changed', door: 'at the desk', fields: [{ name: 'name', after: 'Salur' }] },
    ]);
  });

  it('changes nothing where the name is the same', async () => {
    const { given } = world.api;
    const { id: departmentId } = await given.aDepartment(world.tenant.company, 'Salur');
    const params = { companyId: world.tenant.company.id, departmentId };
    const { headers } = await world.ask('getDepartment', { params });

    await world.call({ params, headers: { 'If-Match': headers.get('ETag') ?? '' }, body: { name: 'Salur' } });

    expect((await world.ask('listChanges')).data.changes).toEqual([]);
  });
});

describe('400', () => {
  it('refuses an empty name, and names the field', async () => {
    const { status, errors } = await world.call({ body: { name: ' ' } });

    expect([status, errors[0]?.field]).toEqual([400, 'name']);
  });
});

describe('401', usual.withoutToken);

describe('403', () => usual.closedTo('manager'));

describe('404', () => {
  it('does not know an unknown record', async () => {
    expect(await world.ofNobody('departmentId')).toEqual([404, 'department.not_found']);
  });
});

describe('409', () => {
  it('refuses the name of another department', async () => {
    expect(await world.refusal({ body: { name: 'Bakarí' } })).toEqual([409, 'record.name_taken']);
  });
});

describe('412', usual.anotherVersion);

describe('413', usual.tooLarge);

describe('415', () => {
  it('refuses what is not sent as JSON', async () => {
    const { headers } = await goodCalls.changeDepartment(world.api, world.tenant);

    expect((await world.call({ headers: { ...headers, 'Content-Type': 'text/plain' } })).status).toBe(415);
  });
});

describe('428', usual.withoutVersion);
