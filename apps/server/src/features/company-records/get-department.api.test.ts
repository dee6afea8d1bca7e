import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getDepartment');

describe('200', () => {
  it('answers with the department and its version', async () => {
    const { company, department } = world.tenant;

    const { data, headers } = await world.call({
      params: { companyId: company.id, departmentId: department.id },
    });

    expect(data).toEqual({ id: department.id, name: 'Bakarí' });
    expect(headers.get('ETag')).toMatch(/^"[\w-]{22}"$/);
  });
});

describe('400', () => {
  it('refuses an id that is none', async () => {
    const { id: companyId } = world.tenant.company;

    const { status, errors } = await world.call({ params: { companyId, departmentId: 'x' } });

    expect([status, errors[0]?.field]).toEqual([400, 'route.departmentId']);
  });
});

describe('404', () => {
  it('does not know an unknown record', async () => {
    expect(await world.ofNobody('departmentId')).toEqual([404, 'department.not_found']);
  });
});
