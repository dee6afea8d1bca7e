// Which company is a file about? The one of its id, or of its name, or a new one.
import { uuidv7 } from '#ids.ts';
import type { FileFault } from '../file-fault.ts';
import { isGuid, isMapping, textOf } from './content-items.ts';
import { nameKey, type Named } from './stored-names.ts';

/** @param companies all of the installation */
export function recogniseCompany(
  content: unknown,
  companies: readonly Named[],
): { readonly id: string } | { readonly fault: FileFault } {
  const company = isMapping(content) ? content['company'] : null;
  const id = textOf(company, 'id');
  if (id !== null && isGuid(id)) return { id: id.toLowerCase() };
  const name = textOf(company, 'name');
  const [first, ...more] = companies.filter((each) => name !== null && nameKey(each.name) === nameKey(name));
  if (id !== null || first === undefined) return { id: uuidv7() };
  if (more.length === 0) return first;
  const ids = [first, ...more].map((each) => each.id).join(' and ');
  return {
    fault: { path: 'company', message: `has no id, and companies here have its name: ${ids}; give the id` },
  };
}
