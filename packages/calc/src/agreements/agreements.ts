import { type Agreement } from './agreement.ts';

/**
 * The rules that ship with the engine, by key.
 * @example agreements.get('sgs-efling-day-work')?.definition
 */
export const agreements: ReadonlyMap<string, Agreement> = new Map();
