import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getCompanySettings');

describe('200', () => {
  it('answers with all settings and their version, without the hash of the manager code', async () => {
    const { data, headers, text } = await world.call();

    expect(data).toMatchObject({
      name: world.tenant.company.name,
      language: 'is',
      retentionDays: { photos: 30 },
    });
    expect(headers.get('ETag')).toMatch(/^"[\w-]{22}"$/);
    expect(text).not.toMatch(/managerExit|managerCode|hash/i);
  });
});

describe('400', () => {
  it('refuses the id of a company that is none', async () => {
    expect(await world.refusal({ params: { companyId: 'x' } })).toEqual([400, 'request.invalid']);
  });
});
