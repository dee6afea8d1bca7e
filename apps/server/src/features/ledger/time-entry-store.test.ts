import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { closeEntries, listEntriesAround, listTimelines } from './time-entry-store.ts';

let api: TestApi;
let employee: EmployeeRow;
let scope: CompanyScope;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  employee = await api.given.anEmployee(await api.given.aCompany());
  scope = companyScope(api.deps.database.knex, employee.company_id);
});

const at = (time: string) => Date.parse(`2026-03-${time}Z`);

describe('entries around a range', () => {
  const range = { from: at('03T00:00:00'), to: at('04T00:00:00') };

  async function idsAround(): Promise<string[]> {
    const ofEverybody = await listEntriesAround(scope, 'everybody', range);
    const ofThisOne = await listEntriesAround(scope, [employee.id], range);
    expect(ofEverybody.get(employee.id)).toEqual(ofThisOne.get(employee.id));
    return (ofThisOne.get(employee.id) ?? []).map(({ id }) => id);
  }

  it('are those that begin in it, and the last that began before', async () => {
    await api.given.anEntry(employee, '2026-03-01T08:00Z', '2026-03-01T16:00Z');
    const before = await api.given.anEntry(employee, '2026-03-02T22:00Z', '2026-03-03T06:00Z');
    const first = await api.given.anEntry(employee, '2026-03-03T06:00Z', '2026-03-03T07:00Z');
    const last = await api.given.anEntry(employee, '2026-03-03T23:59:59.999Z', '2026-03-04T07:00Z');
    await api.given.anEntry(employee, '2026-03-05T00:00Z', null);

    expect(await idsAround()).toEqual([before.id, first.id, last.id]);
  });

  it('include the night before, whatever entry of no length lies in it', async () => {
    const night = await api.given.anEntry(employee, '2026-03-02T20:00Z', '2026-03-03T04:00Z');
    await api.given.anEntry(employee, '2026-03-02T23:00Z', '2026-03-02T23:00Z');

    expect(await idsAround()).toContain(night.id);
  });

  it('include one that was opened before and is open still', async () => {
    const open = await api.given.anEntry(employee, '2026-03-01T20:00Z', null);

    expect(await idsAround()).toEqual([open.id]);
  });

  it('are of this person alone', async () => {
    const colleague = await api.given.anEmployee({
      ...(await api.given.aCompany()),
      id: employee.company_id,
    });
    await api.given.anEntry(colleague, '2026-03-03T08:00Z', '2026-03-03T09:00Z');

    expect(await idsAround()).toEqual([]);
  });
});

describe('a timeline', () => {
  it('holds what is open or ends at the moment or later, by start, for each of the people', async () => {
    const first = await api.given.anEntry(employee, '2026-03-02T08:00Z', '2026-03-02T16:00Z');
    const none = await api.given.anEntry(employee, '2026-03-02T17:00Z', '2026-03-02T17:00Z');
    const open = await api.given.anEntry(employee, '2026-03-02T18:00Z', null);
    const idsSince = async (time: string) =>
      (await listTimelines(scope, [employee.id], at(time))).get(employee.id)?.map(({ id }) => id);

    expect(await idsSince('02T16:00:00')).toEqual([first.id, none.id, open.id]);
    expect(await idsSince('02T16:00:00.001')).toEqual([none.id, open.id]);
    expect(await idsSince('05T00:00:00')).toEqual([open.id]);
  });
});

describe('closing entries', () => {
  const closing = (row: TimeEntryRow, endAt: number, isDraft: boolean) => ({
    id: row.id,
    employeeId: row.employee_id,
    kind: 'work' as const,
    breaks: [],
    startAt: row.start_at,
    endAt,
    projectId: null,
    subProjectId: null,
    isDraft,
    isLocked: false,
  });

  const close = (entries: Parameters<typeof closeEntries>[1]) =>
    inTransaction(api.deps.database, (tx) => closeEntries(companyScope(tx, scope.companyId), entries));

  it('gives each of many its own end', async () => {
    const colleague = await api.given.anEmployee({
      ...(await api.given.aCompany()),
      id: employee.company_id,
    });
    const open = await Promise.all(
      [employee, colleague].map((person) => api.given.anEntry(person, '2026-03-02T08:00Z', null)),
    );

    await close(open.map((row, index) => closing(row, at(`02T1${index}:00:00`), index === 1)));

    const ends = await Promise.all(
      open.map(({ id }) => scope.db<TimeEntryRow>('time_entries').where({ id }).first()),
    );
    expect(ends.map((row) => [row?.end_at, Boolean(row?.is_draft)])).toEqual([
      [at('02T10:00:00'), false],
      [at('02T11:00:00'), true],
    ]);
  });

  it('is refused for one that is closed already', async () => {
    const row = await api.given.anEntry(employee, '2026-03-02T08:00Z', '2026-03-02T16:00Z');

    const again = close([closing(row, at('02T17:00:00'), false)]);

    await expect(again).rejects.toThrow('cannot happen');
  });
});
