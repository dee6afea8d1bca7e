import { describe, expect, it } from 'vitest';
import { aboutEntries } from '../../../test/about-entries.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('removeTimeEntry');
const entries = aboutEntries(world);

describe('200', () => {
  it('takes the entry out of the time of the person, and keeps it in its history', async () => {
    const { company, employee } = world.tenant;
    const entry = await world.api.given.anEntry(employee, '2026-02-20T08:00:00Z', '2026-02-20T16:00:00Z');
    const { params, headers } = await entries.asRead(entry);

    const { data } = await world.call({ params, headers, body: { reason: 'Pressed by mistake' } });

    expect(data).toEqual({ timeEntryId: entry.id });
    expect((await world.ask('getTimeEntry', { params })).status).toBe(404);
    const query = { employeeId: employee.id, startDate: '2026-02-20', endDate: '2026-02-20' };
    const time = await world.ask('getTimeEntries', { params: { companyId: company.id }, query });
    expect(time.data.entries).toEqual([]);
    const { data: history } = await world.ask('listTimeEntryChanges', { params });
    expect(history).toMatchObject([{ act: 'removed', reason: 'Pressed by mistake' }]);
  });
});

describe('400', () => {
  it('refuses an id that is none', async () => {
    const params = { companyId: world.tenant.company.id, timeEntryId: 'x' };

    expect((await world.call({ params })).errors[0]?.field).toBe('route.timeEntryId');
  });

  it('asks for a reason', async () => {
    const { status, errors } = await world.call({ body: {} });

    expect([status, errors.map(({ field }) => field)]).toEqual([400, ['reason']]);
  });
});

describe('404', entries.unknown);

describe('409', entries.approved);
