// What a station shows, and what an employee sees and asks for there.
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PIN } from '../../../test/given.ts';
import { stored } from '../../../test/stored.ts';
import { aPunchClock, type Tablet } from '../../../test/tablet.ts';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let tablet: Tablet;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-03-02T08:00:00.000Z');
  ({ company, manager, employee, tablet } = await aPunchClock(api, {
    company: { punch_photo: 'optional' },
    employee: { employee_number: '1042' },
  }));
});

const reviews = (): Promise<ReviewItemRow[]> =>
  api.deps.database
    .knex<ReviewItemRow>('review_items')
    .where({ company_id: company.id })
    .whereNull('settled_at');

describe('settings', () => {
  it('hold what the company has decided, and the keys to seal with', async () => {
    const { data } = await tablet.call('getStationSettings');

    expect(data.company).toMatchObject({
      id: company.id,
      timeZone: 'Atlantic/Reykjavik',
      language: 'is',
      punchPhoto: 'optional',
      offlinePunchesNeedReview: false,
    });
    expect(data.device).toEqual({ id: tablet.deviceId, name: 'Inngangur', listMode: 'short' });
    expect(data.sealingKeys).toHaveLength(2);
    expect(Buffer.from(data.sealingKeys[0]!.publicKey, 'base64url')).toHaveLength(65);
  });

  it('have a new version, which the heartbeat tells, as soon as one of them changes', async () => {
    const read = async () => (await tablet.call('getStationSettings')).data.settingsVersion;
    const beat = async () => {
      const body = { appVersion: '1.0.0', waitingPunches: 0, lastSequence: 0, isStoragePersistent: true };
      return (await tablet.call('sendHeartbeat', { body })).data.settingsVersion;
    };
    const before = [await read(), await beat(), await beat()];

    await api.deps.database.knex('companies').where({ id: company.id }).update({ photos_retention_days: 7 });
    const after = [await beat(), await read()];

    expect(new Set(before).size).toBe(1);
    expect(new Set(after).size).toBe(1);
    expect(after[0]).not.toBe(before[0]);
  });

  it('remember how the tablet shows people', async () => {
    const body = { publicKey: tablet.publicKey, listMode: 'number' };

    await tablet.call('registerDeviceKey', { body });

    expect((await tablet.call('getStationSettings')).data.device.listMode).toBe('number');
  });
});

describe('people and projects', () => {
  it('are those who may punch today, with their departments; an owner without a PIN does not', async () => {
    const department = await api.given.aDepartment(company, 'Bakarí', employee);
    await api.given.anEmployee(company, { is_active: false });
    await api.given.anEmployee(company, { role: 'owner' });
    await api.given.anEmployee(await api.given.aCompany());

    const { data } = await tablet.call('listStationPeople');

    expect(data.people.map(({ id }) => id).sort()).toEqual([employee.id, manager.id].sort());
    expect(data.people.find(({ id }) => id === employee.id)).toMatchObject({
      employeeNumber: '1042',
      departmentIds: [department.id],
      isClockedIn: false,
    });
    expect(data.departments).toEqual([{ id: department.id, name: 'Bakarí' }]);
  });

  it('are the active projects that have begun and not ended', async () => {
    const project = await api.given.aProject(company);
    const part = await api.given.aSubProject(project);
    await api.given.aSubProject(project, { is_active: false });
    await api.given.aProject(company, { is_active: false });
    await api.given.aProject(company, { end_date: '2026-03-01' });
    await api.given.aProject(company, { start_date: '2026-03-03' });

    const { data } = await tablet.call('listStationProjects');

    expect(data.projects.map(({ id, subProjects }) => [id, subProjects.map((each) => each.id)])).toEqual([
      [project.id, [part.id]],
    ]);
  });

  it('are no projects where the company has turned them off', async () => {
    await api.given.aProject(company);
    await api.deps.database.knex('companies').where({ id: company.id }).update({ enable_projects: false });

    expect((await tablet.call('listStationProjects')).data.projects).toEqual([]);
  });
});

describe('a forgotten punch', () => {
  const ask = async (body: object) =>
    tablet.call('requestCorrection', {
      body: { requestId: randomUUID(), ...body },
      employeeToken: await tablet.signIn(employee, PIN),
    });

  it('ends the open entry as a draft, which a manager sees', async () => {
    const open = await api.given.anEntry(employee, '2026-03-01T08:00:00Z', null);

    const { data } = await ask({ action: 'stop', atUtc: '2026-03-01T16:00:00.000Z', note: 'Gleymdi mér' });

    const [entry] = await stored(api).entriesOf(employee);
    expect(data).toMatchObject({ outcome: 'draft', isClockedIn: false });
    expect([entry?.id, entry?.end_at, Boolean(entry?.is_draft)]).toEqual([
      open.id,
      Date.parse('2026-03-01T16:00:00Z'),
      true,
    ]);
    expect(await reviews()).toMatchObject([{ reason: 'correction', time_entry_id: open.id }]);
  });

  it('only asks the manager where it does not fit', async () => {
    const { data } = await ask({ action: 'stop', atUtc: '2026-03-01T16:00:00.000Z' });

    expect(data).toMatchObject({ outcome: 'review', isClockedIn: false });
    expect(await reviews()).toMatchObject([{ reason: 'correction', time_entry_id: null }]);
  });

  it('is entered once, however often it is sent', async () => {
    const body = { requestId: randomUUID(), action: 'start', atUtc: '2026-03-02T07:00:00.000Z' };

    const answers = [await ask(body), await ask(body)];
    const other = await ask({ ...body, atUtc: '2026-03-02T07:30:00.000Z' });

    for (const { data } of answers) expect(data.outcome).toBe('draft');
    expect([other.status, other.codes]).toEqual([409, ['station.correction_exists']]);
    expect(await stored(api).entriesOf(employee)).toHaveLength(1);
  });

  it.each([
    ['to come', '2026-03-02T08:00:00.001Z'],
    ['long past', '2026-01-30T07:59:59.999Z'],
    ['no time', 'yesterday'],
  ])('has no time %s', async (_, atUtc) => {
    const answer = await ask({ action: 'start', atUtc });

    expect([answer.status, answer.errors[0]?.field]).toEqual([400, 'atUtc']);
    expect(await reviews()).toEqual([]);
  });
});

describe('a photo', () => {
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)]);
  const upload = (punchId: string, grant: string, bytes = jpeg) =>
    tablet.call('uploadPunchPhoto', { body: { punchId, grant, jpeg: bytes.toString('base64url') } });

  async function aPunchWithPhoto() {
    const photoDigest = createHash('sha256').update(jpeg).digest('base64url');
    const employeeToken = await tablet.signIn(employee, PIN);
    const header = { photo: 'taken' as const, photoDigest };
    const item = await tablet.tap({ employee, action: 'start', employeeToken, header });
    const [result] = await tablet.send([item]);
    return { punchId: item.punchId, grant: result!.photoUploadGrant ?? '', item };
  }

  it('is kept with its punch, and its grant is not given again', async () => {
    const { punchId, grant, item } = await aPunchWithPhoto();

    const answers = [await upload(punchId, grant), await upload(punchId, grant)];

    for (const { status } of answers) expect(status).toBe(200);
    expect((await tablet.send([item]))[0]?.photoUploadGrant).toBeNull();
    const rows = await api.deps.database.knex('punch_photos').where({ punch_id: punchId });
    expect(rows).toHaveLength(1);
  });

  it('is refused with the grant of another punch, too late, and if it is another photo', async () => {
    const one = await aPunchWithPhoto();
    const other = Buffer.concat([jpeg, Buffer.from([1])]);

    const answers = [await upload(randomUUID(), one.grant), await upload(one.punchId, one.grant, other)];
    api.time.advance({ minutes: 10 });
    answers.push(await upload(one.punchId, one.grant));

    for (const { status, codes } of answers)
      expect([status, codes]).toEqual([403, ['station.photo_grant_invalid']]);
  });

  it('is refused if it is no JPEG', async () => {
    const { punchId, grant } = await aPunchWithPhoto();

    const answer = await upload(punchId, grant, Buffer.from('GIF89a'));

    expect([answer.status, answer.errors[0]?.field]).toEqual([400, 'jpeg']);
  });

  it('is refused if it says it has more points than anybody could look at', async () => {
    const { punchId, grant } = await aPunchWithPhoto();
    const frame = [0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0];

    const answer = await upload(punchId, grant, Buffer.from([0xff, 0xd8, ...frame]));

    expect([answer.status, answer.errors[0]?.field]).toEqual([400, 'jpeg']);
  });
});
