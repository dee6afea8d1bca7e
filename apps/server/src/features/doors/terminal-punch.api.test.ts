import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PASSWORD } from '../../../test/given.ts';
import { stored } from '../../../test/stored.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
let company: CompanyRow;
let employee: EmployeeRow;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => inCompany());

async function inCompany(settings: Partial<CompanyRow> = {}) {
  api.time.advance({ minutes: 5 });
  company = await api.given.aCompany(settings);
  employee = await api.given.anEmployee(company, { password: PASSWORD });
}

function punch(body: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const named = { companyId: company.id, userId: employee.id, password: PASSWORD, action: 'Start' };
  return api.call('terminalPunch', { body: { ...named, ...body }, headers });
}

describe('200', () => {
  it('clocks in and out with the password alone', async () => {
    const started = await punch();
    api.time.advance({ hours: 1 });
    const stopped = await punch({ action: 'Stop' });

    expect(started.data).toMatchObject({ message: 'Clocked in.', isClockedIn: true });
    expect(stopped.data).toMatchObject({
      message: 'Clocked out.',
      isClockedIn: false,
      timeEntryId: started.data.timeEntryId,
      punchedAtUtc: new Date(api.time.clock()).toISOString(),
    });
  });

  it('logs the terminal as the door and nobody as the sender', async () => {
    await punch();

    expect(await stored(api).punchesOf(company)).toMatchObject([
      { door: 'terminal', employee_id: employee.id, sent_by: null, device_id: null, verdict: 'applied' },
    ]);
  });

  it('writes the password nowhere', async () => {
    const secret = 'a password seen nowhere';
    employee = await api.given.anEmployee(company, { password: secret });

    await punch({ password: secret });
    await punch({ password: `${secret}!` });

    expect(JSON.stringify(await stored(api).punchesOf(company))).not.toContain(secret);
    expect(api.logLines.join('\n')).not.toContain(secret);
  });

  it.each([
    [{ userLat: 1, userLon: 2, lat: 3, lng: 4 }, [1, 2]],
    [{ lat: 3, lng: 4 }, [3, 4]],
    [{ userLat: 1, userLon: 2 }, [1, 2]],
    [{ userLat: 0, userLon: 0, lat: 3, lng: 4 }, [0, 0]],
    [{ userLat: null, userLon: null, lat: 3, lng: 4 }, [3, 4]],
    [{}, [null, null]],
  ])('takes %j for the position %j', async (coordinates, expected) => {
    await punch(coordinates);

    const [punched] = await stored(api).punchesOf(company);
    expect([punched?.latitude, punched?.longitude]).toEqual(expected);
  });

  it('ignores an Authorization header', async () => {
    expect((await punch({}, { Authorization: 'Bearer nonsense' })).status).toBe(200);
  });

  it('books the entry on a project, which strict mode asks for', async () => {
    await inCompany({ project_selection: 'strict' });
    const project = await api.given.aProject(company);
    const subProject = await api.given.aSubProject(project);

    const answer = await punch({ projectId: project.id, subProjectId: subProject.id });

    expect(answer.status).toBe(200);
    expect(await stored(api).entriesOf(employee)).toMatchObject([
      { project_id: project.id, sub_project_id: subProject.id },
    ]);
  });

  it('grants a photo upload where the company requires photos', async () => {
    await inCompany({ punch_photo: 'required' });

    expect((await punch()).data.punchPhotoUploadGrant).toMatch(/^ey/);
  });
});

describe('400', () => {
  it.each([
    [{ action: 'start' }, 'action'],
    [{ action: 'STOP' }, 'action'],
    [{ password: '' }, 'password'],
    [{ password: 12 }, 'password'],
    [{ password: 'x'.repeat(10_240) }, 'password'],
    [{ userId: undefined }, 'userId'],
    [{ companyId: undefined }, 'companyId'],
    [{ companyId: 'mine' }, 'companyId'],
    [{ companyId: { $ne: null } }, 'companyId'],
    [{ lat: 64 }, 'lng'],
    [{ lng: 64 }, 'lat'],
    [{ userLat: 64, lat: 1, lng: 1 }, 'userLon'],
    [{ userLon: 64, lat: 1, lng: 1 }, 'userLat'],
    [{ lat: 90.0001, lng: 0 }, 'lat'],
    [{ userLat: 0, userLon: -180.1 }, 'userLon'],
    [{ lat: '12', lng: 0 }, 'lat'],
    [{ subProjectId: UNKNOWN }, 'projectId'],
  ])('refuses %j and names %s', async (body, field) => {
    const answer = await punch(body);

    expect([answer.status, ...answer.codes]).toEqual([400, 'request.invalid']);
    expect(answer.errors.map((error) => error.field)).toEqual([field]);
  });

  it('demands a project in strict mode and says so', async () => {
    await inCompany({ project_selection: 'strict' });

    const answer = await punch();

    expect([answer.status, ...answer.codes]).toEqual([400, 'punch.project_required']);
    expect(answer.errors[0]?.message).toContain('project');
  });
});

describe('401', () => {
  it('answers everybody it does not let in with the same bytes', async () => {
    const elsewhere = await api.given.aCompany();
    const foreigner = await api.given.anEmployee(elsewhere, { password: PASSWORD });
    const inactive = await api.given.anEmployee(company, { password: PASSWORD, is_active: false });
    const left = await api.given.anEmployee(company, {
      password: PASSWORD,
      employment_end_date: '2026-03-01',
    });
    const withoutPassword = await api.given.anEmployee(company);
    const account = await api.given.aServiceAccount(company, { password: PASSWORD });

    const answers = [
      await punch({ password: 'wrong' }),
      await punch({ userId: UNKNOWN }),
      await punch({ userId: foreigner.id }),
      await punch({ userId: inactive.id }),
      await punch({ userId: left.id }),
      await punch({ userId: withoutPassword.id }),
      await punch({ userId: account.id }),
      await punch({ companyId: UNKNOWN }),
      await punch({ companyId: UNKNOWN, userId: UNKNOWN }),
      await punch({ companyId: elsewhere.id }),
    ];

    const bodies = answers.map(({ status, errors }) => JSON.stringify([status, errors]));
    expect(new Set(bodies).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, codes: ['auth.invalid_credentials'] });
    expect(await stored(api).punchesOf(company)).toEqual([]);
  });
});

describe('403', () => {
  it('refuses every punch while the anonymous terminal is off, a wrong password too', async () => {
    await inCompany({ anonymous_terminal: false });

    const right = await punch();
    const wrong = await punch({ password: 'wrong', action: 'nonsense' });

    expect([right.status, ...right.codes]).toEqual([403, 'company.anonymous_terminal_disabled']);
    expect([wrong.status, ...wrong.codes]).toEqual([403, 'company.anonymous_terminal_disabled']);
  });

  it('refuses an address outside the rule before it looks at the input', async () => {
    await inCompany({ allowed_ip_ranges: '["10.0.0.0/8"]' });

    const answer = await punch({ action: 'nonsense' });

    expect([answer.status, ...answer.codes]).toEqual([403, 'company.ip_not_allowed']);
  });

  it('refuses a project while projects are off', async () => {
    await inCompany({ enable_projects: false });

    const answer = await punch({ projectId: UNKNOWN });

    expect([answer.status, ...answer.codes]).toEqual([403, 'company.feature_disabled']);
  });
});

describe('404', () => {
  it('does not know the project of another company', async () => {
    const project = await api.given.aProject(await api.given.aCompany());

    const answer = await punch({ projectId: project.id });

    expect(answer.errors).toMatchObject([{ code: 'project.not_found', field: 'projectId' }]);
    expect(await stored(api).punchesOf(company)).toMatchObject([{ code: 'project.not_found' }]);
  });
});

describe('409', () => {
  it('refuses a start while in and a stop while out', async () => {
    const out = await punch({ action: 'Stop' });
    await punch();
    const again = await punch();

    expect([out.status, ...out.codes]).toEqual([409, 'punch.not_clocked_in']);
    expect([again.status, ...again.codes]).toEqual([409, 'punch.already_clocked_in']);
  });

  it('refuses a start that would run into a later entry', async () => {
    const at = (minutes: number) => new Date(api.time.clock() + minutes * 60_000).toISOString();
    await api.given.anEntry(employee, at(1), at(2));

    const answer = await punch();

    expect([answer.status, ...answer.codes]).toEqual([409, 'punch.overlaps_entry']);
  });
});

describe('429', () => {
  it('stops the 241st punch at a company from one address within a minute', async () => {
    const elsewhere = await api.given.aCompany();
    for (let count = 0; count < 240; count += 1) await punch({ action: 'nonsense' });

    const refused = await punch();
    const otherCase = await punch({ companyId: company.id.toUpperCase() });
    const atAnotherCompany = await punch({ companyId: elsewhere.id });
    api.time.advance({ minutes: 1 });
    const later = await punch();

    expect([refused.status, ...refused.codes]).toEqual([429, 'rate.limited']);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect(refused.headers.get('RateLimit')).toContain('r=0');
    expect(otherCase.status).toBe(429);
    expect(atAnotherCompany.status).toBe(401);
    expect(later.status).toBe(200);
  });

  it('stops an address that names another company each time, or none', async () => {
    const refusals = [];
    for (let count = 0; count < 300; count += 1) {
      const companyId = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
      refusals.push((await punch({ companyId, action: 'nonsense' })).status);
      refusals.push((await api.call('terminalPunch', { body: 'not JSON' })).status);
    }

    const refused = await punch();

    expect(new Set(refusals)).toEqual(new Set([400]));
    expect([refused.status, ...refused.codes]).toEqual([429, 'rate.limited']);
  });

  it('makes an employee wait after five wrong passwords in a row from one address', async () => {
    for (let count = 0; count < 5; count += 1) await punch({ password: 'wrong' });

    const answer = await punch();

    expect([answer.status, ...answer.codes]).toEqual([429, 'auth.too_many_attempts']);
    expect(answer.headers.get('Retry-After')).toBe('60');
    expect(answer.headers.get('RateLimit')).not.toBeNull();
  });
});
