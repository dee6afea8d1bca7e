// Two names for one employee: `employeeId`, and `userId` as the older callers say.
import { z } from 'zod';
import { guid, isGiven, notGivenOr } from './formats.ts';

/** The two fields. One of them must be given; `namesOneEmployee` sees to that. */
export function employeeAliasShape(description: string) {
  return {
    employeeId: notGivenOr(guid).meta({ description: `${description} Either this or userId is required.` }),
    userId: notGivenOr(guid).meta({ description: 'Alias of employeeId; both given must be the same.' }),
  };
}

/** Refuses a request in which both names are missing, or in which they differ. */
export function namesOneEmployee(
  input: { readonly employeeId?: unknown; readonly userId?: unknown },
  context: z.RefinementCtx,
): void {
  const refuse = (field: string, message: string) => {
    context.addIssue({ code: 'custom', path: [field], message });
  };
  if (!isGiven(input.employeeId) && !isGiven(input.userId)) refuse('employeeId', 'must be given as a GUID');
  if (haveDifferentIds(input.employeeId, input.userId)) refuse('userId', 'must not differ from employeeId');
}

/** The one employee that a checked input names. */
export function employeeIdOf(input: {
  readonly employeeId?: string | undefined;
  readonly userId?: string | undefined;
}): string {
  const id = input.employeeId ?? input.userId;
  if (id === undefined) throw new Error('An input without employeeId and userId passed its schema.');
  return id;
}

function haveDifferentIds(first: unknown, second: unknown): boolean {
  const ids = z.tuple([guid, guid]).safeParse([first, second]);
  return ids.success && ids.data[0] !== ids.data[1];
}
