// The parts of a file that could be read, so that faults across the file are found together with the faults of single fields.
import type { z } from 'zod';
import { companyFile, FILE_LISTS, type CompanyFile, type FileList } from '../company-file.ts';

/** An item of a list and where it stood in the file. */
export type Part<Item> = { readonly index: number; readonly value: Item };

export type Parts<List extends FileList> = readonly Part<CompanyFile[List][number]>[];

export type FileParts = {
  /** Null when it has faults of its own. */
  readonly company: CompanyFile['company'] | null;
  readonly lists: { readonly [List in FileList]: Parts<List> };
  /** Ids of items with faults: a reference to one of them is no further fault. */
  readonly faultyIds: ReadonlySet<string>;
  /** Lists that could not be read at all: nothing can be said about references to them. */
  readonly unreadLists: ReadonlySet<FileList>;
};

/** Every check reports its faults here: where and what. */
export type Report = (path: string, message: string) => void;

export function partsOf(file: CompanyFile): FileParts {
  return toParts(file, (_list, index) => index, new Set(), new Set());
}

const siftedFile = companyFile.partial({ formatVersion: true, company: true });

/** @returns null when the file is no mapping at all */
export function siftParts(content: unknown, issues: readonly z.core.$ZodIssue[]): FileParts | null {
  if (!isMapping(content)) return null;
  const kept: Record<string, unknown> = {};
  const indexes = new Map<FileList, readonly number[]>();
  const faultyIds = new Set<string>();
  const unreadLists = new Set<FileList>();
  for (const list of FILE_LISTS) {
    const items = content[list] ?? [];
    if (!Array.isArray(items)) {
      unreadLists.add(list);
      continue;
    }
    const faulty = faultyIndexes(issues, list);
    const good = [...items.keys()].filter((index) => !faulty.has(index));
    kept[list] = good.map((index) => items[index] as unknown);
    indexes.set(list, good);
    for (const index of faulty) addIds(items[index], faultyIds);
  }
  if (!issues.some(({ path }) => path[0] === 'company')) kept['company'] = content['company'];
  const sifted = siftedFile.safeParse(kept);
  if (!sifted.success) return null;
  return toParts(sifted.data, (list, index) => indexes.get(list)?.[index] ?? index, faultyIds, unreadLists);
}

function toParts(
  file: z.output<typeof siftedFile>,
  indexInFile: (list: FileList, index: number) => number,
  faultyIds: ReadonlySet<string>,
  unreadLists: ReadonlySet<FileList>,
): FileParts {
  const lists = Object.fromEntries(
    FILE_LISTS.map((list) => [
      list,
      file[list].map((value, index) => ({ index: indexInFile(list, index), value })),
    ]),
  ) as unknown as FileParts['lists'];
  return { company: file.company ?? null, lists, faultyIds, unreadLists };
}

function faultyIndexes(issues: readonly z.core.$ZodIssue[], list: FileList): ReadonlySet<number> {
  return new Set(
    issues.flatMap(({ path: [first, index] }) =>
      first === list && typeof index === 'number' ? [index] : [],
    ),
  );
}

/** The ids of an item and of the sub-projects in it. */
function addIds(item: unknown, ids: Set<string>): void {
  if (!isMapping(item)) return;
  if (typeof item['id'] === 'string') ids.add(item['id'].toLowerCase());
  const inner = item['subProjects'];
  if (Array.isArray(inner)) for (const subProject of inner) addIds(subProject, ids);
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
