import { expect, it } from 'vitest';
import { tabletMakerOf } from './tablet-maker.ts';

it.each([
  [
    'an iPad that calls itself a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
    5,
    'ipad',
  ],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, undefined],
  ['an older iPad', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Safari/604.1', 5, 'ipad'],
  ['an Android tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X210) Chrome/156.0 Safari/537.36', 10, 'android'],
  [
    'a Windows computer with a touch screen',
    'Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/156.0',
    10,
    undefined,
  ],
] as const)('%s is known for what it is', (_, userAgent, maxTouchPoints, maker) => {
  expect(tabletMakerOf({ userAgent, maxTouchPoints })).toBe(maker);
});
