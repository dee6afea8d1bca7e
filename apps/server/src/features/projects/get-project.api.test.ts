import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ProjectRow } from '#database/tables/company.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
let company: CompanyRow;
let project: ProjectRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => inCompany());

async function inCompany(settings: Partial<CompanyRow> = {}) {
  company = await api.given.aCompany(settings);
  project = await api.given.aProject(company, { code: 'VEI', start_date: '2026-01-05' });
  token = await tokenFor('manager');
}

async function tokenFor(role: string): Promise<string> {
  return (await api.given.aSession(await api.given.anEmployee(company, { role }))).token;
}

function read(projectId: string, companyId = company.id) {
  return api.call('getProject', { params: { companyId, projectId }, token });
}

describe('200', () => {
  it('gives the project with its own parts by name', async () => {
    const parts = ['Útför', 'Brúðkaup'];
    for (const name of parts) await api.given.aSubProject(project, { name });
    await api.given.aSubProject(await api.given.aProject(company));

    const { data } = await read(project.id.toUpperCase());

    expect(data).toMatchObject({ id: project.id, code: 'VEI', isActive: true, startDate: '2026-01-05' });
    expect(data.subProjects.map(({ name }) => name)).toEqual(['Brúðkaup', 'Útför']);
  });

  it('gives the same as the list, also when it is not active', async () => {
    const inactive = await api.given.aProject(company, { name: 'A', is_active: false });
    await api.given.aSubProject(inactive);

    const { data } = await read(inactive.id);
    const list = await api.call('listProjects', { params: { companyId: company.id }, token });

    expect(list.data[0]).toEqual(data);
  });

  it.each(['employee', 'manager', 'owner', 'accountant'])('lets the role %s read', async (role) => {
    token = await tokenFor(role);

    expect((await read(project.id)).status).toBe(200);
  });
});

describe('400', () => {
  it('refuses ids that are no GUIDs, both at once', async () => {
    const { errors } = await read('events', 'mine');

    expect(errors.map(({ code, field }) => [code, field])).toEqual([
      ['request.invalid', 'route.companyId'],
      ['request.invalid', 'route.projectId'],
    ]);
  });
});

describe('403', () => {
  it('does not say whether a project exists while projects are turned off', async () => {
    await inCompany({ enable_projects: false });

    const [known, unknown] = [await read(project.id), await read(UNKNOWN)];

    expect([known.status, ...known.codes]).toEqual([403, 'company.feature_disabled']);
    expect(unknown.text).toBe(known.text);
  });
});

describe('404', () => {
  it('does not know an unknown project, one of another company, nor a sub-project', async () => {
    const theirs = await api.given.aProject(await api.given.aCompany());
    const part = await api.given.aSubProject(project);

    const answers = [await read(UNKNOWN), await read(theirs.id), await read(part.id)];

    expect(answers[0]?.errors).toMatchObject([{ code: 'project.not_found', field: 'route.projectId' }]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });
});
