import { describe, expect, it } from 'vitest';
import { recordCodec } from './record-codec.ts';
import { employees } from './tables/people.ts';
import { breaksText, timeEntries, type EntryBreak, type TimeEntry } from './tables/time.ts';

const { toRecord, toRow } = recordCodec(timeEntries);
const noon: EntryBreak = { startAt: 5, endAt: 6, kind: 'unpaid' };
const entry: TimeEntry = {
  ...{ id: 'entry', employeeId: 'somebody', kind: 'call-out', startAt: 1, endAt: 9, breaks: [noon] },
  ...{ projectId: null, subProjectId: null, isDraft: false, isLocked: true },
};

describe('a record of a table', () => {
  it('is the same after it was written and read', () => {
    expect(toRecord(toRow('company', entry))).toEqual(entry);
  });

  it('is the same from both databases, which differ in what is true', () => {
    const row = toRow('company', entry);

    expect(toRecord({ ...row, is_draft: 0, is_locked: 1 })).toEqual(entry);
  });

  it('has a column of its row for each of its fields, and the company', () => {
    expect(Object.keys(toRow('company', entry))).toEqual(Object.keys(timeEntries.columns));
  });

  it('has an empty list where the row has none', () => {
    const row = toRow('company', { ...entry, breaks: [] });

    expect([row.breaks, toRecord(row).breaks]).toEqual([null, []]);
  });
});

it('writes equal lists of breaks as equal texts, in whatever order they are said', () => {
  const evening: EntryBreak = { ...noon, startAt: 7, endAt: 8 };

  expect(breaksText([evening, noon])).toBe(breaksText([noon, evening]));
});

describe('a record of some columns', () => {
  const { toRecord, toColumns } = recordCodec(employees, [
    ...(['is_active', 'requires_project_selection', 'service_account'] as const),
    ...(['limited_to_departments', 'stand_ins'] as const),
  ]);
  const evening = { employeeId: 'b', from: '2026-02-01', to: '2026-02-02' };
  const morning = { employeeId: 'a', from: '2026-01-01', to: '2026-01-02' };
  const person = {
    ...{ isActive: true, requiresProjectSelection: null, serviceAccount: null },
    ...{ limitedToDepartmentIds: null, standIns: [] },
  };

  it('has nothing of a row that is not among them', () => {
    const row = { ...toColumns(person), password_hash: 'a hash' };

    expect(toRecord(row)).toEqual(person);
  });

  it('is equal columns where its lists are equal, in whatever order they are said', () => {
    const columns = toColumns({
      ...person,
      serviceAccount: { allowedAddresses: ['2.0.0.0/8', '1.0.0.0/8'] },
      limitedToDepartmentIds: ['y', 'x'],
      standIns: [evening, morning],
    });

    expect(columns).toMatchObject({
      service_account: '{"allowedAddresses":["1.0.0.0/8","2.0.0.0/8"]}',
      limited_to_departments: '["x","y"]',
      stand_ins: JSON.stringify([morning, evening]),
    });
  });
});
