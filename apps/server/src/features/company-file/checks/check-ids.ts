// An id stands once in its list.
import { FILE_LISTS } from '../company-file.ts';
import type { FileParts, Report } from './file-parts.ts';

export function checkIds({ lists }: FileParts, report: Report): void {
  for (const list of FILE_LISTS) {
    const reportItem = firstUse(report);
    for (const { index, value } of lists[list]) reportItem(value.id, `${list}[${index}]`);
  }
  const reportSubProject = firstUse(report);
  for (const { index, value } of lists.projects) {
    for (const [place, { id }] of value.subProjects.entries()) {
      reportSubProject(id, `projects[${index}].subProjects[${place}]`);
    }
  }
}

function firstUse(report: Report): (id: string, path: string) => void {
  const seen = new Map<string, string>();
  return (id, path) => {
    const earlier = seen.get(id);
    if (earlier === undefined) seen.set(id, path);
    else report(`${path}.id`, `is the id of ${earlier} too`);
  };
}
