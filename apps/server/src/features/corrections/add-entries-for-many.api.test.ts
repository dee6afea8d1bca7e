import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { makeRandomDay, randomDay } from '../../../test/random-days.ts';

const world = companyWorld('addEntriesForMany');
const at = (time: string) => `2026-03-01T${time}:00.000Z`;
const reason = 'The tablet was off';
const anybody = async () => await world.api.given.anEmployee(world.tenant.company);

const write = async (employees: readonly EmployeeRow[], times: object) => {
  const body = { employeeIds: employees.map(({ id }) => id), ...times, reason };
  return (await world.call({ role: 'manager', body })).data;
};

const entriesOf = async ({ id, company_id }: EmployeeRow) =>
  await world.api.deps.database.knex<TimeEntryRow>('time_entries').where({ company_id, employee_id: id });

describe('200', () => {
  it('writes it for everybody whom it fits, and names the others', async () => {
    const [free, busy] = [await anybody(), await anybody()];
    await world.api.given.anEntry(busy, at('12:00'), at('13:00'));

    const answers = await write([busy, free], { startAtUtc: at('08:00'), endAtUtc: at('16:00') });

    const [entry] = await entriesOf(free);
    expect(answers).toMatchObject([
      { employeeId: busy.id, timeEntryId: null, refusal: { code: 'entry.overlaps' } },
      { employeeId: free.id, timeEntryId: entry?.id, refusal: null },
    ]);
    expect(entry).toMatchObject({
      ...{ kind: 'work', start_at: Date.parse(at('08:00')), end_at: Date.parse(at('16:00')) },
    });
    expect(await entriesOf(busy)).toHaveLength(1);
  });

  it('clocks people in by a start alone, on the project that is given', async () => {
    const free = await anybody();

    await write([free], { startAtUtc: at('08:00'), projectId: world.tenant.project.id });

    expect(await entriesOf(free)).toMatchObject([{ end_at: null, project_id: world.tenant.project.id }]);
  });

  it('clocks out by an end alone anyone who is clocked in', async () => {
    const [clockedIn, gone] = [await anybody(), await anybody()];
    const { id } = await world.api.given.anEntry(clockedIn, at('08:00'), null);

    const answers = await write([clockedIn, gone], { endAtUtc: at('16:00') });

    expect(answers).toMatchObject([
      { timeEntryId: id, refusal: null },
      { timeEntryId: null, refusal: { code: 'punch.not_clocked_in' } },
    ]);
    expect(await entriesOf(clockedIn)).toMatchObject([{ id, end_at: Date.parse(at('16:00')) }]);
  });

  it('says in the history of each entry who wrote it, and why', async () => {
    const free = await anybody();
    const [added] = await write([free], { startAtUtc: at('08:00'), endAtUtc: at('16:00') });

    const { data } = await world.ask('listTimeEntryChanges', {
      params: { timeEntryId: added?.timeEntryId ?? '' },
    });

    const by = world.tenant.users.manager.display_name;
    expect(data).toMatchObject([{ act: 'added', by, reason, employeeId: free.id }]);
  });

  it('does not let somebody write their own time, and writes that of the others', async () => {
    const free = await anybody();

    const answers = await write([world.tenant.users.manager, free], {
      startAtUtc: at('08:00'),
      endAtUtc: at('16:00'),
    });

    expect(answers).toMatchObject([{ refusal: { code: 'auth.own_time' } }, { refusal: null }]);
  });

  it('does what its check has said, for people with any time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(randomDay, { maxLength: 3 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 0, max: 720 }),
        async (days, startMinute, lengthMinutes) => {
          const { api } = world;
          const employees: EmployeeRow[] = [];
          for (const each of days) {
            const employee = await anybody();
            for (const day of each) await makeRandomDay(api, employee, { ...day, day: 1 });
            employees.push(employee);
          }
          const from = Date.parse('2026-03-01') + startMinute * 60_000;
          const times = {
            startAtUtc: new Date(from).toISOString(),
            endAtUtc: new Date(Math.min(from + lengthMinutes * 60_000, api.time.clock())).toISOString(),
          };

          const employeeIds = employees.map(({ id }) => id);
          const { data: checked } = await world.ask('checkEntriesForMany', {
            body: { employeeIds, ...times },
          });
          const added = await write(employees, times);

          expect(added.map(({ refusal }) => refusal)).toEqual(checked.map(({ refusal }) => refusal));
        },
      ),
      { numRuns: 10 },
    );
  });
});

describe('400', () => {
  it('refuses it without a reason', async () => {
    const { id } = await anybody();

    const { status, errors } = await world.call({ body: { employeeIds: [id], startAtUtc: at('08:00') } });

    expect([status, errors]).toMatchObject([400, [{ code: 'request.invalid', field: 'reason' }]]);
  });

  it('refuses it for a time in the future, and writes nothing', async () => {
    const free = await anybody();
    const body = { employeeIds: [free.id], endAtUtc: '2026-05-01T08:00:00.000Z', reason };

    expect(await world.refusal({ body })).toEqual([400, 'request.invalid']);
    expect(await entriesOf(free)).toEqual([]);
  });
});

describe('404', () => {
  it('refuses all of it, where it names somebody whom the company does not have', async () => {
    const free = await anybody();
    const body = { employeeIds: [free.id, crypto.randomUUID()], startAtUtc: at('08:00'), reason };

    expect(await world.refusal({ body })).toEqual([404, 'employee.not_found']);
    expect(await entriesOf(free)).toEqual([]);
  });
});
