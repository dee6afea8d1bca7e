// What an operator does with the accounts of other systems.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import { logIn } from '#features/auth/log-in.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';

let cli: TestCommandLine;
let company: CompanyRow;
beforeEach(async () => {
  cli = await startCommandLine();
  company = await cli.given.aCompany();
});
afterEach(() => cli.stop());

type Made = { readonly id: string; readonly email: string; readonly issuedSecret: string };
const make = async () =>
  (await cli.json([
    'service-account',
    'new',
    company.id,
    'Payroll',
    ...['--role', 'accountant', '--address', '192.0.2.0/24', '--address', '2001:db8::/32'],
  ])) as Made;
const list = () => cli.json(['service-account', 'list', company.id]);
const signIn = ({ email, issuedSecret: password }: Made) =>
  logIn(cli.deps, { email, password, address: '192.0.2.1' });

describe('an account that an operator makes', () => {
  it('signs in, is listed without its secret, and signs in no more once it has ended', async () => {
    const made = await make();
    await signIn(made);
    const listed = await list();

    await cli.run(['service-account', 'end', company.id, made.id]);
    const again = await cli.run(['service-account', 'end', company.id, made.id]);

    expect(listed).toMatchObject([
      { id: made.id, email: made.email, allowedAddresses: ['192.0.2.0/24', '2001:db8::/32'] },
    ]);
    expect(JSON.stringify(listed)).not.toContain(made.issuedSecret);
    expect(await list()).toEqual([]);
    await expect(signIn(made)).rejects.toMatchObject({ code: 'auth.invalid_credentials' });
    expect([again.code, again.err]).toEqual([
      1,
      `There is no service account ${made.id} in this company, or it has ended.\n`,
    ]);
  });

  it.each([
    ['\u200b', 'must not be empty'],
    [
      'Pay\u202eroll',
      'must not contain control characters, line ends or marks that turn the direction of text',
    ],
    ['--', 'must have a letter or a digit'],
    ['x'.repeat(101), 'must be at most 100 characters'],
  ])('is not made under the name %j, which is told', async (name, fault) => {
    const { code, err } = await cli.run([
      'service-account',
      'new',
      company.id,
      '--role',
      'owner',
      '--',
      name,
    ]);

    expect([code, err]).toEqual([2, expect.stringContaining(`It ${fault}.`)]);
    expect(await list()).toEqual([]);
  });

  it('stands in the record of changes with whoever made and ended it', async () => {
    const { id } = await make();
    await cli.run(['service-account', 'end', company.id, id]);

    const changes = await cli.deps.database
      .knex<ChangeRow>('changes')
      .where({ subject_id: id })
      .orderBy('id');
    expect(changes.map(({ door, before }) => [door, before])).toEqual([
      ['command line', null],
      ['command line', '{"is_active":true}'],
    ]);
  });

  it.each([
    [['--role', 'manager', '--until', '2020-01-01'], 1, 'The last day is over.'],
    [['--role', 'manager', '--address', '192.0.2.1'], 2, 'must be an address range'],
    [['--role', 'superadmin'], 2, 'Allowed choices'],
  ])('is refused with %j', async (options, code, says) => {
    const refused = await cli.run(['service-account', 'new', company.id, 'Till', ...options]);

    expect(refused.code).toBe(code);
    expect(refused.err).toContain(says);
    expect(await list()).toEqual([]);
  });
});
