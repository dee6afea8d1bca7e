import { describe, expect, it } from 'vitest';
import { aboutEntries } from '../../../test/about-entries.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { correctEntry } from '../../../test/entries-by-call.ts';

const world = companyWorld('listTimeEntryChanges');
const entries = aboutEntries(world);

describe('200', () => {
  it('has nothing to tell of time that stands as it was punched', async () => {
    const { company, timeEntry } = world.tenant;
    const params = { companyId: company.id, timeEntryId: timeEntry.id };

    expect((await world.call({ params, role: 'manager' })).data).toEqual([]);
  });

  it('tells in the language of the reader, oldest first', async () => {
    const { company, users } = world.tenant;
    const times = ['2026-02-20T08:00:00Z', '2026-02-20T16:00:00Z'] as const;
    const { id: timeEntryId } = await world.api.given.anEntry(users.employee, ...times);
    const params = { companyId: company.id, timeEntryId };
    const { token } = await world.api.given.aSession(users.owner);
    const signed = { companyId: company.id, token };
    for (const reason of ['Later', 'Earlier']) {
      const endAtUtc = `2026-02-20T${reason === 'Later' ? '17' : '15'}:00:00.000Z`;
      await correctEntry(world.api, signed, timeEntryId, { endAtUtc, reason });
    }

    const { data } = await world.call({ params, query: { language: 'pl' } });

    expect(data.map(({ reason }) => reason)).toEqual(['Later', 'Earlier']);
    expect(data[0]?.fields).toEqual([
      { name: 'koniec', before: '20.2.2026 16:00', after: '20.2.2026 17:00' },
    ]);
  });
});

describe('400', () => {
  it('refuses an id that is none, and a language that is not spoken', async () => {
    const params = { companyId: world.tenant.company.id, timeEntryId: 'x' };
    const { errors } = await world.call({ params, query: { language: 'de' } });

    expect(errors.map(({ field }) => field)).toEqual(['route.timeEntryId', 'query.language']);
  });
});

describe('404', entries.unknown);
