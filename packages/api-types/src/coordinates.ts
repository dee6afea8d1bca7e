// A position has both numbers or none; only one of the two is refused.
import type { z } from 'zod';
import { isGiven } from './formats.ts';

/** Refuses a body in which exactly one of two fields is given. The field that is missing is the one at fault. */
export function bothOrNeither<Field extends string>(first: Field, second: Field) {
  return (body: Partial<Record<Field, unknown>>, context: z.RefinementCtx): void => {
    if (isGiven(body[first]) === isGiven(body[second])) return;
    const [given, missing] = isGiven(body[first]) ? [first, second] : [second, first];
    context.addIssue({ code: 'custom', path: [missing], message: `must be given together with ${given}` });
  };
}

/** The same rule in JSON Schema, for the document: `{lat: ['lng'], lng: ['lat']}`. */
export function pairOf(first: string, second: string): Record<string, string[]> {
  return { [first]: [second], [second]: [first] };
}
