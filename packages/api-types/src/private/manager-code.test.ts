import { expect, it } from 'vitest';
import { isEasyManagerCode } from './manager-code.ts';

it.each([
  ['000000', true],
  ['123456', true],
  ['987654', true],
  ['890123', true],
  ['482159', false],
  ['112233', false],
])('whether %s is what everybody tries first is known', (code, expected) => {
  expect(isEasyManagerCode(code)).toBe(expected);
});
