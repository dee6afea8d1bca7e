import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
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

/** Somebody for each limit that a person of the file can have. */
const withEveryLimit = () => {
  const anna = {
    ...{ role: 'manager' as const, limitedToDepartmentIds: [ids.department] },
    ...{ canEditOwnTimesheet: true, canEditClockInOut: true },
  };
  const standIns = [{ employeeId: ids.anna, from: '2026-07-01', to: '2026-07-14' }];
  const account = { serviceAccount: { allowedAddresses: ['192.0.2.0/24'] }, isActive: false };
  return {
    ...fileWith({}),
    employees: [
      exampleEmployee(ids.anna, 'anna@example.is', anna),
      exampleEmployee(ids.jon, 'jon@example.is', { role: 'manager', standIns }),
      exampleEmployee(ids.shift, 'kassi@example.is', account),
    ],
  };
};

/** What each person of the company may do, as it is stored; flags as 0 and 1, by id. */
async function rightsIn({ database }: TestDatabase) {
  const people = await database
    .knex<EmployeeRow>('employees')
    .where({ company_id: ids.company })
    .orderBy('id');
  return people.map((row) => ({
    ...{ id: row.id, role: row.role, is_active: Number(row.is_active) },
    ...{ limited_to_departments: row.limited_to_departments, stand_ins: row.stand_ins },
    service_account: row.service_account,
    can_edit_own_timesheet: Number(row.can_edit_own_timesheet),
    can_edit_clock_in_out: Number(row.can_edit_clock_in_out),
    requires_project_selection: row.requires_project_selection,
    require_gps_on_clock_in: row.require_gps_on_clock_in,
  }));
}

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

  it('and what else limits the rights of somebody are the same where an export is imported into another installation', async () => {
    const elsewhere = await freshDatabase();
    await importer(test)(withEveryLimit());
    const text = [...((await exportCompany(test.database.knex, ids.company, 'json')) ?? [])].join('');
    await importer(elsewhere)(readCompanyFile(new TextEncoder().encode(text), 'x.json'));

    const [before, after] = [await rightsIn(test), await rightsIn(elsewhere)];
    await elsewhere.drop();
    expect(after).toEqual(before);
    expect(before).toMatchObject([
      {
        ...{ id: ids.anna, role: 'manager', limited_to_departments: JSON.stringify([ids.department]) },
        ...{ can_edit_own_timesheet: 1, can_edit_clock_in_out: 1, is_active: 1 },
      },
      { id: ids.jon, stand_ins: expect.stringContaining(ids.anna) as string, limited_to_departments: null },
      { id: ids.shift, service_account: expect.stringContaining('192.0.2.0/24') as string, is_active: 0 },
    ]);
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
