// Is this a good company file? If not, all its faults are reported at once.
import { checkCompany } from './checks/check-company.ts';
import { checkEmployees } from './checks/check-employees.ts';
import { checkIds } from './checks/check-ids.ts';
import { checkPlannedTime } from './checks/check-planned-time.ts';
import { checkProjects } from './checks/check-projects.ts';
import { checkRuleSets } from './checks/check-rule-sets.ts';
import { checkTimeEntries } from './checks/check-time-entries.ts';
import { partsOf, siftParts, type FileParts, type Report } from './checks/file-parts.ts';
import { knownIds, type StoredIds } from './checks/known-ids.ts';
import { companyFile, type CompanyFile } from './company-file.ts';
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
