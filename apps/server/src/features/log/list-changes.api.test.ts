import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('listChanges');

describe('200', () => {
  it('lists the newest first, page by page, each change once', async () => {
    for (const name of ['Salur', 'Eldhús', 'Bar']) await world.ask('addDepartment', { body: { name } });

    const first = await world.call({ query: { limit: '2' } });
    const second = await world.call({ query: { limit: '2', cursor: first.data.nextCursor ?? '' } });

    expect(first.data.changes.map(({ recordName }) => recordName)).toEqual(['Bar', 'Eldhús']);
    expect(second.data.changes.map(({ recordName }) => recordName)).toEqual(['Salur']);
    expect(second.data.nextCursor).toBeNull();
  });

  it('filters by kind of record, by who did it, by whom it is about, and by day', async () => {
    const { users, employee } = world.tenant;
    await world.ask('addDepartment', { body: { name: 'Salur' } });
    await world.ask('addPayPeriod', { body: { name: 'Frá 16.', startDay: 16 } });
    const today = new Date(world.api.time.clock()).toISOString().slice(0, 10);
    const found = async (query: Record<string, string>) =>
      (await world.call({ query })).data.changes.map(({ subject }) => subject);

    expect(await found({ subject: 'department' })).toEqual(['department']);
    expect(await found({ userId: users.owner.id })).toEqual(['payPeriod', 'department']);
    expect(await found({ userId: users.manager.id })).toEqual([]);
    expect(await found({ employeeId: employee.id })).toEqual([]);
    expect(await found({ from: today, to: today })).toHaveLength(2);
    expect(await found({ to: '2020-01-01' })).toEqual([]);
  });

  it('says who, where and what in the language that is asked for', async () => {
    await world.ask('addDepartment', { body: { name: 'Salur' } });

    const { data } = await world.call({ query: { language: 'is' } });

    expect(data.changes).toMatchObject([
      {
        by: world.tenant.users.owner.display_name,
        door: 'á stjórnborði',
        subjectName: 'deild',
        fields: [{ name: 'nafn', before: null, after: 'Salur' }],
      },
    ]);
  });
});

describe('what stands in the fields', () => {
  it.each([
    ['is', '1.4.2027', 'orlofsdagar: 28'],
    ['en', '1 Apr 2027', 'vacation days: 28'],
    ['pl', '1.4.2027', 'dni urlopu: 28'],
  ])('has dates and parts as people write them in %s', async (language, day, days) => {
    const { company, employee } = world.tenant;
    const params = { companyId: company.id, employeeId: employee.id };
    const { data, headers } = await world.ask('getPerson', { params });
    const { id: _, role: _role, ...said } = data;
    const nothing = { sickLadder: null, sickChildDays: null, vacationYearStart: null };
    const entitlements = { ...nothing, vacationDays: 28 };
    const body = { ...said, employmentEndDate: '2027-04-01', entitlements };
    await world.ask('changePerson', { params, headers: { 'If-Match': headers.get('ETag') ?? '' }, body });

    const [change] = (await world.call({ query: { language } })).data.changes;

    const told = change?.fields.map(({ after }) => after);
    expect(told).toContain(day);
    expect(told?.join()).toContain(days);
    expect(told?.join()).not.toContain('{');
  });
});

describe('400', () => {
  it.each([
    ['cursor', 'x'],
    ['limit', '201'],
    ['subject', 'moon'],
    ['from', '2026-02-30'],
  ])('refuses %s=%s', async (name, value) => {
    const { status, errors } = await world.call({ query: { [name]: value } });

    expect([status, errors[0]?.field]).toEqual([400, `query.${name}`]);
  });
});
