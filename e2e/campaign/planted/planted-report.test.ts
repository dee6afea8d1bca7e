import { describe, expect, it } from 'vitest';
import { countFound, toPlantedReport, type Hunted } from './planted-report.ts';
import { PLANTED_BUGS } from './planted-bugs.ts';

const hunted = (change: Partial<Hunted>): Hunted => ({
  ...{ number: '3', name: 'a bug', red: ['R1: a punch is lost'], reached: 7 },
  ...change,
});

describe('the report on planted bugs', () => {
  it('tells how often a bug was reached and which checks found it', () => {
    const report = toPlantedReport([hunted({ red: ['R1: a punch is lost', 'R5: an end is lost'] })]);

    expect(report).toContain('Found 1 of 1 planted bugs.');
    expect(report).toContain('found    3 a bug: reached 7 times, found by R1, R5');
  });

  it('calls a bug missed that was never reached, whatever turned red', () => {
    const never = hunted({ reached: 0 });

    expect(countFound([never])).toEqual({ found: 0, all: 1 });
    expect(toPlantedReport([never])).toContain('MISSED   3 a bug: never reached');
  });

  it('calls a bug missed that was reached and turned nothing red', () => {
    expect(countFound([hunted({ red: [] })])).toEqual({ found: 0, all: 1 });
  });

  it('says that nothing was found where the campaign broke down', () => {
    expect(toPlantedReport([hunted({ red: undefined })])).toContain('the campaign broke down');
    expect(countFound([hunted({ red: undefined })])).toEqual({ found: 0, all: 1 });
  });

  it('counts a bug in several parts once, and only when every part is found', () => {
    const parts = [hunted({ number: '4a' }), hunted({ number: '4b', reached: 0 }), hunted({ number: '5' })];

    expect(countFound(parts)).toEqual({ found: 1, all: 2 });
  });

  it('gives every planted bug a number of its own and a place at which it says that it was reached', () => {
    const numbers = PLANTED_BUGS.map(({ number }) => number);
    const silent = PLANTED_BUGS.filter(
      ({ server = [], tablets = [] }) =>
        ![...server, ...tablets].some(({ replace }) => replace.includes('globalThis.reached')),
    );

    expect(new Set(numbers).size).toBe(numbers.length);
    expect(silent).toEqual([]);
  });
});
