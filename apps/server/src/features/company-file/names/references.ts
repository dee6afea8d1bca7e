// A field that names something, such as `departments: [Eldhús]`, becomes the field with the id, such as `departmentIds`.
import type { Report } from '../checks/file-parts.ts';
import { isMapping, type Mapping } from './content-items.ts';
import type { NameIndex, ReferredList } from './name-index.ts';

type Reference = {
  readonly byName: string;
  readonly byId: string;
  readonly list: ReferredList;
  readonly isList?: true;
};

const EMPLOYEE: Reference = { byName: 'employee', byId: 'employeeId', list: 'employees' };
const KIND: Reference = { byName: 'kind', byId: 'kindId', list: 'absenceKinds' };
const PROJECT: Reference = { byName: 'project', byId: 'projectId', list: 'projects' };

export const COMPANY_REFERENCES: readonly Reference[] = [
  { byName: 'defaultRuleSet', byId: 'defaultRuleSetId', list: 'ruleSets' },
  { byName: 'defaultPayPeriod', byId: 'defaultPayPeriodId', list: 'payPeriods' },
];

export const LIST_REFERENCES: Readonly<Record<string, readonly Reference[]>> = {
  employees: [
    { byName: 'departments', byId: 'departmentIds', list: 'departments', isList: true },
    { byName: 'limitedToDepartments', byId: 'limitedToDepartmentIds', list: 'departments', isList: true },
    { byName: 'ruleSet', byId: 'ruleSetId', list: 'ruleSets' },
    { byName: 'payPeriod', byId: 'payPeriodId', list: 'payPeriods' },
  ],
  shifts: [EMPLOYEE, { byName: 'shiftType', byId: 'shiftTypeId', list: 'shiftTypes' }, PROJECT],
  timeOff: [EMPLOYEE, KIND],
  absences: [EMPLOYEE, KIND],
  balanceBookings: [EMPLOYEE],
  timeEntries: [EMPLOYEE, PROJECT, { byName: 'subProject', byId: 'subProjectId', list: 'subProjects' }],
};

/** For the checks of ids: where each id comes from in the author's text. */
export type Renames = {
  /** The path of a field with ids -> that of the field with names in its place. */
  readonly paths: Map<string, string>;
  /** Fields with ids whose faults were already reported under the names. */
  readonly settled: Set<string>;
};

export type ReferenceContext = {
  readonly path: string;
  readonly indexOf: (item: Mapping) => NameIndex;
  readonly renames: Renames;
  readonly report: Report;
};

/** @returns the item itself where it names nothing */
export function toIds(item: unknown, references: readonly Reference[], context: ReferenceContext): unknown {
  if (!isMapping(item) || !references.some(({ byName }) => byName in item)) return item;
  return references.reduce((changed, reference) => replaceOne(changed, reference, context), item);
}

function replaceOne(item: Mapping, reference: Reference, context: ReferenceContext): Mapping {
  const { byName, byId } = reference;
  if (!(byName in item)) return item;
  const { [byName]: names, ...rest } = item;
  const { path, renames, report } = context;
  const fieldPath = `${path}.${byName}`;
  renames.paths.set(`${path}.${byId}`, fieldPath);
  if (byId in item) {
    report(fieldPath, `stands beside ${byId}; give one of the two`);
    return rest;
  }
  if (names === null) return { ...rest, [byId]: null };
  const found =
    reference.isList === true
      ? findAll(names, reference, item, context)
      : findOne(names, fieldPath, reference, item, context);
  if (found !== null) return { ...rest, [byId]: found };
  renames.settled.add(`${path}.${byId}`);
  return rest;
}

function findAll(
  names: unknown,
  reference: Reference,
  item: Mapping,
  context: ReferenceContext,
): readonly string[] | null {
  const fieldPath = `${context.path}.${reference.byName}`;
  if (!Array.isArray(names)) {
    context.report(fieldPath, 'must be a list of names, such as [Kitchen]');
    return null;
  }
  const ids = names.map((name, place) => findOne(name, `${fieldPath}[${place}]`, reference, item, context));
  return ids.includes(null) ? null : (ids as string[]);
}

function findOne(
  name: unknown,
  path: string,
  { list }: Reference,
  item: Mapping,
  { indexOf, report }: ReferenceContext,
): string | null {
  if (typeof name !== 'string') {
    report(path, 'must be a name; put quotes around it');
    return null;
  }
  const found = indexOf(item).find(list, name);
  if ('id' in found) return found.id;
  report(path, found.fault);
  return null;
}
