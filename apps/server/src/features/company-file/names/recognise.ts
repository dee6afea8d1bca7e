// An item without an id: does the company have it already, or is it new? Its name decides.
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';
import { uuidv7 } from '#ids.ts';
import type { Report } from '../checks/file-parts.ts';
import { lacksId, textOf } from './content-items.ts';
import { nameKey, type Named, type NamedPerson } from './stored-names.ts';

/** An item as the file has it, with what it may be recognised by. */
type Candidate = {
  readonly item: unknown;
  readonly path: string;
  readonly key: string | null;
  readonly employeeNumber: string | null;
  readonly emailKey: string | null;
};

type Place = { readonly pathOf: (index: number) => string; readonly nameField: string };

/**
 * The ids of a list, item by item: the one that stands there, that of the stored item of this name, or a new one. Null for what is
 * no item. Two of one name are reported, unless their employee numbers tell them apart.
 */
export function recogniseItems(
  items: readonly unknown[],
  stored: readonly (Named | NamedPerson)[],
  { pathOf, nameField }: Place,
  report: Report,
): readonly (string | null)[] {
  const candidates = items.map((item, index) => toCandidate(item, pathOf(index), nameField));
  const given = new Set(items.flatMap((item) => textOf(item, 'id')?.toLowerCase() ?? []));
  const free = stored.filter(({ id }) => !given.has(id));
  const sameName = byKey(candidates);
  return candidates.map((candidate) => {
    if (!lacksId(candidate.item)) return textOf(candidate.item, 'id')?.toLowerCase() ?? null;
    reportNamesakes(candidate, sameName.get(candidate.key ?? '') ?? [], report);
    return findStored(candidate, free, report)?.id ?? uuidv7();
  });
}

function toCandidate(item: unknown, path: string, nameField: string): Candidate {
  const name = textOf(item, nameField);
  const email = textOf(item, 'email');
  return {
    item,
    path,
    key: name === null ? null : nameKey(name),
    employeeNumber: textOf(item, 'employeeNumber'),
    emailKey: email === null ? null : emailKeyOf(email),
  };
}

function byKey(candidates: readonly Candidate[]): ReadonlyMap<string, readonly Candidate[]> {
  const found = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    if (candidate.key === null) continue;
    const same = found.get(candidate.key);
    if (same === undefined) found.set(candidate.key, [candidate]);
    else same.push(candidate);
  }
  return found;
}

function reportNamesakes(candidate: Candidate, same: readonly Candidate[], report: Report): void {
  const other = same.find((each) => each !== candidate && !hasOtherNumber(each, candidate.employeeNumber));
  if (other === undefined) return;
  report(candidate.path, `has no id and the name of ${other.path}; ${wayOut(candidate.path)}`);
}

function findStored(
  candidate: Candidate,
  stored: readonly (Named | NamedPerson)[],
  report: Report,
): Named | undefined {
  const { key, employeeNumber, emailKey, path } = candidate;
  const people = stored.filter((each) => 'emailKey' in each);
  const byMark =
    people.find((each) => employeeNumber !== null && each.employeeNumber === employeeNumber) ??
    people.find((each) => emailKey !== null && each.emailKey === emailKey);
  if (byMark !== undefined || key === null) return byMark;
  const [first, ...more] = stored.filter(
    (each) => nameKey(each.name) === key && !('emailKey' in each && hasOtherNumber(each, employeeNumber)),
  );
  if (more.length > 0) {
    const ids = [first, ...more].flatMap((each) => each?.id ?? []);
    report(
      path,
      `has no id, and ${ids.length} of this company have its name: ${ids.join(' and ')}; give the id`,
    );
  }
  return first;
}

/** Namesakes whose employee numbers differ are two people. */
function hasOtherNumber(
  { employeeNumber }: Pick<NamedPerson, 'employeeNumber'>,
  number: string | null,
): boolean {
  return employeeNumber !== null && number !== null && employeeNumber !== number;
}

function wayOut(path: string): string {
  return path.startsWith('employees')
    ? 'write them once, or give each an employeeNumber of its own'
    : 'write it once, or give one of them another name';
}
