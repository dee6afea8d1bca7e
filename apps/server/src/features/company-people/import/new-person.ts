import { employee } from '#features/company-file/employee-section.ts';
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';
import { uuidv7 } from '#ids.ts';

/** As the company file fills in what it does not say. */
export function newPerson(): StoredEmployee {
  const {
    password: _,
    pin: __,
    ...person
  } = employee.parse({
    ...{ id: uuidv7(), displayName: '-', employmentStartDate: '1900-01-01' },
  });
  return { ...person, employmentRatio: 1, entitlements: null, workPattern: null, serviceAccount: null };
}
