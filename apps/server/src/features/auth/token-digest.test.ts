import { describe, expect, it } from 'vitest';
import { digestOf, newCompanyToken, newOpaqueToken, placeOf } from './token-digest.ts';

const COMPANY = '96ed5da1-7e5f-8f66-b81d-b40482c270f8';

describe('a token of a company', () => {
  it('says of which company it is, and is looked up there', () => {
    const token = newCompanyToken('sdt', COMPANY);

    expect(token).toMatch(/^sdt_[\w-]{22}_[\w-]{43}$/);
    expect(placeOf(token)).toEqual({ ofCompany: { company_id: COMPANY }, digest: digestOf(token) });
  });

  it('from before tokens said so is looked up in all companies', () => {
    const token = newOpaqueToken('sdt');

    expect(placeOf(token)).toEqual({ ofCompany: {}, digest: digestOf(token) });
  });

  it.each([
    '',
    'sdt_',
    'sdt_unknown',
    `sdt_${'x'.repeat(22)}_short`,
    `sdt_${'ó'.repeat(22)}_${'x'.repeat(43)}`,
  ])('is not what somebody typed: %s', (typed) => expect(placeOf(typed).ofCompany).toEqual({}));
});
