/** Which edition of a rule holds on a date? The one whose `validFrom` came last; before the first, plain time. */
import { toDayNumber, type LocalDate } from '#time/local-date.ts';
import { type RuleDefinition } from './rule-definition.ts';

/** A dated edition of a rule. It holds from local midnight of `validFrom` until the next one begins. */
export type RuleVersion = {
  readonly name: string;
  readonly number: number;
  readonly validFrom: LocalDate;
  readonly definition: RuleDefinition;
};

/** The built-in rule "Plain time": every worked minute is daytime, and no day is a holiday unless a company adds it. */
export const PLAIN_TIME: RuleVersion = {
  name: 'Plain time',
  number: 1,
  validFrom: '2000-01-01',
  definition: {
    holidayProfile: {},
    baseClass: 'dayWork',
    mechanisms: [],
    codeMap: { dayWork: { bucket: 'daytime', payLine: 'DV' } },
  },
};

/**
 * The version in force on a day number.
 * @example versionOnDay([], toDayNumber('2026-01-01')).name // 'Plain time'
 */
export const versionOnDay = (versions: readonly RuleVersion[], day: number): RuleVersion => {
  let found = PLAIN_TIME;
  let foundFrom = Number.NEGATIVE_INFINITY;
  for (const version of versions) {
    const from = toDayNumber(version.validFrom);
    if (from > day || from <= foundFrom) continue;
    found = version;
    foundFrom = from;
  }
  return found;
};
