import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PASSWORD, type SignedUpRow } from '../../../test/given.ts';
import { stored } from '../../../test/stored.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
let company: CompanyRow;
let employee: SignedUpRow;
let manager: SignedUpRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => inCompany());

async function inCompany(settings: Partial<CompanyRow> = {}) {
  api.time.advance({ minutes: 5 });
  company = await api.given.aCompany(settings);
  employee = await api.given.anEmployee(company);
  manager = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
  token = await api.tokenOf(manager);
}

type Options = { readonly token?: string; readonly headers?: Record<string, string> };

function punch(body: Record<string, unknown>, options: Options = {}) {
  return api.call('partnerPunch', {
    params: { companyId: company.id },
    token,
    ...options,
    body: { employeeId: employee.id, ...body },
  });
}

function nowUtc() {
  return new Date(api.time.clock()).toISOString();
}

describe('200', () => {
  it('opens a time entry at the clock of the server', async () => {
    const answer = await punch({ action: 'start' });

    expect(answer.data).toEqual({
      message: 'Clocked in.',
      isClockedIn: true,
      timeEntryId: expect.any(String) as string,
      punchedAtUtc: nowUtc(),
      punchPhotoUploadGrant: null,
      punchPhotoUploadGrantExpiresAtUtc: null,
    });
    expect(await stored(api).entriesOf(employee)).toMatchObject([
      { id: answer.data.timeEntryId, start_at: api.time.clock(), end_at: null, project_id: null },
    ]);
  });

  it('closes the open entry to the millisecond', async () => {
    const started = await punch({ action: 'start' });
    api.time.advance({ hours: 8, ms: 1 });
    token = await api.tokenOf(manager);

    const stopped = await punch({ action: 'stop' });

    expect(stopped.data).toMatchObject({
      isClockedIn: false,
      timeEntryId: started.data.timeEntryId,
      punchedAtUtc: nowUtc(),
    });
    expect(await stored(api).entriesOf(employee)).toMatchObject([{ end_at: api.time.clock() }]);
  });

  it('books the entry on the project and its sub-project', async () => {
    const project = await api.given.aProject(company);
    const subProject = await api.given.aSubProject(project);

    await punch({ action: 'start', projectId: project.id, subProjectId: subProject.id });

    expect(await stored(api).entriesOf(employee)).toMatchObject([
      { project_id: project.id, sub_project_id: subProject.id },
    ]);
  });

  it.each([true, false])('ignores projects on a clock-out, with projects on: %s', async (enable_projects) => {
    await inCompany({ enable_projects });
    await punch({ action: 'start' });

    const stopped = await punch({ action: 'stop', projectId: UNKNOWN, subProjectId: UNKNOWN });

    expect(stopped.status).toBe(200);
    expect(await stored(api).entriesOf(employee)).toMatchObject([{ project_id: null, sub_project_id: null }]);
  });

  it('takes identifiers in any letter case and answers in lower case', async () => {
    const answer = await api.call('partnerPunch', {
      params: { companyId: company.id.toUpperCase() },
      token,
      body: { employeeId: employee.id.toUpperCase(), action: 'start' },
    });

    expect(answer.data.timeEntryId).toBe(answer.data.timeEntryId.toLowerCase());
    expect(await stored(api).entriesOf(employee)).toHaveLength(1);
  });

  it('keeps position and address apart from the log', async () => {
    await punch({ action: 'start', latitude: 64.1466, longitude: -21.9426 });

    const [punched] = await stored(api).punchesOf(company);
    expect(punched).toMatchObject({ latitude: 64.1466, longitude: -21.9426, client_address: '127.0.0.1' });
    const logged = await api.deps.database.knex<object>('punch_inbox').where({ company_id: company.id });
    expect(JSON.stringify(logged)).not.toMatch(/64\.1466|21\.9426|127\.0\.0\.1/);
  });

  it('logs who punched whom, through which door and with which result', async () => {
    const answer = await punch({ action: 'start' });

    expect(await stored(api).punchesOf(company)).toMatchObject([
      {
        door: 'partner',
        employee_id: employee.id,
        action: 'start',
        sent_by: manager.id,
        received_at: api.time.clock(),
        punched_at: api.time.clock(),
        verdict: 'applied',
        code: null,
        time_entry_id: answer.data.timeEntryId,
      },
    ]);
  });

  it('takes null for not given and both ends of the earth', async () => {
    const nothing = { projectId: null, subProjectId: null, latitude: null, longitude: null };

    expect((await punch({ action: 'start', ...nothing })).status).toBe(200);
    expect((await punch({ action: 'stop', latitude: -90, longitude: 180 })).status).toBe(200);
  });

  it('lets no unknown property into the stored row', async () => {
    const other = await api.given.aCompany();
    const smuggled = { isLocked: true, is_locked: true, isDraft: true, companyId: other.id, startAt: 0 };
    const prototype = '"__proto__": {"isLocked": true}, "constructor": {"prototype": {"isDraft": true}}';
    const known = JSON.stringify({ employeeId: employee.id, action: 'start', ...smuggled });

    const answer = await api.call('partnerPunch', {
      params: { companyId: company.id },
      token,
      body: `{${prototype}, ${known.slice(1)}`,
    });

    expect(answer.status).toBe(200);
    const [entry] = await stored(api).entriesOf(employee);
    expect(entry).toMatchObject({ company_id: company.id, start_at: api.time.clock(), end_at: null });
    expect([Boolean(entry?.is_locked), Boolean(entry?.is_draft)]).toEqual([false, false]);
    expect(({} as { isLocked?: boolean }).isLocked).toBeUndefined();
  });

  it.each(['none', 'optional'])('grants no photo upload where photos are %s', async (punch_photo) => {
    await inCompany({ punch_photo });

    const answer = await punch({ action: 'start' });

    expect(answer.data).toMatchObject({
      punchPhotoUploadGrant: null,
      punchPhotoUploadGrantExpiresAtUtc: null,
    });
  });

  it('grants a photo upload for ten minutes where photos are required', async () => {
    await inCompany({ punch_photo: 'required' });

    const started = await punch({ action: 'start' });
    const stopped = await punch({ action: 'stop' });

    const inTenMinutes = new Date(Math.floor(api.time.clock() / 1000) * 1000 + 600_000).toISOString();
    expect(started.data.punchPhotoUploadGrantExpiresAtUtc).toBe(inTenMinutes);
    expect(started.data.punchPhotoUploadGrant).not.toBe(stopped.data.punchPhotoUploadGrant);
  });

  it('lets an owner punch as well', async () => {
    const owner = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD });

    expect((await punch({ action: 'start' }, { token: await api.tokenOf(owner) })).status).toBe(200);
  });

  it('counts the last day of employment by the calendar of the company', async () => {
    await inCompany({ time_zone: 'Pacific/Kiritimati' });
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Kiritimati' }).format(
      api.time.clock(),
    );
    employee = await api.given.anEmployee(company, { employment_end_date: today });

    expect((await punch({ action: 'start' })).status).toBe(200);
  });
});

describe('400', () => {
  it.each([
    [{ action: 'Start' }, 'action'],
    [{ action: 'toggle' }, 'action'],
    [{ action: null }, 'action'],
    [{}, 'action'],
    [{ action: 'start', employeeId: undefined }, 'employeeId'],
    [{ action: 'start', employeeId: 12 }, 'employeeId'],
    [{ action: 'start', employeeId: `{${UNKNOWN}}` }, 'employeeId'],
    [{ action: 'start', employeeId: UNKNOWN.slice(1) }, 'employeeId'],
    [{ action: 'start', employeeId: `${UNKNOWN}0` }, 'employeeId'],
    [{ action: 'start', employeeId: `${UNKNOWN.slice(1)}\u0000` }, 'employeeId'],
    [{ action: 'start', employeeId: `${UNKNOWN.slice(1)}\ud800` }, 'employeeId'],
    [{ action: 'start', employeeId: "' OR 1=1" }, 'employeeId'],
    [{ action: 'start', latitude: 64 }, 'longitude'],
    [{ action: 'start', longitude: -21 }, 'latitude'],
    [{ action: 'start', latitude: 64, longitude: null }, 'longitude'],
    [{ action: 'start', latitude: 90.0001, longitude: 0 }, 'latitude'],
    [{ action: 'start', latitude: -90.0001, longitude: 0 }, 'latitude'],
    [{ action: 'start', latitude: 0, longitude: -180.1 }, 'longitude'],
    [{ action: 'start', latitude: '12', longitude: 0 }, 'latitude'],
    [{ action: 'start', latitude: true, longitude: 0 }, 'latitude'],
    [{ action: 'start', projectId: 'none' }, 'projectId'],
    [{ action: 'start', subProjectId: UNKNOWN }, 'projectId'],
  ])('refuses %j and names %s', async (body, field) => {
    const answer = await punch(body);

    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual([
      { code: 'request.invalid', message: expect.any(String) as string, field },
    ]);
    expect(await stored(api).punchesOf(company)).toEqual([]);
  });

  it('refuses a number beyond all numbers', async () => {
    const body = `{"employeeId":"${employee.id}","action":"start","latitude":1e309,"longitude":0}`;

    const answer = await api.call('partnerPunch', { params: { companyId: company.id }, token, body });

    expect(answer.errors).toMatchObject([{ code: 'request.invalid', field: 'latitude' }]);
  });

  it('lists every faulty field at once, in the path and in the body', async () => {
    const answer = await api.call('partnerPunch', {
      params: { companyId: 'mine' },
      token,
      body: { action: 'toggle', latitude: 91, projectId: 5, subProjectId: 'x' },
    });

    expect(answer.errors.map(({ field }) => field).sort()).toEqual(
      [
        'action',
        'employeeId',
        'latitude',
        'longitude',
        'projectId',
        'route.companyId',
        'subProjectId',
      ].sort(),
    );
  });

  it.each([
    ['the company is strict', { project_selection: 'strict' }, {}],
    ['the employee is', {}, { requires_project_selection: true }],
  ])('demands a project to clock in where %s', async (_, settings, person) => {
    await inCompany(settings);
    employee = await api.given.anEmployee(company, person);

    const answer = await punch({ action: 'start' });

    expect(answer.errors).toMatchObject([{ code: 'punch.project_required', field: 'projectId' }]);
    expect(await stored(api).punchesOf(company)).toMatchObject([
      { verdict: 'conflict', code: 'punch.project_required', time_entry_id: null },
    ]);
    expect(await stored(api).entriesOf(employee)).toEqual([]);
  });

  it.each([
    ['the employee is exempt', { project_selection: 'strict' }, { requires_project_selection: false }],
    ['projects are off', { project_selection: 'strict', enable_projects: false }, {}],
    ['projects are optional', { project_selection: 'optional' }, {}],
  ])('demands no project where %s', async (_, settings, person) => {
    await inCompany(settings);
    employee = await api.given.anEmployee(company, person);

    expect((await punch({ action: 'start' })).status).toBe(200);
  });

  it('demands no project to clock out', async () => {
    await inCompany({ project_selection: 'strict' });
    await api.given.anEntry(employee, new Date(api.time.clock() - 60_000).toISOString(), null);

    expect((await punch({ action: 'stop' })).status).toBe(200);
  });
});

describe('403', () => {
  it('refuses a project while projects are off, even for an unknown employee', async () => {
    await inCompany({ enable_projects: false });

    const answer = await punch({ action: 'start', employeeId: UNKNOWN, projectId: UNKNOWN });

    expect(answer.errors).toMatchObject([{ code: 'company.feature_disabled', field: 'projectId' }]);
    expect(await stored(api).punchesOf(company)).toMatchObject([{ code: 'company.feature_disabled' }]);
  });
});

describe('404', () => {
  it.each([
    ['an unknown employee', () => Promise.resolve(UNKNOWN)],
    ['one of another company', async () => (await api.given.anEmployee(await api.given.aCompany())).id],
    ['an inactive one', async () => (await api.given.anEmployee(company, { is_active: false })).id],
    [
      'one whose employment has ended',
      async () => (await api.given.anEmployee(company, { employment_end_date: '2026-03-01' })).id,
    ],
  ])('does not know %s', async (_, idOf) => {
    const employeeId = await idOf();

    const answer = await punch({ action: 'start', employeeId });

    expect(answer.errors).toMatchObject([{ code: 'employee.not_found', field: 'employeeId' }]);
    expect(await stored(api).punchesOf(company)).toMatchObject([
      { employee_id: employeeId, verdict: 'conflict', code: 'employee.not_found', time_entry_id: null },
    ]);
  });

  it.each([
    ['an unknown project', () => Promise.resolve({ id: UNKNOWN })],
    ['one of another company', async () => api.given.aProject(await api.given.aCompany())],
    ['an inactive one', () => api.given.aProject(company, { is_active: false })],
  ])('does not know %s', async (_, projectOf) => {
    const { id } = await projectOf();

    const answer = await punch({ action: 'start', projectId: id });

    expect(answer.errors).toMatchObject([{ code: 'project.not_found', field: 'projectId' }]);
    expect(await stored(api).punchesOf(company)).toMatchObject([
      { code: 'project.not_found', project_id: id },
    ]);
  });

  it.each([
    ['of another project', async () => api.given.aSubProject(await api.given.aProject(company))],
    ['of nobody', () => Promise.resolve({ id: UNKNOWN })],
  ])('does not know a sub-project %s', async (_, subProjectOf) => {
    const project = await api.given.aProject(company);
    const { id } = await subProjectOf();

    const answer = await punch({ action: 'start', projectId: project.id, subProjectId: id });

    expect(answer.errors).toMatchObject([{ code: 'project.not_found', field: 'subProjectId' }]);
  });

  it('does not know an inactive sub-project', async () => {
    const project = await api.given.aProject(company);
    const subProject = await api.given.aSubProject(project, { is_active: false });

    const answer = await punch({ action: 'start', projectId: project.id, subProjectId: subProject.id });

    expect(answer.errors).toMatchObject([{ code: 'project.not_found', field: 'subProjectId' }]);
  });
});

describe('409', () => {
  it('refuses a second start, with the same idempotency key too, and changes nothing', async () => {
    const headers = { 'Idempotency-Key': 'once' };
    await punch({ action: 'start' }, { headers });
    const before = await stored(api).entriesOf(employee);

    const second = await punch({ action: 'start' }, { headers });

    expect([second.status, second.codes]).toEqual([409, ['punch.already_clocked_in']]);
    expect(await stored(api).entriesOf(employee)).toEqual(before);
  });

  it('refuses a stop of somebody who is not in, and keeps the attempt', async () => {
    const answer = await punch({ action: 'stop' });

    expect([answer.status, answer.codes]).toEqual([409, ['punch.not_clocked_in']]);
    expect(await stored(api).punchesOf(company)).toMatchObject([
      { action: 'stop', verdict: 'conflict', code: 'punch.not_clocked_in', time_entry_id: null },
    ]);
  });

  it('refuses a start that would run into a later entry', async () => {
    const inAnHour = new Date(api.time.clock() + 3_600_000).toISOString();
    const inTwoHours = new Date(api.time.clock() + 7_200_000).toISOString();
    await api.given.anEntry(employee, inAnHour, inTwoHours);

    const answer = await punch({ action: 'start' });

    expect([answer.status, answer.codes]).toEqual([409, ['punch.overlaps_entry']]);
    expect(await stored(api).entriesOf(employee)).toHaveLength(1);
  });
});

describe('429', () => {
  it('stops the 121st punch of a user within any minute, and no other user', async () => {
    for (let count = 0; count < 60; count += 1) await punch({ action: 'stop' });
    api.time.advance({ seconds: 20 });
    for (let count = 0; count < 60; count += 1) await punch({ action: 'stop' });

    const refused = await punch({ action: 'start' });
    const owner = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD });
    const ofAnother = await punch({ action: 'stop' }, { token: await api.tokenOf(owner) });
    api.time.advance({ seconds: 39, ms: 999 });
    const stillRefused = await punch({ action: 'start' });
    api.time.advance({ ms: 1 });
    const answers = [];
    for (let count = 0; count < 61; count += 1) answers.push((await punch({ action: 'stop' })).status);

    expect([refused.status, refused.codes]).toEqual([429, ['rate.limited']]);
    expect(refused.headers.get('Retry-After')).toBe('40');
    expect(refused.headers.get('RateLimit-Policy')).toContain('q=120; w=60');
    expect(refused.headers.get('RateLimit')).toContain('r=0');
    expect(ofAnother.status).toBe(409);
    expect([stillRefused.status, stillRefused.headers.get('Retry-After')]).toEqual([429, '1']);
    expect(answers).toEqual([...Array<number>(60).fill(409), 429]);
  });
});
