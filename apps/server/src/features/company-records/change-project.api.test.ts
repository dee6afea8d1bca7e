import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('changeProject');

describe('200', () => {
  it('closes the project, adds a part, and keeps the parts that are not named', async () => {
    const { company, project } = world.tenant;
    const params = { companyId: company.id, projectId: project.id };
    const { headers: read, data: before } = await world.ask('getCompanyProject', { params });
    const part = { id: null, name: 'Afmæli', code: null, isActive: true };
    const { id: _, ...said } = before;

    const { data } = await world.call({
      params,
      headers: { 'If-Match': read.get('ETag') ?? '' },
      body: { ...said, isActive: false, subProjects: [part] },
    });

    expect(data).toMatchObject({ isActive: false, subProjects: [{ name: 'Afmæli' }, { name: 'Brúðkaup' }] });
    expect((await world.ask('getCompanyProject', { params })).data).toEqual(data);
  });
});

describe('400', () => {
  it('refuses a part of another project, and names it', async () => {
    const { subProject } = world.tenant;
    const part = { id: subProject.id, name: 'Hluti', code: null, isActive: true };
    const body = { name: 'Nýtt', code: null, isActive: true, startDate: null, endDate: null };

    const { status, errors } = await world.call({ body: { ...body, subProjects: [part] } });

    expect([status, errors[0]?.field]).toEqual([400, 'subProjects[0].id']);
  });
});

describe('404', () => {
  it('does not know an unknown record', async () => {
    expect(await world.ofNobody('projectId')).toEqual([404, 'project.not_found']);
  });
});

describe('409', () => {
  it('refuses the name of another project', async () => {
    const body = { code: null, isActive: true, startDate: null, endDate: null, subProjects: [] };

    expect(await world.refusal({ body: { ...body, name: 'veislur' } })).toEqual([409, 'record.name_taken']);
  });
});
