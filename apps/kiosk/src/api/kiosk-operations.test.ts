import { operations } from '@stimpill/api-types';
import { describe, expect, it } from 'vitest';
import { hasAnswerShape } from './answer-shape.ts';
import { KIOSK_OPERATIONS, type KioskOperationId } from './kiosk-operations.ts';

const ids = Object.keys(KIOSK_OPERATIONS) as KioskOperationId[];

describe.each(ids)('the call of %s', (id) => {
  it('goes where the contract says, the way it says', () => {
    const { method, path, auth } = operations[id];

    expect(KIOSK_OPERATIONS[id]).toMatchObject({ method, path, auth });
  });

  it('takes the example of the contract for a good answer', () => {
    expect(hasAnswerShape(id, operations[id].example.data)).toBe(true);
  });

  it.each([[null], ['text'], [{}], [[{}]], [undefined]])('refuses %j as an answer', (data) => {
    expect(hasAnswerShape(id, data)).toBe(false);
  });
});
