import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getTimeEntry');

describe('200', () => {
  it('answers the entry as it can be corrected, with its version', async () => {
    const { company, employee, timeEntry } = world.tenant;
    const params = { companyId: company.id, timeEntryId: timeEntry.id };

    const { data, headers } = await world.call({ params, role: 'manager' });

    expect(data).toEqual({
      id: timeEntry.id,
      employeeId: employee.id,
      kind: 'work',
      startAtUtc: '2026-03-01T08:00:00.000Z',
      endAtUtc: '2026-03-01T16:00:00.000Z',
      breaks: [],
      projectId: null,
      subProjectId: null,
      isDraft: false,
      isLocked: true,
    });
    expect(headers.get('ETag')).toMatch(/^"[\w-]{22}"$/);
  });
});

describe('400', () => {
  it('refuses an id that is none', async () => {
    const params = { companyId: world.tenant.company.id, timeEntryId: 'x' };

    expect((await world.call({ params })).errors.map(({ field }) => field)).toEqual(['route.timeEntryId']);
  });
});

describe('401', () => {
  it('refuses a request without a token', async () => {
    expect(await world.withoutToken()).toEqual([401, 'auth.token_missing']);
  });
});

describe('403', () => {
  it('refuses the role accountant, and another company', async () => {
    expect(await world.refusal({ role: 'accountant' })).toEqual([403, 'auth.role_not_allowed']);
    expect(await world.ofAnotherCompany()).toEqual([403, 'auth.company_mismatch']);
  });
});

describe('404', () => {
  it('does not know a time entry that is not there', async () => {
    expect(await world.ofNobody('timeEntryId')).toEqual([404, 'entry.not_found']);
  });
});
