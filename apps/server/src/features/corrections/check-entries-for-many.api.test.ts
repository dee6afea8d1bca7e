import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';
import { readEveryTable } from '../../../test/read-every-table.ts';

const world = companyWorld('checkEntriesForMany');
const at = (time: string) => `2026-03-01T${time}:00.000Z`;

const anybody = async () => await world.api.given.anEmployee(world.tenant.company);

const ask = async (body: object) => (await world.call({ body })).data;

describe('200', () => {
  it('says for each person whether it fits, what it would overlap, and what it would change in pay', async () => {
    const { api, tenant } = world;
    await api.given.aRule(tenant.company);
    const [free, busy, locked] = [await anybody(), await anybody(), await anybody()];
    const there = await api.given.anEntry(busy, at('12:00'), at('13:00'));
    await api.given.anEntry(locked, at('15:00'), at('17:00'), { is_locked: true });
    const employeeIds = [free.id, busy.id, locked.id];

    const answers = await ask({ employeeIds, startAtUtc: at('08:00'), endAtUtc: at('16:00') });

    expect(answers.map(({ employeeId }) => employeeId)).toEqual(employeeIds);
    expect(answers).toMatchObject([
      { refusal: null, effect: { workedMinutesBefore: 0, workedMinutesAfter: 480 } },
      {
        effect: null,
        refusal: {
          code: 'entry.overlaps',
          overlaps: {
            timeEntryId: there.id,
            startAtUtc: at('12:00'),
            endAtUtc: at('13:00'),
            isLocked: false,
          },
        },
      },
      { refusal: { code: 'entry.overlaps', overlaps: { isLocked: true } }, effect: null },
    ]);
  });

  it('says of an end alone who is not clocked in', async () => {
    const [clockedIn, gone] = [await anybody(), await anybody()];
    await world.api.given.anEntry(clockedIn, at('08:00'), null);

    const answers = await ask({ employeeIds: [clockedIn.id, gone.id], endAtUtc: at('16:00') });

    expect(answers).toMatchObject([
      { refusal: null, effect: { workedMinutesAfter: 480 } },
      { refusal: { code: 'punch.not_clocked_in', overlaps: null }, effect: null },
    ]);
  });

  it('says of a start alone that it changes no pay yet', async () => {
    const [free] = [await anybody()];

    expect(await ask({ employeeIds: [free.id], startAtUtc: at('08:00') })).toMatchObject([
      { refusal: null, effect: { lines: [] } },
    ]);
  });

  it('changes nothing', async () => {
    const [clockedIn, gone] = [await anybody(), await anybody()];
    await world.api.given.anEntry(clockedIn, at('08:00'), null);
    const { token } = await world.api.given.aSession(world.tenant.users.owner);
    const everything = async () =>
      (await readEveryTable(world.api.database.database)).filter((row) => !row.startsWith('request_limits '));
    const before = await everything();

    for (const times of [
      { endAtUtc: at('16:00') },
      { startAtUtc: at('08:00'), endAtUtc: at('09:00') },
      { startAtUtc: at('08:00') },
    ]) {
      const answer = await world.api.call('checkEntriesForMany', {
        params: { companyId: world.tenant.company.id },
        body: { employeeIds: [clockedIn.id, gone.id], ...times },
        token,
      });
      expect(answer.status).toBe(200);
    }

    expect(await everything()).toEqual(before);
  });
});

describe('400', () => {
  it.each([
    [{ startAtUtc: null, endAtUtc: null }, 'startAtUtc'],
    [{ startAtUtc: at('16:00'), endAtUtc: at('08:00') }, 'endAtUtc'],
    [{ startAtUtc: '2026-05-01T08:00:00.000Z' }, 'startAtUtc'],
    [{ endAtUtc: '2026-05-01T08:00:00.000Z' }, 'endAtUtc'],
    [{ employeeIds: [], startAtUtc: at('08:00') }, 'employeeIds'],
  ])('refuses %j at %s', async (body, field) => {
    const [free] = [await anybody()];

    const { status, errors } = await world.call({ body: { employeeIds: [free.id], ...body } });

    expect([status, errors]).toMatchObject([400, [{ code: 'request.invalid', field }]]);
  });
});

describe('404', () => {
  it('refuses all of it, where it names somebody whom the company does not have, and says whom', async () => {
    const [free] = [await anybody()];
    const body = { employeeIds: [free.id, crypto.randomUUID()], startAtUtc: at('08:00') };

    const { status, errors } = await world.call({ body });

    expect([status, errors]).toMatchObject([404, [{ code: 'employee.not_found', field: 'employeeIds[1]' }]]);
  });

  it('refuses a project that the company does not have', async () => {
    const [free] = [await anybody()];
    const body = { employeeIds: [free.id], startAtUtc: at('08:00'), projectId: crypto.randomUUID() };

    expect(await world.refusal({ body })).toEqual([404, 'project.not_found']);
  });
});
