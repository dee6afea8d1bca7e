import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRow, EmployeeRow } from '#database/tables.ts';
import { exampleCompanyFile, exampleEmployee, ids, importer } from '../../../../test/example-company-file.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/test-databases.ts';
import type { CompanyFileInput } from '../company-file.ts';
import { exportCompany } from '../export-company.ts';
import { hasWritten } from '../import-counts.ts';
import { readCompanyFile } from '../read-company-file.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await freshDatabase();
});
afterEach(() => test.drop());

const fileWith = (limit: Record<string, unknown>) =>
  exampleCompanyFile({
    employees: [{ ...exampleEmployee(ids.jon, 'jon@example.is', { role: 'manager' }), ...limit }],
    ...{ timeEntries: [], absences: [], shifts: [], timeOff: [], balanceBookings: [] },
  });

describe('the departments to which a manager is limited', () => {
  it('go in by name or by id, and come out as ids that change nothing when they go in again', async () => {
    const importFile = importer(test);
    await importFile(fileWith({ limitedToDepartments: ['Bakarí'] }));
    const text = [...((await exportCompany(test.database.knex, ids.company, 'yaml')) ?? [])].join('');
    const again = await importFile(readCompanyFile(new TextEncoder().encode(text), 'x.yaml'));
    const byId = await importFile(fileWith({ limitedToDepartmentIds: [ids.department] }));

    expect(text).toContain('limitedToDepartmentIds');
    expect([again, byId].map(({ counts }) => hasWritten(counts))).toEqual([false, false]);
  });

  it('are all of the company again once a file leaves them out, and the log has both', async () => {
    const importFile = importer(test);
    await importFile(fileWith({ limitedToDepartmentIds: [ids.department] }));
    await importFile(fileWith({}));

    const jon = await test.database.knex<EmployeeRow>('employees').where({ id: ids.jon }).first();
    const changes = await test.database
      .knex<ChangeRow>('changes')
      .where({ subject_id: ids.jon })
      .orderBy('id');
    expect(jon?.limited_to_departments).toBeNull();
    expect(JSON.parse(changes.at(-1)?.before ?? '{}')).toEqual({
      limited_to_departments: JSON.stringify([ids.department]),
    });
  });
});

describe('who stands in for a manager', () => {
  it('comes out of an export in the order of the days, and the export changes nothing', async () => {
    const importFile = importer(test);
    const [early, late] = [
      { employeeId: ids.anna, from: '2026-07-01', to: '2026-07-14' },
      { employeeId: ids.anna, from: '2026-08-01', to: '2026-08-02' },
    ];
    const withAnna = (standIns: readonly object[]) => {
      const file = fileWith({ standIns });
      return {
        ...file,
        employees: [...(file.employees ?? []), exampleEmployee(ids.anna, 'anna@example.is')],
      };
    };
    await importFile(withAnna([late, early]));

    const text = [...((await exportCompany(test.database.knex, ids.company, 'yaml')) ?? [])].join('');
    const file = readCompanyFile(new TextEncoder().encode(text), 'x.yaml') as CompanyFileInput;

    expect(file.employees?.find(({ id }) => id === ids.jon)?.standIns).toEqual([early, late]);
    for (const again of [file, withAnna([early, late])])
      expect(hasWritten((await importFile(again)).counts)).toBe(false);
  });
});
