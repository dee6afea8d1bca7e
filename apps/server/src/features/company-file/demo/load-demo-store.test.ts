import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLogin } from '#features/people/employee-store.ts';
import { exampleCompanyFile, importDeps, importer } from '../../../../test/example-company-file.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/test-databases.ts';
import { setPassword } from '#features/auth/set-password.ts';
import { loadDemo } from './load-demo.ts';
import { operatorNamed } from '../../../../test/authors.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await freshDatabase();
});
afterEach(() => test.drop());

describe('loading the demo', () => {
  it('into an empty database gives logins that work', async () => {
    const deps = importDeps(test);

    const demo = await loadDemo({ credentials: 'fixed' }, deps);

    const login = await findLogin(test.database.knex, demo?.manager.email ?? '');
    const hash = login?.credentials.passwordHash ?? null;
    expect(await deps.passwords.isPassword(hash, demo?.manager.password ?? '')).toBe(true);
    expect(demo?.employees).toHaveLength(3);
  });

  it('a second time says the same and writes nothing', async () => {
    const deps = importDeps(test);
    const first = await loadDemo({ credentials: 'fixed' }, deps);
    const before = await test.database.knex('changes').count();

    const second = await loadDemo({ credentials: 'fixed' }, deps);

    expect(second).toEqual(first);
    expect(await test.database.knex('changes').count()).toEqual(before);
  });

  it('beside another company is left alone', async () => {
    await importer(test)(exampleCompanyFile());

    expect(await loadDemo({ credentials: 'fixed' }, importDeps(test))).toBeNull();
    expect(await test.database.knex('companies')).toHaveLength(1);
  });

  it('never shows documented credentials that do not work', async () => {
    const deps = importDeps(test);
    const demo = await loadDemo({ credentials: 'fixed' }, deps);
    const login = await findLogin(test.database.knex, demo?.owner.email ?? '');
    if (login === undefined) throw new Error('no owner');
    await setPassword(deps, login.employee, { password: 'another password', by: operatorNamed('owner') });

    expect(await loadDemo({ credentials: 'fixed' }, deps)).toBeNull();
  });

  it('with random credentials shows them once', async () => {
    const deps = importDeps(test);

    const first = await loadDemo({ credentials: 'random' }, deps);

    expect(first?.owner.password).toHaveLength(20);
    expect(await loadDemo({ credentials: 'random' }, deps)).toBeNull();
    expect(await loadDemo({ credentials: 'fixed' }, deps)).toBeNull();
  });
});
