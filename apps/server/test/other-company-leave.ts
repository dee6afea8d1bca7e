// How somebody of one company would try to reach the time off and absences of another.
import { manageOperations } from '@stimpill/api-types/manage';
import type { Call } from './api.ts';
import { inRoute, ofRecord } from './other-company-records.ts';
import type { Ids, Reach } from './other-company-reach.ts';

const requestOf = ({ timeOffId }: Ids) => ({ requestId: timeOffId });

/** About one request in the route. */
const aboutRequest = (rest: Omit<Call, 'params'> = {}) => ofRecord('time_off.not_found', requestOf, rest);

/** A record of the other company that the body names. */
const byBody = (says: string, code: string, bodyOf: (ids: Ids) => object): Reach => ({
  says,
  call: ({ company, accessToken }, ids) => ({
    params: { companyId: company.id },
    token: accessToken,
    body: bodyOf(ids),
  }),
  status: 404,
  codes: [code],
});

const { body: ASKED } = manageOperations.askForLeave.example;
const { body: ENTERED } = manageOperations.enterAbsence.example;
const { body: CHANGED } = manageOperations.changeAbsences.example;
const { absence: ABSENCE } = manageOperations.findAbsenceEffect.example.body;
const { query: RANGE } = manageOperations.getLeaveCalendar.example;

const byAbsence = (rest: object = {}) =>
  byBody('by a day of absence', 'absence.not_found', ({ absenceId }) => ({
    absenceIds: [absenceId],
    ...rest,
  }));

const byPerson = (rest: object) =>
  byBody('by its person', 'employee.not_found', ({ employeeId }) => ({ ...rest, employeeId }));

export const otherCompanyLeave = {
  listLeaveRequests: [
    inRoute(),
    {
      says: 'by a person in the filter',
      call: ({ company, accessToken }, { employeeId }) => ({
        params: { companyId: company.id },
        token: accessToken,
        query: { employeeId },
      }),
      status: 200,
      codes: [],
    },
  ],
  getLeaveRequest: aboutRequest(),
  askForLeave: [inRoute({ body: ASKED }), byPerson(ASKED)],
  approveLeave: aboutRequest({ body: {} }),
  refuseLeave: aboutRequest({ body: { answer: 'Nei' } }),
  takeBackLeaveDecision: aboutRequest({ body: {} }),
  enterAbsence: [inRoute({ body: ENTERED }), byPerson(ENTERED)],
  changeAbsences: [inRoute({ body: CHANGED }), byAbsence({ type: 'sick' })],
  removeAbsences: [inRoute({ body: CHANGED }), byAbsence()],
  findAbsenceEffect: [
    inRoute({ body: { absenceIds: CHANGED.absenceIds } }),
    byAbsence(),
    byPerson({ absence: ABSENCE }),
  ],
  getLeaveCalendar: [
    inRoute({ query: RANGE }),
    {
      says: 'by a department in the filter',
      call: ({ company, accessToken }, { departmentId }) => ({
        params: { companyId: company.id },
        token: accessToken,
        query: { ...RANGE, departmentId },
      }),
      status: 200,
      codes: [],
    },
  ],
} as const satisfies Readonly<Record<string, readonly Reach[]>>;
