import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getCompanyPayPeriod');

describe('200', () => {
  it('answers with the pay period and its version', async () => {
    const { data, headers } = await world.call();

    expect(data).toMatchObject({ startDay: 1, isInUse: true });
    expect(headers.get('ETag')).toMatch(/^"[\w-]{22}"$/);
  });
});

describe('400', () => {
  it('refuses an id that is none', async () => {
    const { id: companyId } = world.tenant.company;

    const { status, errors } = await world.call({ params: { companyId, payPeriodId: 'x' } });

    expect([status, errors[0]?.field]).toEqual([400, 'route.payPeriodId']);
  });
});

describe('404', () => {
  it('does not know an unknown record', async () => {
    expect(await world.ofNobody('payPeriodId')).toEqual([404, 'pay_period.not_found']);
  });
});
