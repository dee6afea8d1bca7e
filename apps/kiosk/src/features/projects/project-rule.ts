// Is a project asked for? The company's rule, made stricter by the person's own; never looser, and only for a clock-in.

export type ProjectRule = 'none' | 'optional' | 'required';

type CompanyRule = {
  readonly enableProjects: boolean;
  readonly projectSelection: 'none' | 'optional' | 'strict';
};

export function toProjectRule(
  { enableProjects, projectSelection }: CompanyRule,
  person: { readonly requiresProjectSelection: boolean },
  action: 'Start' | 'Stop',
): ProjectRule {
  if (!enableProjects || action === 'Stop') return 'none';
  if (person.requiresProjectSelection || projectSelection === 'strict') return 'required';
  return projectSelection;
}
