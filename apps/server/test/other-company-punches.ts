// How somebody of one company would try to punch with records of another, at each door of the public API.
import { PASSWORD } from './given.ts';
import type { Reach } from './other-company-reach.ts';

const START = { action: 'start' } as const;

type Door = 'partnerPunch' | 'terminalPunch' | 'kioskPunch';

export const otherCompanyPunches: Readonly<Record<Door, readonly Reach[]>> = {
  partnerPunch: [
    {
      says: 'in the route',
      call: ({ accessToken }, { companyId, employeeId }) => ({
        params: { companyId },
        token: accessToken,
        body: { ...START, employeeId },
      }),
      status: 403,
      codes: ['auth.company_mismatch'],
    },
    {
      says: 'by its employee',
      call: ({ company, accessToken }, { employeeId }) => ({
        params: { companyId: company.id },
        token: accessToken,
        body: { ...START, employeeId },
      }),
      status: 404,
      codes: ['employee.not_found'],
    },
    {
      says: 'by its project',
      call: ({ company, employee, accessToken }, { projectId }) => ({
        params: { companyId: company.id },
        token: accessToken,
        body: { ...START, employeeId: employee.id, projectId },
      }),
      status: 404,
      codes: ['project.not_found'],
    },
    {
      says: 'by its sub-project',
      call: ({ company, employee, project, accessToken }, { subProjectId }) => ({
        params: { companyId: company.id },
        token: accessToken,
        body: { ...START, employeeId: employee.id, projectId: project.id, subProjectId },
      }),
      status: 404,
      codes: ['project.not_found'],
    },
  ],
  terminalPunch: [
    {
      says: 'by its employee and their password',
      call: ({ company }, { employeeId }) => ({
        body: { companyId: company.id, userId: employeeId, password: PASSWORD, action: 'Start' },
      }),
      status: 401,
      codes: ['auth.invalid_credentials'],
    },
    {
      says: 'by our employee and our password',
      call: ({ employee }, { companyId }) => ({
        body: { companyId, userId: employee.id, password: PASSWORD, action: 'Start' },
      }),
      status: 401,
      codes: ['auth.invalid_credentials'],
    },
    {
      says: 'by its project',
      call: ({ company, employee }, { projectId }) => ({
        body: { companyId: company.id, userId: employee.id, password: PASSWORD, action: 'Start', projectId },
      }),
      status: 404,
      codes: ['project.not_found'],
    },
    {
      says: 'by its sub-project',
      call: ({ company, employee, project }, { subProjectId }) => ({
        body: {
          companyId: company.id,
          userId: employee.id,
          password: PASSWORD,
          action: 'Start',
          projectId: project.id,
          subProjectId,
        },
      }),
      status: 404,
      codes: ['project.not_found'],
    },
  ],
  kioskPunch: [
    {
      says: 'by its employee',
      call: ({ deviceToken, employeeToken }, { employeeId }) => ({
        token: deviceToken,
        headers: { 'X-Employee-Token': employeeToken },
        body: { employeeId, action: 'Start' },
      }),
      status: 403,
      codes: ['kiosk.employee_mismatch'],
    },
    {
      says: 'by its project',
      call: ({ employee, deviceToken, employeeToken }, { projectId }) => ({
        token: deviceToken,
        headers: { 'X-Employee-Token': employeeToken },
        body: { employeeId: employee.id, action: 'Start', projectId },
      }),
      status: 404,
      codes: ['project.not_found'],
    },
    {
      says: 'by its sub-project',
      call: ({ employee, project, deviceToken, employeeToken }, { subProjectId }) => ({
        token: deviceToken,
        headers: { 'X-Employee-Token': employeeToken },
        body: { employeeId: employee.id, action: 'Start', projectId: project.id, subProjectId },
      }),
      status: 404,
      codes: ['project.not_found'],
    },
  ],
};
