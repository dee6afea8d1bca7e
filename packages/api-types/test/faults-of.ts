import type { z } from 'zod';
import { readAsWanted } from '../src/what-is-wanted.ts';

/** What a schema finds wrong with a value, one line per fault: `latitude: must be at most 90`. */
export function faultsOf(schema: z.ZodType, value: unknown): string[] {
  return readAsWanted(schema, value).issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
