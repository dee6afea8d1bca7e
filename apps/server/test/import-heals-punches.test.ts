// An import changes working time. Punches of tablets that waited because time was missing are then decided again.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportCompany } from '#features/company-file/export-company.ts';
import { importCompany } from '#features/company-file/import-company.ts';
import { startApi, type TestApi } from './api.ts';
import { PIN } from './given.ts';
import { stored } from './stored.ts';
import { aTablet } from './tablet.ts';
import { operatorNamed } from './authors.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startApi({ start: '2026-03-02T16:00:00.000Z' });
});
afterEach(() => api.stop());

it('a clock-out that waited for its clock-in ends the entry that an import brings', async () => {
  const company = await api.given.aCompany();
  const manager = await api.given.anEmployee(company, { role: 'manager' });
  const employee = await api.given.anEmployee(company, { pin: PIN });
  const tablet = await aTablet(api, manager);
  // A second tablet that has not reported: it may still hold the clock-in.
  await aTablet(api, manager);
  const employeeToken = await tablet.signIn(employee, PIN);
  const [waiting] = await tablet.send([await tablet.tap({ employee, action: 'stop', employeeToken })]);

  const { database } = api.deps;
  const text = [...((await exportCompany(database.knex, company.id, 'json')) ?? [])].join('');
  const entry = { id: randomUUID(), employeeId: employee.id, startAtUtc: '2026-03-02T08:00:00.000Z' };
  const content = { ...(JSON.parse(text) as object), timeEntries: [entry] };
  await importCompany({ content, by: operatorNamed('test') }, api.deps);

  expect(waiting?.verdict).toBe('waiting');
  const entries = await stored(api).entriesOf(employee);
  expect(entries.map(({ id, end_at }) => [id, end_at])).toEqual([
    [entry.id, Date.parse('2026-03-02T16:00:00.000Z')],
  ]);
});
