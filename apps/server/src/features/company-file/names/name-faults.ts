// Adds names to faults: a name tells the author of a file more than `employees[17]`.
import type { FileFault } from '../file-fault.ts';
import { isMapping, itemsOf, textOf } from './content-items.ts';
import type { StoredNames } from './stored-names.ts';

const ITEM = /^([A-Za-z]+)\[(\d+)\]/;
const ITEM_IN_SENTENCE = /\b([A-Za-z]+)\[(\d+)\](?![.[])/g;

/** @param content the file with ids in it */
export function nameFaults(
  faults: readonly FileFault[],
  content: unknown,
  { employees }: Pick<StoredNames, 'employees'>,
): readonly FileFault[] {
  if (!isMapping(content) || faults.length === 0) return faults;
  const nameOfEmployee = new Map(employees.map(({ id, name }) => [id, name]));
  for (const item of itemsOf(content, 'employees')) {
    const id = textOf(item, 'id')?.toLowerCase();
    const name = textOf(item, 'displayName');
    if (id !== undefined && name !== null) nameOfEmployee.set(id, name);
  }
  const nameAt = (list: string, index: number): string | null => {
    const item = itemsOf(content, list)[index];
    const own = textOf(item, 'displayName') ?? textOf(item, 'name');
    return own ?? nameOfEmployee.get(textOf(item, 'employeeId')?.toLowerCase() ?? '') ?? null;
  };
  return faults.map(({ path, message }) => {
    const [, list, index] = ITEM.exec(path) ?? [];
    const about = list === undefined ? null : nameAt(list, Number(index));
    const named = message.replaceAll(ITEM_IN_SENTENCE, (place, other: string, at: string) => {
      const name = nameAt(other, Number(at));
      return name === null ? place : `${name} (${place})`;
    });
    return { path, message: named, ...(about !== null && { about }) };
  });
}
