// Is this a good company file? If not, all its faults are reported at once.
import { checkCompany } from './checks/check-company.ts';
import { checkEmployees } from './checks/check-employees.ts';
import { checkPlannedTime } from './checks/check-planned-time.ts';
import { checkRuleSets } from './checks/check-rule-sets.ts';
import { checkTimeEntries } from './checks/check-time-entries.ts';
import { partsOf, siftParts, type FileParts, type Report, type Parts } from './checks/file-parts.ts';
import { knownIds, type StoredIds } from './checks/known-ids.ts';
import { companyFile, type CompanyFile, FILE_LISTS } from './company-file.ts';
import { CompanyFileRefused, toFileFaults, type FileFault } from './file-fault.ts';

/**
 * @param stored what the company has already: a file may refer to it
 * @throws CompanyFileRefused with every fault
 */
export function checkCompanyFile(content: unknown, stored: StoredIds): CompanyFile {
  const parsed = companyFile.safeParse(content, { reportInput: true });
  const faults: FileFault[] = parsed.success ? [] : [...toFileFaults(parsed.error.issues)];
  const parts = parsed.success ? partsOf(parsed.data) : siftParts(content, parsed.error.issues);
  if (parts !== null) checkParts(parts, stored, (path, message) => faults.push({ path, message }));
  if (!parsed.success || faults.length > 0) throw new CompanyFileRefused(faults);
  return parsed.data;
}

function checkParts(parts: FileParts, stored: StoredIds, report: Report): void {
  const known = knownIds(parts, stored);
  checkIds(parts, report);
  if (parts.company !== null) checkCompany(parts.company, known, report);
  checkProjects(parts.lists.projects, stored, report);
  checkRuleSets(parts.lists.ruleSets, stored, report);
  checkEmployees(parts.lists.employees, parts.company?.name ?? null, known, report);
  checkPlannedTime(parts, known, report);
  checkTimeEntries(parts.lists.timeEntries, known, report);
}

/** Faults of projects that no single field shows. */
function checkProjects(projects: Parts<'projects'>, stored: StoredIds, report: Report): void {
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

/** An id stands once in its list. */
function checkIds({ lists }: FileParts, report: Report): void {
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
