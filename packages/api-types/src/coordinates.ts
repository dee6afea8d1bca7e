// A position is two numbers or none; half a position is refused.
import type { z } from 'zod';

/** Refuses a body in which exactly one of two fields is given. */
export function bothOrNeither<Field extends string>(first: Field, second: Field) {
  return (body: Partial<Record<Field, unknown>>, context: z.RefinementCtx): void => {
    const missing = isGiven(body[first]) ? second : first;
    if (isGiven(body[first]) === isGiven(body[second])) return;
    context.addIssue({
      code: 'custom',
      path: [missing],
      message: `must be given together with ${other(missing)}`,
    });
  };

  function other(field: Field): Field {
    return field === first ? second : first;
  }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}
