import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('changePayPeriod');

describe('200', () => {
  it('changes name and first day while nobody is paid by it', async () => {
    const { data } = await world.call({ body: { name: 'Frá 16.', startDay: 16 } });

    expect(data).toMatchObject({ name: 'Frá 16.', startDay: 16, isInUse: false });
  });
});

describe('400', () => {
  it('refuses a day that no month has', async () => {
    const { status, errors } = await world.call({ body: { name: 'Frá 16.', startDay: 32 } });

    expect([status, errors[0]?.field]).toEqual([400, 'startDay']);
  });
});

describe('404', () => {
  it('does not know an unknown record', async () => {
    expect(await world.ofNobody('payPeriodId')).toEqual([404, 'pay_period.not_found']);
  });
});

describe('409', () => {
  it('keeps the first day of one by which somebody is paid, but lets it be renamed', async () => {
    const { company, payPeriod } = world.tenant;
    const params = { companyId: company.id, payPeriodId: payPeriod.id };
    const { headers: read } = await world.ask('getCompanyPayPeriod', { params });
    const headers = { 'If-Match': read.get('ETag') ?? '' };

    const moved = await world.refusal({ params, headers, body: { name: 'Mánuður', startDay: 16 } });
    const renamed = await world.call({ params, headers, body: { name: 'Almanaksmánuður', startDay: 1 } });

    expect(moved).toEqual([409, 'pay_period.in_use']);
    expect(renamed.data).toMatchObject({ name: 'Almanaksmánuður', startDay: 1 });
  });
});
