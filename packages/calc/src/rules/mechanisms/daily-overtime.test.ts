import { describe, expect, it } from 'vitest';
import { type Segment } from '#pay/segment.ts';
import { type DailyOvertime, dailyOvertimeMechanism } from './daily-overtime.ts';
import { type Setting } from './mechanism.ts';

const codes = new Map([
  ['dayWork', { bucket: 'daytime' as const, payLine: 'DV' }],
  ['overtime', { bucket: 'overtime' as const, payLine: 'YV' }],
  ['overtime2', { bucket: 'overtime' as const, payLine: 'YV2' }],
]);

const setting: Setting = {
  ratioMillionths: 1_000_000,
  companyPeriodOf: () => null,
  shifts: [],
  offsetAt: () => 0,
  countsOf: () => new Map(),
};
const prepare = (limit: DailyOvertime) => {
  const { classify } = dailyOvertimeMechanism.prepare(limit, { codes, key: 'daily-overtime 0' });
  return (segments: readonly Segment[]) => classify!(segments, setting, null);
};

const tenHours: Segment = {
  entryId: 'a',
  start: 480,
  end: 1080,
  day: 0,
  minuteOfDay: 480,
  dayClass: 'ordinary',
  holidays: [],
  inBreak: null,
  class: 'dayWork',
  movedFrom: null,
};
const hour = (from: number, to: number): Partial<Segment> => ({
  start: from * 60,
  end: to * 60,
  minuteOfDay: from * 60,
});

describe('daily overtime', () => {
  it('moves what is past the limit and remembers what it was', () => {
    const over8 = prepare({ limitMinutes: 480, countedClasses: ['dayWork'], overtimeClass: 'overtime' });

    const segments = over8([tenHours]);

    expect(segments).toEqual([
      { ...tenHours, ...hour(8, 16) },
      { ...tenHours, ...hour(16, 18), class: 'overtime', movedFrom: 'dayWork' },
    ]);
  });

  it('remembers the first class of a minute that is moved twice', () => {
    const over8 = prepare({ limitMinutes: 480, countedClasses: ['dayWork'], overtimeClass: 'overtime' });
    const over1 = prepare({ limitMinutes: 60, countedClasses: ['overtime'], overtimeClass: 'overtime2' });

    const segments = over1(over8([tenHours]));

    expect(segments.at(-1)).toEqual({
      ...tenHours,
      ...hour(17, 18),
      class: 'overtime2',
      movedFrom: 'dayWork',
    });
  });
});
