import { describe, expect, it } from 'vitest';
import { aboutEntries } from '../../../test/about-entries.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getTimeEntry');
const entries = aboutEntries(world);

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

describe('404', entries.unknown);
