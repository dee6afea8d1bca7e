// A file as its author wrote it -> the same with an id everywhere: made, or recognised by name, and references by name followed.
import { isDeepStrictEqual } from 'node:util';
import type { FileFault } from '../file-fault.ts';
import { isMapping, itemsOf, lacksId, textOf, type Mapping, type PathPart } from './content-items.ts';
import { deriveIds, NAMELESS_LISTS } from './derive-ids.ts';
import { indexNames, type NameIndex } from './name-index.ts';
import { recogniseItems } from './recognise.ts';
import { COMPANY_REFERENCES, LIST_REFERENCES, toIds, type Renames } from './references.ts';
import type { StoredNames } from './stored-names.ts';

/** An id that the file lacked, and the item that it belongs to. */
export type FilledId = { readonly path: readonly PathPart[]; readonly id: string };

export type FilledIn = {
  readonly content: unknown;
  readonly filledIds: readonly FilledId[];
  readonly faults: readonly FileFault[];
  /** Faults that the checks found in the content, told by what the author wrote. */
  readonly retell: (faults: readonly FileFault[]) => readonly FileFault[];
};

const NAMED_LISTS = [
  'departments',
  'payPeriods',
  'projects',
  'ruleSets',
  'shiftTypes',
  'absenceKinds',
  'employees',
] as const;

export function fillIn(content: unknown, companyId: string, stored: StoredNames): FilledIn {
  const faults: FileFault[] = [];
  const filledIds: FilledId[] = [];
  const renames: Renames = { paths: new Map(), settled: new Set() };
  const retell = (found: readonly FileFault[]) => retold(found, renames);
  if (!isMapping(content)) return { content, filledIds, faults, retell };
  const report = (path: string, message: string) => faults.push({ path, message });
  const named = withNamedIds(content, companyId, { stored, report, filledIds });
  const referred = withReferences(named, stored, renames, report);
  return { content: withDerivedIds(referred, companyId, filledIds), filledIds, faults, retell };
}

type Filling = {
  readonly stored: StoredNames;
  readonly report: (path: string, message: string) => void;
  readonly filledIds: FilledId[];
};

function withNamedIds(content: Mapping, companyId: string, filling: Filling): Mapping {
  const filled: Record<string, unknown> = { ...content };
  if (lacksId(content['company'])) {
    filled['company'] = { ...content['company'], id: companyId };
    filling.filledIds.push({ path: ['company'], id: companyId });
  }
  for (const list of NAMED_LISTS) {
    const items = itemsOf(content, list);
    if (items.length === 0) continue;
    const ids = recogniseItems(
      items,
      filling.stored[list],
      {
        pathOf: (index) => `${list}[${index}]`,
        nameField: list === 'employees' ? 'displayName' : 'name',
      },
      filling.report,
    );
    const withIds = putIds(items, ids, [list], filling.filledIds);
    filled[list] =
      list === 'projects' ? withIds.map((item, index) => withSubProjectIds(item, index, filling)) : withIds;
  }
  return filled;
}

function withSubProjectIds(project: unknown, index: number, { stored, report, filledIds }: Filling): unknown {
  if (!isMapping(project)) return project;
  const items = itemsOf(project, 'subProjects');
  if (!items.some(lacksId)) return project;
  const projectId = textOf(project, 'id')?.toLowerCase();
  const ids = recogniseItems(
    items,
    stored.subProjects.filter((each) => each.projectId === projectId),
    { pathOf: (place) => `projects[${index}].subProjects[${place}]`, nameField: 'name' },
    report,
  );
  return { ...project, subProjects: putIds(items, ids, ['projects', index, 'subProjects'], filledIds) };
}

function putIds(
  items: readonly unknown[],
  ids: readonly (string | null)[],
  path: readonly PathPart[],
  filledIds: FilledId[],
): readonly unknown[] {
  return items.map((item, index) => {
    const id = ids[index] ?? null;
    if (id === null || !lacksId(item)) return item;
    filledIds.push({ path: [...path, index], id });
    return { ...item, id };
  });
}

function withReferences(
  content: Mapping,
  stored: StoredNames,
  renames: Renames,
  report: Filling['report'],
): Mapping {
  const index = indexNames(content, stored);
  const indexOf = (item: Mapping) => withSubProjectsOf(index, item, content, stored);
  const context = { indexOf, renames, report };
  const company = toIds(content['company'], COMPANY_REFERENCES, { ...context, path: 'company' });
  const lists = Object.entries(LIST_REFERENCES).flatMap(([list, references]) => {
    const items = itemsOf(content, list);
    if (items.length === 0) return [];
    return [[list, items.map((item, at) => toIds(item, references, { ...context, path: `${list}[${at}]` }))]];
  });
  return { ...content, ...(company !== undefined && { company }), ...(Object.fromEntries(lists) as Mapping) };
}

/** The name of a sub-project is looked for in the project of the time entry, which has its id by then. */
function withSubProjectsOf(
  index: NameIndex,
  item: Mapping,
  content: Mapping,
  stored: StoredNames,
): NameIndex {
  return {
    find: (list, text) => {
      if (list !== 'subProjects') return index.find(list, text);
      const projectId = projectIdOf(index, item);
      const projects = itemsOf(content, 'projects').filter(
        (each) => textOf(each, 'id')?.toLowerCase() === projectId,
      );
      const subProjects = projects.flatMap((each) => (isMapping(each) ? itemsOf(each, 'subProjects') : []));
      const ofProject = stored.subProjects.filter((each) => each.projectId === projectId);
      return indexNames({ subProjects }, { ...stored, subProjects: ofProject }).find(list, text);
    },
  };
}

function projectIdOf(index: NameIndex, item: Mapping): string | null {
  const text = textOf(item, 'projectId') ?? textOf(item, 'project');
  const found = text === null ? null : index.find('projects', text);
  return found !== null && 'id' in found ? found.id : null;
}

function withDerivedIds(content: Mapping, companyId: string, filledIds: FilledId[]): Mapping {
  const lists = NAMELESS_LISTS.flatMap((list) => {
    const items = itemsOf(content, list);
    const ids = deriveIds(companyId, list, items);
    return items.length === 0 ? [] : [[list, putIds(items, ids, [list], filledIds)]];
  });
  return { ...content, ...(Object.fromEntries(lists) as Mapping) };
}

function retold(faults: readonly FileFault[], { paths, settled }: Renames): readonly FileFault[] {
  return faults.flatMap((fault) => {
    const field = fault.path.replace(/\[\d+\]$/, '');
    if (settled.has(fault.path) || settled.has(field)) return [];
    const written = paths.get(fault.path);
    if (written !== undefined) return [{ ...fault, path: written }];
    const list = paths.get(field);
    return [list === undefined ? fault : { ...fault, path: `${list}${fault.path.slice(field.length)}` }];
  });
}

/** Whether a text that was read again holds what was there before and the ids, and nothing else. */
export function hasJustTheIds(before: unknown, ids: readonly FilledId[], after: unknown): boolean {
  const wanted = structuredClone(before);
  for (const { path, id } of ids) {
    let place = wanted as Record<PathPart, unknown>;
    for (const part of path) place = place[part] as Record<PathPart, unknown>;
    place['id'] = id;
  }
  return isDeepStrictEqual(after, wanted);
}
