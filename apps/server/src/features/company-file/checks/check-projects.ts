// Faults of projects that no single field shows.
import type { Parts, Report } from './file-parts.ts';
import type { StoredIds } from './known-ids.ts';

export function checkProjects(projects: Parts<'projects'>, stored: StoredIds, report: Report): void {
  for (const { index, value } of projects) {
    const { startDate, endDate } = value;
    if (startDate !== null && endDate !== null && endDate < startDate) {
      report(`projects[${index}].endDate`, 'lies before startDate');
    }
    for (const [place, { id }] of value.subProjects.entries()) {
      const projectId = stored.subProjects.get(id);
      if (projectId === undefined || projectId === value.id) continue;
      report(
        `projects[${index}].subProjects[${place}].id`,
        'belongs to another project already; worked time refers to it there',
      );
    }
  }
}
