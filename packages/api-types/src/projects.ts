import { z } from 'zod';
import { guid, guidOut, localDate } from './formats.ts';
import { defineOperation } from './operation.ts';

const subProject = z
  .object({
    id: guidOut.meta({ description: 'Sub-project id.' }),
    name: z.string().meta({ description: 'Name of the sub-project.' }),
    code: z.string().nullable().meta({ description: 'Code in other systems; null when there is none.' }),
    isActive: z.boolean().meta({ description: 'Whether time may be booked on it.' }),
  })
  .meta({ id: 'SubProject', description: 'A part of a project on which time can be booked.' });

/** A project with its sub-projects. */
const project = z
  .object({
    id: guidOut.meta({ description: 'Project id.' }),
    name: z.string().meta({ description: 'Name of the project.' }),
    code: z.string().nullable().meta({ description: 'Code in other systems; null when there is none.' }),
    isActive: z
      .boolean()
      .meta({ description: 'Whether time may be booked on it; a clock-in to an inactive one is refused.' }),
    startDate: localDate.nullable().meta({ description: 'Planned first day; null when none is set.' }),
    endDate: localDate.nullable().meta({ description: 'Planned last day; null when none is set.' }),
    subProjects: z.array(subProject).meta({ description: 'Its sub-projects, by name.' }),
  })
  .meta({ id: 'Project', description: 'A project with its sub-projects.' });

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const PROJECT = '5d0c9a7e-3b1f-4d2a-9c8e-7f6a5b4c3d2e';

const projectExample = {
  id: PROJECT,
  name: 'Veislur',
  code: 'VEI',
  isActive: true,
  startDate: '2026-01-05',
  endDate: null,
  subProjects: [
    { id: '8b7a6c5d-4e3f-4a2b-9c1d-0e9f8a7b6c5d', name: 'Brúðkaup', code: 'VEI-1', isActive: true },
  ],
};

/** GET /companies/{companyId}/projects */
export const listProjects = defineOperation({
  id: 'listProjects',
  method: 'GET',
  path: '/companies/{companyId}/projects',
  tag: 'projects',
  summary: 'List projects',
  description:
    'Every project of the company with its sub-projects, active or not, both ordered by name. No paging.',
  auth: 'user',
  roles: ['employee', 'manager', 'owner', 'accountant'],
  feature: 'enableProjects',
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the token.' }) }),
  data: z.array(project),
  errors: [],
  example: { params: { companyId: COMPANY }, data: [projectExample] },
});

/** GET /companies/{companyId}/projects/{projectId} */
export const getProject = defineOperation({
  id: 'getProject',
  method: 'GET',
  path: '/companies/{companyId}/projects/{projectId}',
  tag: 'projects',
  summary: 'Read one project',
  description:
    'A project with its sub-projects, active or not. A project of another company is answered like an unknown one.',
  auth: 'user',
  roles: ['employee', 'manager', 'owner', 'accountant'],
  feature: 'enableProjects',
  company: 'route',
  params: z.object({
    companyId: guid.meta({ description: 'Must be the company of the token.' }),
    projectId: guid.meta({ description: 'Project id.' }),
  }),
  data: project,
  errors: ['project.not_found'],
  example: { params: { companyId: COMPANY, projectId: PROJECT }, data: projectExample },
});
