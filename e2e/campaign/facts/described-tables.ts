// The tables as the server describes them, for judges who would otherwise have to name them again.
import { ALL_TABLES } from '../../../apps/server/src/database/all-tables.ts';

export const TABLE_NAMES: readonly string[] = ALL_TABLES.map(({ name }) => name);

const PASSING = ALL_TABLES.flatMap(({ name, passes }) => (passes === undefined ? [] : [{ name, passes }]));

/** Each row of them goes by itself when its time is over. */
export const PASSING_TABLES: readonly string[] = PASSING.map(({ name }) => name);

type RetentionDays = Readonly<Record<'coordinates' | 'photos', number>>;

/** @param retentionDays as the company has set them */
export function longestKeptDays(retentionDays: RetentionDays): number {
  return Math.max(
    ...PASSING.map(({ passes }) => ('days' in passes ? passes.days : retentionDays[passes.setting])),
  );
}
