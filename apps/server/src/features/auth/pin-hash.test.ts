import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CHEAP_HASHING } from '../../../test/api.ts';
import { createPinHashing } from './pin-hash.ts';

const pepper = randomBytes(32);
const pins = createPinHashing(CHEAP_HASHING, pepper);
const owner = { companyId: randomUUID(), employeeId: randomUUID() };

describe('a stored PIN', () => {
  it('is right for every one of many PINs and owners', async () => {
    for (let n = 0; n < 200; n += 1) {
      const somebody = { companyId: randomUUID(), employeeId: randomUUID() };
      const pin = String(n * 47).padStart(4, '0');

      const stored = await pins.hashPin(somebody, pin);

      expect(await pins.isPin(stored, somebody, pin)).toBe(true);
      expect(await pins.isPin(stored, somebody, '9999')).toBe(false);
    }
  });

  it('is wrong for another employee and for another company', async () => {
    const stored = await pins.hashPin(owner, '4821');

    expect(await pins.isPin(stored, { ...owner, employeeId: randomUUID() }, '4821')).toBe(false);
    expect(await pins.isPin(stored, { ...owner, companyId: randomUUID() }, '4821')).toBe(false);
  });

  it('cannot be checked without the pepper', async () => {
    const stored = await pins.hashPin(owner, '4821');
    const thief = createPinHashing(CHEAP_HASHING, randomBytes(32));

    expect(await thief.isPin(stored, owner, '4821')).toBe(false);
    expect(await CHEAP_HASHING.verify(stored, '4821')).toBe(false);
  });

  it('accepts no PIN when none is stored', async () => {
    expect(await pins.isPin(null, owner, '4821')).toBe(false);
  });
});
