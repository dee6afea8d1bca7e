import { beforeEach, describe, expect, it } from 'vitest';
import { saveTerminal, terminalCompanyId, toCompanyId } from './terminal-record.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';

beforeEach(() => localStorage.clear());

describe('the company of a shared tablet', () => {
  it('is taken from the link and kept', () => {
    expect(terminalCompanyId(`?company=${COMPANY.toUpperCase()}`)).toBe(COMPANY);
    expect(terminalCompanyId('')).toBe(COMPANY);
  });

  it('is forgotten by a link that names none', () => {
    saveTerminal(COMPANY);

    expect(terminalCompanyId('?company=')).toBeUndefined();
    expect(terminalCompanyId('')).toBeUndefined();
  });

  it.each(['', 'kaffihus', `${COMPANY}0`, '<script>'])('is not read from %j', (text) => {
    expect(toCompanyId(text)).toBeUndefined();
    expect(terminalCompanyId(`?company=${encodeURIComponent(text)}`)).toBeUndefined();
  });
});
