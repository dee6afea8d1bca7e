// Is a project asked for? Only for a clock-in. What the server says of the person is the company's rule with the person's own exception
// already in it; a project that is not required may still be offered.

export type ProjectRule = 'none' | 'optional' | 'required';

type CompanyRule = {
  readonly enableProjects: boolean;
  readonly projectSelection: 'none' | 'optional' | 'strict';
};

export function toProjectRule(
  { enableProjects, projectSelection }: CompanyRule,
  person: { readonly requiresProject: boolean },
  action: 'Start' | 'Stop',
): ProjectRule {
  if (!enableProjects || action === 'Stop') return 'none';
  if (person.requiresProject) return 'required';
  return projectSelection === 'none' ? 'none' : 'optional';
}
