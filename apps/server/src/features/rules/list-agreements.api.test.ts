import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('listAgreements');

describe('200', () => {
  it('says of every shipped agreement what it pays, in the language that is asked for', async () => {
    const { data } = await world.call({ query: { language: 'pl' } });

    const sgs = data.find(({ key }) => key === 'sgs-efling-day-work');
    expect(data.length).toBeGreaterThan(5);
    expect(sgs?.description.name).toBe('SGS / Efling: praca dzienna');
    expect(sgs?.description.classes[0]).toMatchObject({ name: 'praca dzienna', payLine: 'DV' });
    expect(sgs?.sources[0]).toMatch(/^https:/);
  });

  it('speaks the language of the company where none is asked for', async () => {
    const { data } = await world.call({ query: {} });

    expect(data[0]?.description.classes[0]?.name).toBe('dagvinna');
  });
});

describe('400', () => {
  it('refuses a language that nobody here speaks', async () => {
    const { status, errors } = await world.call({ query: { language: 'dk' } });

    expect([status, errors[0]?.field]).toEqual([400, 'query.language']);
  });
});
