// What somebody asks for at a station: time off, what became of it, and that they do not want it any more.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRow } from '#database/tables/company.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PIN } from '../../../test/given.ts';
import { aPunchClock, type Tablet } from '../../../test/tablet.ts';

const JULY = { startDate: '2026-07-06', endDate: '2026-07-10' };

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T18:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-03-02T18:00:00.000Z');
  ({ company, manager, employee, tablet } = await aPunchClock(api));
});

const signedIn = async () => ({ employeeToken: await tablet.signIn(employee, PIN) });
const own = async () => (await tablet.call('getOwnLeave', await signedIn())).data;
const ask = async (body: object = {}) =>
  await tablet.call('askForOwnLeave', {
    ...(await signedIn()),
    body: { requestId: randomUUID(), ...JULY, ...body },
  });
const withdraw = async (requestId: string) =>
  await tablet.call('withdrawOwnLeave', { ...(await signedIn()), body: { requestId } });

/** At the desk, by the manager. */
async function atDesk(id: 'approveLeave' | 'refuseLeave', requestId: string, body: object): Promise<void> {
  const { token } = await api.given.aSession(manager);
  const params = { companyId: company.id, requestId };
  expect((await api.call(id, { params, body, token })).status).toBe(200);
}

describe('a request for time off at the tablet', () => {
  it('waits, for the person and at the desk, with what was written', async () => {
    const { data } = await ask({ percent: 50, note: 'Sumarfrí' });

    const { requestId } = data;
    const rest = { minutes: null, percent: 50, kindName: null, note: 'Sumarfrí', answer: null };
    expect((await own()).requests).toEqual([{ requestId, ...JULY, ...rest, status: 'pending' }]);
    const { token } = await api.given.aSession(manager);
    const params = { companyId: company.id };
    const listed = await api.call('listLeaveRequests', { params, query: { status: 'pending' }, token });
    expect(listed.data).toMatchObject([{ id: requestId, employeeId: employee.id, percent: 50 }]);
  });

  it('shows what was decided, with the message to the person', async () => {
    const first = (await ask()).data.requestId;
    const second = (await ask({ startDate: '2026-08-03', endDate: '2026-08-03', minutes: 120 })).data
      .requestId;

    await atDesk('approveLeave', first, { answer: 'Góða ferð' });
    await atDesk('refuseLeave', second, { answer: 'Of fáir á vakt' });

    expect((await own()).requests).toMatchObject([
      { requestId: second, minutes: 120, status: 'refused', answer: 'Of fáir á vakt' },
      { requestId: first, status: 'approved', answer: 'Góða ferð' },
    ]);
  });

  it('is made once, however often it is said', async () => {
    const requestId = randomUUID();

    const answers = [await ask({ requestId }), await ask({ requestId })];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await own()).requests).toHaveLength(1);
  });

  it('is refused where its id says something else, also of another person', async () => {
    const other = await api.given.anEmployee(company);
    const { id: theirs } = await api.given.aTimeOff(other, {
      start_date: '2026-07-06',
      end_date: '2026-07-10',
    });
    const requestId = randomUUID();
    await ask({ requestId });

    for (const body of [{ requestId: theirs }, { requestId, endDate: '2026-07-13' }])
      expect((await ask(body)).codes).toEqual(['station.correction_exists']);
  });

  it('is refused where a day has been asked for already', async () => {
    await ask();

    expect((await ask({ startDate: '2026-07-10', endDate: '2026-07-14' })).codes).toEqual(['leave.overlaps']);
  });

  it('is of vacation, or of a kind that the company lets people ask for', async () => {
    const { id: course } = await api.given.anAbsenceKind(company, { name: 'Námskeið', may_be_asked: true });
    const { id: accident } = await api.given.anAbsenceKind(company, { name: 'Slys', may_be_asked: false });

    expect((await own()).kinds).toEqual([{ id: course, name: 'Námskeið' }]);
    expect((await ask({ kindId: accident })).codes).toEqual(['absence_kind.not_found']);
    await ask({ kindId: course });
    expect((await own()).requests).toMatchObject([{ kindName: 'Námskeið' }]);
  });

  it('counts in the vacation of the person as asked for', async () => {
    const { vacation: before } = await own();

    await ask({ startDate: '2026-04-13', endDate: '2026-04-13', minutes: 240 });

    const { vacation } = await own();
    expect(vacation.pendingMinutes).toBe(before.pendingMinutes + 240);
    expect(vacation.periodEndDate).toBe('2026-04-30');
  });
});

describe('a request that is taken back', () => {
  it('is gone, for everybody, and stays in the history; again it changes nothing', async () => {
    const { requestId } = (await ask()).data;

    const answers = [await withdraw(requestId), await withdraw(requestId)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await own()).requests).toEqual([]);
    const recorded = api.deps.database.knex<ChangeRow>('changes');
    const changes = await recorded.where({ subject_id: requestId }).orderBy('id');
    const by = { door: 'station', user_id: employee.id };
    expect(changes).toEqual([expect.objectContaining(by), expect.objectContaining(by)]);
  });

  it('is refused once it was decided', async () => {
    const { requestId } = (await ask()).data;
    await atDesk('refuseLeave', requestId, { answer: 'Nei' });

    expect((await withdraw(requestId)).codes).toEqual(['leave.decided']);
    expect((await own()).requests).toMatchObject([{ requestId, status: 'refused' }]);
  });

  it('is never that of somebody else', async () => {
    const other = await api.given.anEmployee(company);
    const { id } = await api.given.aTimeOff(other, { status: 'Pending' });

    await withdraw(id);

    expect(await api.deps.database.knex('time_off').where({ id })).toHaveLength(1);
  });
});
