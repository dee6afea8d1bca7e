import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { V1Handlers } from '#http/mount-api.ts';
import { listDepartments, type Department } from './department-store.ts';
import { listMemberships } from './employee-store.ts';
import { inNameOrder } from './in-name-order.ts';
import { listSeenEmployees, requireSeenEmployee } from './seen-people.ts';
import type { Employee as PublicEmployee } from '@stimpill/api-types';
import type { Employee } from './employee.ts';
import { ratioOn } from './employment-ratio.ts';

type PeopleDeps = { readonly database: Database; readonly clock: Clock };

export function peopleHandlers({ database, clock }: PeopleDeps) {
  const todayIn = async (companyId: string) =>
    localDateOf(clock(), (await requireCompany(database.knex, companyId)).timeZone);

  return {
    listUsers: async ({ params, caller }) => {
      const scope = companyScope(database.knex, params.companyId);
      const employees = await listSeenEmployees(scope, caller);
      const departmentsOf = await readDepartmentsOf(scope);
      const today = await todayIn(params.companyId);
      return inNameOrder(employees, ({ displayName }) => displayName).map((employee) =>
        toPublicEmployee(employee, departmentsOf(employee.id), today),
      );
    },

    getUser: async ({ params, caller }) => {
      const scope = companyScope(database.knex, params.companyId);
      const employee = await requireSeenEmployee(scope, caller, params.userId, 'route.userId');
      const departmentsOf = await readDepartmentsOf(scope);
      return toPublicEmployee(employee, departmentsOf(employee.id), await todayIn(params.companyId));
    },

    listDepartments: ({ params }) => departmentsByName(companyScope(database.knex, params.companyId)),

    listTerminalDepartments: ({ query }) => departmentsByName(companyScope(database.knex, query.companyId)),
  } satisfies V1Handlers;
}

async function departmentsByName(scope: CompanyScope): Promise<Department[]> {
  return inNameOrder(await listDepartments(scope), ({ name }) => name);
}

async function readDepartmentsOf(scope: CompanyScope): Promise<(employeeId: string) => Department[]> {
  const departments = await departmentsByName(scope);
  const memberships = await listMemberships(scope);
  return (employeeId) => {
    const own = new Set(memberships.get(employeeId));
    return departments.filter(({ id }) => own.has(id));
  };
}

/** @param today local date of the company */
function toPublicEmployee(
  employee: Employee,
  departments: readonly Department[],
  today: string,
): PublicEmployee {
  return {
    id: employee.id,
    // The contract has a text here.
    email: employee.email ?? '',
    role: employee.role,
    isActive: employee.isActive,
    employeeProfile: {
      displayName: employee.displayName,
      jobTitle: employee.jobTitle,
      departments: departments.map(({ id, name }) => ({ id, name })),
      employmentStartDate: employee.employmentStartDate,
      employmentEndDate: employee.employmentEndDate,
      employmentRatio: ratioOn(employee.employmentRatio, today),
    },
  };
}
