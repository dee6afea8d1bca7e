import { expect, it } from 'vitest';
import { receiptCodeOf } from './receipt-code.ts';

it('gives six plain characters that two punches hardly share', () => {
  const codes = Array.from({ length: 2_000 }, () => receiptCodeOf(crypto.randomUUID()));

  expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1_995);
});

it('gives the same punch the same code for ever', () => {
  expect(receiptCodeOf('b3e0f6a1-9c2d-4e7f-8a5b-1c2d3e4f5a6b')).toBe('1NX1YS');
});
