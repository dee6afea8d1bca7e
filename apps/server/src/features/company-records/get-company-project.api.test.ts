import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getCompanyProject');

describe('200', () => {
  it('answers with the project, its parts and its version', async () => {
    const { company, project } = world.tenant;

    const { data, headers } = await world.call({ params: { companyId: company.id, projectId: project.id } });

    expect(data).toMatchObject({ id: project.id, subProjects: [{ name: 'Brúðkaup' }] });
    expect(headers.get('ETag')).toMatch(/^"[\w-]{22}"$/);
  });
});

describe('400', () => {
  it('refuses an id that is none', async () => {
    const { id: companyId } = world.tenant.company;

    const { status, errors } = await world.call({ params: { companyId, projectId: 'x' } });

    expect([status, errors[0]?.field]).toEqual([400, 'route.projectId']);
  });
});

describe('404', () => {
  it('does not know an unknown record', async () => {
    expect(await world.ofNobody('projectId')).toEqual([404, 'project.not_found']);
  });
});
