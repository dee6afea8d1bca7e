import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { PunchInboxRow, PunchVerdictRow } from '#database/tables/punches.ts';
import type { ReviewItemRow, TimeEntryRow } from '#database/tables/time.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { settleReviewItem } from '#features/ledger/settle-review-item.ts';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { PIN } from '../../../../test/given.ts';
import { aTablet } from '../../../../test/tablet.ts';
import { operatorNamed } from '../../../../test/authors.ts';

let api: TestApi;
let company: CompanyRow;
let manager: EmployeeRow;
let employee: EmployeeRow;
let device: { readonly id: string; readonly token: string };
let employeeToken: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.advance({ hours: 1 });
  company = await api.given.aCompany();
  manager = await api.given.anEmployee(company, { role: 'manager' });
  employee = await api.given.anEmployee(company, { pin: PIN });
  device = await api.given.aDevice(manager);
  employeeToken = await signIn(employee);
});

async function signIn(who: EmployeeRow, on = device.token): Promise<string> {
  const body = { employeeId: who.id, pin: PIN };
  return (await api.call('authenticatePin', { token: on, body })).data.employeeToken;
}

type Options = { readonly device?: string; readonly as?: string };

const punch = (body: object, { device: token = device.token, as = employeeToken }: Options = {}) =>
  api.call('kioskPunch', {
    token,
    headers: { 'X-Employee-Token': as },
    body: { employeeId: employee.id, ...body },
  });

const entries = () =>
  api.deps.database.knex<TimeEntryRow>('time_entries').where({ company_id: company.id }).orderBy('start_at');

const inbox = () => api.deps.database.knex<PunchInboxRow>('punch_inbox').where({ company_id: company.id });

const questions = () =>
  api.deps.database.knex<ReviewItemRow>('review_items').where({ company_id: company.id });

const verdicts = () =>
  api.deps.database.knex<PunchVerdictRow>('punch_verdicts').where({ company_id: company.id });

/** As the database returns it. */
const db = (value: boolean) => (api.deps.database.engine === 'sqlite' ? Number(value) : value);

const changeCompany = (change: Partial<CompanyRow>) =>
  api.deps.database.knex<CompanyRow>('companies').where({ id: company.id }).update(change);

function changeEmployee(change: Partial<EmployeeRow>) {
  return api.deps.database.knex<EmployeeRow>('employees').where({ id: employee.id }).update(change);
}

describe('200', () => {
  it('clocks in and out at the clock of the server', async () => {
    api.time.moveTo('2028-03-02T06:58:12.345Z');
    const as = await signIn(employee);

    const start = await punch({ action: 'Start' }, { as });
    api.time.advance({ seconds: 60 });
    const stop = await punch({ action: 'Stop' }, { as });

    expect(start.data).toEqual({
      message: 'Clocked in.',
      isClockedIn: true,
      timeEntryId: start.data.timeEntryId,
      punchedAtUtc: '2028-03-02T06:58:12.345Z',
      punchPhotoUploadGrant: null,
      punchPhotoUploadGrantExpiresAtUtc: null,
    });
    expect(stop.data).toMatchObject({ isClockedIn: false, timeEntryId: start.data.timeEntryId });
    expect(await entries()).toMatchObject([
      { employee_id: employee.id, start_at: Date.parse('2028-03-02T06:58:12.345Z') },
    ]);
  });

  it('writes the fact into the inbox with its door and device', async () => {
    await punch({ action: 'Start', lat: 64.1466, lng: -21.9426 });

    expect(await inbox()).toMatchObject([
      { door: 'kiosk', device_id: device.id, employee_id: employee.id, action: 'start', sent_by: null },
    ]);
  });

  it('takes a project with the start and ignores one with the stop', async () => {
    const project = await api.given.aProject(company);
    const sub = await api.given.aSubProject(project);

    await punch({ action: 'Start', projectId: project.id, subProjectId: sub.id });
    const stop = await punch({ action: 'Stop', projectId: '11111111-2222-4333-8444-555555555555' });

    expect(stop.status).toBe(200);
    expect(await entries()).toMatchObject([{ project_id: project.id, sub_project_id: sub.id }]);
  });

  it('gives a photo grant for ten minutes where photos are required', async () => {
    await api.deps.database
      .knex<CompanyRow>('companies')
      .where({ id: company.id })
      .update({ punch_photo: 'required' });

    const { data } = await punch({ action: 'Start' });

    expect(data.punchPhotoUploadGrant).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const inTenMinutes = Math.floor(Date.parse(data.punchedAtUtc) / 1000) * 1000 + 600_000;
    expect(Date.parse(data.punchPhotoUploadGrantExpiresAtUtc!)).toBe(inTenMinutes);
  });

  it('takes the employee id in any letter case', async () => {
    const answer = await punch({ action: 'Start', employeeId: employee.id.toUpperCase() });

    expect(answer.status).toBe(200);
  });

  it('goes on where the company has turned the anonymous terminal off', async () => {
    await changeCompany({ anonymous_terminal: false });

    expect((await punch({ action: 'Start' })).status).toBe(200);
  });

  it('takes a punch from an address that the company allows', async () => {
    await changeCompany({ allowed_ip_ranges: '["127.0.0.0/8", "::1/128"]' });

    expect((await punch({ action: 'Start' })).status).toBe(200);
  });

  it('makes a draft and asks a manager where a punch without its required photo must be looked at', async () => {
    await changeCompany({ punch_photo: 'required', missing_photo_blocks: true });

    const { data } = await punch({ action: 'Start' });

    const [fact] = await inbox();
    expect(await entries()).toMatchObject([{ id: data.timeEntryId, is_draft: db(true) }]);
    expect(await questions()).toMatchObject([
      {
        reason: 'photo_missing',
        employee_id: employee.id,
        punch_id: fact?.id,
        time_entry_id: data.timeEntryId,
        settled_at: null,
      },
    ]);
    expect(await verdicts()).toMatchObject([{ verdict: 'applied', code: 'photo_missing' }]);
  });

  it('asks about a clock-out without its photo too, and makes its time entry a draft', async () => {
    await punch({ action: 'Start' });
    await changeCompany({ punch_photo: 'required', missing_photo_blocks: true });

    await punch({ action: 'Stop' });

    expect(await entries()).toMatchObject([{ is_draft: db(true) }]);
    expect(await questions()).toMatchObject([{ reason: 'photo_missing' }]);
  });

  it('is paid once a manager has accepted a punch without its photo', async () => {
    await changeCompany({ punch_photo: 'required', missing_photo_blocks: true });
    const { data } = await punch({ action: 'Start' });
    const [question] = await questions();

    const author = {
      company: await requireCompany(api.deps.database.knex, company.id),
      by: operatorNamed('manager'),
      reason: 'seen',
    };
    await settleReviewItem(api.deps, author, question?.id ?? '', { kind: 'accept' });

    expect(await entries()).toMatchObject([{ id: data.timeEntryId, is_draft: db(false) }]);
  });

  it.each([
    { punch_photo: 'required', missing_photo_blocks: false },
    { punch_photo: 'optional', missing_photo_blocks: true },
    { punch_photo: 'none', missing_photo_blocks: true },
    { offline_punches_need_review: true },
  ])('asks nobody where the company does not hold it back: %j', async (rule) => {
    await changeCompany(rule);

    await punch({ action: 'Start' });

    expect(await entries()).toMatchObject([{ is_draft: db(false) }]);
    expect(await questions()).toEqual([]);
  });

  it('asks nothing about a punch that was refused', async () => {
    await changeCompany({ punch_photo: 'required', missing_photo_blocks: true });

    const refused = await punch({ action: 'Stop' });

    expect(refused.codes).toEqual(['punch.not_clocked_in']);
    expect(await questions()).toEqual([]);
  });
});

describe('400', () => {
  it.each([
    [{ action: 'start' }, ['action']],
    [{ action: 'Toggle' }, ['action']],
    [{}, ['action']],
    [{ action: 'Start', employeeId: null }, ['employeeId']],
    [{ action: 'Start', lat: 64 }, ['lng']],
    [{ action: 'Start', lng: -21 }, ['lat']],
    [{ action: 'Start', lat: 90.0001, lng: -180.1 }, ['lat', 'lng']],
    [{ action: 'Start', lat: '64', lng: true }, ['lat', 'lng']],
    [{ action: 'Start', subProjectId: '11111111-2222-4333-8444-555555555555' }, ['projectId']],
    [{ action: 'go', employeeId: 'x', lat: 91, lng: 0 }, ['action', 'employeeId', 'lat']],
  ])('names the fields at fault in %j and writes nothing', async (body, fields) => {
    const answer = await punch(body);

    expect(answer.status).toBe(400);
    expect(answer.errors.map(({ field }) => field).sort()).toEqual(fields);
    expect(await inbox()).toEqual([]);
  });

  it('asks for a project in strict mode, and writes the refusal down', async () => {
    await changeEmployee({ requires_project_selection: true });

    const answer = await punch({ action: 'Start' });

    expect(answer.codes).toEqual(['punch.project_required']);
    expect(await verdicts()).toMatchObject([{ verdict: 'conflict', code: 'punch.project_required' }]);
    expect(await entries()).toEqual([]);
  });
});

describe('401', () => {
  it('takes an employee token for two minutes and not at their end', async () => {
    api.time.advance({ seconds: 119 });
    const early = await punch({ action: 'Start' });
    api.time.advance({ seconds: 1 });
    const late = await punch({ action: 'Stop' });

    expect(early.status).toBe(200);
    expect(late.codes).toEqual(['kiosk.employee_token_expired']);
  });

  it.each([[{ is_active: false }], [{ employment_end_date: '2026-03-01' }]])(
    'refuses somebody who may not punch any more at once: %j',
    async (change) => {
      await changeEmployee(change);

      const answer = await punch({ action: 'Start' });

      expect(answer.codes).toEqual(['kiosk.employee_token_invalid']);
      expect(await inbox()).toEqual([]);
    },
  );
});

describe('403', () => {
  it('refuses an address that the company does not allow', async () => {
    await changeCompany({ allowed_ip_ranges: '["203.0.113.0/24"]' });

    const answer = await punch({ action: 'Start' });

    expect([answer.status, answer.codes]).toEqual([403, ['company.ip_not_allowed']]);
    expect(await inbox()).toEqual([]);
  });

  it('checks both tokens first, then the key and the address, then the input', async () => {
    const tablet = await aTablet(api, manager);
    const as = await tablet.signIn(employee, PIN);
    await changeCompany({ allowed_ip_ranges: '["203.0.113.0/24"]' });

    const answers = [
      await punch({ action: 'go' }, { device: 'sdt_unknown', as }),
      await punch({ action: 'go' }, { device: tablet.token, as: 'x' }),
      await punch({ action: 'go' }, { device: tablet.token, as }),
      await punch({ action: 'go' }),
    ];

    expect(answers.flatMap(({ codes }) => codes)).toEqual([
      'auth.token_invalid',
      'kiosk.employee_token_invalid',
      'kiosk.signature_required',
      'company.ip_not_allowed',
    ]);
  });

  it('refuses to punch for a colleague', async () => {
    const colleague = await api.given.anEmployee(company, { pin: PIN });

    const answer = await punch({ action: 'Start', employeeId: colleague.id });

    expect([answer.status, answer.codes]).toEqual([403, ['kiosk.employee_mismatch']]);
    expect(await inbox()).toEqual([]);
  });

  it('refuses a project where projects are turned off', async () => {
    const project = await api.given.aProject(company);
    await api.deps.database
      .knex<CompanyRow>('companies')
      .where({ id: company.id })
      .update({ enable_projects: false });

    const answer = await punch({ action: 'Start', projectId: project.id });

    expect(answer.codes).toEqual(['company.feature_disabled']);
  });
});

describe('404', () => {
  it('knows no project that is inactive, of another company or not the sub-project’s own', async () => {
    const inactive = await api.given.aProject(company, { is_active: false });
    const foreign = await api.given.aProject(await api.given.aCompany());
    const [own, other] = [await api.given.aProject(company), await api.given.aProject(company)];
    const sub = await api.given.aSubProject(other);

    const answers = [
      await punch({ action: 'Start', projectId: inactive.id }),
      await punch({ action: 'Start', projectId: foreign.id }),
      await punch({ action: 'Start', projectId: own.id, subProjectId: sub.id }),
    ];

    for (const { codes } of answers) expect(codes).toEqual(['project.not_found']);
    expect(await entries()).toEqual([]);
  });
});

describe('409', () => {
  it('refuses a second start, and a stop without a start', async () => {
    const early = await punch({ action: 'Stop' });
    await punch({ action: 'Start' });
    const second = await punch({ action: 'Start' });

    expect(early.codes).toEqual(['punch.not_clocked_in']);
    expect(second.codes).toEqual(['punch.already_clocked_in']);
    expect(await entries()).toHaveLength(1);
    expect(await inbox()).toHaveLength(3);
  });

  it('refuses a start before the end of a later entry', async () => {
    const inAnHour = new Date(api.time.clock() + 3_600_000).toISOString();
    const inTwo = new Date(api.time.clock() + 7_200_000).toISOString();
    await api.given.anEntry(employee, inAnHour, inTwo);

    const answer = await punch({ action: 'Start' });

    expect(answer.codes).toEqual(['punch.overlaps_entry']);
  });
});
