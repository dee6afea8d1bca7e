import { describe, expect, it } from 'vitest';
import { BUCKET_INDEX } from '#pay/bucket.ts';
import { type PayClass } from '#pay/pay-class.ts';
import { toPerson } from '#pay/person.ts';
import { type Segment } from '#pay/segment.ts';
import { type DailyOvertime, dailyOvertimeMechanism } from './daily-overtime.ts';
import { type Setting } from './mechanism.ts';

const payClass = (name: string, index: number, bucket: 'daytime' | 'overtime'): PayClass => ({
  name,
  names: { is: name, en: name, pl: name },
  index,
  bucket,
  bucketIndex: BUCKET_INDEX[bucket],
  payLine: name,
  premiumLines: [],
  isExcess: false,
});
const dayWork = payClass('dayWork', 0, 'daytime');
const overtime = payClass('overtime', 1, 'overtime');
const overtime2 = payClass('overtime2', 2, 'overtime');
const classes = [dayWork, overtime, overtime2];
const classOf = (name: string): PayClass => classes.find((known) => known.name === name)!;

const setting: Setting = {
  ratioOn: () => 1_000_000,
  isRatioEven: true,
  workingHalvesIn: ({ firstDay, lastDay }) => 2 * (lastDay - firstDay + 1),
  absenceByDay: new Map(),
  companyPeriodOf: () => null,
  shifts: [],
  person: toPerson({}, []),
  offsetAt: () => 0,
  countsOf: () => new Map(),
};
const prepare = (limit: DailyOvertime) => {
  const { classify } = dailyOvertimeMechanism.prepare(limit, { classes, classOf, key: 'daily-overtime 0' });
  return (segments: readonly Segment[]) => classify!(segments, setting, null);
};

const tenHours: Segment = {
  entry: {
    id: 'a',
    index: 0,
    kind: 'work',
    start: 480,
    end: 1080,
    day: 0,
    minuteOfDay: 480,
    breaks: [],
    isCounted: true,
  },
  start: 480,
  end: 1080,
  day: 0,
  minuteOfDay: 480,
  dayClass: 'ordinary',
  holidays: [],
  inBreak: null,
  class: dayWork,
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
      { ...tenHours, ...hour(16, 18), class: overtime, movedFrom: dayWork },
    ]);
  });

  it('remembers the first class of a minute that is moved twice', () => {
    const over8 = prepare({ limitMinutes: 480, countedClasses: ['dayWork'], overtimeClass: 'overtime' });
    const over1 = prepare({ limitMinutes: 60, countedClasses: ['overtime'], overtimeClass: 'overtime2' });

    const segments = over1(over8([tenHours]));

    expect(segments.at(-1)).toEqual({
      ...tenHours,
      ...hour(17, 18),
      class: overtime2,
      movedFrom: dayWork,
    });
  });
});
