import { type Agreement } from './agreement.ts';
import { SGS_EFLING_DAY_WORK } from './sgs-efling-day-work.ts';

/**
 * The rules that ship with the engine, by key.
 * @example agreements.get('sgs-efling-day-work')?.definition
 */
export const agreements: ReadonlyMap<string, Agreement> = new Map(
  [SGS_EFLING_DAY_WORK].map((agreement) => [agreement.key, agreement]),
);
