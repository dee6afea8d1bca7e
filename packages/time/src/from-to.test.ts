import { expect, it } from 'vitest';
import { fromTo } from './from-to.ts';

it('a stretch has an en dash without spaces between its ends', () => {
  expect(fromTo('08:00', '16:00')).toBe('08:00–16:00');
});
