import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { EmployeeRow } from '#database/tables.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { closeEntry, hasEntryBeyond, listEntriesAround } from './time-entry-store.ts';

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

describe('an entry beyond a moment', () => {
  it('has a length and ends after it', async () => {
    await api.given.anEntry(employee, '2026-03-02T08:00Z', '2026-03-02T16:00Z');
    await api.given.anEntry(employee, '2026-03-02T17:00Z', '2026-03-02T17:00Z');
    const isBeyond = (time: string) => hasEntryBeyond(scope, employee.id, at(time));

    expect(await isBeyond('02T07:00:00')).toBe(true);
    expect(await isBeyond('02T15:59:59.999')).toBe(true);
    expect(await isBeyond('02T16:00:00')).toBe(false);
  });
});

describe('closing an entry', () => {
  it('is refused for one that is closed already', async () => {
    const { id } = await api.given.anEntry(employee, '2026-03-02T08:00Z', '2026-03-02T16:00Z');

    await expect(closeEntry(scope, id, at('02T17:00:00'))).rejects.toThrow('cannot happen');
  });
});
