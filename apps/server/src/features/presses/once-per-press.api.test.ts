// What a key of a press promises, beside what test/pressed-twice.test.ts holds for every operation.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DepartmentRow, EmployeeRow } from '#database/tables/people.ts';
import type { PressRow } from '#database/tables/sign-in.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { UserCaller } from '#http/caller.ts';
import { forgetEndedWork } from '#features/system/forget-ended-work.ts';
import { aTenant, type Tenant } from '../../../test/a-tenant.ts';
import { startApi, type Call, type TestApi } from '../../../test/api.ts';
import { PASSWORD } from '../../../test/given.ts';
import { aPersonBody } from '../../../test/conformance/good-people-calls.ts';
import { createOncePerPress } from './once-per-press.ts';

let api: TestApi;
let tenant: Tenant;
beforeAll(async () => {
  api = await startApi();
  tenant = await aTenant(api);
});
afterAll(() => api.stop());

const knex = () => api.database.database.knex;
const keyed = (key: string) => ({ 'Idempotency-Key': key });
const byOwner = async () => ({ token: (await api.given.aSession(tenant.users.owner)).token });
const inCompany = () => ({ params: { companyId: tenant.company.id } });
const aDepartment = async (name: string, key: string, rest: Partial<Call> = {}) =>
  api.call('addDepartment', {
    ...inCompany(),
    ...(await byOwner()),
    body: { name },
    headers: keyed(key),
    ...rest,
  });

describe('the key of a press', () => {
  it('does each request where there is none, and refuses one that is no UUID', async () => {
    const call = { ...inCompany(), ...(await byOwner()), body: { name: 'Without' } };

    expect((await api.call('addDepartment', call)).status).toBe(200);
    expect((await api.call('addDepartment', call)).codes).toEqual(['record.name_taken']);
    const answer = await api.call('addDepartment', { ...call, headers: keyed('1') });
    expect(answer.errors).toMatchObject([{ code: 'request.invalid', field: 'header.Idempotency-Key' }]);
  });

  it('belongs to one request: with another body, 422 request.key_reused, and nothing is done', async () => {
    const key = randomUUID();
    await aDepartment('Bakery', key);

    const answer = await aDepartment('Kitchen', key);

    expect([answer.status, ...answer.codes]).toEqual([422, 'request.key_reused']);
    expect(await knex()<DepartmentRow>('departments').where({ name: 'Kitchen' })).toEqual([]);
  });

  it('counts in quotes too, as the draft of the standard writes it', async () => {
    const key = randomUUID();
    const first = await aDepartment('Quoted', `"${key}"`);

    expect((await aDepartment('Quoted', key)).data).toEqual(first.data);
  });

  it('of one person is none of another', async () => {
    const key = randomUUID();
    await aDepartment('One', key);

    const another = await api.given.anEmployee(tenant.company, { role: 'owner', password: PASSWORD });

    const { token } = await api.given.aSession(another);
    expect((await aDepartment('Another', key, { token })).status).toBe(200);
  });

  it('is free again after a refusal, which made nothing', async () => {
    const key = randomUUID();
    const row = await api.given.aDepartment(tenant.company, 'Taken', tenant.employee);
    expect((await aDepartment('Taken', key)).codes).toEqual(['record.name_taken']);
    await knex()<DepartmentRow>('departments').where({ id: row.id }).update({ name: 'Not taken' });

    expect((await aDepartment('Taken', key)).status).toBe(200);
  });

  it('is good for 24 hours, and is then forgotten', async () => {
    const key = randomUUID();
    await aDepartment('Day', key);
    api.time.advance({ hours: 24 });

    expect((await aDepartment('Day', key)).codes).toEqual(['record.name_taken']);
    const write = await forgetEndedWork(api.deps).run({} as never, new AbortController().signal);
    await inTransaction(api.database.database, async (tx) => write(tx));
    expect(await knex()<PressRow>('presses').where({ key })).toEqual([]);
  });
});

describe('a second answer', () => {
  it('reads what was made as it is now', async () => {
    const key = randomUUID();
    const { data } = await aDepartment('Before', key);
    await knex()<DepartmentRow>('departments').where({ id: data.id }).update({ name: 'After' });

    expect((await aDepartment('Before', key)).data).toEqual({ ...data, name: 'After' });
  });

  it('asks again who may see it, and says no more to others than that it was made', async () => {
    const { users, department } = tenant;
    const body = { ...aPersonBody(tenant), departmentIds: [] };
    const token = (await api.given.aSession(users.manager)).token;
    const call = { ...inCompany(), body, token, headers: keyed(randomUUID()) };
    expect((await api.call('addPerson', call)).status).toBe(200);
    const limits = { limited_to_departments: JSON.stringify([department.id]) };
    await knex()<EmployeeRow>('employees').where({ id: users.manager.id }).update(limits);

    const again = await api.call('addPerson', call);

    expect([again.status, ...again.codes]).toEqual([409, 'request.made_already']);
  });

  it('tells no secret again, and none is kept, nor anything else of the answer or the request', async () => {
    const params = { ...inCompany().params, employeeId: tenant.employee.id };
    const call = { params, ...(await byOwner()), headers: keyed(randomUUID()) };
    const { data } = await api.call('setPin', call);

    const again = await api.call('setPin', call);

    expect([again.status, ...again.codes]).toEqual([409, 'request.made_already']);
    expect(again.text).not.toContain(data.pin);
    const [row] = await knex()<PressRow>('presses').where({ operation: 'setPin' });
    expect(row?.made).toBe('null');
    const kept = await knex()<PressRow>('presses').whereNotNull('made').pluck('made');
    for (const name of ['Bakery', 'Day', 'Before', data.displayName]) expect(kept.join()).not.toContain(name);
  });
});

describe('the work of a press', () => {
  const aPress = () => ({
    caller: { userId: tenant.users.owner.id, companyId: tenant.company.id } as UserCaller,
    ...{ operation: 'addDepartment', key: randomUUID(), said: {} },
  });
  const rename = (name: string) =>
    inTransaction(api.database.database, async (tx) => {
      await tx<DepartmentRow>('departments').where({ id: tenant.department.id }).update({ name });
    });
  const nameNow = async () =>
    (await knex()<DepartmentRow>('departments').where({ id: tenant.department.id }).first())?.name;
  const doing = (first: () => Promise<string>) => ({
    first,
    keep: (answer: string) => answer,
    again: (made: unknown) => Promise.resolve(made as string),
  });

  it('was done once it is committed, also where its server ends before it could answer', async () => {
    const once = createOncePerPress(api.deps, { waitsMs: 0 });
    const press = aPress();
    const broken = once(
      press,
      doing(async () => {
        await rename('Committed');
        throw new Error('the server ends');
      }),
    );
    await expect(broken).rejects.toThrow('the server ends');

    const again = once(
      press,
      doing(async () => {
        await rename('Done twice');
        return 'twice';
      }),
    );

    await expect(again).rejects.toMatchObject({ code: 'request.made_already' });
    expect(await nameNow()).toBe('Committed');
  });

  it('is done by the next request where it was rolled back', async () => {
    const once = createOncePerPress(api.deps, { waitsMs: 0 });
    const press = aPress();
    const broken = once(
      press,
      doing(() => inTransaction(api.database.database, () => Promise.reject(new Error('rolled back')))),
    );
    await expect(broken).rejects.toThrow('rolled back');

    expect(
      await once(
        press,
        doing(() => Promise.resolve('now')),
      ),
    ).toBe('now');
  });

  it('is waited for, and a request that has waited long enough is told that it still runs', async () => {
    const once = createOncePerPress(api.deps, { waitsMs: 0 });
    const press = aPress();
    let begun: () => void = () => undefined;
    let end: () => void = () => undefined;
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const isEnding = new Promise<void>((resolve) => (end = resolve));
    const first = once(
      press,
      doing(async () => {
        begun();
        await isEnding;
        return 'made';
      }),
    );
    await isBegun;

    const second = once(
      press,
      doing(() => Promise.resolve('made twice')),
    );

    await expect(second).rejects.toMatchObject({ code: 'request.key_at_work' });
    end();
    expect(await first).toBe('made');
    expect(
      await once(
        press,
        doing(() => Promise.resolve('made twice')),
      ),
    ).toBe('made');
  });

  it('is taken over from a server that died, which can commit nothing of it any more', async () => {
    const once = createOncePerPress(api.deps);
    const press = aPress();
    let begun: () => void = () => undefined;
    let goOn: () => void = () => undefined;
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const isGoingOn = new Promise<void>((resolve) => (goOn = resolve));
    const asleep = once(
      press,
      doing(async () => {
        begun();
        await isGoingOn;
        await rename('Too late');
        return 'late';
      }),
    );
    await isBegun;
    api.time.advance({ minutes: 5 });

    const taken = await once(
      press,
      doing(async () => {
        await rename('Taken over');
        return 'taken over';
      }),
    );
    goOn();

    await expect(asleep).rejects.toBeInstanceOf(DomainError);
    expect(taken).toBe('taken over');
    expect(await nameNow()).toBe('Taken over');
  });
});
