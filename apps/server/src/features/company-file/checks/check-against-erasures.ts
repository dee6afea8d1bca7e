// A file from before somebody was erased does not bring them back.
import type { CompanyFile } from '../company-file.ts';
import type { StoredRows } from '../read-stored-rows.ts';
import type { Report } from './file-parts.ts';

/** Whether anybody in it could have been erased: such a record has no number, no address and no way in. */
export function mayBringBack(
  employees: CompanyFile['employees'],
  { employees: stored }: StoredRows,
): boolean {
  return employees.some(({ id }) => {
    const row = stored.get(id);
    return row !== undefined && !Number(row.is_active) && row.email === null && row.pin_hash === null;
  });
}

export function checkAgainstErasures(
  employees: CompanyFile['employees'],
  { employees: stored }: StoredRows,
  erased: ReadonlySet<string>,
  report: Report,
): void {
  for (const [index, person] of employees.entries())
    if (erased.has(person.id) && isNamed(person, stored.get(person.id)?.display_name))
      report(`employees[${index}]`, 'was erased; leave this person out of the file');
}

function isNamed(person: CompanyFile['employees'][number], standIn: string | undefined): boolean {
  const { displayName, email, kennitala, phone, employeeNumber, birthDate, jobTitle, isActive } = person;
  const facts = [email, kennitala, phone, employeeNumber, birthDate, jobTitle];
  return displayName !== standIn || isActive || facts.some((fact) => fact !== null && fact !== '');
}
