import { describe, expect, it } from 'vitest';
import { changedMinutes, sumLines } from './differences.ts';
import { replayCsv } from './replay-csv.ts';

const ANNA = {
  lines: [
    { key: 'DV', beforeMinutes: 480, afterMinutes: 420 },
    { key: 'YV', beforeMinutes: 0, afterMinutes: 60 },
  ],
};
const JON = { lines: [{ key: 'YV', beforeMinutes: 30, afterMinutes: 0 }] };

describe('a replay', () => {
  it('is summed by line over everybody', () => {
    expect(sumLines([ANNA, JON])).toEqual([
      { key: 'DV', beforeMinutes: 480, afterMinutes: 420 },
      { key: 'YV', beforeMinutes: 30, afterMinutes: 60 },
    ]);
  });

  it('counts minutes that move to another line once', () => {
    expect([changedMinutes(ANNA), changedMinutes(JON)]).toEqual([60, 30]);
  });

  it('is a file in which no cell begins like a formula', () => {
    const person = { ...ANNA, employeeDisplayName: '=cmd;"x"' };

    expect(replayCsv([person], ['Person', 'Line', 'Paid', 'Draft', 'Difference'])).toBe(
      '\uFEFFPerson;Line;Paid;Draft;Difference\r\n"\'=cmd;""x""";DV;480;420;-60\r\n"\'=cmd;""x""";YV;0;60;60\r\n',
    );
  });
});
