import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PayrollRunPersonRow } from '#database/tables/payroll.ts';
import { manageOperations } from '@stimpill/api-types/manage';
import { goodCalls } from '../../../test/conformance/good-calls.ts';
import { aPaidPerson, MARCH } from '../../../test/conformance/good-payroll-calls.ts';
import { PASSWORD } from '../../../test/given.ts';
import { SHIPPED_PROFILES } from './shipped-profiles.ts';
import { aKennitala } from '../../../test/given-payroll.ts';
import { companyWorld } from '../../../test/company-world.ts';

const EXAMPLE = manageOperations.makePayrollRun.example.body;
const world = companyWorld('makePayrollRun');
const good = async () => (await goodCalls.makePayrollRun(world.api, world.tenant)).body as typeof EXAMPLE;

/** What stands in the only row of a file. */
async function amountIn(runId: string): Promise<string> {
  const params = { companyId: world.tenant.company.id, runId };
  const { base64 } = (await world.ask('getPayrollRunFile', { params })).data;
  return Buffer.from(base64, 'base64').toString().split('\r\n')[1]?.split(';')[4] ?? '';
}

describe('200', () => {
  it('pays what the preview says, in a file with the digest that it keeps', async () => {
    const { data } = await world.call();

    const params = { companyId: world.tenant.company.id, runId: data.run.id };
    const file = (await world.ask('getPayrollRunFile', { params })).data;
    expect(data).toMatchObject({ run: { kind: 'whole', sha256: file.sha256, peopleCount: 1 }, leftOut: [] });
    expect(data.run.totals).toEqual([{ payrollCode: 'DV', minutes: 480 }]);
    const text = Buffer.from(file.base64, 'base64').toString();
    expect(text.split('\r\n')).toEqual([
      '\uFEFFKennitala;Nafn;Deild;Launaliður;Einingar;Frá;Til',
      expect.stringMatching(/^\d{10};.*;;DV;8,00;01\.03\.2026;31\.03\.2026$/),
      '',
    ]);
  });

  it('names who went by number, where the payroll system takes either', async () => {
    const { api, tenant } = world;
    const known = await aPaidPerson(api, tenant, { display_name: 'Anna' });
    const numbered = await aPaidPerson(api, tenant, { kennitala: null, display_name: 'Birna' });
    await api.deps.database.knex('employees').where({ id: numbered.id }).update({ employee_number: '4711' });
    await api.given.aPayrollCode(tenant.company, 'kjarni', 'DV', '100');
    const body = { ...(await good()), profileKey: 'kjarni', employeeIds: [known.id, numbered.id] };

    const seen = (await world.ask('previewPayrollRun', { body })).data;
    const { run } = (await world.call({ body })).data;

    const params = { companyId: tenant.company.id, runId: run.id };
    const made = (await world.ask('getPayrollRun', { params })).data;
    const byNumber = [seen, made].map(({ people }) => people.map((each) => each.isByNumber));
    expect(byNumber).toEqual([
      [false, true],
      [false, true],
    ]);
    const file = (await world.ask('getPayrollRunFile', { params })).data;
    expect(Buffer.from(file.base64, 'base64').toString()).toContain('\r\n4711;100;');
  });

  it('says who is not ready where nobody of them is, and not that there is nothing to send', async () => {
    const { api, tenant } = world;
    const person = await aPaidPerson(api, tenant, { kennitala: null, display_name: 'Freyja' });
    const body = { ...(await good()), employeeIds: [person.id], leavesOutUnready: true };

    const { status, errors } = await world.call({ body });

    expect([status, errors[0]?.code]).toEqual([409, 'payroll.not_ready']);
    expect(errors[0]?.message).toContain('Freyja is not ready to be paid (identity.missing)');
  });

  it('records who made it', async () => {
    const { run } = (await world.call()).data;

    const { changes } = (await world.ask('listChanges')).data;
    expect(changes).toMatchObject([
      { subject: 'payrollRun', act: 'added', userId: world.tenant.users.owner.id, recordName: run.fileName },
    ]);
  });

  it('has only what has changed where people were sent before, and below zero where it is less', async () => {
    const { api, tenant } = world;
    const person = await aPaidPerson(api, tenant);
    const body = { ...(await good()), employeeIds: [person.id] };
    await world.call({ body });
    await world.ask('reopenTime', { body: { ...MARCH, employeeIds: [person.id], reason: 'x' } });
    const { knex } = api.deps.database;
    const end_at = Date.parse('2026-03-01T15:00:00Z');
    await knex('time_entries').where({ employee_id: person.id }).update({ end_at });
    await world.ask('approvePayrollMonth', { body: { ...MARCH, employeeIds: [person.id] } });

    const { data } = await world.call({ body: { ...body, again: 'differences' } });

    expect(data.run).toMatchObject({
      kind: 'differences',
      totals: [{ payrollCode: 'DV', minutes: -60 }],
    });
    expect(await world.refusal({ body: { ...body, again: 'differences' } })).toEqual([
      409,
      'payroll.nothing_to_send',
    ]);
  });

  it('adds up with the files before it to what one file of the whole would say, those from before amounts were kept included', async () => {
    const { api, tenant } = world;
    const { knex } = api.deps.database;
    const person = await api.given.anEmployee(tenant.company, { kennitala: aKennitala() });
    const body = { ...(await good()), employeeIds: [person.id] };
    const amounts: string[] = [];
    for (const [place, day] of ['06', '07', '08'].entries()) {
      const [from, to] = [`2026-03-${day}T08:00:00Z`, `2026-03-${day}T08:20:00Z`];
      await api.given.anEntry(person, from, to, { is_locked: true });
      const { run } = (await world.call({ body: { ...body, again: place ? 'differences' : 'refuse' } })).data;
      amounts.push(await amountIn(run.id));
      if (place === 0) await knex('payroll_run_people').where({ run_id: run.id }).update({ amounts: null });
    }

    expect(amounts).toEqual(['0,33', '0,34', '0,33']);
    const more = await world.refusal({ body: { ...body, again: 'differences' } });
    expect(more).toEqual([409, 'payroll.nothing_to_send']);
  });

  it('sends what earlier files were short of by their rounding alone, and says that nothing else has changed', async () => {
    const { api, tenant } = world;
    const { knex } = api.deps.database;
    const person = await api.given.anEmployee(tenant.company, { kennitala: aKennitala() });
    await api.given.anEntry(person, '2026-03-06T08:00:00Z', '2026-03-06T09:00:00Z', { is_locked: true });
    const body = { ...(await good()), employeeIds: [person.id] };
    const { run } = (await world.call({ body })).data;
    const before = { lines: JSON.stringify({ DV: 20 }), amounts: null };
    await knex('payroll_run_people').where({ run_id: run.id }).update(before);
    for (const id of [randomUUID(), randomUUID()]) {
      const of = { id, start_date: MARCH.startDate, end_date: MARCH.endDate };
      const earlier = await api.given.aPayrollRun(tenant.company, of);
      const row = await knex<PayrollRunPersonRow>('payroll_run_people').where({ run_id: run.id }).first();
      await knex('payroll_run_people').insert({ ...row, run_id: earlier.id });
    }

    const { data } = await world.call({ body: { ...body, again: 'differences' } });

    expect(await amountIn(data.run.id)).toBe('0,01');
    expect(data.run.totals).toEqual([{ payrollCode: 'DV', minutes: 0 }]);
  });

  it('leaves out who is not ready, by name, when asked', async () => {
    const { api, tenant } = world;
    const person = await aPaidPerson(api, tenant);
    const nameless = await aPaidPerson(api, tenant, { kennitala: null, display_name: 'Birta' });
    const body = { ...(await good()), employeeIds: [person.id, nameless.id], leavesOutUnready: true };

    const { data } = await world.call({ body });

    expect(data.run.peopleCount).toBe(1);
    expect(data.leftOut).toEqual([
      { employeeId: nameless.id, displayName: 'Birta', codes: ['identity.missing'] },
    ]);
  });

  it('pays people whose kennitala has no check digit, and those of the system register', async () => {
    const { api, tenant } = world;
    const numbers = ['1201603379', '8923501739', '1008602989'];
    const people = await Promise.all(numbers.map((kennitala) => aPaidPerson(api, tenant, { kennitala })));
    const noDay = await aPaidPerson(api, tenant, { kennitala: '3104902989', display_name: 'Birta' });
    const employeeIds = [...people, noDay].map(({ id }) => id);

    const { data } = await world.call({ body: { ...(await good()), employeeIds, leavesOutUnready: true } });

    const params = { companyId: tenant.company.id, runId: data.run.id };
    const file = (await world.ask('getPayrollRunFile', { params })).data;
    const text = Buffer.from(file.base64, 'base64').toString();
    const sent = text.split('\r\n').flatMap((row) => /^\d{10}/.exec(row) ?? []);
    expect(sent.toSorted()).toEqual(numbers.toSorted());
    expect(data.leftOut.map(({ displayName }) => displayName)).toEqual(['Birta']);
  });

  it('is open to a service account, which confirms nothing', async () => {
    const { api, tenant } = world;
    const account = await api.given.aServiceAccount(tenant.company, { password: PASSWORD });
    await api.deps.database.knex('employees').where({ id: account.id }).update({ role: 'accountant' });
    const login = await api.call('login', { body: { email: account.email, password: PASSWORD } });

    const answer = await api.call('makePayrollRun', {
      ...(await goodCalls.makePayrollRun(api, tenant)),
      token: login.data.accessToken,
    });

    expect(answer.status).toBe(200);
  });
});

describe('400', () => {
  it('names the field at fault', async () => {
    const { status, errors } = await world.call({ body: { ...EXAMPLE, again: 'twice' } });

    expect([status, errors[0]?.field]).toEqual([400, 'again']);
  });
});

describe('404', () => {
  it('refuses people whom nobody knows', async () => {
    const employeeIds = ['00000000-0000-4000-8000-000000000000'];

    expect(await world.refusal({ body: { ...EXAMPLE, employeeIds } })).toEqual([404, 'employee.not_found']);
  });
});

describe('409', () => {
  it('refuses to send somebody twice, and names the person and the run that has them', async () => {
    const { api, tenant } = world;
    const person = await aPaidPerson(api, tenant, { display_name: 'Freyja' });
    const body = { ...(await good()), employeeIds: [person.id] };
    const { run } = (await world.call({ body })).data;

    const again = await world.call({ body });
    const otherDays = await world.call({ body: { ...body, endDate: '2026-03-20' } });
    const overlapping = await world.refusal({
      body: { ...body, again: 'differences', endDate: '2026-03-20' },
    });

    expect([again.status, ...again.codes]).toEqual([409, 'payroll.made_meanwhile']);
    expect(again.errors[0]?.message).toContain(`Freyja is in run ${run.number} (${run.id})`);
    expect([otherDays.status, ...otherDays.codes]).toEqual([409, 'payroll.exported_before']);
    expect(overlapping).toEqual([409, 'payroll.exported_before']);
  });

  it('refuses anyone who is not ready, a line without a code, and an empty file', async () => {
    const { api, tenant } = world;
    const nameless = await aPaidPerson(api, tenant, { kennitala: null });
    const person = await aPaidPerson(api, tenant);
    const idle = await api.given.anEmployee(tenant.company);
    const body = await good();

    expect(await world.refusal({ body: { ...body, employeeIds: [nameless.id] } })).toEqual([
      409,
      'payroll.not_ready',
    ]);
    expect(await world.refusal({ body: { ...body, profileKey: 'dk', employeeIds: [person.id] } })).toEqual([
      409,
      'payroll.line_unmapped',
    ]);
    expect(await world.refusal({ body: { ...body, employeeIds: [idle.id] } })).toEqual([
      409,
      'payroll.nothing_to_send',
    ]);
  });

  it('refuses while a tablet may hold punches of the period', async () => {
    const { api, tenant } = world;
    const device = await api.given.aDevice(tenant.users.owner);
    await api.given.aDeviceKey(device);
    const lastSeen = { last_seen_at: Date.parse('2026-02-01T00:00:00Z') };
    await api.deps.database.knex('devices').where({ id: device.id }).update(lastSeen);
    const body = { ...(await good()), endDate: '2026-03-01' };

    expect(await world.refusal({ body: { ...body, ignoresSilentTablets: false } })).toEqual([
      409,
      'payroll.tablet_silent',
    ]);
    expect((await world.call({ body })).status).toBe(200);
  });

  it('refuses a name that the encoding cannot write, and names the person', async () => {
    const { api, tenant } = world;
    const person = await aPaidPerson(api, tenant, { display_name: 'Łukasz Nowak' });
    const settings = JSON.stringify({ ...SHIPPED_PROFILES[0]?.settings, encoding: 'windows-1252' });
    const row = { company_id: tenant.company.id, profile_key: 'generic', settings };
    await api.deps.database.knex('export_profiles').insert(row);

    const answer = await world.call({ body: { ...(await good()), employeeIds: [person.id] } });

    expect([answer.status, ...answer.codes]).toEqual([409, 'payroll.not_writable']);
    expect(answer.errors[0]?.message).toContain('“Łukasz Nowak” (Ł)');
  });
});
