// The projects of a company and their sub-projects, as they can be changed.
import { z } from 'zod';
import { guid } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { project, subProject } from '../projects.ts';
import { requestBody } from '../request-body.ts';
import { nameLineIn, payDateIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const PROJECT = '2b7e1516-28ae-4d2a-86f7-158809cf4f3c';
const PART = '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d';

const companyId = guid.meta({ description: 'Must be the company of the caller.' });
const ofCompany = z.object({ companyId });
const ofProject = z.object({ companyId, projectId: guid.meta({ description: 'The project.' }) });

/** A project with its parts. */
export type CompanyProject = z.infer<typeof project>;

const namedIn = {
  name: nameLineIn(200, 'Its name; no two projects, and no two parts of one project, have the same.'),
  code: nameLineIn(50, 'Code in other systems.').nullable(),
  isActive: subProject.shape.isActive,
};

const body = requestBody({
  ...namedIn,
  startDate: payDateIn('Planned first day.').nullable(),
  endDate: payDateIn('Planned last day; not before the first.').nullable(),
  subProjects: z
    .array(
      z.object({
        id: guid.nullable().meta({ description: 'Its id; null adds it. Those left out stay as they are.' }),
        ...namedIn,
      }),
    )
    .max(1000)
    .meta({ description: 'Its parts.' }),
});

const said = {
  name: 'Veislur',
  code: '1200',
  isActive: true,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
};
const part = { name: 'Brúðkaup', code: '12', isActive: true };
const example: CompanyProject = { id: PROJECT, ...said, subProjects: [{ id: PART, ...part }] };
const exampleBody = { ...said, subProjects: [{ id: null, ...part }] };

/** GET /companies/{companyId}/structure/projects */
export const listCompanyProjects = defineOperation({
  id: 'listCompanyProjects',
  method: 'GET',
  path: '/companies/{companyId}/structure/projects',
  shows: ['projects'],
  tag: 'company',
  summary: 'The projects, closed ones too',
  description: 'Every project by name with its parts, whether or not time may be booked on them.',
  auth: 'manage',
  ...forThoseWith('company.read'),
  company: 'route',
  params: ofCompany,
  data: z.array(project),
  errors: [],
  example: { params: { companyId: COMPANY }, data: [example] },
});

/** GET /companies/{companyId}/structure/projects/{projectId} */
export const getCompanyProject = defineOperation({
  id: 'getCompanyProject',
  method: 'GET',
  path: '/companies/{companyId}/structure/projects/{projectId}',
  shows: ['projects'],
  tag: 'company',
  summary: 'One project of the company',
  description: 'The project as it can be changed, with its version.',
  auth: 'manage',
  ...forThoseWith('company.read'),
  company: 'route',
  versioned: true,
  params: ofProject,
  data: project,
  errors: ['project.not_found'],
  example: { params: { companyId: COMPANY, projectId: PROJECT }, data: example },
});

/** POST /companies/{companyId}/structure/projects */
export const addProject = defineOperation({
  id: 'addProject',
  method: 'POST',
  path: '/companies/{companyId}/structure/projects',
  changes: ['projects'],
  tag: 'company',
  summary: 'Add a project',
  description: 'A new project with its parts.',
  auth: 'manage',
  ...forThoseWith('company.change'),
  company: 'route',
  params: ofCompany,
  body,
  data: project,
  errors: ['record.name_taken'],
  example: { params: { companyId: COMPANY }, body: exampleBody, data: example },
});

/** PUT /companies/{companyId}/structure/projects/{projectId} */
export const changeProject = defineOperation({
  id: 'changeProject',
  method: 'PUT',
  path: '/companies/{companyId}/structure/projects/{projectId}',
  changes: ['projects'],
  tag: 'company',
  summary: 'Change or close a project',
  description: 'The project becomes what is sent. A closed one keeps its time, and takes no more.',
  auth: 'manage',
  ...forThoseWith('company.change'),
  company: 'route',
  versioned: true,
  params: ofProject,
  body,
  data: project,
  errors: ['project.not_found', 'record.name_taken'],
  example: { params: { companyId: COMPANY, projectId: PROJECT }, body: exampleBody, data: example },
});
