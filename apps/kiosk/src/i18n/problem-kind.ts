/** Everything that can stand between a person and a recorded punch. */
export const PROBLEM_KINDS = [
  'offline',
  'timedOut',
  'notRecorded',
  'notKnown',
  'serverTrouble',
  'tooManyRequests',
  'addressNotAllowed',
  'terminalDisabled',
  'companyUnknown',
  'projectRequired',
  'overlapsLater',
  'personUnknown',
  'refused',
] as const;

export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** What happened, what to do, what is safe: the three sentences every error has. */
export type ProblemText = { readonly what: string; readonly toDo: string; readonly safe: string };
