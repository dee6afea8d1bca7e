import { describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('changeCompanySettings');

const HASH = '$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

describe('200', () => {
  it('changes what is sent, keeps the manager code, and records the fields that differ', async () => {
    const { company } = world.tenant;
    const { knex } = world.api.deps.database;
    await knex('companies').where({ id: company.id }).update({ manager_exit_code_hash: HASH });
    const { data, headers: read } = await world.ask('getCompanySettings');
    const wanted = { ...data, retentionDays: { coordinates: 30, photos: 7 }, language: 'pl' as const };

    const { data: changed } = await world.call({
      headers: { 'If-Match': read.get('ETag') ?? '' },
      body: wanted,
    });

    expect(changed).toEqual(wanted);
    expect((await world.ask('getCompanySettings')).data).toEqual(wanted);
    const row = await knex<CompanyRow>('companies').where({ id: company.id }).first();
    expect(row?.manager_exit_code_hash).toBe(HASH);
    const { changes } = (await world.ask('listChanges', { query: { language: 'en' } })).data;
    expect(changes[0]?.fields.map(({ name, after }) => [name, after])).toEqual([
      ['language', 'Polish'],
      ['days that places are kept', '30'],
      ['days that photos are kept', '7'],
    ]);
  });
});

describe('400', () => {
  it('names every field at fault, as deep as it lies', async () => {
    const { data } = await world.ask('getCompanySettings');
    const terminal = { ...data.terminal, allowedIpRanges: ['192.0.2.1'] };
    const holidays = { ...data.holidays, removed: ['2026-03-02'] };

    const { status, errors } = await world.call({
      body: { ...data, timeZone: 'Mars/Olympus', terminal, holidays },
    });

    expect([status, ...errors.map(({ field }) => field)]).toEqual([
      400,
      'timeZone',
      'terminal.allowedIpRanges[0]',
    ]);
  });

  it('refuses a removed day that is no holiday', async () => {
    const { data } = await world.ask('getCompanySettings');

    const { errors } = await world.call({
      body: { ...data, holidays: { ...data.holidays, removed: ['2026-03-02'] } },
    });

    expect(errors.map(({ field }) => field)).toEqual(['holidays.removed[0]']);
  });
});

describe('404', () => {
  it.each([
    ['defaultRuleSetId', 'rule_set.not_found'],
    ['defaultPayPeriodId', 'pay_period.not_found'],
  ])('does not take an unknown record as %s', async (field, code) => {
    const { data } = await world.ask('getCompanySettings');
    const body = { ...data, [field]: '00000000-0000-4000-8000-000000000000' };

    expect(await world.refusal({ body })).toEqual([404, code]);
  });
});
