// The departments of a company.
import { z } from 'zod';
import { guid, guidOut } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { nameLineIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const DEPARTMENT = '7c1d9e20-3f5a-4b6c-8d7e-9f0a1b2c3d4e';

const companyId = guid.meta({ description: 'Must be the company of the caller.' });
const ofCompany = z.object({ companyId });
const ofDepartment = z.object({ companyId, departmentId: guid.meta({ description: 'The department.' }) });

const companyDepartment = z
  .object({
    id: guidOut.meta({ description: 'Department id.' }),
    name: z.string().meta({ description: 'Name of the department.' }),
  })
  .meta({ id: 'CompanyDepartment', description: 'A department.' });

const withPeople = companyDepartment
  .extend({ activePeople: z.int().min(0).meta({ description: 'People in it who are active.' }) })
  .meta({ id: 'DepartmentWithPeople', description: 'A department and how many people are in it.' });

const body = requestBody({ name: nameLineIn(200, 'Name of the department; no two have the same.') });
const example = { id: DEPARTMENT, name: 'Eldhús' };

/** GET /companies/{companyId}/structure/departments */
export const listCompanyDepartments = defineOperation({
  id: 'listCompanyDepartments',
  method: 'GET',
  path: '/companies/{companyId}/structure/departments',
  shows: ['departments', 'people'],
  tag: 'company',
  summary: 'The departments and their people',
  description: 'Every department by name, with the number of active people in it.',
  auth: 'manage',
  ...forThoseWith('company.read'),
  company: 'route',
  params: ofCompany,
  data: z.array(withPeople),
  errors: [],
  example: { params: { companyId: COMPANY }, data: [{ ...example, activePeople: 6 }] },
});

/** GET /companies/{companyId}/structure/departments/{departmentId} */
export const getDepartment = defineOperation({
  id: 'getDepartment',
  method: 'GET',
  path: '/companies/{companyId}/structure/departments/{departmentId}',
  shows: ['departments'],
  tag: 'company',
  summary: 'One department',
  description: 'The department as it can be changed, with its version.',
  auth: 'manage',
  ...forThoseWith('company.read'),
  company: 'route',
  versioned: true,
  params: ofDepartment,
  data: companyDepartment,
  errors: ['department.not_found'],
  example: { params: { companyId: COMPANY, departmentId: DEPARTMENT }, data: example },
});

/** POST /companies/{companyId}/structure/departments */
export const addDepartment = defineOperation({
  id: 'addDepartment',
  method: 'POST',
  path: '/companies/{companyId}/structure/departments',
  changes: ['departments'],
  tag: 'company',
  summary: 'Add a department',
  description: 'A new department without people.',
  auth: 'manage',
  ...forThoseWith('company.change'),
  company: 'route',
  params: ofCompany,
  body,
  data: companyDepartment,
  errors: ['record.name_taken'],
  example: { params: { companyId: COMPANY }, body: { name: 'Eldhús' }, data: example },
});

/** PUT /companies/{companyId}/structure/departments/{departmentId} */
export const changeDepartment = defineOperation({
  id: 'changeDepartment',
  method: 'PUT',
  path: '/companies/{companyId}/structure/departments/{departmentId}',
  changes: ['departments'],
  tag: 'company',
  summary: 'Rename a department',
  description: 'The department gets another name; its people stay in it.',
  auth: 'manage',
  ...forThoseWith('company.change'),
  company: 'route',
  versioned: true,
  params: ofDepartment,
  body,
  data: companyDepartment,
  errors: ['department.not_found', 'record.name_taken'],
  example: {
    params: { companyId: COMPANY, departmentId: DEPARTMENT },
    body: { name: 'Eldhús' },
    data: example,
  },
});
