// A tablet of one company cannot reach anybody of another, or tell whether they exist.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProjectRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from './api.ts';
import { PIN } from './given.ts';
import { readEveryTable } from './read-every-table.ts';
import { aTablet, type Tablet } from './tablet.ts';

type Tenant = {
  readonly companyId: string;
  readonly employee: EmployeeRow;
  readonly project: ProjectRow;
  readonly tablet: Tablet;
};

let api: TestApi;
let ours: Tenant;
let theirs: Tenant;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  ours = await aTenant();
  theirs = await aTenant();
});

async function aTenant(): Promise<Tenant> {
  const company = await api.given.aCompany({ enable_projects: true, punch_photo: 'optional' });
  const manager = await api.given.anEmployee(company, { role: 'manager' });
  const employee = await api.given.anEmployee(company, { pin: PIN });
  await api.given.anEntry(employee, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z');
  const project = await api.given.aProject(company);
  return { companyId: company.id, employee, project, tablet: await aTablet(api, manager) };
}

async function rowsOf({ companyId }: Tenant): Promise<unknown[]> {
  const rows = await readEveryTable(api.deps.database);
  return rows.filter((row) => JSON.stringify(row).includes(companyId));
}

describe('a tablet', () => {
  it('signs in nobody of another company, and gets the same answer as for an unknown person', async () => {
    const signIn = (employeeId: string) =>
      ours.tablet.call('authenticateStationPin', { body: { employeeId, pin: PIN } });
    const before = await rowsOf(theirs);

    const foreign = await signIn(theirs.employee.id);
    const nobody = await signIn(randomUUID());

    expect([foreign.status, foreign.errors]).toEqual([nobody.status, nobody.errors]);
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(await rowsOf(theirs)).toEqual(before);
  });

  it.each(['getOwnHours', 'listOwnShifts', 'requestCorrection', 'tellMissedBreak'] as const)(
    '%s takes no session of another company',
    async (id) => {
      const employeeToken = await theirs.tablet.signIn(theirs.employee, PIN);
      const before = await rowsOf(theirs);
      const body = { requestId: randomUUID(), action: 'start', atUtc: '2026-03-02T07:00:00.000Z' };

      const answer = await ours.tablet.call(id, {
        employeeToken,
        ...(id === 'requestCorrection' ? { body } : {}),
        ...(id === 'tellMissedBreak' ? { body: { timeEntryId: randomUUID() } } : {}),
      });

      expect(answer.status).toBe(401);
      expect(await rowsOf(theirs)).toEqual(before);
    },
  );

  it('disputes no punch of another company, and gets the same answer as for an unknown punch', async () => {
    const item = await theirs.tablet.tap({ employee: theirs.employee, action: 'start', pin: PIN });
    await theirs.tablet.send([item]);
    await api.deps.inboxJudge.drain();
    const before = await rowsOf(theirs);
    const dispute = (punchId: string) => ours.tablet.call('disputePunch', { body: { punchId } });

    const foreign = await dispute(item.punchId);
    const nobodys = await dispute(randomUUID());

    expect([foreign.status, foreign.errors]).toEqual([nobodys.status, nobodys.errors]);
    expect(foreign.status).toBe(404);
    expect(await rowsOf(theirs)).toEqual(before);
  });

  it('hands over no punch of a tablet of another company, and is told the same of one that nobody has', async () => {
    const item = await theirs.tablet.tap({ employee: theirs.employee, action: 'start', pin: PIN });
    const before = await rowsOf(theirs);
    const recover = (deviceId: string) =>
      ours.tablet.call('recoverPunches', { body: { deviceId, items: [item] } });

    const foreign = await recover(theirs.tablet.deviceId);
    const nobodys = await recover(randomUUID());

    expect([foreign.status, foreign.errors]).toEqual([nobodys.status, nobodys.errors]);
    expect(foreign.status).toBe(404);
    expect(await rowsOf(theirs)).toEqual(before);
  });

  it('punches for nobody of another company, whatever proof it has', async () => {
    const employeeToken = await theirs.tablet.signIn(theirs.employee, PIN);
    const before = await rowsOf(theirs);
    const items = [
      await ours.tablet.tap({ employee: theirs.employee, action: 'start', employeeToken }),
      await ours.tablet.tap({ employee: theirs.employee, action: 'start', pin: PIN }),
      await ours.tablet.tap({ employee: { id: randomUUID() }, action: 'start', pin: PIN }),
    ];

    const [withSession, withPin, ofNobody] = await ours.tablet.send(items);

    expect(withSession).toMatchObject({ timeEntryId: null });
    expect(withPin?.verdict).toBe(ofNobody?.verdict);
    expect(await rowsOf(theirs)).toEqual(before);
  });

  it('books nothing on a project of another company', async () => {
    const employeeToken = await ours.tablet.signIn(ours.employee, PIN);
    const header = { projectId: theirs.project.id };
    const unknown = { projectId: randomUUID() };
    const before = await rowsOf(theirs);

    const [foreign] = await ours.tablet.send([
      await ours.tablet.tap({ employee: ours.employee, action: 'start', employeeToken, header }),
    ]);
    const other = await aTenant();
    const [nobodys] = await other.tablet.send([
      await other.tablet.tap({
        employee: other.employee,
        action: 'start',
        employeeToken: await other.tablet.signIn(other.employee, PIN),
        header: unknown,
      }),
    ]);

    expect([foreign?.verdict, foreign?.reason]).toEqual([nobodys?.verdict, nobodys?.reason]);
    expect(await rowsOf(theirs)).toEqual(before);
  });

  it('hands over no punch that another company’s tablet has signed', async () => {
    const item = await theirs.tablet.tap({ employee: theirs.employee, action: 'start', pin: PIN });
    const before = await rowsOf(theirs);

    const [result] = await ours.tablet.send([item]);

    expect(result?.timeEntryId).toBeNull();
    expect(await rowsOf(theirs)).toEqual(before);
  });

  it('shows the open questions of its own people alone', async () => {
    const startTwice = async ({ tablet, employee }: Tenant) => {
      const twice = [
        await tablet.tap({ employee, action: 'start', pin: PIN }),
        await tablet.tap({ employee, action: 'start', pin: PIN }),
      ];
      await tablet.send(twice);
      await api.deps.inboxJudge.drain();
    };
    await startTwice(ours);
    await startTwice(theirs);

    const { data } = await ours.tablet.call('listStationReviews');

    expect(data).toMatchObject({ openItems: 1, reviews: [{ employeeId: ours.employee.id }] });
  });

  it('lists only its own people and projects', async () => {
    const [people, projects] = [
      await ours.tablet.call('listStationPeople'),
      await ours.tablet.call('listStationProjects'),
    ];

    const shown = JSON.stringify([people.data, projects.data]);
    expect(shown).toContain(ours.employee.id);
    expect(shown).toContain(ours.project.id);
    expect(shown).not.toContain(theirs.employee.id);
    expect(shown).not.toContain(theirs.project.id);
  });
});
