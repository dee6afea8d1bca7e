// Departments: a new one, or another name for one.
import { DomainError } from '#errors/domain-error.ts';
import { changeRecords, type RecordsDeps } from '#features/company-file/change-records.ts';
import { listDepartments, type Department } from '#features/people/department-store.ts';
import { uuidv7 } from '#ids.ts';
import { authorOf, type RecordAuthor } from '#features/changes/change.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

const PLACES = ['departments[0]'];

export async function addDepartment(
  author: RecordAuthor,
  { name }: Pick<Department, 'name'>,
  deps: RecordsDeps,
): Promise<Department> {
  const department = { id: uuidv7(), name };
  const change = { companyId: author.companyId, by: authorOf(author), reason: null, places: PLACES };
  await changeRecords(
    change,
    async (scope) => {
      refuseTakenName(await listDepartments(scope), department);
      return { departments: [department] };
    },
    deps,
  );
  return department;
}

/** @param expect compares the department as it is with the version that the caller has read */
export async function changeDepartment(
  author: RecordAuthor,
  department: Department,
  expect: (current: Department) => void,
  deps: RecordsDeps,
): Promise<Department> {
  const change = { companyId: author.companyId, by: authorOf(author), reason: null, places: PLACES };
  await changeRecords(
    change,
    async (scope) => {
      const all = await listDepartments(scope);
      const current = all.find(({ id }) => id === department.id);
      if (current === undefined)
        throw new DomainError('department.not_found', { field: 'route.departmentId' });
      expect(current);
      refuseTakenName(all, department);
      return { departments: [department] };
    },
    deps,
  );
  return department;
}
