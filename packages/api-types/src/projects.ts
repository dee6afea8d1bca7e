import { z } from 'zod';
import { dateRangeShape, refuseBadRange } from './date-range.ts';
import { guid, guidOut, localDate, minutes } from './formats.ts';
import { defineOperation } from './operation.ts';
import { evenIfFieldsAreFaulty } from './request-body.ts';

/** A part of a project on which time can be booked. */
export const subProject = z
  .object({
    id: guidOut.meta({ description: 'Sub-project id.' }),
    name: z.string().meta({ description: 'Name of the sub-project.' }),
    code: z.string().nullable().meta({ description: 'Code in other systems; null when there is none.' }),
    isActive: z.boolean().meta({ description: 'Whether time may be booked on it.' }),
  })
  .meta({ id: 'SubProject', description: 'A part of a project on which time can be booked.' });

/** A project with its sub-projects. */
export const project = z
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

const projectTime = z
  .object({
    projectId: guidOut.nullable().meta({ description: 'Project id; null for time without a project.' }),
    projectName: z
      .string()
      .nullable()
      .meta({ description: 'Name of the project; null for time without one.' }),
    totalMinutes: minutes.meta({ description: 'Worked minutes, sub-projects included.' }),
    entryCount: z.int().min(0).meta({ description: 'Number of time entries that these are.' }),
    subProjects: z
      .array(
        z
          .object({
            subProjectId: guidOut.meta({ description: 'Sub-project id.' }),
            subProjectName: z.string().meta({ description: 'Name of the sub-project.' }),
            totalMinutes: minutes.meta({ description: 'Worked minutes.' }),
          })
          .meta({ id: 'SubProjectTime', description: 'Time on a sub-project.' }),
      )
      .meta({
        description: 'Those with time in the range, by name. Time on the project itself is in none of them.',
      }),
    employees: z
      .array(
        z
          .object({
            employeeId: guidOut.meta({ description: 'Employee id.' }),
            employeeDisplayName: z.string().meta({ description: 'Name of the employee.' }),
            totalMinutes: minutes.meta({ description: 'Worked minutes.' }),
          })
          .meta({ id: 'EmployeeTime', description: 'Time of an employee.' }),
      )
      .meta({ description: 'Who worked on it in the range, by name.' }),
  })
  .meta({ id: 'ProjectTime', description: 'Time on a project, or on none.' });

/** Minutes per project over a range. */
const projectSummary = z
  .object({
    startDate: localDate.meta({ description: 'First day of the range.' }),
    endDate: localDate.meta({ description: 'Last day of the range.' }),
    totalMinutes: minutes.meta({ description: 'Worked minutes of everybody: the sum of the projects.' }),
    projects: z
      .array(projectTime)
      .meta({ description: 'Projects with time in the range, by name; last the time without a project.' }),
  })
  .meta({ id: 'ProjectSummary', description: 'Minutes per project over a range.' });

/** Minutes per project over a range. */
export type ProjectSummary = z.infer<typeof projectSummary>;

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

/** GET /companies/{companyId}/reports/project-summary */
export const getProjectSummary = defineOperation({
  id: 'getProjectSummary',
  method: 'GET',
  path: '/companies/{companyId}/reports/project-summary',
  tag: 'projects',
  summary: 'Sum the time of each project',
  description:
    'Worked minutes of everybody by project, sub-project and employee: the same minutes as the totals of the time entries, so drafts ' +
    'and open entries add nothing. An entry belongs to the range, whole, by the date of its start in the time zone of the company. ' +
    'At most 366 days, in the years 2000 to 2100.',
  auth: 'user',
  roles: ['owner', 'manager', 'accountant'],
  acts: ['time.read'],
  feature: 'enableProjects',
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the token.' }) }),
  query: z.object(dateRangeShape).superRefine(refuseBadRange, evenIfFieldsAreFaulty),
  data: projectSummary,
  errors: ['range.invalid', 'range.too_long'],
  example: {
    params: { companyId: COMPANY },
    query: { startDate: '2026-03-01', endDate: '2026-03-31' },
    data: {
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      totalMinutes: 994,
      projects: [
        {
          projectId: PROJECT,
          projectName: 'Veislur',
          totalMinutes: 420,
          entryCount: 1,
          subProjects: [
            {
              subProjectId: '8b7a6c5d-4e3f-4a2b-9c1d-0e9f8a7b6c5d',
              subProjectName: 'Brúðkaup',
              totalMinutes: 420,
            },
          ],
          employees: [
            {
              employeeId: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01',
              employeeDisplayName: 'Þórunn Ósk Ægisdóttir',
              totalMinutes: 420,
            },
          ],
        },
        {
          projectId: null,
          projectName: null,
          totalMinutes: 574,
          entryCount: 2,
          subProjects: [],
          employees: [
            {
              employeeId: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01',
              employeeDisplayName: 'Þórunn Ósk Ægisdóttir',
              totalMinutes: 574,
            },
          ],
        },
      ],
    },
  },
});
