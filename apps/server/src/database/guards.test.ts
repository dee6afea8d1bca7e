import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../test/api.ts';
import { stored } from '../../test/stored.ts';
import type { CompanyRow } from './tables/companies.ts';
import type { EmployeeRow } from './tables/people.ts';
import type { TimeEntryRow } from './tables/time.ts';

let api: TestApi;
let company: CompanyRow;
let employee: EmployeeRow;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
  employee = await api.given.anEmployee(company);
});

/** The day's entries are written by their hours; null is open. */
const at = (hour: number) => new Date(Date.parse('2026-03-02T00:00Z') + hour * 3_600_000).toISOString();

function write(start: number, end: number | null, overrides: Partial<TimeEntryRow> = {}) {
  return api.given.anEntry(employee, at(start), end === null ? null : at(end), overrides);
}

function change(entry: TimeEntryRow, changes: Partial<TimeEntryRow>) {
  return api.database.database
    .knex<TimeEntryRow>('time_entries')
    .where({ company_id: entry.company_id, id: entry.id })
    .update(changes);
}

describe('time entries', () => {
  it('have one open at a time for a person', async () => {
    await write(8, null);

    await expect(write(9, null)).rejects.toThrow();
    await expect(write(8, null)).rejects.toThrow();
    employee = await api.given.anEmployee(company);
    await expect(write(9, null)).resolves.toBeDefined();
  });

  it('never end before they start', async () => {
    const entry = await write(8, 9);

    await expect(write(11, 10)).rejects.toThrow(/time_entries_end_after_start|CHECK/);
    await expect(change(entry, { end_at: entry.start_at - 1 })).rejects.toThrow();
  });

  it('are not locked while they are open', async () => {
    const entry = await write(8, null);

    await expect(change(entry, { is_locked: true })).rejects.toThrow(/time_entries_open_is_not_locked|CHECK/);
    await expect(write(9, 10, { is_locked: true })).rejects.toThrow();
    await change(entry, { end_at: entry.start_at + 1, is_locked: true });
  });

  it.each<[relation: string, first: [number, number | null], second: [number, number | null]]>([
    ['into the other from before', [8, 10], [7, 9]],
    ['out of the other', [8, 10], [9, 11]],
    ['inside the other', [8, 12], [9, 10]],
    ['around the other', [9, 10], [8, 12]],
    ['exactly like the other', [8, 9], [8, 9]],
    ['open over the other', [9, 10], [8, null]],
    ['open inside the other', [8, 10], [9, null]],
    ['over the open other', [8, null], [9, 10]],
    ['into the open other', [8, null], [7, 9]],
  ])('of one person do not overlap: %s', async (_, first, second) => {
    await write(...first);

    await expect(write(...second)).rejects.toThrow(/time_entries_overlap|time_entries_one_open/);
    expect(await stored(api).entriesOf(employee)).toHaveLength(1);
  });

  it('may touch, and may have no length anywhere', async () => {
    await write(8, 10);
    await write(10, 12);
    await write(9, 9);
    await write(10, 10);
    await write(10, 10);
    await write(12, null);
    await write(13, 13);

    expect(await stored(api).entriesOf(employee)).toHaveLength(7);
  });

  it('of standby may lie beside work, and not over other standby, in whatever order they come', async () => {
    const standby = { kind: 'standby' };
    await write(8, 12, standby);
    const work = await write(9, 10);
    await write(11, null);
    await write(10, 11, { kind: 'call-out' });

    await expect(write(11, 13, standby)).rejects.toThrow(/time_entries_overlap/);
    await expect(write(9, 10, { kind: 'call-out' })).rejects.toThrow(/time_entries_overlap/);
    await expect(change(work, standby)).rejects.toThrow(/time_entries_overlap/);
    expect(await stored(api).entriesOf(employee)).toHaveLength(4);
  });

  it('of standby are never open, and have no breaks', async () => {
    const standby = await write(8, 12, { kind: 'standby' });

    await expect(write(13, null, { kind: 'standby' })).rejects.toThrow(/standby_is_not_open/);
    await expect(change(standby, { end_at: null })).rejects.toThrow(/standby_is_not_open/);
    await expect(change(standby, { breaks: '[]' })).rejects.toThrow(/time_entries_breaks/);
  });

  it('have a known kind, and breaks only once they have ended', async () => {
    const open = await write(8, null);

    await expect(change(open, { kind: 'holiday' })).rejects.toThrow(/time_entries_kind/);
    await expect(change(open, { breaks: '[]' })).rejects.toThrow(/time_entries_breaks/);
  });

  it('are not moved or opened into one another', async () => {
    const [first, second] = [await write(8, 9), await write(10, 11)];

    await expect(change(first, { end_at: second.start_at + 1 })).rejects.toThrow();
    await expect(change(first, { end_at: null })).rejects.toThrow();
    await expect(change(second, { start_at: first.start_at })).rejects.toThrow();
    await change(first, { end_at: second.start_at });
  });

  it('are taken or refused exactly as a plain model says', async () => {
    const hours = fc.record({
      start: fc.integer({ min: 0, max: 20 }),
      length: fc.option(fc.integer({ min: 0, max: 4 }), { freq: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(hours, { maxLength: 12 }), async (wanted) => {
        employee = await api.given.anEmployee(company);
        const kept: { start: number; end: number }[] = [];

        for (const { start, length } of wanted) {
          const end = length === null ? Infinity : start + length;
          const isTaken = kept.every((other) => !overlap(other, { start, end }));
          if (isTaken) kept.push({ start, end });

          const wasTaken = await write(start, length === null ? null : end).then(
            () => true,
            () => false,
          );
          expect(wasTaken).toBe(isTaken);
        }
      }),
      { numRuns: 25 },
    );
  });
});

/** Whether some moment belongs to both. */
function overlap(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}

describe('a log that is never changed', () => {
  const row = (table: string): Promise<object> =>
    api.database.database.knex<object>(table).where({ company_id: company.id }).first() as Promise<object>;

  beforeEach(async () => {
    const owner = await api.given.anEmployee(company, { role: 'owner' });
    await api.database.database.knex('punch_inbox').insert({
      company_id: company.id,
      id: employee.id,
      received_at: 1,
      door: 'partner',
      employee_id: employee.id,
      action: 'start',
      punched_at: 1,
      sent_by: owner.id,
    });
    const of = { company_id: company.id, id: randomUUID() };
    await api.database.database
      .knex('punch_verdicts')
      .insert({ ...of, punch_id: employee.id, decided_at: 1, verdict: 'applied' });
    await api.database.database
      .knex('changes')
      .insert({ ...of, subject: 'timeEntry', subject_id: randomUUID(), changed_at: 1, door: 'x' });
  });

  it.each(['punch_inbox', 'punch_verdicts', 'changes'])('is %s', async (table) => {
    const { knex } = api.database.database;
    const before = await row(table);

    await expect(knex(table).update({ company_id: randomUUID() })).rejects.toThrow('append-only');
    await expect(knex(table).where({ company_id: company.id }).delete()).rejects.toThrow('append-only');
    await expect(knex(table).insert(before).onConflict(['company_id', 'id']).merge()).rejects.toThrow(
      'append-only',
    );
    expect(await row(table)).toEqual(before);
  });

  it('keeps personal details in another table, so that they can be erased', async () => {
    const details = { company_id: company.id, punch_id: employee.id, recorded_at: 1, salt: 'x' };
    await api.database.database.knex('punch_details').insert(details);

    await api.database.database.knex('punch_details').where({ company_id: company.id }).delete();

    expect(await row('punch_inbox')).toBeDefined();
  });
});
