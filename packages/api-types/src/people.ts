import { z } from 'zod';
import { guid, guidOut, localDate } from './formats.ts';
import { defineOperation } from './operation.ts';
import { role } from './roles.ts';

/** A department of a company. */
export const department = z
  .object({
    id: guidOut.meta({ description: 'Department id.' }),
    name: z.string().meta({ description: 'Name of the department.' }),
  })
  .meta({ id: 'Department', description: 'A department of a company.' });

/** A department of a company. */
export type Department = z.infer<typeof department>;

/** The filtered public view of an employee. */
const employee = z
  .object({
    id: guidOut.meta({ description: 'The identifier to map to payroll systems.' }),
    email: z
      .string()
      .meta({ description: 'E-mail address the employee logs in with; empty for one who only punches.' }),
    role,
    isActive: z.boolean().meta({ description: 'Whether the employee may log in and punch.' }),
    employeeProfile: z
      .object({
        displayName: z.string().meta({ description: 'Display name.' }),
        jobTitle: z.string().meta({ description: 'Job title; empty when none is recorded.' }),
        departments: z.array(department).meta({ description: 'Departments of the employee, by name.' }),
        employmentStartDate: localDate.meta({ description: 'First day of employment.' }),
        employmentEndDate: localDate
          .nullable()
          .meta({ description: 'Last day of employment; null while it lasts.' }),
        employmentRatio: z.number().meta({
          description: 'Share of a full position today, by the clock of the company; 1 is full time.',
        }),
      })
      .meta({ id: 'EmployeeProfile', description: 'The person behind the user.' }),
  })
  .meta({ id: 'Employee', description: 'The filtered public view of an employee.' });

/** The filtered public view of an employee. */
export type Employee = z.infer<typeof employee>;

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';

const employeeExample = {
  id: EMPLOYEE,
  email: 'thorunn@example.is',
  role: 'employee',
  isActive: true,
  employeeProfile: {
    displayName: 'Þórunn Ósk Ægisdóttir',
    jobTitle: 'Bakari',
    departments: [{ id: 'a1b2c3d4-e5f6-4789-8abc-def012345678', name: 'Bakarí' }],
    employmentStartDate: '2024-03-01',
    employmentEndDate: null,
    employmentRatio: 1,
  },
};

/** GET /companies/{companyId}/users */
export const listUsers = defineOperation({
  id: 'listUsers',
  method: 'GET',
  path: '/companies/{companyId}/users',
  tag: 'people',
  summary: 'List employees',
  description: 'Every employee of the company, active or not, ordered by name. No paging.',
  auth: 'user',
  roles: ['owner', 'manager', 'accountant', 'superadmin'],
  acts: ['people.read'],
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the token.' }) }),
  data: z.array(employee),
  errors: [],
  example: { params: { companyId: COMPANY }, data: [employeeExample] },
});

/** GET /companies/{companyId}/users/{userId} */
export const getUser = defineOperation({
  id: 'getUser',
  method: 'GET',
  path: '/companies/{companyId}/users/{userId}',
  tag: 'people',
  summary: 'Read one employee',
  description:
    'An employee may only read themselves. An employee of another company is answered like an unknown one.',
  auth: 'user',
  roles: ['employee', 'owner', 'manager', 'accountant', 'superadmin'],
  acts: ['people.read'],
  company: 'route',
  params: z.object({
    companyId: guid.meta({ description: 'Must be the company of the token.' }),
    userId: guid.meta({ description: 'Employee id.' }),
  }),
  data: employee,
  errors: ['auth.not_own_record', 'employee.not_found'],
  example: { params: { companyId: COMPANY, userId: EMPLOYEE }, data: employeeExample },
});

/** GET /companies/{companyId}/departments */
export const listDepartments = defineOperation({
  id: 'listDepartments',
  method: 'GET',
  path: '/companies/{companyId}/departments',
  tag: 'people',
  summary: 'List departments',
  description:
    'Every department of the company, ordered by name: the same list that terminals read without a token. No paging.',
  auth: 'user',
  roles: ['owner', 'manager', 'accountant'],
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the token.' }) }),
  data: z.array(department),
  errors: [],
  example: {
    params: { companyId: COMPANY },
    data: [{ id: 'a1b2c3d4-e5f6-4789-8abc-def012345678', name: 'Bakarí' }],
  },
});
