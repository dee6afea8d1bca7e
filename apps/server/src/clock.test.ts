import { describe, expect, it } from 'vitest';
import { createProcessClock } from './clock.ts';

function machine() {
  const own = { wallMs: 1_000_000, steadyMs: 500 };
  return { ...createProcessClock({ wall: () => own.wallMs, steady: () => own.steadyMs }), own };
}

describe('the clock of a process', () => {
  it('is that of the machine until another one is known', () => {
    const { own, clock } = machine();
    own.wallMs += 7;

    expect(clock()).toBe(1_000_007);
  });

  it('goes on by the steady clock from what the database said, whatever the clock of the machine is set to', () => {
    const { own, clock, setBy } = machine();
    setBy(2_000_000);
    own.wallMs -= 3_600_000;
    own.steadyMs += 1_500.9;

    expect(clock()).toBe(2_002_000);
  });

  it('stands still where it is put right by a bit, so that nobody was gone before they came', () => {
    const { own, clock, setBy } = machine();
    setBy(2_000_000);
    const told = [clock()];
    setBy(1_999_990);
    for (const step of [0, 5, 10]) {
      own.steadyMs += step;
      told.push(clock());
    }

    expect(told).toEqual([2_000_500, 2_000_500, 2_000_500, 2_000_505]);
  });

  it('goes back where the clock of the database was set back', () => {
    const { clock, setBy } = machine();
    setBy(2_000_000);
    clock();
    setBy(1_000_000);

    expect(clock()).toBe(1_000_500);
  });
});
