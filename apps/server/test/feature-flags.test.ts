// An operation that needs a feature is closed while its company has the feature turned off, whatever the rest of the request is.
import { type FeatureFlag, type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from './api.ts';
import { describedOperations } from './described-apis.ts';

const COLUMNS = { enableProjects: 'enable_projects', enableShifts: 'enable_shifts' } as const;

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const needing: [id: Operation['id'], feature: FeatureFlag, operation: Operation][] = Object.values(
  describedOperations,
).flatMap((operation: Operation) =>
  operation.feature === undefined ? [] : [[operation.id, operation.feature, operation]],
);

async function codesOf({ id, roles = [] }: Operation, off: FeatureFlag, role = roles[0] ?? 'owner') {
  const company = await api.given.aCompany({ [COLUMNS[off]]: false });
  const { token } = await api.given.aSession(await api.given.anEmployee(company, { role }));
  const params = { companyId: company.id, projectId: 'nonsense' };
  return (await api.call(id as keyof typeof describedOperations, { params, token })).codes;
}

describe('an operation that needs a feature', () => {
  it('exists for each of them', () => {
    expect(new Set(needing.map(([, feature]) => feature))).toEqual(new Set(Object.keys(COLUMNS)));
  });

  it.each(needing)('%s is closed without %s before its input is read', async (_, feature, operation) => {
    expect(await codesOf(operation, feature)).toEqual(['company.feature_disabled']);
  });

  it.each(needing)('%s says nothing of %s to a role that may not ask', async (_, feature, operation) => {
    expect(await codesOf(operation, feature, 'superadmin')).toEqual(['auth.role_not_allowed']);
  });

  it.each(needing)('%s does not depend on the other features', async (_, feature, operation) => {
    const other = feature === 'enableProjects' ? 'enableShifts' : 'enableProjects';

    expect(await codesOf(operation, other)).not.toContain('company.feature_disabled');
  });
});
