// Why a punch was not applied: a verdict in the inbox, and only then an answer.

export type Refusal = {
  readonly code:
    | 'company.feature_disabled'
    | 'employee.not_found'
    | 'punch.project_required'
    | 'project.not_found'
    | 'punch.already_clocked_in'
    | 'punch.not_clocked_in'
    | 'punch.overlaps_entry';
  readonly field?: string;
};
