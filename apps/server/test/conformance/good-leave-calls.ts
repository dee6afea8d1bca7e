// Good calls of the operations about time off and absence that need more than their example.
import type { Tenant } from '../a-tenant.ts';
import type { TestApi } from '../api.ts';
import type { DescribedOperationId } from '../described-apis.ts';
import { derived, type GoodCall } from './derived-call.ts';

const ABSENCE = {
  ...{ type: 'vacation', startDate: '2026-04-13', endDate: '2026-04-17' },
  ...{ percent: 50, note: 'Hálfir dagar' },
};

const DAY_MS = 86_400_000;
let daysAsked = 0;

/** Nobody asks for the same day twice. */
function anotherDay() {
  daysAsked += 1;
  const date = new Date(Date.parse('2030-01-01') + daysAsked * DAY_MS).toISOString().slice(0, 10);
  return { startDate: date, endDate: date };
}

/** A day of absence, as somebody saw it. */
async function anAbsence({ given }: TestApi, { company }: Tenant) {
  const { id } = await given.anAbsence(await given.anEmployee(company));
  return { absenceIds: [id], seen: [{ absenceId: id, type: 'sick', kindId: null, minutes: null }] };
}

/** A course, which counts as vacation. */
const onCourse = ({ absenceKind }: Tenant) => ({ type: 'vacation', kindId: absenceKind.id });

export const goodLeaveCalls = {
  listLeaveRequests: derived('listLeaveRequests', (_, { employee }) => ({
    query: { employeeId: employee.id },
  })),
  getLeaveRequest: derived('getLeaveRequest', (_, { absenceKind }) => ({
    query: { type: 'vacation', kindId: absenceKind.id },
  })),
  askForLeave: derived('askForLeave', (_, { employee, absenceKind }) => ({
    body: { employeeId: employee.id, kindId: absenceKind.id, ...anotherDay(), percent: 50 },
  })),
  approveLeave: derived('approveLeave', (_, tenant) => ({
    body: { ...onCourse(tenant), answer: 'Góða ferð' },
  })),
  takeBackLeaveDecision: derived('takeBackLeaveDecision', async ({ given }, { company }) => {
    const { id } = await given.aTimeOff(await given.anEmployee(company), { status: 'Rejected' });
    return { params: { requestId: id }, body: { seen: { decidedAtUtc: null } } };
  }),
  enterAbsence: derived('enterAbsence', (_, tenant) => ({ body: { ...ABSENCE, ...onCourse(tenant) } })),
  changeAbsences: derived('changeAbsences', async (api, tenant) => ({
    body: { minutes: 240, ...onCourse(tenant), ...(await anAbsence(api, tenant)) },
  })),
  removeAbsences: derived('removeAbsences', async (api, tenant) => ({ body: await anAbsence(api, tenant) })),
  findAbsenceEffect: derived('findAbsenceEffect', (_, tenant) => ({
    body: { absence: { ...ABSENCE, ...onCourse(tenant) } },
  })),
  getLeaveCalendar: derived('getLeaveCalendar', (_, { department }) => ({
    query: { departmentId: department.id },
  })),
} satisfies Partial<Readonly<Record<DescribedOperationId, GoodCall>>>;
