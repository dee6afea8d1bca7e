import { describe, expect, it } from 'vitest';
import { aboutEntries } from '../../../test/about-entries.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('splitTimeEntry');
const entries = aboutEntries(world);

/** Eight hours with a break at noon, and where to split them. */
async function split(hour: string, overrides: object = {}) {
  const breaks = [{ startAt: '2026-02-20T12:00:00Z', endAt: '2026-02-20T12:30:00Z', kind: 'unpaid' }].map(
    (each) => ({ ...each, startAt: Date.parse(each.startAt), endAt: Date.parse(each.endAt) }),
  );
  const fields = { breaks: JSON.stringify(breaks), ...overrides };
  const employee = await world.api.given.anEmployee(world.tenant.company);
  const entry = await world.api.given.anEntry(
    employee,
    '2026-02-20T08:00:00Z',
    '2026-02-20T16:00:00Z',
    fields,
  );
  const { params, headers } = await entries.asRead(entry);
  const body = { atUtc: `2026-02-20T${hour}:00.000Z`, reason: 'Another project' };
  return await world.call({ params, headers, body });
}

describe('200', () => {
  it('makes two of one, whose times and breaks are those that the one had', async () => {
    const { data } = await split('13:00');

    expect(data.first).toMatchObject({
      startAtUtc: '2026-02-20T08:00:00.000Z',
      endAtUtc: '2026-02-20T13:00:00.000Z',
      breaks: [{ startAtUtc: '2026-02-20T12:00:00.000Z', endAtUtc: '2026-02-20T12:30:00.000Z' }],
    });
    expect(data.second).toMatchObject({
      startAtUtc: '2026-02-20T13:00:00.000Z',
      endAtUtc: '2026-02-20T16:00:00.000Z',
      breaks: [],
    });
  });

  it('is in the history of both', async () => {
    const { data } = await split('11:00');

    const historyOf = async (timeEntryId: string) => {
      const params = { companyId: world.tenant.company.id, timeEntryId };
      return (await world.ask('listTimeEntryChanges', { params })).data.map(({ act, reason }) => [
        act,
        reason,
      ]);
    };
    expect(await historyOf(data.first.id)).toEqual([['changed', 'Another project']]);
    expect(await historyOf(data.second.id)).toEqual([['added', 'Another project']]);
  });
});

describe('400', () => {
  it.each([
    ['before it begins', '08:00', {}],
    ['after it has ended', '16:00', {}],
    ['inside a break', '12:15', {}],
    ['of a draft', '11:00', { is_draft: true }],
    ['of an entry that goes on', '11:00', { end_at: null, breaks: null }],
  ])('refuses a time %s', async (_where, hour, overrides) => {
    const { status, errors } = await split(hour, overrides);

    expect([status, errors[0]?.field]).toEqual([400, 'atUtc']);
  });
});

describe('404', entries.unknown);

describe('409', entries.approved);
