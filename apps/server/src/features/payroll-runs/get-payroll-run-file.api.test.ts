import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getPayrollRunFile');

describe('200', () => {
  it('gives the same bytes each time, with their digest', async () => {
    const { data } = await world.call();
    const again = (await world.call()).data;

    const bytes = Buffer.from(data.base64, 'base64');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(data.sha256);
    expect(data.mediaType).toBe('text/csv; charset=utf-8');
    expect(again.base64).toBe(data.base64);
  });
});

describe('400', () => {
  it('names the field at fault', async () => {
    const { status, errors } = await world.call({
      params: { companyId: world.tenant.company.id, runId: 'x' },
    });

    expect([status, errors[0]?.field]).toEqual([400, 'route.runId']);
  });
});

describe('404', () => {
  it('answers a run of nobody like one of another company', async () => {
    expect(await world.ofNobody('runId')).toEqual([404, 'payroll_run.not_found']);
  });
});
