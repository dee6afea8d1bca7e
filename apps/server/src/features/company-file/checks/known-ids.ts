// The ids that a file may refer to: its own, and those that the company has already.
import type { AbsenceType } from '@stimpill/api-types/entry-kinds';
import type { FileParts } from './file-parts.ts';

/** What the database holds of this company before the import; all of it is small. */
export type StoredIds = {
  readonly departments: ReadonlySet<string>;
  readonly payPeriods: ReadonlySet<string>;
  readonly projects: ReadonlySet<string>;
  /** Sub-project to the project it belongs to. */
  readonly subProjects: ReadonlyMap<string, string>;
  readonly ruleSets: ReadonlySet<string>;
  /** Definitions as they are stored, by `versionKey`; none for a version that is an agreement. */
  readonly definitions: ReadonlyMap<string, string>;
  readonly employees: ReadonlySet<string>;
  readonly shiftTypes: ReadonlySet<string>;
  /** Own kinds of absence, and as what each counts. */
  readonly absenceKinds: ReadonlyMap<string, AbsenceType>;
};

type ReferredList = Exclude<keyof StoredIds, 'subProjects' | 'definitions' | 'absenceKinds'>;

export type KnownIds = {
  readonly has: (list: ReferredList, id: string) => boolean;
  /** The project of a sub-project; undefined for an unknown one, null where the file itself is faulty there. */
  readonly projectOf: (subProjectId: string) => string | null | undefined;
  /** As what an own kind of absence counts; undefined for an unknown one, null where the file itself is faulty there. */
  readonly kindCountsAs: (kindId: string) => AbsenceType | null | undefined;
};

export function knownIds(parts: FileParts, stored: StoredIds): KnownIds {
  const referred: readonly ReferredList[] = [
    'departments',
    'payPeriods',
    'projects',
    'ruleSets',
    'employees',
    'shiftTypes',
  ];
  const ids = new Map(
    referred.map((list) => [
      list,
      new Set([...stored[list], ...parts.lists[list].map(({ value }) => value.id)]),
    ]),
  );
  const projectOf = new Map<string, string>(stored.subProjects);
  for (const { value: project } of parts.lists.projects) {
    for (const { id } of project.subProjects) projectOf.set(id, project.id);
  }
  const countsAs = new Map(stored.absenceKinds);
  for (const { value: kind } of parts.lists.absenceKinds) countsAs.set(kind.id, kind.countsAs);
  return {
    kindCountsAs: (id) =>
      parts.unreadLists.has('absenceKinds') || parts.faultyIds.has(id) ? null : countsAs.get(id),
    has: (list, id) =>
      parts.unreadLists.has(list) || parts.faultyIds.has(id) || ids.get(list)?.has(id) === true,
    projectOf: (id) =>
      parts.unreadLists.has('projects') || parts.faultyIds.has(id) ? null : projectOf.get(id),
  };
}
