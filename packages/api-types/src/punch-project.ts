// The project of a punch: every door takes it, and it counts only on a clock-in.
import type { z } from 'zod';
import { guid, isGiven, notGivenOr } from './formats.ts';

/** What the description of every punch says of projects. */
export const PROJECT_RULES =
  'Where the employee must choose a project, a clock-in without `projectId` is refused; a `projectId` needs the company feature ' +
  '`enableProjects`.';

/** The project fields every punch takes. */
export const punchProjectShape = {
  projectId: notGivenOr(guid).meta({ description: 'Project to clock in to; ignored on a clock-out.' }),
  subProjectId: notGivenOr(guid).meta({
    description: 'Sub-project of projectId, which is then required; ignored on a clock-out.',
  }),
};

/** The rule of `subProjectNeedsProject` in JSON Schema, for the document. */
export const subProjectPair = { subProjectId: ['projectId'] };

/** Refuses a sub-project without its project on a clock-in; on a clock-out both are ignored. */
export function subProjectNeedsProject(
  body: { readonly action?: unknown; readonly projectId?: unknown; readonly subProjectId?: unknown },
  context: z.RefinementCtx,
): void {
  if (body.action === 'stop' || body.action === 'Stop') return;
  if (!isGiven(body.subProjectId) || isGiven(body.projectId)) return;
  context.addIssue({
    code: 'custom',
    path: ['projectId'],
    message: 'must be given together with subProjectId',
  });
}

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
