// How somebody of one company would try to reach the settings and records of another.
import { manageOperations } from '@stimpill/api-types/manage';
import type { Call } from './api.ts';
import type { Ids, Reach, SignedTenant } from './other-company-reach.ts';

/** Refused because of the company that the route names. */
export const mismatch = (call: Reach['call']): Reach => ({
  says: 'in the route',
  call,
  status: 403,
  codes: ['auth.company_mismatch'],
});

/** The company of the route is the other one. */
export const inRoute = (
  rest: Omit<Call, 'params'> = {},
  params: Readonly<Record<string, string>> = {},
): Reach =>
  mismatch(({ accessToken }, { companyId }) => ({
    params: { companyId, ...params },
    token: accessToken,
    ...rest,
  }));

/** A record of the other company, under it. */
export const inRecordRoute = (
  paramsOf: (ids: Ids) => Readonly<Record<string, string>>,
  rest: Omit<Call, 'params'>,
): Reach =>
  mismatch(({ accessToken }, ids) => ({
    params: { companyId: ids.companyId, ...paramsOf(ids) },
    token: accessToken,
    ...rest,
  }));

/** A record of the other company under our own. */
export const byRecord = (
  code: string,
  paramsOf: (ids: Ids) => Readonly<Record<string, string>>,
  rest: Omit<Call, 'params'> = {},
): Reach => ({
  says: 'by its record',
  call: ({ company, accessToken }: SignedTenant, ids: Ids) => ({
    params: { companyId: company.id, ...paramsOf(ids) },
    token: accessToken,
    ...rest,
  }),
  status: 404,
  codes: [code],
});

/** Both ways to a record of the other company: under it, and under our own. */
export const ofRecord = (
  code: string,
  paramsOf: (ids: Ids) => Readonly<Record<string, string>>,
  rest: Omit<Call, 'params'> = {},
): readonly Reach[] => [inRecordRoute(paramsOf, rest), byRecord(code, paramsOf, rest)];

const headers = { 'If-Match': '"1234567890123456789012"' };
const body = { name: 'Nýtt' };
const PROJECT = { name: 'Nýtt', code: null, isActive: true, startDate: null, endDate: null, subProjects: [] };
const PAY_PERIOD = { name: 'Nýtt', startDay: 1 };
const VERSION = { validFrom: '2026-03-01', agreement: 'vr-shop', definition: null };
const departmentOf = ({ departmentId }: Ids) => ({ departmentId });
const projectOf = ({ projectId }: Ids) => ({ projectId });
const payPeriodOf = ({ payPeriodId }: Ids) => ({ payPeriodId });
const WEEK = { agreement: 'vr-shop', work: [] };

const SETTINGS = manageOperations.changeCompanySettings.example.body;

const settingsNaming = (field: string, code: string, idOf: (ids: Ids) => string): Reach => ({
  says: `by ${field}`,
  call: ({ company, accessToken }, ids) => ({
    params: { companyId: company.id },
    token: accessToken,
    headers,
    body: { ...SETTINGS, [field]: idOf(ids) },
  }),
  status: 404,
  codes: [code],
});

/** Nothing is found, as for somebody who does not exist. */
const logAbout = (name: 'employeeId' | 'userId'): Reach => ({
  says: `by its person as ${name}`,
  call: ({ company, accessToken }, { employeeId }) => ({
    params: { companyId: company.id },
    token: accessToken,
    query: { [name]: employeeId },
  }),
  status: 200,
  codes: [],
});

export const otherCompanyRecords = {
  listServiceAccounts: [inRoute()],
  makeServiceAccount: [
    mismatch(({ desk }, { companyId }) => ({
      params: { companyId },
      desk,
      body: { displayName: 'Till', role: 'manager' },
    })),
  ],
  endServiceAccount: [
    mismatch(({ desk }, { companyId, serviceAccountId }) => ({
      params: { companyId, serviceAccountId },
      desk,
    })),
    {
      says: 'by its account',
      call: ({ company, desk }, { serviceAccountId }) => ({
        params: { companyId: company.id, serviceAccountId },
        desk,
      }),
      status: 404,
      codes: ['service_account.not_found'],
    },
  ],
  getCompanySettings: [inRoute()],
  changeCompanySettings: [
    inRoute({ headers, body: SETTINGS }),
    settingsNaming('defaultRuleSetId', 'rule_set.not_found', ({ ruleSetId }) => ruleSetId),
    settingsNaming('defaultPayPeriodId', 'pay_period.not_found', ({ payPeriodId }) => payPeriodId),
  ],
  listCompanyDepartments: [inRoute()],
  getDepartment: ofRecord('department.not_found', departmentOf),
  addDepartment: [inRoute({ body })],
  changeDepartment: ofRecord('department.not_found', departmentOf, { headers, body }),
  listCompanyProjects: [inRoute()],
  getCompanyProject: ofRecord('project.not_found', projectOf),
  addProject: [inRoute({ body: PROJECT })],
  changeProject: ofRecord('project.not_found', projectOf, { headers, body: PROJECT }),
  listCompanyPayPeriods: [inRoute()],
  getCompanyPayPeriod: ofRecord('pay_period.not_found', payPeriodOf),
  addPayPeriod: [inRoute({ body: PAY_PERIOD })],
  changePayPeriod: ofRecord('pay_period.not_found', payPeriodOf, { headers, body: PAY_PERIOD }),
  listHolidaysOfYear: [inRoute({ query: { year: '2026' } })],
  listAgreements: [inRoute()],
  listRuleSets: [inRoute()],
  addRuleSet: [inRoute({ body: { ...body, ...VERSION } })],
  addRuleVersion: ofRecord('rule_set.not_found', ({ ruleSetId }) => ({ ruleSetId }), { body: VERSION }),
  removeRuleVersion: ofRecord('rule_set.not_found', ({ ruleSetId }) => ({ ruleSetId, versionNumber: '1' })),
  showExampleWeek: [inRoute({ body: WEEK })],
  getPayrollCodes: [inRoute({}, { target: 'dk' })],
  changePayrollCodes: [inRoute({ headers, body: { codes: [] } }, { target: 'dk' })],
  listChanges: [inRoute(), logAbout('employeeId'), logAbout('userId')],
  exportChanges: [inRoute(), logAbout('employeeId'), logAbout('userId')],
} as const satisfies Readonly<Record<string, readonly Reach[]>>;
