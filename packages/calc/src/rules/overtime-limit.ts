/** What is over a limit? The parameters and the one way of moving that every overtime mechanism shares. */
import { type Citation } from '#holidays/citation.ts';
import { ABSENCE_TYPES, type AbsenceType } from '#pay/absence-minutes.ts';
import { readCitation } from './read-parts.ts';
import { described, type Read } from './json-schema.ts';
import {
  type Fields,
  readBoolean,
  readClass,
  readList,
  readMinutes,
  readObjectOf,
  readOneOf,
} from './read-fields.ts';
import { readWeightWindows, type WeightWindow } from './weights.ts';

/** A higher limit on the same count, and what the minutes past it become. */
export type OvertimeTier = {
  readonly limitMinutes: number;
  readonly overtimeClass: string;
  readonly citation?: Citation;
};

/**
 * Minutes in a window count `weight` times. Beyond themselves they count at most `atMostMinutes` in a period, times the
 * employment ratio where the limit is.
 */
type WeightedHours = {
  readonly windows: readonly WeightWindow[];
  readonly atMostMinutes?: number;
};

/**
 * What exceeds `limitMinutes`, or `limitPerWorkingDayMinutes` times the working days of the period, of `countedClasses`, in
 * order of time, becomes `overtimeClass`, and what exceeds a higher tier becomes that tier's class. Absence of the kinds in
 * `countedAbsences` counts before what was worked on its day. `movedClasses` are those of the counted classes whose minutes
 * move (none named: all). Of these, the classes that are paid as major holiday become `majorHolidayClass`; where none is
 * named they count and stay. With `scaledByRatio` the limits are taken times the employment ratio. With `weighted` minutes
 * count by their hours.
 */
export type OvertimeLimit = {
  readonly limitMinutes?: number;
  readonly limitPerWorkingDayMinutes?: number;
  readonly countedAbsences?: readonly AbsenceType[];
  readonly countedClasses: readonly string[];
  readonly overtimeClass: string;
  readonly movedClasses?: readonly string[];
  readonly majorHolidayClass?: string;
  readonly higherTiers?: readonly OvertimeTier[];
  readonly scaledByRatio?: boolean;
  readonly weighted?: WeightedHours;
};

const readDayMinutes: Read<number> = described(
  (json, path, report) => {
    const minutes = readMinutes(json, path, report);
    if (minutes === null || minutes <= 1440) return minutes;
    report(path, 'must be at most 1440 minutes: a day has no more.');
    return null;
  },
  { ...readMinutes.schema, maximum: 1440 },
);

const readTier = (classes: Fields['classes'], readLimit: Read<number>): Read<OvertimeTier> =>
  readObjectOf({
    must: { limitMinutes: readLimit, overtimeClass: readClass(classes) },
    may: { citation: readCitation },
  });

/** The fields that every overtime limit has, by the classes of the rule; `readLimit` says which limits are allowed. */
export const overtimeLimitParts = (classes: Fields['classes'], readLimit: Read<number> = readMinutes) => ({
  must: {
    countedClasses: readList(readClass(classes), 1),
    overtimeClass: readClass(classes),
  },
  may: {
    countedAbsences: readList(readOneOf(ABSENCE_TYPES), 1),
    movedClasses: readList(readClass(classes), 1),
    majorHolidayClass: readClass(classes),
    higherTiers: readList(readTier(classes, readLimit), 1),
    scaledByRatio: readBoolean,
  },
});

const readWeighted: Read<WeightedHours> = readObjectOf({
  must: { windows: readWeightWindows },
  may: { atMostMinutes: readMinutes },
});

/** The limit of a week or a pay period: this many minutes, or this many for each of its working days, and how minutes count. */
export const PERIOD_LIMITS = {
  limitMinutes: readMinutes,
  limitPerWorkingDayMinutes: readDayMinutes,
  weighted: readWeighted,
};

/** Would minutes move where they are, or tiers not rise? Every such fault is reported. */
export const isSoundLimit = (
  limit: OvertimeLimit,
  { path, report }: Pick<Fields, 'path' | 'report'>,
): boolean => {
  const { limitMinutes, limitPerWorkingDayMinutes: perDay, countedClasses, majorHolidayClass } = limit;
  const { movedClasses = [], higherTiers = [] } = limit;
  let isSound = true;
  const fault = (at: string, message: string): void => {
    report(`${path}.${at}`, message);
    isSound = false;
  };
  const moved = countedClasses.filter((name) => limit.movedClasses?.includes(name) ?? true);
  const movedName = limit.movedClasses === undefined ? 'countedClasses' : 'movedClasses';
  const checkTarget = (name: string, at: string): void => {
    if (moved.includes(name)) fault(at, `cannot be one of ${movedName}: its minutes would not move.`);
  };
  if (limitMinutes === undefined && perDay === undefined) {
    fault('limitMinutes', 'must be given, or limitPerWorkingDayMinutes instead.');
  }
  if (limitMinutes !== undefined && perDay !== undefined) {
    fault('limitPerWorkingDayMinutes', 'cannot stand beside limitMinutes: give one of them.');
  }
  checkTarget(limit.overtimeClass, 'overtimeClass');
  if (majorHolidayClass !== undefined) checkTarget(majorHolidayClass, 'majorHolidayClass');
  for (const [index, name] of movedClasses.entries()) {
    if (!countedClasses.includes(name)) fault(`movedClasses[${index}]`, 'must be one of countedClasses.');
  }
  let below = limitMinutes ?? 0;
  for (const [index, tier] of higherTiers.entries()) {
    if (tier.limitMinutes <= below) fault(`higherTiers[${index}].limitMinutes`, `must be above ${below}.`);
    checkTarget(tier.overtimeClass, `higherTiers[${index}].overtimeClass`);
    below = tier.limitMinutes;
  }
  return isSound;
};
