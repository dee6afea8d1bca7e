// How somebody of one company would try to reach the people of another.
import { manageOperations } from '@stimpill/api-types/manage';
import type { Call } from './api.ts';
import { mismatch } from './other-company-records.ts';
import type { Ids, Reach, SignedTenant } from './other-company-reach.ts';

type Rest = Omit<Call, 'params'>;
type SignedBy = (ours: SignedTenant) => Rest;

const byToken: SignedBy = ({ accessToken }) => ({ token: accessToken });
const atDesk: SignedBy = ({ desk }) => ({ desk });

const inCompany = (signed: SignedBy, rest: Rest = {}): Reach =>
  mismatch((ours, { companyId }) => ({ params: { companyId }, ...signed(ours), ...rest }));

/** A person of the other company, under it and under our own. */
const ofPerson = (signed: SignedBy, rest: Rest = {}): readonly Reach[] => [
  mismatch((ours, { companyId, employeeId }) => ({
    params: { companyId, employeeId },
    ...signed(ours),
    ...rest,
  })),
  {
    says: 'by its person',
    call: (ours, { employeeId }) => ({
      params: { companyId: ours.company.id, employeeId },
      ...signed(ours),
      ...rest,
    }),
    status: 404,
    codes: ['employee.not_found'],
  },
];

const headers = { 'If-Match': '"1234567890123456789012"' };
const PERSON = {
  ...manageOperations.addPerson.example.body,
  email: null,
  kennitala: null,
  employeeNumber: null,
  departmentIds: [],
};

/** A person of ours who would belong to a record of the other company. */
const personNaming = (field: string, code: string, valueOf: (ids: Ids) => unknown): Reach => ({
  says: `by ${field}`,
  call: ({ company, accessToken }, ids) => ({
    params: { companyId: company.id },
    token: accessToken,
    body: { ...PERSON, [field]: valueOf(ids) },
  }),
  status: 404,
  codes: [code],
});

const NAMING = [
  personNaming('departmentIds', 'department.not_found', ({ departmentId }) => [departmentId]),
  personNaming('ruleSetId', 'rule_set.not_found', ({ ruleSetId }) => ruleSetId),
  personNaming('payPeriodId', 'pay_period.not_found', ({ payPeriodId }) => payPeriodId),
];

/** The same about somebody of ours who is there already. */
const changing = ({ call, ...reach }: Reach): Reach => ({
  ...reach,
  call: (ours, ids) => {
    const added = call(ours, ids);
    return {
      ...added,
      headers,
      params: { companyId: ours.company.id, employeeId: ours.employee.id },
    };
  },
});

/** The reach of somebody of ours that would name a record of the other company. */
const reachNaming = (says: string, code: string, bodyOf: (ids: Ids) => object): Reach => ({
  says: `by ${says}`,
  call: ({ company, employee, desk }, ids) => ({
    params: { companyId: company.id, employeeId: employee.id },
    headers,
    desk,
    body: bodyOf(ids),
  }),
  status: 404,
  codes: [code],
});

const ROWS = manageOperations.checkPeopleImport.example.body;

export const otherCompanyPeople = {
  listPeople: [inCompany(byToken)],
  getPerson: ofPerson(byToken),
  addPerson: [inCompany(byToken, { body: PERSON }), ...NAMING],
  checkPeopleImport: [inCompany(byToken, { body: ROWS })],
  importPeople: [inCompany(byToken, { body: ROWS })],
  changePerson: [...ofPerson(byToken, { headers, body: PERSON }), ...NAMING.map(changing)],
  previewErasure: ofPerson(atDesk),
  erasePerson: ofPerson(atDesk, { body: { keepsTimeUntil: '2033-12-31' } }),
  endEmployment: ofPerson(byToken, { body: { lastDay: '2026-12-31' } }),
  reemployPerson: ofPerson(byToken, { body: { firstDay: null } }),
  getPersonSignIn: ofPerson(byToken),
  setPin: ofPerson(byToken),
  setPins: [
    inCompany(byToken, { body: { employeeIds: ['3fa85f64-5717-4562-b3fc-2c963f66afa6'] } }),
    {
      says: 'by its person',
      call: ({ company, accessToken }, { employeeId }) => ({
        params: { companyId: company.id },
        token: accessToken,
        body: { employeeIds: [employeeId] },
      }),
      status: 404,
      codes: ['employee.not_found'],
    },
  ],
  unlockPin: ofPerson(byToken),
  changeRole: ofPerson(atDesk, { body: { role: 'manager' } }),
  getPersonReach: ofPerson(byToken),
  changePersonReach: [
    ...ofPerson(atDesk, { headers, body: { limitedToDepartmentIds: null, standIns: [] } }),
    reachNaming('a department', 'department.not_found', ({ departmentId }) => ({
      limitedToDepartmentIds: [departmentId],
      standIns: [],
    })),
    reachNaming('a stand-in', 'employee.not_found', ({ employeeId }) => ({
      limitedToDepartmentIds: null,
      standIns: [{ employeeId, from: '2026-12-01', to: '2026-12-14' }],
    })),
  ],
  listPersonSessions: ofPerson(byToken),
  endPersonSessions: ofPerson(byToken),
  giveAddressLink: ofPerson(atDesk),
  withdrawAddress: ofPerson(byToken),
  resetFactors: ofPerson(atDesk),
  exportPerson: ofPerson(atDesk),
} satisfies Readonly<Record<string, readonly Reach[]>>;
