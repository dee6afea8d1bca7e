// Names under which a company file may speak of what the company has.

export type Named = { readonly id: string; readonly name: string };

export type NamedPerson = Named & {
  readonly employeeNumber: string | null;
  /** Lower-case. */
  readonly emailKey: string | null;
};

export type StoredNames = {
  readonly departments: readonly Named[];
  readonly payPeriods: readonly Named[];
  readonly projects: readonly Named[];
  readonly subProjects: readonly (Named & { readonly projectId: string })[];
  readonly ruleSets: readonly Named[];
  readonly shiftTypes: readonly Named[];
  readonly absenceKinds: readonly Named[];
  readonly employees: readonly NamedPerson[];
};

/** Equal for names that a person reads as equal: letter case, spaces and how an accent is stored do not count. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
