// What a manager who is limited to departments may do with time off and absences.
import { manageOperations } from '@stimpill/api-types/manage';
import type { Call } from './api.ts';
import type { OfCompany, Person, Try } from './department-limit-try.ts';

const inRoute = ({ companyId }: OfCompany): Call => ({ params: { companyId } });

/** About the request in the route. */
const aboutRequest = (rest: Omit<Call, 'params'> = {}, answers = 200) =>
  [
    {
      single: ({ companyId }: OfCompany, { timeOffId }: Person): Call => ({
        params: { companyId, requestId: timeOffId },
        ...rest,
      }),
      refusal: [404, 'time_off.not_found'],
      answers,
    },
  ] as const;

const byPerson = (bodyOf: (employeeId: string) => object) =>
  ({
    single: (of: OfCompany, { employeeId }: Person): Call => ({ ...inRoute(of), body: bodyOf(employeeId) }),
    refusal: [404, 'employee.not_found'],
  }) as const;

const byAbsence = (rest: object = {}) =>
  ({
    single: (of: OfCompany, { absenceId }: Person): Call => ({
      ...inRoute(of),
      body: { absenceIds: [absenceId], ...rest },
    }),
    refusal: [404, 'absence.not_found'],
  }) as const;

const MONDAY = { startDate: '2026-02-02', endDate: '2026-02-02' };
const { body: ASKED } = manageOperations.askForLeave.example;

export const leaveLimitRows = {
  listLeaveRequests: [{ list: inRoute }],
  getLeaveRequest: aboutRequest(),
  askForLeave: [byPerson((employeeId) => ({ ...ASKED, ...MONDAY, employeeId }))],
  approveLeave: aboutRequest({ body: {} }),
  refuseLeave: aboutRequest({ body: { answer: 'Nei' } }),
  // Whoever sees the request is told that it waits.
  takeBackLeaveDecision: aboutRequest({ body: {} }, 409),
  enterAbsence: [byPerson((employeeId) => ({ employeeId, type: 'sick', ...MONDAY }))],
  changeAbsences: [byAbsence({ type: 'vacation' })],
  removeAbsences: [byAbsence()],
  findAbsenceEffect: [
    byPerson((employeeId) => ({ employeeId, absence: { type: 'sick', ...MONDAY } })),
    byAbsence(),
  ],
  getLeaveCalendar: [
    {
      list: (of: OfCompany): Call => ({
        ...inRoute(of),
        query: { startDate: '2026-03-01', endDate: '2026-03-31' },
      }),
    },
  ],
} as const satisfies Readonly<Record<string, readonly Try[]>>;
