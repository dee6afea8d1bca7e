import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('exportChanges');

describe('200', () => {
  it('gives a row for every field, with a byte order mark and escaped formulas', async () => {
    await world.ask('addDepartment', { body: { name: '=1+1' } });

    const { data } = await world.call({ query: { language: 'en' } });

    expect(data.isComplete).toBe(true);
    expect(data.text.startsWith('\uFEFFwhen,who,through,act,record')).toBe(true);
    expect(data.text).toContain("department,'=1+1,,name,,'=1+1,\r\n");
  });

  it('is named after the days that it holds, and stands between semicolons in Icelandic', async () => {
    const { data } = await world.call({ query: { from: '2026-03-01', to: '2026-03-31', language: 'is' } });

    expect(data.fileName).toBe('log-2026-03-01-2026-03-31.csv');
    expect(data.text).toContain('hvenær;hver;hvar');
  });
});

describe('400', () => {
  it('refuses a day that does not exist', async () => {
    const { status, errors } = await world.call({ query: { to: '2026-02-30' } });

    expect([status, errors[0]?.field]).toEqual([400, 'query.to']);
  });
});
