// The record of changes: who changed what, through which door and why.
import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from './api.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { PASSWORD, type SignedUpRow } from './given.ts';
import { aPunchClock, type Tablet } from './tablet.ts';

const OPERATOR = userInfo().username;

let api: TestApi;
let cli: TestCommandLine;
let company: CompanyRow;
let employee: EmployeeRow;
let tablet: Tablet;
let owner: SignedUpRow;

beforeAll(async () => {
  api = await startApi({ start: '2026-03-02T08:00:00.000Z' });
  cli = await startCommandLine(api);
});
afterAll(async () => {
  await cli.stop();
  await api.stop();
});
beforeEach(async () => {
  ({ company, employee, tablet } = await aPunchClock(api));
  owner = await api.given.anEmployee(company, { role: 'owner', password: PASSWORD, display_name: 'Óskar' });
});

const changes = () =>
  api.database.database.knex<ChangeRow>('changes').where({ company_id: company.id }).orderBy('id');
const changesOf = async (subject: string) => (await changes()).filter((row) => row.subject === subject);

async function importFile(path: string, change: (text: string) => string): Promise<void> {
  const { out } = await cli.run(['company', 'export', company.id]);
  writeFileSync(path, change(out));
  const { code, err } = await cli.run(['company', 'import', path]);
  expect([code, err]).toEqual([0, '']);
}

describe('a command', () => {
  it.each([
    ['pin', ['pin', 'set', '…'], { pin: 'set' }, { pin: 'new' }],
    [
      'wrong PINs',
      ['call', 'unlockPin', 'employeeId=…'],
      { wrong_pins: 'counted' },
      { wrong_pins: 'forgotten' },
    ],
  ])('that changes somebody’s %s is recorded with the operator', async (_, command, before, after) => {
    const ofCompany = command[0] === 'call' ? `companyId=${company.id}` : company.id;
    const [, , about = ''] = command;
    await cli.run([...command.slice(0, 2), ofCompany, about.replace('…', employee.id)]);

    const [change, ...more] = await changesOf('employee');
    expect(more).toEqual([]);
    expect(change).toMatchObject({
      door: 'command line',
      operator: OPERATOR,
      user_id: null,
      subject_id: employee.id,
      employee_id: employee.id,
      changed_at: api.time.clock(),
    });
    expect([change?.before, change?.after].map((text) => JSON.parse(text ?? '') as object)).toEqual([
      before,
      after,
    ]);
  });

  it('that makes PINs for many people is recorded for each of them', async () => {
    const made = (await cli.json(['pin', 'make', company.id, '--all'])) as { employeeId: string }[];

    const ids = (await changesOf('employee')).map(({ subject_id }) => subject_id);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids.sort()).toEqual(made.map(({ employeeId }) => employeeId).sort());
  });

  it('that sets a password is recorded, without the password', async () => {
    await cli.run(['user', 'set-password', owner.email], 'a long enough password of Óskar\n');

    const [change] = await changesOf('employee');
    expect(change).toMatchObject({ before: '{"password":"set"}', after: '{"password":"new"}' });
  });

  it('that takes a second factor from somebody who lost it is recorded, and the password is enough again', async () => {
    await api.given.aTotp(owner);
    const body = { email: owner.email, password: PASSWORD };
    const before = await api.call('startDeskSession', { body });

    const [first, second] = [
      await cli.run(['call', 'resetFactors', `employeeId=${owner.email}`, '--yes']),
      await cli.run(['call', 'resetFactors', `employeeId=${owner.email}`, '--yes']),
    ];

    expect(before.codes).toEqual(['auth.factor_needed']);
    expect((await api.call('startDeskSession', { body })).status).toBe(200);
    expect([first.code, second.code]).toEqual([0, 1]);
    expect(await changesOf('employee')).toMatchObject([
      { operator: OPERATOR, before: '{"second_factor":"set"}', after: '{"second_factor":null}' },
    ]);
  });

  it('that gives and takes the manager code is recorded', async () => {
    await cli.run(['manager-code', 'set', company.id]);
    await cli.run(['manager-code', 'remove', company.id]);

    expect(await changesOf('company')).toMatchObject([
      { before: '{"manager_code":null}', after: '{"manager_code":"set"}' },
      { before: '{"manager_code":"set"}', after: '{"manager_code":null}' },
    ]);
  });

  it('that revokes a tablet is recorded with its reason', async () => {
    await cli.run(['device', 'revoke', tablet.deviceId, '--reason', 'stolen on Sunday']);

    expect((await changesOf('device')).at(-1)).toMatchObject({
      subject_id: tablet.deviceId,
      reason: 'stolen on Sunday',
      operator: OPERATOR,
      after: '{"revoked":true}',
    });
  });

  it('that is refused leaves no record', async () => {
    const before = await changes();

    const { code } = await cli.run(['device', 'revoke', employee.id]);

    expect(code).toBe(1);
    expect(await changes()).toEqual(before);
  });

  it('records no hash of a PIN, password or manager code', async () => {
    await cli.run(['pin', 'set', company.id, employee.id]);
    await cli.run(['manager-code', 'set', company.id]);
    await cli.run(['user', 'set-password', owner.email], 'a long enough password of Óskar\n');
    await importFile(join(cli.folder, 'again.yaml'), (text) =>
      text.replace(/passwordHash: .*/, 'password: "another one, long enough"'),
    );

    const rows = await changes();
    expect(rows.some(({ after }) => after === '{"password":"new"}')).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/argon2|hash|long enough/);
  });
});

describe('a company file', () => {
  it('that changes a role and a setting is recorded, each with only the values that differ', async () => {
    await importFile(join(cli.folder, 'role.yaml'), (text) =>
      text.replace('role: owner', 'role: manager').replace('enableShifts: true', 'enableShifts: false'),
    );

    const [role] = await changesOf('employee');
    expect(role).toMatchObject({
      subject_id: owner.id,
      reason: 'company import',
      before: '{"role":"owner"}',
      after: '{"role":"manager"}',
    });
    expect(await changesOf('company')).toMatchObject([
      { before: '{"enable_shifts":true}', after: '{"enable_shifts":false}' },
    ]);
  });

  it('that changes nothing records nothing', async () => {
    const before = await changes();

    await importFile(join(cli.folder, 'same.yaml'), (text) => text);

    expect(await changes()).toEqual(before);
  });

  it('records a new person with everything that the file says', async () => {
    const id = crypto.randomUUID();
    await importFile(join(cli.folder, 'new.yaml'), (text) =>
      text.replace(
        'employees:\n',
        `employees:\n  - id: ${id}\n    displayName: Nýja Anna\n    role: employee\n    employmentStartDate: 2026-03-01\n    pin: "4821"\n`,
      ),
    );

    const [added] = (await changesOf('employee')).filter(({ subject_id }) => subject_id === id);
    expect(added?.before).toBeNull();
    expect(JSON.parse(added?.after ?? '')).toMatchObject({ display_name: 'Nýja Anna', pin: 'set' });
  });
});

describe('a tablet', () => {
  it('is recorded with the manager who registered it', async () => {
    await api.call('registerDevice', {
      body: { email: owner.email, password: PASSWORD, deviceName: 'By the door' },
    });

    expect((await changesOf('device')).at(-1)).toMatchObject({
      door: 'kiosk',
      user_id: owner.id,
      before: null,
      after: '{"name":"By the door"}',
    });
  });

  it('records that it bound its key and that it took itself out of use', async () => {
    const { status } = await tablet.call('revokeOwnDevice', {
      body: { lastSequence: 0, isRestExported: false },
    });

    const ofIt = (await changesOf('device')).filter(({ subject_id }) => subject_id === tablet.deviceId);
    expect(status).toBe(200);
    expect(ofIt.map(({ door, user_id, after }) => [door, user_id, after])).toEqual(
      expect.arrayContaining([
        ['station', null, '{"key_epoch":1}'],
        ['station', null, '{"revoked":true}'],
      ]),
    );
  });
});
