/** Which edition of a rule holds on a day? The one whose `validFrom` came last; before the first, plain time. */
import { toDayNumber, type LocalDate } from '@stimpill/time';
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
    names: { is: 'Tími án reglu', en: 'Plain time', pl: 'Czas bez reguły' },
    holidayProfile: {},
    baseClass: 'dayWork',
    mechanisms: [],
    codeMap: {
      dayWork: {
        bucket: 'daytime',
        payLine: 'DV',
        names: { is: 'dagvinna', en: 'day work', pl: 'praca dzienna' },
      },
    },
  },
};

/** A version and the days on which it holds, by number; both ends belong to it. */
export type VersionSpan = {
  readonly version: RuleVersion;
  readonly firstDay: number;
  readonly lastDay: number;
};

const toSpans = (versions: readonly RuleVersion[]): readonly VersionSpan[] => {
  const dated = versions
    .map((version) => ({ version, firstDay: toDayNumber(version.validFrom) }))
    .sort((a, b) => a.firstDay - b.firstDay);
  const all = [{ version: PLAIN_TIME, firstDay: Number.NEGATIVE_INFINITY }, ...dated];
  return all.map(({ version, firstDay }, index) => ({
    version,
    firstDay,
    lastDay: (all[index + 1]?.firstDay ?? Number.POSITIVE_INFINITY) - 1,
  }));
};

const known = new WeakMap<readonly RuleVersion[], readonly VersionSpan[]>();

/**
 * Every version and plain time before the first, in order of the days on which they hold. They are worked out once for a
 * list, which must not change afterwards.
 * @example versionSpans([]).length // 1
 */
export const versionSpans = (versions: readonly RuleVersion[]): readonly VersionSpan[] => {
  const spans = known.get(versions) ?? toSpans(versions);
  known.set(versions, spans);
  return spans;
};
