// What every JSON body has in common: it is an object, and what it holds beyond the known fields is ignored.
import { z } from 'zod';

/** The schema of a JSON body. Unknown properties are dropped, so that partners may send more than we know. */
export function requestBody<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape);
}

/**
 * For rules between fields: runs them also when a field is faulty, so that one answer lists every fault. Such a rule gets
 * unchecked values and must check each one before it uses it.
 */
export const evenIfFieldsAreFaulty = {
  when: ({ value }: { readonly value: unknown }) =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
};
