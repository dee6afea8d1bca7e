import type { StoredIds } from '#features/company-file/checks/known-ids.ts';

/** What the database holds of a company that is not in it yet. */
export const NOTHING_STORED: StoredIds = {
  departments: new Set(),
  payPeriods: new Set(),
  projects: new Set(),
  subProjects: new Map(),
  ruleSets: new Set(),
  definitions: new Map(),
  employees: new Set(),
  shiftTypes: new Set(),
  absenceKinds: new Map(),
};
