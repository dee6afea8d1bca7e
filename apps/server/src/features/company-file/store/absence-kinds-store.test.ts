import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleCompanyFile, ids, importer } from '../../../../test/example-company-file.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/test-databases.ts';
import type { AbsenceKindRow } from '#database/tables/plans.ts';
import { CompanyFileRefused } from '../file-fault.ts';

const DAY = { id: ids.absence, employeeId: ids.jon, date: '2026-03-03', type: 'sick' } as const;

describe('a later file', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await freshDatabase();
  });
  afterEach(() => test.drop());

  it('names kinds by their names, and does not change what a kind of some days counts as or is paid', async () => {
    const file = exampleCompanyFile({ timeEntries: [] });
    const load = importer(test);
    const { absenceKinds: [kind] = [] } = file;
    await load({ ...file, absences: [{ ...DAY, kind: 'vinnuslys' }] });

    const later = (change: object) => load({ ...file, absenceKinds: [{ ...kind, ...change }] });
    await later({ name: 'Slys á vinnustað', colour: 'violet', isActive: false });
    await expect(later({ payLine: 'DV' })).rejects.toThrow(CompanyFileRefused);
    const [stored] = await test.database.knex<AbsenceKindRow>('absence_kinds');
    expect(stored).toMatchObject({ name: 'Slys á vinnustað', pay_line: 'SLYS' });
  });
});
